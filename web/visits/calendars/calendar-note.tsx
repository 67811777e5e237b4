import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useCalendars } from './calendars.queries.ts'
import { calendarsWords } from './calendars-words.ts'
import { unreadText } from './unread-text.ts'

const CalendarsDialog = lazyComponent(() =>
  import('./calendars-dialog.tsx').then((dialog) => dialog.CalendarsDialog),
)

/** On the Dashboard, for who can mend it: calendars that cannot be read. Nothing while all can. */
export function CalendarNote() {
  const { group } = useSelection()
  const calendars = useCalendars()
  const [isOpen, setOpen] = useState(false)
  const failing = calendars.data?.filter(({ failure }) => failure !== null) ?? []
  const [first] = failing
  if (!group || !may(group.role, 'calendars:manage') || (!first && !isOpen)) return null
  return (
    <section aria-label={calendarsWords().title} className="rounded-control bg-surface-2 p-4">
      <p className="flex items-start gap-2.5 font-semibold">
        <CalendarX size={18} aria-hidden className="mt-1 shrink-0 text-danger" />
        <span className="min-w-0 break-words">{unreadText(failing)}</span>
      </p>
      <p className="mt-1 text-ink-2">{calendarsWords().eventsDoNotReach(group.lovedOneName)}</p>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {calendarsWords().seeWhy}
      </Button>
      {isOpen && <CalendarsDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
