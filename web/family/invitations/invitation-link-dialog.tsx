import type { InvitedMember } from '#contract/family/invitations.ts'
import { Button } from '../../platform/ui/button.tsx'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'

/** The link can be shown only now: the server keeps its hash. */
export function InvitationLinkDialog({ invited, onClose }: { invited: InvitedMember; onClose: () => void }) {
  return (
    <Dialog
      title="The invitation is ready"
      description={
        invited.isMailed
          ? `A mail with this link is on its way to ${invited.user.email}.`
          : `No mail was sent. Please send this link to ${invited.user.email} yourself.`
      }
      onClose={onClose}
    >
      <div className="grid gap-5">
        <CopyField label="Link, good for seven days and one person" value={invited.link} />
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
