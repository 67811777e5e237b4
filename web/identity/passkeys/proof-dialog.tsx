import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { fieldMessages } from '../../platform/server/api.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { isProofNeeded, type Proof } from './proof.ts'
import { ProofQuestion } from './proof-question.tsx'

type ProofDialogProps = {
  title: string
  description: string
  /** What else is asked, above the proof. */
  children?: ReactNode
  /** How the last call went. */
  call: { error: unknown; isPending: boolean }
  /** Makes the call, with what the person has given. */
  send: (proof: Proof) => void
  submit: string
  pending: string
  /** Whether something else is still to be said. */
  isIncomplete?: boolean
  /** Whether the call would go through as it is, although the server has asked. */
  isProven?: boolean
  /** What went wrong elsewhere than on the server. */
  failure?: string | undefined
  /** What the person can do without showing who they are, below the question. */
  otherwise?: ReactNode
  onClose: () => void
}

/** For a call that the server may answer with the question who it is: shows the question, and sends the answer. */
export function ProofDialog({ call, send, failure, otherwise, onClose, ...props }: ProofDialogProps) {
  const { error, isPending } = call
  const [wasAsked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  if (!wasAsked && isProofNeeded(error)) setAsked(true)
  const isAsked = wasAsked && !props.isProven
  const wrongPassword = fieldMessages(error).currentPassword
  const isSaid = !error || wrongPassword || isProofNeeded(error)
  const sentence = failure ?? (isSaid ? null : refusalOf(error))
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    send(password === '' ? {} : { currentPassword: password })
  }
  return (
    <Dialog title={props.title} description={props.description} onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit}>
        {props.children}
        {isAsked && (
          <ProofQuestion
            password={password}
            error={wrongPassword}
            isPending={isPending}
            onPassword={setPassword}
            onPasskey={(passkey) => send({ passkey })}
            otherwise={otherwise}
          />
        )}
        {sentence && (
          <p role="alert" className="font-semibold text-danger">
            {sentence}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={isPending ? props.pending : props.submit}
          isDisabled={isPending || props.isIncomplete || (isAsked && password === '')}
        />
      </form>
    </Dialog>
  )
}
