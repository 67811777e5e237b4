import type { Clip } from '#contract/clips/clips.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { useClips } from '../../clips/clips.queries.ts'
import { formatDate } from '../../platform/format.ts'
import { ChoiceList } from '../../platform/ui/choice-list.tsx'
import { useVoices } from '../../voices/voices.queries.ts'
import { planWords } from '../plan/plan-words.ts'

type ChoiceProps = { chosenId: string | null; onChoose: (id: string | null) => void }

export function VoiceChoice(props: ChoiceProps) {
  return <PlayedChoice {...props} label={planWords().voice} items={useVoices().data ?? []} />
}

export function ClipChoice(props: ChoiceProps) {
  return <PlayedChoice {...props} label={planWords().clip} items={useClips().data ?? []} />
}

type PlayedChoiceProps = ChoiceProps & { label: string; items: (Voice | Clip)[] }

/** One of the family's voices or clips; nothing where there is none. */
function PlayedChoice({ label, items, chosenId, onChoose }: PlayedChoiceProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={label}>
      <h3 className="mb-1.5 font-semibold">{label}</h3>
      <ChoiceList
        label={label}
        items={items}
        chosenId={chosenId}
        idOf={({ id }) => id}
        nameOf={({ words, addedBy, createdAt }) =>
          [words ?? label, addedBy?.name, formatDate(createdAt)].filter(Boolean).join('\u00a0· ')
        }
        onChoose={onChoose}
        empty=""
      />
    </section>
  )
}
