import { useRef, useState } from 'react'
import { askToLeave, type Discard } from '../../platform/app/sign-out.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { useProof } from '../passkeys/use-proof.tsx'
import { KeepKeys } from './keep-keys.tsx'
import { useEndSessions } from './sessions.queries.ts'

const keysEnd = 'Passkeys and keys end as well, so that nobody comes back with one. '

export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  /** Set when the person has said that they leave: where the call asks who they are, that is not asked again. */
  const discard = useRef<Discard | null>(null)
  const endSessions = useEndSessions(async () => discard.current?.())
  const [keepsKeys, setKeepsKeys] = useState(false)
  const proof = useProof({
    error: endSessions.error,
    send: async (proof) => {
      discard.current ??= await askToLeave()
      if (discard.current) endSessions.mutate(keepsKeys ? { keepKeys: true } : { keepKeys: false, ...proof })
    },
    otherwise: (
      <p className="text-sm text-ink-2">
        You do not know it? Tick the box: then every browser is signed out at once, and nothing else ends.
      </p>
    ),
  })
  return (
    <Dialog
      title="Sign out everywhere?"
      description={`Every browser is signed out, this one too. ${keepsKeys ? '' : keysEnd}The screens in the room stay connected.`}
      onClose={onClose}
    >
      <form className="grid gap-5" onSubmit={proof.onSubmit}>
        <KeepKeys checked={keepsKeys} onChange={(event) => setKeepsKeys(event.target.checked)} />
        {!keepsKeys && proof.question}
        {proof.failure && (
          <p role="alert" className="font-semibold text-danger">
            {proof.failure}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={endSessions.isPending ? 'Signing out…' : 'Sign out'}
          isDisabled={endSessions.isPending || (proof.isWaiting && !keepsKeys)}
        />
      </form>
    </Dialog>
  )
}
