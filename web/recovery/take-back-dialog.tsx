import { useProof } from '../identity/passkeys/use-proof.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { useTakeBack } from './recovery.queries.ts'

export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const takeBack = useTakeBack()
  const proof = useProof({
    error: takeBack.error,
    send: (proof) => takeBack.mutate(proof, { onSuccess: onClose }),
  })
  return (
    <Dialog
      title="Was your account taken?"
      description="Everybody else is signed out at once, and what they could come back with ends, yours too: passkeys, keys for pictures, access of other programs, the calendar’s address, links, codes, and invitations and hand-overs that nobody accepted. You can make them again. The screens in the room stay connected. Caretakers of your families are told."
      onClose={onClose}
    >
      <form className="grid gap-5" onSubmit={proof.onSubmit}>
        {proof.question}
        {proof.failure && (
          <p role="alert" className="font-semibold text-danger">
            {proof.failure}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={takeBack.isPending ? 'One moment…' : 'End all of it'}
          isDisabled={takeBack.isPending || proof.isWaiting}
        />
      </form>
    </Dialog>
  )
}
