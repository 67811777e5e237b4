import { type RefObject, useEffect, useId, useRef } from 'react'
import type { WeekOccurrence } from '../calendar/week-occurrences.ts'
import { MovingChip } from '../move/moving-chip.tsx'
import type { Mover } from '../move/use-moving.ts'
import { planWords } from '../plan/plan-words.ts'
import { minutesOf, timeName } from '../slot.ts'
import { DayColumn } from './day-column.tsx'
import { GridChip } from './grid-chip.tsx'
import {
  type Day,
  type GridLayout,
  hasSpaceBelow,
  headerHeight,
  hourHeight,
  layoutOf,
  topOf,
} from './grid-layout.ts'
import { slotUnderPointer } from './slot-under-pointer.ts'

type WeekGridProps = {
  days: Day[]
  /** The loved one's clock now: "19:15". */
  time: string
  /** `mayMove` is whether this person may move anything. */
  mover: Mover
  mayMove: boolean
  onOpen: ((occurrence: WeekOccurrence) => void) | null
}

/** The week as a grid: a column for each day, the hours from top to bottom. */
export function WeekGrid({ days, time, mover, mayMove, onOpen }: WeekGridProps) {
  const columns = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const { moving } = mover
  const layout = layoutOf(days, moving?.at)
  useFocusDropped(columns, mover.dropped)

  return (
    <div className="flex">
      <Hours layout={layout} />
      <div className="relative min-w-0 grow">
        <ol className="grid grid-cols-7" ref={columns}>
          {days.map((day, column) => (
            <DayColumn
              key={day.date}
              day={day}
              isLast={column === 6}
              height={layout.height}
              nowTop={day.isToday ? topOf(minutesOf(time), layout) : null}
              tops={layout.tops[column] ?? []}
              fadedKey={moving?.occurrence.key ?? null}
              chipOf={(occurrence, index) => (
                <GridChip
                  occurrence={occurrence}
                  helpId={helpId}
                  isRoomy={hasSpaceBelow(layout, column, index)}
                  mover={mayMove ? mover : null}
                  onOpen={onOpen}
                  slotAt={(moving, position) =>
                    slotUnderPointer(columns.current, days, layout, moving, position)
                  }
                />
              )}
            />
          ))}
        </ol>
        {moving && (
          <MovingChip
            moving={moving}
            mover={mover}
            column={days.findIndex(({ date }) => date === moving.at.date)}
            top={`${topOf(moving.at.minutes, layout) + headerHeight}rem`}
          />
        )}
        <p id={helpId} hidden>
          {planWords().keys}
        </p>
      </div>
    </div>
  )
}

/** Every second hour is named. */
function Hours({ layout: { firstHour, lastHour } }: { layout: GridLayout }) {
  const hours = Array.from(
    { length: Math.ceil((lastHour - firstHour) / 2) },
    (_, index) => firstHour + index * 2,
  )
  return (
    <div
      aria-hidden
      className="relative w-12 shrink-0 xl:w-15 text-sm text-ink-2"
      style={{ marginTop: `${headerHeight}rem` }}
    >
      {hours.map((hour) => (
        <span
          key={hour}
          className="absolute end-1.5 xl:end-2.5 -translate-y-1/2"
          style={{ top: `${(hour - firstHour) * hourHeight}rem` }}
        >
          {timeName(hour * 60).replace(/:00(?=\s)/, '')}
        </span>
      ))}
    </div>
  )
}

/** Gives the chip that was moved by keyboard the focus again, as soon as it is in its new slot. */
function useFocusDropped(columns: RefObject<HTMLElement | null>, dropped: Mover['dropped']): void {
  const focused = useRef<Mover['dropped']>(null)
  useEffect(() => {
    if (!dropped || focused.current === dropped) return
    const selector = `[data-entry="${dropped.entryId}"][data-date="${dropped.date}"]`
    const chip = columns.current?.querySelector<HTMLElement>(selector)
    if (!chip) return
    focused.current = dropped
    chip.focus()
  })
}
