import clsx from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { GridChip } from './grid-chip.tsx'
import { type Place, placeFrom, step } from './move.ts'
import { MovingChip } from './moving-chip.tsx'
import type { Mover, Moving } from './use-moving.ts'
import { clockOf, dayName, minutesOf, type WeekDay, type WeekMoment } from './week.ts'
import { wallClock } from './zoned.ts'

/** In rem: the days' names, an hour, a chip, what is between two, and one more line. */
const header = 3.5
const hour = 2.5
const chip = 3.6
const gap = 0.2
const line = 1.4

type Day = WeekDay & { moments: WeekMoment[] }
type WeekGridProps = {
  days: Day[]
  timeZone: string
  now: number
  mover: Mover
  mayMove: boolean
  onOpen: ((moment: WeekMoment) => void) | null
}

/** The week as a sheet: days from left to right, the hours from top to bottom. */
export function WeekGrid({ days, timeZone, now, mover, mayMove, onOpen }: WeekGridProps) {
  const columns = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const { moving, left } = mover
  const [first, last] = hoursOf(days, moving?.at)
  const stacks = days.map(({ moments }) => stacked(moments, first))
  const height = Math.max((last - first) * hour, ...stacks.map((tops) => (tops.at(-1) ?? 0) + chip + gap))
  const clock = wallClock(now, timeZone)

  // The chip may stand at its new place only a moment later.
  const isBack = useRef<typeof left>(null)
  useEffect(() => {
    if (!left || isBack.current === left) return
    const place = `[data-entry="${left.entryId}"][data-date="${left.date}"]`
    const there = columns.current?.querySelector<HTMLElement>(place)
    if (!there) return
    isBack.current = left
    there.focus()
  })

  /** Where a chip would be that was taken up at `from`, with the pointer there now. */
  function placeAt({ entry, from }: Moving, x: number, down: number): Place {
    const box = columns.current?.getBoundingClientRect()
    if (!box) return from
    const column = Math.min(Math.max(Math.floor(((x - box.left) / box.width) * 7), 0), 6)
    const day = days[column]?.date ?? from.date
    const start = days.findIndex(({ date }) => date === from.date)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const minutes = (down / (hour * rem)) * 60
    const snapped = Math.round(minutes / step) * step
    const at = placeFrom(entry, from, day === from.date ? 0 : column - start, snapped)
    return { ...at, minutes: Math.min(Math.max(at.minutes, first * 60), last * 60 - step) }
  }

  return (
    <div className="flex">
      <div
        aria-hidden
        className="relative w-12 shrink-0 xl:w-15 text-sm text-ink-2"
        style={{ marginTop: `${header}rem` }}
      >
        {Array.from({ length: last - first }, (_, place) => first + place).map(
          (one, place) =>
            place % 2 === 0 && (
              <span
                key={one}
                className="absolute right-1.5 xl:right-2.5 -translate-y-1/2"
                style={{ top: `${place * hour}rem` }}
              >
                {clockOf(one * 60).replace(':00', '')}
              </span>
            ),
        )}
      </div>
      <div className="relative min-w-0 grow">
        <ol className="grid grid-cols-7" ref={columns}>
          {days.map((day, column) => (
            <li key={day.date} aria-label={dayName(day.date)} className="min-w-0">
              <p
                className={clsx(
                  'flex h-14 items-center justify-center gap-1.5 pb-2',
                  day.isPast ? 'text-ink-2' : 'text-ink',
                )}
              >
                <span className={clsx('text-sm', day.isToday && 'font-semibold text-pine')}>{day.name}</span>
                <span
                  className={clsx(
                    'grid h-9 min-w-9 place-items-center rounded-full px-1 text-lg font-semibold',
                    day.isToday && 'bg-pine text-on-pine',
                  )}
                >
                  {day.number}
                </span>
              </p>
              <ul
                className={clsx(
                  'relative border-l border-line',
                  column === 6 && 'border-r',
                  day.isToday && 'bg-pine-soft/45',
                  day.isPast && 'bg-surface-2/55',
                )}
                style={{
                  height: `${height}rem`,
                  backgroundImage: lines,
                  backgroundSize: `100% ${hour * 2}rem`,
                }}
              >
                {day.isToday && <NowLine top={(minutesOf(clock.time) / 60 - first) * hour} most={height} />}
                {day.moments.map((moment, place) => (
                  <li
                    key={moment.key}
                    className={clsx(
                      'absolute inset-x-0.5 xl:inset-x-1',
                      moving?.moment.key === moment.key && 'opacity-35',
                    )}
                    style={{ top: `${stacks[column]?.[place] ?? 0}rem` }}
                  >
                    <GridChip
                      moment={moment}
                      helpId={helpId}
                      isRoomy={isRoomy(stacks[column] ?? [], place, height)}
                      mover={mayMove ? mover : null}
                      onOpen={onOpen}
                      placeAt={placeAt}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {moving && (
          <MovingChip
            moving={moving}
            mover={mover}
            column={days.findIndex(({ date }) => date === moving.at.date)}
            top={`${(moving.at.minutes / 60 - first) * hour + header}rem`}
          />
        )}
        <p id={helpId} hidden>
          Press Space to move it, Enter to open it.
        </p>
      </div>
    </div>
  )
}

const lines = 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)'

function NowLine({ top, most }: { top: number; most: number }) {
  if (top < 0 || top > most) return null
  return (
    <li
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-[1] border-t-2 border-pine before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-pine"
      style={{ top: `${top}rem` }}
    />
  )
}

/** From seven to ten, and earlier or later where something comes then. */
function hoursOf(days: Day[], at: Place | undefined): [first: number, last: number] {
  const all = [...days.flatMap(({ moments }) => moments), ...(at ? [at] : [])].map(
    ({ minutes }) => minutes / 60,
  )
  return [
    Math.floor(Math.min(7, ...all)),
    Math.ceil(Math.max(22, ...all.map((one) => Math.min(one + 1, 24)))),
  ]
}

/** The top of each chip in rem: at its time, or below the one before it. */
function stacked(moments: WeekMoment[], first: number): number[] {
  const tops: number[] = []
  for (const { minutes } of moments) {
    const above = tops.at(-1)
    const own = (minutes / 60 - first) * hour
    tops.push(above === undefined ? own : Math.max(own, above + chip + gap))
  }
  return tops
}

function isRoomy(tops: number[], place: number, height: number): boolean {
  return (tops[place + 1] ?? height) - (tops[place] ?? 0) >= chip + gap + line
}
