import type { Voice } from '#contract/voices/voices.ts'
import { formatDate } from '../../platform/format.ts'
import { ChoiceList } from '../../platform/ui/choice-list.tsx'
import { useVoices } from '../../voices/voices.queries.ts'
import { planWords } from '../plan/plan-words.ts'

type VoiceChoiceProps = { chosenId: string | null; onChoose: (id: string | null) => void }

/** One of the family's voices; nothing where there is none. */
export function VoiceChoice({ chosenId, onChoose }: VoiceChoiceProps) {
  const voices = useVoices().data ?? []
  if (voices.length === 0) return null
  return (
    <section aria-label={planWords().voice}>
      <h3 className="mb-1.5 font-semibold">{planWords().voice}</h3>
      <ChoiceList
        label={planWords().voice}
        items={voices}
        chosenId={chosenId}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onChoose={onChoose}
        empty=""
      />
    </section>
  )
}

function nameOf({ words, addedBy, createdAt }: Voice): string {
  return [words ?? planWords().voice, addedBy?.name, formatDate(createdAt)].filter(Boolean).join(' · ')
}
