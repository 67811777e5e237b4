import { CalendarDays, CalendarPlus, Rss } from 'lucide-react'
import { useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import type { Visit, VisitOccurrence } from '#contract/visits/visit-list.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useNow } from '../platform/now.ts'
import { dateOf, isSameClock } from '../platform/time-there.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { CardHeader } from '../platform/ui/card-header.tsx'
import { Menu } from '../platform/ui/dialog/menu.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { cityOf } from '../platform/zone-name.ts'
import { useCalendars } from './calendars/calendars.queries.ts'
import { calendarsWords } from './calendars/calendars-words.ts'
import { unreadText } from './calendars/unread-text.ts'
import { daysOf } from './days-of.ts'
import { feedWords } from './feed/feed-words.ts'
import { VisitRow } from './visit-row.tsx'
import { dayText, type Today } from './visit-text.ts'
import { useVisits } from './visits.queries.ts'
import { visitsWords } from './visits-words.ts'

const VisitDialog = lazyComponent(() => import('./visit-dialog.tsx').then((dialog) => dialog.VisitDialog))
const CalendarsDialog = lazyComponent(() =>
  import('./calendars/calendars-dialog.tsx').then((dialog) => dialog.CalendarsDialog),
)
const FeedDialog = lazyComponent(() => import('./feed/feed-dialog.tsx').then((dialog) => dialog.FeedDialog))

type Opened = { dialog: 'visit'; visit: Visit | null } | { dialog: 'calendars' } | { dialog: 'feed' }

/** So many are shown at first. */
const firstShown = 6

/** Who comes and what is on: what the family has planned, and the events of the calendars that it reads. */
export function VisitsCard() {
  const { group } = useSelection()
  const now = useNow()
  const visits = useVisits()
  const calendars = useCalendars()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isWhole, setWhole] = useState(false)
  const add = () => setOpened({ dialog: 'visit', visit: null })
  const mayRead = group !== null && may(group.role, 'calendars:manage')
  const occurrences = visits.data?.occurrences ?? []
  const seen = isWhole ? occurrences : occurrences.slice(0, firstShown)
  const failing = calendars.data?.filter(({ failure }) => failure !== null) ?? []
  return (
    <Card aria-labelledby="visits">
      <CardHeader id="visits" title={visitsWords().title}>
        <div className="flex items-center gap-1">
          {occurrences.length > 0 && (
            <Button onClick={add}>
              <CalendarPlus size={18} aria-hidden />
              {visitsWords().add}
            </Button>
          )}
          <Menu
            label={visitsWords().menu}
            entries={[
              {
                label: calendarsWords().title,
                icon: <CalendarDays size={18} aria-hidden />,
                onSelect: () => setOpened({ dialog: 'calendars' }),
              },
              {
                label: feedWords().showInMine,
                icon: <Rss size={18} aria-hidden />,
                onSelect: () => setOpened({ dialog: 'feed' }),
              },
            ]}
          />
        </div>
      </CardHeader>
      {group && occurrences.length > 0 && !isSameClock(now, group.timeZone) && (
        <p className="mt-1 text-sm text-ink-2">{visitsWords().byTheClock(cityOf(group.timeZone))}</p>
      )}
      {failing.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 rounded-control bg-danger-soft px-4 py-2 text-danger">
          <span className="grow">{unreadText(failing)}</span>
          <Button look="quiet" className="text-danger!" onClick={() => setOpened({ dialog: 'calendars' })}>
            {calendarsWords().seeWhy}
          </Button>
        </p>
      )}
      {visits.isError && <FailureNote error={visits.error} onRetry={() => visits.refetch()} />}
      {visits.isPending && <div className="mt-4 h-32 animate-pulse rounded-control bg-surface-2" />}
      {visits.data && occurrences.length === 0 && (
        <div className="mt-4">
          <EmptyState
            title={visitsWords().nobodyExpected}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button look="primary" onClick={add}>
                  {visitsWords().planFirst}
                </Button>
                {mayRead && (
                  <Button onClick={() => setOpened({ dialog: 'calendars' })}>
                    {visitsWords().readCalendar}
                  </Button>
                )}
              </div>
            }
          >
            {visitsWords().example(group?.lovedOneName ?? null)}
          </EmptyState>
        </div>
      )}
      {visits.data && (
        <Days
          occurrences={seen}
          today={{ there: visits.data.today, here: dateOf(now) }}
          visits={visits.data.visits}
          onEdit={(visit) => setOpened({ dialog: 'visit', visit })}
        />
      )}
      {occurrences.length > firstShown && (
        <Button look="quiet" className="mt-2 max-sm:w-full" onClick={() => setWhole(!isWhole)}>
          {isWhole ? visitsWords().showFewer : visitsWords().showAll(occurrences.length)}
        </Button>
      )}
      {opened?.dialog === 'visit' && (
        <VisitDialog visit={opened.visit} today={visits.data?.today ?? ''} onClose={() => setOpened(null)} />
      )}
      {opened?.dialog === 'calendars' && <CalendarsDialog onClose={() => setOpened(null)} />}
      {opened?.dialog === 'feed' && <FeedDialog onClose={() => setOpened(null)} />}
    </Card>
  )
}

type DaysProps = {
  occurrences: VisitOccurrence[]
  today: Today
  visits: Visit[]
  onEdit: (visit: Visit) => void
}

function Days({ occurrences, today, visits, onEdit }: DaysProps) {
  return daysOf(occurrences, today.there).map(([date, some]) => (
    <section key={date} className="mt-4" aria-label={dayText(date, today)}>
      <h3 className="font-semibold text-ink-2 first-letter:uppercase">{dayText(date, today)}</h3>
      <ul className="divide-y divide-line">
        {some.map((occurrence) => (
          <VisitRow
            key={occurrence.id}
            occurrence={occurrence}
            visit={visits.find(({ id }) => id === occurrence.visitId) ?? null}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </section>
  ))
}
