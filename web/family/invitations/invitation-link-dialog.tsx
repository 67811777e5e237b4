import type { InvitedMember } from '#contract/family/invitations.ts'
import { ShareLink } from '../../platform/share/share-link.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { invitingWords } from '../inviting/inviting-words.ts'
import { useSelection } from '../selection/selected-group.tsx'

/** The link can be shown only now: the server keeps its hash. */
export function InvitationLinkDialog({ invited, onClose }: { invited: InvitedMember; onClose: () => void }) {
  const { group } = useSelection()
  const { pathname, hash } = new URL(invited.link)
  return (
    <Dialog title={invitingWords().ready} description={whatIsLeft(invited)} onClose={onClose}>
      <div className="grid gap-6">
        <ShareLink
          path={pathname + hash}
          label={invitingWords().linkLabel}
          message={invitingWords().joinUs(group?.name ?? null)}
          isShownOnce
          codeLabel={invitingWords().codeLabel}
        />
        <Button onClick={onClose}>{invitingWords().done}</Button>
      </div>
    </Dialog>
  )
}

function whatIsLeft({ isMailed, sendsMail, hadManyMails, user: { email } }: InvitedMember): string {
  const words = invitingWords()
  const address = email ?? ''
  if (isMailed) return words.isMailed(address)
  if (hadManyMails) return words.hadManyMails(address)
  return sendsMail ? words.notGoneOut(address) : words.noMail(address)
}
