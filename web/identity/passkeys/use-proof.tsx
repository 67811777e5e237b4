import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { fieldMessages, sentenceOf } from '../../platform/server/api.ts'
import { isProofNeeded, type Proof } from './proof.ts'
import { ProofQuestion } from './proof-question.tsx'

type Asking = {
  /** Why the last call was refused; null when it was not. */
  error: unknown
  /** Makes the call, with what the person has given. */
  send: (proof: Proof) => void
  /** What the person can do without showing who they are, below the question. */
  otherwise?: ReactNode
}

/** For a form that the server may answer with the question who it is: it shows the question, and sends the answer. */
export function useProof({ error, send, otherwise }: Asking) {
  const [isAsked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  if (!isAsked && isProofNeeded(error)) setAsked(true)
  const wrongPassword = fieldMessages(error).currentPassword
  return {
    onSubmit(event: SyntheticEvent) {
      event.preventDefault()
      send(password === '' ? {} : { currentPassword: password })
    },
    /** Whether the form waits for an answer to the question. */
    isWaiting: isAsked && password === '',
    question: isAsked && (
      <ProofQuestion
        password={password}
        error={wrongPassword}
        onPassword={setPassword}
        onPasskey={(passkey) => send({ passkey })}
        otherwise={otherwise}
      />
    ),
    /** What else was wrong, as a sentence. */
    failure: error && !wrongPassword && !isProofNeeded(error) ? sentenceOf(error) : null,
  }
}
