import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { galleryApi } from '#contract/photos/gallery.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../../family/selection/selected-group.tsx'
import { formatMonth } from '../../platform/format.ts'
import { call } from '../../platform/server/api.ts'
import { photosWords } from '../photos-words.ts'

type MonthIndexProps = {
  /** "2026-11": the gallery begins there. Null: it begins with the newest photo. */
  month: string | null
  onMonth: (month: string | null) => void
}

/** Goes to a month: a list beside the photos of wide windows, a choice above them elsewhere. */
export function MonthIndex({ month, onMonth }: MonthIndexProps) {
  const { data: months = [] } = useMonths()
  if (months.length < 2) return null
  const choices = [null, ...months]
  return (
    <>
      <label className="flex items-center gap-3 xl:hidden">
        <span className="font-semibold">{photosWords().from}</span>
        <select
          value={month ?? ''}
          onChange={({ target }) => onMonth(target.value || null)}
          className="min-h-12 grow rounded-control border border-line-strong bg-surface px-4 sm:grow-0"
        >
          {choices.map((choice) => (
            <option key={choice} value={choice ?? ''}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      </label>
      <nav
        aria-label={photosWords().months}
        className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] w-44 shrink-0 overflow-y-auto overscroll-contain xl:block"
      >
        <ul>
          {choices.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                aria-current={choice === month ? 'true' : undefined}
                onClick={() => onMonth(choice)}
                className={clsx(
                  'min-h-11 w-full rounded-control px-3 text-start hover:bg-surface-2',
                  choice === month && 'bg-surface-2 font-semibold',
                )}
              >
                {nameOf(choice)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function useMonths() {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'photos'), 'months'],
    queryFn: () =>
      call(galleryApi.months, {
        params: { groupId: requireGroupId(group) },
        query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
    enabled: group !== null,
  })
}

function nameOf(month: string | null): string {
  return month ? formatMonth(monthStart(month).toISOString()) : photosWords().newest
}

/** The instant at which the month is over, on the reader's clock. */
export function endOfMonth(month: string): string {
  return monthStart(month, 1).toISOString()
}

function monthStart(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(year, number - 1 + later, 1)
}
