import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog.tsx'

type SignOutQuestionProps = { count: number; onAnswer: (isLeaving: boolean) => void }

export function SignOutQuestion({ count, onAnswer }: SignOutQuestionProps) {
  const [were, they] = count === 1 ? ['1 picture was', 'it leaves'] : [`${count} pictures were`, 'they leave']
  return (
    <ConfirmDialog
      title={`${were} not sent yet`}
      confirm="Discard and sign out"
      look="danger"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      If you sign out now, {they} this browser and will not be sent. Your own files stay where they are.
    </ConfirmDialog>
  )
}
