import { type ReactNode, useId, useState } from 'react'
import type { ZoneChangeKeeps } from '#contract/family/groups.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { cityOf } from '../../platform/zone-name.ts'
import { familyWords } from '../family-words.ts'

/** What another time zone changes in the schedule: how many entries, and one as an example. */
export type ZoneExample = {
  count: number
  title: string
  /** Its time in the present zone: "7:00 PM". */
  hour: string
  /** The same instant in the new zone: "Tue, 2:00 AM". */
  there: string
}

/** Null when the new zone would change no entry. */
export type FindZoneExample = (groupId: string, timeZone: string) => Promise<ZoneExample | null>

type ZoneQuestionProps = {
  from: string
  to: string
  example: ZoneExample
  isPending: boolean
  onAnswer: (keeps: ZoneChangeKeeps) => void
  onClose: () => void
}

/** Asks, before the zone changes, whether the scheduled deliveries keep their hour or their instant. */
export function ZoneQuestion({ from, to, example, isPending, onAnswer, onClose }: ZoneQuestionProps) {
  const [keeps, setKeeps] = useState<ZoneChangeKeeps>('wall_clock')
  const name = useId()
  const words = familyWords().zone
  const { count, title, hour, there } = example
  return (
    <Dialog
      title={words.title}
      description={words.planned({ count, from: cityOf(from), to: cityOf(to) })}
      onClose={onClose}
    >
      <fieldset className="m-0 grid gap-3 border-0 p-0">
        <legend className="sr-only">{words.legend}</legend>
        <Choice name={name} isChosen={keeps === 'wall_clock'} onChoose={() => setKeeps('wall_clock')}>
          <strong className="block font-semibold">{words.hour}</strong>
          {words.hourMeans({ title, hour, to: cityOf(to) })}
        </Choice>
        <Choice name={name} isChosen={keeps === 'instant'} onChoose={() => setKeeps('instant')}>
          <strong className="block font-semibold">{words.moment}</strong>
          {words.momentMeans({ title, there, hour, from: cityOf(from) })}
        </Choice>
      </fieldset>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.back}</Button>
        <Button look="primary" disabled={isPending} onClick={() => onAnswer(keeps)}>
          {isPending ? familyWords().saving : familyWords().save}
        </Button>
      </div>
    </Dialog>
  )
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line-strong p-4 hover:bg-surface-2 has-checked:border-pine has-checked:bg-pine-soft">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-pine"
      />
      <span className="min-w-0 break-words">{children}</span>
    </label>
  )
}
