import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog.tsx'
import { uploadWords } from '../words/upload-words.ts'

type SignOutQuestionProps = { count: number; onAnswer: (isLeaving: boolean) => void }

export function SignOutQuestion({ count, onAnswer }: SignOutQuestionProps) {
  const words = uploadWords()
  return (
    <ConfirmDialog
      title={count === 1 ? words.oneNotYet.sent : words.someNotYet.sent(count)}
      confirm={words.discardAndSignOut}
      look="danger"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {count === 1 ? words.signOutWithOne : words.signOutWithMany}
    </ConfirmDialog>
  )
}
