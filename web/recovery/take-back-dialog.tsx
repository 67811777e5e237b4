import { ProofDialog } from '../identity/passkeys/proof-dialog.tsx'
import { useTakeBack } from './recovery.queries.ts'

export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const takeBack = useTakeBack()
  return (
    <ProofDialog
      title="Was your account taken?"
      description="Everybody else is signed out at once, and what they could come back with ends, yours too: passkeys, keys for pictures, access of other programs, the calendar’s address, links, codes, and invitations and hand-overs that nobody accepted. You can make them again. The screens in the room stay connected. Caretakers of your families are told."
      call={takeBack}
      send={(proof) => takeBack.mutate(proof, { onSuccess: onClose })}
      submit="End all of it"
      pending="One moment…"
      onClose={onClose}
    />
  )
}
