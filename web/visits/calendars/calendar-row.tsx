import { RotateCcw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Calendar } from '#contract/visits/calendars.ts'
import { formatAgo, formatMoment } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { Menu } from '../../platform/ui/dialog/menu.tsx'
import { Switch } from '../../platform/ui/switch.tsx'
import { inPageLanguage } from '../../platform/words/refusal.ts'
import { useReadCalendarAgain, useRemoveCalendar, useUpdateCalendar } from './calendars.queries.ts'
import { calendarsWords } from './calendars-words.ts'
import { countsText } from './counts-text.ts'

export function CalendarRow({ calendar, mayManage }: { calendar: Calendar; mayManage: boolean }) {
  const { id, name, isOnScreen } = calendar
  const update = useUpdateCalendar()
  const again = useReadCalendarAgain()
  const remove = useRemoveCalendar()
  const [asksToRemove, setAsksToRemove] = useState(false)
  const switchId = useId()
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p dir="auto" className="wrap-anywhere font-semibold">
            {name}
          </p>
          <CalendarState calendar={calendar} isReading={again.isPending} />
        </div>
        {mayManage && (
          <Menu
            label={calendarsWords().whatToDo(name)}
            entries={[
              {
                label: calendar.kind === 'address' ? calendarsWords().readAgain : calendarsWords().lookAgain,
                icon: <RotateCcw size={18} aria-hidden />,
                onSelect: () => again.mutate(id),
              },
              {
                label: calendarsWords().remove,
                icon: <Trash2 size={18} aria-hidden />,
                onSelect: () => setAsksToRemove(true),
                isDanger: true,
              },
            ]}
          />
        )}
      </div>
      <div className="mt-1 flex min-h-11 items-center gap-3">
        <Switch
          id={switchId}
          checked={isOnScreen}
          disabled={!mayManage || update.isPending}
          onCheckedChange={(isOnScreen) => update.mutate({ calendarId: id, isOnScreen })}
        />
        <label htmlFor={switchId} className="cursor-pointer">
          {calendarsWords().onTheScreen}
        </label>
      </div>
      {asksToRemove && (
        <ConfirmDialog
          title={calendarsWords().removeQuestion(name)}
          confirm={calendarsWords().remove}
          look="danger"
          onConfirm={() => remove.mutate(id)}
          onClose={() => setAsksToRemove(false)}
        >
          {calendarsWords().removeMeans}
        </ConfirmDialog>
      )}
    </li>
  )
}

/** Where it comes from, what of it was read, and why it cannot be read any more. */
function CalendarState({ calendar, isReading }: { calendar: Calendar; isReading: boolean }) {
  const now = useNow()
  const { kind, address, readAt, failure, failingSince, keptUntil } = calendar
  const words = calendarsWords()
  const from = kind === 'file' ? words.aFile : (address ?? words.anAddress)
  return (
    <>
      <p className="wrap-anywhere text-sm text-ink-2">
        {isReading ? words.isReading(from) : words.wasRead({ from, ago: formatAgo(readAt, now) })}
      </p>
      {failure !== null && failingSince !== null && keptUntil !== null && (
        <p className="mt-1 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          {words.failingSince({ time: formatMoment(failingSince, now), failure: inPageLanguage(failure) })}{' '}
          {Date.parse(keptUntil) > now ? words.staysUntil(formatMoment(keptUntil, now)) : words.takenDown}
        </p>
      )}
      {countsText(calendar.counts).map((text) => (
        <p key={text} className="text-sm text-ink-2">
          {text}
        </p>
      ))}
    </>
  )
}
