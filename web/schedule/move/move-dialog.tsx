import { findInstant } from '#contract/platform/wall-clock.ts'
import { type ScheduleEntry, ScheduleMove } from '#contract/schedule.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { planWords } from '../plan/plan-words.ts'
import { subjectTitle } from '../schedule-text.ts'
import { minutesOf, type Slot, slotOf, timeOf } from '../slot.ts'
import { isTiedToItsDay, ruleName } from './move-rules.ts'
import { useMoveEntry } from './use-move-entry.ts'

type MoveDialogProps = {
  entry: ScheduleEntry
  /** The occurrence of a recurring entry that is moved; without it, the next one. */
  occurrence?: Slot & { scheduledFor: string }
  onClose: () => void
}

/** Moves to another day and time without dragging. */
export function MoveDialog({ entry, occurrence = nextOf(entry), onClose }: MoveDialogProps) {
  const move = useMoveEntry()
  const isDaily = isTiedToItsDay(entry)
  const toBody = (values: { date: string; time: string }) => {
    const at = findInstant(`${values.date}T${values.time}`, entry.timeZone)
    return {
      from: entry.scheduledFor,
      occurrence: occurrence.scheduledFor,
      to: at === null ? '' : new Date(at).toISOString(),
    }
  }
  const form = useContractForm({
    schema: ScheduleMove,
    values: { date: occurrence.date, time: timeOf(occurrence.minutes) },
    toBody,
    // The week shows the move before the server has answered: the dialog does not wait either.
    send: async ({ to }) => move.mutate({ entry, occurrence: occurrence.scheduledFor, to }),
    onSent: onClose,
  })
  const values = form.watch()
  const { to } = toBody(values)
  const isOver = to !== '' && !isDaily && Date.parse(to) <= Date.now()
  return (
    <FormDialog
      title={planWords().moveIt(subjectTitle(entry))}
      form={form}
      submit={entry.isRecurring ? planWords().moveAll : planWords().move}
      isDisabled={to === '' || isOver}
      onClose={onClose}
    >
      <DateAndTime
        timeZone={entry.timeZone}
        date={isDaily ? null : form.register('date')}
        dateError={form.errors.to}
        time={form.register('time')}
        timeError={isOver ? planWords().timeHasPassed : undefined}
      />
      {entry.isRecurring && to !== '' && (
        <p className="rounded-control bg-surface-2 p-4 text-sm">
          {planWords().allMove(ruleName(entry, { date: values.date, minutes: minutesOf(values.time) }))}
        </p>
      )}
    </FormDialog>
  )
}

function nextOf({ localTime, scheduledFor }: ScheduleEntry) {
  return { ...slotOf(localTime), scheduledFor }
}
