import { type SyntheticEvent, useState } from 'react'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { hasPassed, isTiedToItsDay, movedMoment, type Place, placeOf, ruleName } from './move.ts'
import { subjectTitle } from './schedule-text.ts'
import { useMoveEntry } from './week.queries.ts'
import { minutesOf, timeOf } from './week.ts'
import { wallClock } from './zoned.ts'

type MoveDialogProps = {
  entry: ScheduleEntry
  /** The one of a recurring entry that is moved; its next one without. */
  from?: Place
  onClose: () => void
}

/** Another day and time, for everybody who does not drag. */
export function MoveDialog({ entry, from = placeOf(entry.localTime), onClose }: MoveDialogProps) {
  const [date, setDate] = useState(from.date)
  const [time, setTime] = useState(timeOf(from.minutes))
  const move = useMoveEntry()
  const isDaily = isTiedToItsDay(entry)
  const isWhole = date !== '' && time !== ''
  const to = { date: isDaily ? from.date : date, minutes: minutesOf(time || '00:00') }
  const isOver = isWhole && !isDaily && hasPassed(to, entry.timeZone, Date.now())

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!isWhole || isOver) return
    move.mutate({ entry, to: movedMoment(entry, from, to, Date.now()) })
    onClose()
  }

  return (
    <Dialog title={`Move ${subjectTitle(entry)}`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <div className="grid gap-5 sm:grid-cols-2">
          {!isDaily && (
            <Field label="Date">
              {(attributes) => (
                <input
                  {...attributes}
                  type="date"
                  min={wallClock(Date.now(), entry.timeZone).date}
                  value={date}
                  onChange={(event) => setDate(event.target.value)}
                />
              )}
            </Field>
          )}
          <Field
            label="Time"
            hint={`In ${entry.timeZone.replaceAll('_', ' ')}`}
            error={isOver ? 'This time has passed. Please choose a later one.' : undefined}
          >
            {(attributes) => (
              <input
                {...attributes}
                type="time"
                value={time}
                onChange={(event) => setTime(event.target.value)}
              />
            )}
          </Field>
        </div>
        {entry.isRecurring && isWhole && (
          <p className="rounded-control bg-surface-2 p-4 text-sm">
            All of them move: from now on it comes {ruleName(entry, to)}.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={!isWhole || isOver}>
            {entry.isRecurring ? 'Move all' : 'Move'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
