import { ProofDialog } from '../identity/passkeys/proof-dialog.tsx'
import { commonWords } from '../platform/words/common-words.ts'
import { useTakeBack } from './recovery.queries.ts'
import { recoveryWords } from './recovery-words.ts'

export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const takeBack = useTakeBack()
  const words = recoveryWords()
  return (
    <ProofDialog
      title={words.ask}
      description={words.askMeans}
      call={takeBack}
      send={(proof) => takeBack.mutate(proof, { onSuccess: onClose })}
      submit={words.endAll}
      pending={commonWords().oneMoment}
      onClose={onClose}
    />
  )
}
