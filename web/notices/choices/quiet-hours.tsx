import { useId, useState } from 'react'
import type { NoticeTimes } from '#contract/notices/choices.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Toggle } from '../../platform/ui/toggle.tsx'
import { zoneName } from '../../platform/zone-name.ts'
import { TimeInput } from './choice-row.tsx'
import { choicesWords } from './choices-words.ts'

const usual = { from: '22:00', until: '07:00' }

type QuietHoursProps = {
  times: NoticeTimes
  lovedOne: string | null
  /** Whether the loved one can ask for a call, and signs of life are looked for. */
  hasCalls: boolean
  onChoose: (times: Partial<NoticeTimes>) => void
}

/** The hours in which nothing leaves the app. They are the person's, for all of their families. */
export function QuietHoursRows({ times, lovedOne, hasCalls, onChoose }: QuietHoursProps) {
  const { quietHours, callsInQuietHours } = times
  const [last, setLast] = useState(quietHours ?? usual)
  const id = useId()
  const words = choicesWords()
  function change(hours: Partial<typeof usual>) {
    const next = { ...(quietHours ?? last), ...hours }
    setLast(next)
    onChoose({ quietHours: next, timeZone: zoneHere() })
  }
  return (
    <>
      <Toggle
        label={words.quiet}
        text={words.quietText}
        isOn={quietHours !== null}
        onChange={(isOn) =>
          onChoose(isOn ? { quietHours: last, timeZone: zoneHere() } : { quietHours: null })
        }
      />
      {quietHours && (
        <>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3 py-4">
            {(['from', 'until'] as const).map((end) => (
              <div key={end} className="min-w-32 grow sm:grow-0">
                <label htmlFor={`${id}-${end}`} className="mb-1.5 block font-semibold">
                  {words[end]}
                </label>
                <TimeInput
                  id={`${id}-${end}`}
                  value={quietHours[end]}
                  onChoose={(time) => change({ [end]: time })}
                />
              </div>
            ))}
          </div>
          {hasCalls && (
            <Toggle
              label={words.throughQuiet}
              text={words.throughQuietText(lovedOne)}
              isOn={callsInQuietHours}
              onChange={(isOn) => onChoose({ callsInQuietHours: isOn })}
            />
          )}
        </>
      )}
    </>
  )
}

/** By whose clock the times count. A person who travels, or who is new, may have another one. */
export function ClockNote({ times, onChoose }: Pick<QuietHoursProps, 'times' | 'onChoose'>) {
  const here = zoneHere()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 text-sm text-ink-2">
      <p className="min-w-0 grow basis-64">{choicesWords().clock(zoneName(times.timeZone))}</p>
      {here !== times.timeZone && (
        <Button onClick={() => onChoose({ timeZone: here })}>
          {choicesWords().clockHere(zoneName(here))}
        </Button>
      )}
    </div>
  )
}

/** The zone of this browser's clock: who chooses a time has it before them. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
