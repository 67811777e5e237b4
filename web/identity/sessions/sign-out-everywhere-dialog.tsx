import { useRef, useState } from 'react'
import { askToLeave, type Discard } from '../../platform/app/sign-out.ts'
import { identityWords } from '../identity-words.ts'
import type { Proof } from '../passkeys/proof.ts'
import { ProofDialog } from '../passkeys/proof-dialog.tsx'
import { KeepKeys } from './keep-keys.tsx'
import { useEndSessions } from './sessions.queries.ts'

export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  /** Set when the person has said that they leave: where the call asks who they are, that is not asked again. */
  const discard = useRef<Discard | null>(null)
  const endSessions = useEndSessions(async () => discard.current?.())
  const words = identityWords()
  const [keepsKeys, setKeepsKeys] = useState(false)
  async function send(proof: Proof) {
    discard.current ??= await askToLeave()
    if (discard.current) endSessions.mutate(keepsKeys ? { keepKeys: true } : { keepKeys: false, ...proof })
  }
  return (
    <ProofDialog
      title={words.askSignOutEverywhere}
      description={keepsKeys ? words.everywhereMeansKept : words.everywhereMeans}
      call={endSessions}
      send={send}
      submit={words.signOut}
      pending={words.signingOut}
      isProven={keepsKeys}
      otherwise={<p className="text-sm text-ink-2">{words.passwordUnknown}</p>}
      onClose={onClose}
    >
      <KeepKeys checked={keepsKeys} onChange={(event) => setKeepsKeys(event.target.checked)} />
    </ProofDialog>
  )
}
