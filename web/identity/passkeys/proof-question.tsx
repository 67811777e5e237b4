import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UsedPasskey } from '#contract/identity/passkeys.ts'
import { Button } from '../../platform/ui/button.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { identityWords } from '../identity-words.ts'
import { usePasskeySite, usePasskeys } from './passkeys.queries.ts'
import { passkeysWorkAt } from './passkeys-work.ts'

type ProofQuestionProps = {
  password: string
  error: string | undefined
  /** Whether the call is under way that the proof is for. */
  isPending: boolean
  onPassword: (password: string) => void
  onPasskey: (passkey: UsedPasskey) => void
  otherwise: ReactNode
}

/** Asks for the password, or for a passkey where the person has one and it works here. */
export function ProofQuestion({ password, error, onPassword, otherwise, ...passkey }: ProofQuestionProps) {
  const words = identityWords()
  return (
    <div className="grid gap-3">
      <TextField
        label={words.yourPassword}
        hint={!error && words.whyAsked}
        error={error}
        type="password"
        autoComplete="current-password"
        // It has appeared because it is wanted now.
        ref={(field) => {
          if (field && password === '') field.focus()
        }}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasskeyInstead {...passkey} />
      {otherwise}
    </div>
  )
}

function PasskeyInstead({ isPending, onPasskey }: Pick<ProofQuestionProps, 'isPending' | 'onPasskey'>) {
  const passkeys = usePasskeys()
  const site = usePasskeySite()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!passkeys.data?.length || !passkeysWorkAt(site.data?.origin ?? null)) return null

  async function ask() {
    setAsking(true)
    setFailure(null)
    try {
      const { askForPasskey } = await import('./ask-for-passkey.ts')
      onPasskey(await askForPasskey())
    } catch (error) {
      setFailure(refusalOf(error, identityWords().noPasskeyUsed))
    } finally {
      setAsking(false)
    }
  }

  const isBusy = isAsking || isPending
  return (
    <div>
      <Button disabled={isBusy} onClick={ask}>
        <KeyRound size={18} aria-hidden />
        {isBusy ? commonWords().oneMoment : identityWords().usePasskey}
      </Button>
      {failure && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
