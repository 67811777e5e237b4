import { ConfirmDialog } from './confirm-dialog.tsx'
import { leaveWords } from './leave/leave-words.ts'

/** Asks before a form is closed that was changed and not saved. */
export function LeaveQuestion({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const words = leaveWords()
  return (
    <ConfirmDialog
      title={words.question}
      confirm={words.leave}
      look="danger"
      onConfirm={onLeave}
      onClose={onClose}
    >
      {words.means}
    </ConfirmDialog>
  )
}
