import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog.tsx'
import { uploadWords } from '../words/upload-words.ts'
import { signOutWords } from './words/sign-out-words.ts'

/** How many wait. Recordings leave the browser with everything else of the person. */
export type Unsent = { pictures: number; recordings: number }

type SignOutQuestionProps = Unsent & { onAnswer: (isLeaving: boolean) => void }

export function SignOutQuestion({ onAnswer, ...unsent }: SignOutQuestionProps) {
  const [title, text] = sentencesOf(unsent)
  return (
    <ConfirmDialog
      title={title}
      confirm={signOutWords().discardAndSignOut}
      look="danger"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {text}
    </ConfirmDialog>
  )
}

function sentencesOf({ pictures, recordings }: Unsent): [title: string, text: string] {
  const words = signOutWords()
  if (pictures === 0)
    return [
      words.recordingsNotYet(recordings),
      recordings === 1 ? words.signOutWithRecording : words.signOutWithRecordings,
    ]
  if (recordings > 0) return [words.picturesAndRecordings, words.signOutWithMany]
  const { oneNotYet, someNotYet } = uploadWords()
  return pictures === 1
    ? [oneNotYet.sent, words.signOutWithOne]
    : [someNotYet.sent(pictures), words.signOutWithMany]
}
