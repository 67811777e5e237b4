import type { InvitedMember } from '#contract/family/invitations.ts'
import { ShareLink } from '../../platform/share/share-link.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { useSelection } from '../selection/selected-group.tsx'

/** The link can be shown only now: the server keeps its hash. */
export function InvitationLinkDialog({ invited, onClose }: { invited: InvitedMember; onClose: () => void }) {
  const { group } = useSelection()
  const { pathname, hash } = new URL(invited.link)
  return (
    <Dialog title="The invitation is ready" description={whatIsLeft(invited)} onClose={onClose}>
      <div className="grid gap-6">
        <ShareLink
          path={pathname + hash}
          label="Link, good for seven days and one person"
          message={`Join ${group?.name ?? 'our family'} on Sunporch:`}
          isShownOnce
          codeLabel="A code with the invitation, for a phone's camera"
        />
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  )
}

function whatIsLeft({ isMailed, sendsMail, hadManyMails, user: { email } }: InvitedMember): string {
  if (isMailed) return `A mail with this link is on its way to ${email}.`
  if (hadManyMails)
    return `${email} has had many mails today, so this one was not sent. Please give them this link yourself.`
  return sendsMail
    ? `The mail to ${email} has not gone out yet. Please give them this link yourself.`
    : `One step is left: this server sends no mail, so give ${email} this link yourself.`
}
