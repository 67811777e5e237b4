import { useRef, useState } from 'react'
import { askToLeave, type Discard } from '../../platform/app/sign-out.ts'
import type { Proof } from '../passkeys/proof.ts'
import { ProofDialog } from '../passkeys/proof-dialog.tsx'
import { KeepKeys } from './keep-keys.tsx'
import { useEndSessions } from './sessions.queries.ts'

const keysEnd = 'Passkeys and keys end as well, so that nobody comes back with one. '

export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  /** Set when the person has said that they leave: where the call asks who they are, that is not asked again. */
  const discard = useRef<Discard | null>(null)
  const endSessions = useEndSessions(async () => discard.current?.())
  const [keepsKeys, setKeepsKeys] = useState(false)
  async function send(proof: Proof) {
    discard.current ??= await askToLeave()
    if (discard.current) endSessions.mutate(keepsKeys ? { keepKeys: true } : { keepKeys: false, ...proof })
  }
  return (
    <ProofDialog
      title="Sign out everywhere?"
      description={`Every browser is signed out, this one too. ${keepsKeys ? '' : keysEnd}The screens in the room stay connected.`}
      call={endSessions}
      send={send}
      submit="Sign out"
      pending="Signing out…"
      isProven={keepsKeys}
      otherwise={
        <p className="text-sm text-ink-2">
          You do not know it? Tick the box: then every browser is signed out at once, and nothing else ends.
        </p>
      }
      onClose={onClose}
    >
      <KeepKeys checked={keepsKeys} onChange={(event) => setKeepsKeys(event.target.checked)} />
    </ProofDialog>
  )
}
