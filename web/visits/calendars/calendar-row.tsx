import { RotateCcw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Calendar } from '#contract/visits/calendars.ts'
import { formatAgo, formatMoment } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { Menu } from '../../platform/ui/dialog/menu.tsx'
import { Switch } from '../../platform/ui/switch.tsx'
import { useReadCalendarAgain, useRemoveCalendar, useUpdateCalendar } from './calendars.queries.ts'
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
          <p className="wrap-anywhere font-semibold">{name}</p>
          <CalendarState calendar={calendar} isReading={again.isPending} />
        </div>
        {mayManage && (
          <Menu
            label={`What to do with ${name}`}
            entries={[
              {
                label: calendar.kind === 'address' ? 'Read again now' : 'Look through it again',
                icon: <RotateCcw size={18} aria-hidden />,
                onSelect: () => again.mutate(id),
              },
              {
                label: 'Remove',
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
          On the screen
        </label>
      </div>
      {asksToRemove && (
        <ConfirmDialog
          title={`Remove “${name}”?`}
          confirm="Remove"
          look="danger"
          onConfirm={() => remove.mutate(id)}
          onClose={() => setAsksToRemove(false)}
        >
          Its events leave the list and the screen, and its address is forgotten. The calendar itself stays as
          it is.
        </ConfirmDialog>
      )}
    </li>
  )
}

/** Where it comes from, what of it was read, and why it cannot be read any more. */
function CalendarState({ calendar, isReading }: { calendar: Calendar; isReading: boolean }) {
  const now = useNow()
  const { kind, address, readAt, failure, failingSince, keptUntil } = calendar
  const from = kind === 'file' ? 'A file' : (address ?? 'An address')
  return (
    <>
      <p className="wrap-anywhere text-sm text-ink-2">
        {from} · {isReading ? 'reading…' : `read ${formatAgo(readAt, now)}`}
      </p>
      {failure !== null && failingSince !== null && keptUntil !== null && (
        <p className="mt-1 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          Could not be read since {formatMoment(failingSince, now)}: {failure}{' '}
          {Date.parse(keptUntil) > now
            ? `What was read before stays until ${formatMoment(keptUntil, now)}.`
            : 'What was read before was too old and has been taken down.'}
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
