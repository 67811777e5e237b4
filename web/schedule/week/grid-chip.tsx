import clsx from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import { ChipText, chipLook } from '../calendar/occurrence-chip.tsx'
import type { WeekOccurrence } from '../calendar/week-occurrences.ts'
import { useDrag } from '../move/use-drag.ts'
import type { Mover, Moving } from '../move/use-moving.ts'
import type { Slot } from '../slot.ts'
import type { PointerPosition } from './slot-under-pointer.ts'

type GridChipProps = {
  occurrence: WeekOccurrence
  helpId: string
  isRoomy: boolean
  /** Null for a person who may not move anything. */
  mover: Mover | null
  onOpen: ((occurrence: WeekOccurrence) => void) | null
  slotAt: (moving: Moving, position: PointerPosition) => Slot
}

/** An occurrence in the grid: a click or Enter opens it, a pointer or Space picks it up. */
export function GridChip({ occurrence, helpId, isRoomy, mover, onOpen, slotAt }: GridChipProps) {
  const button = useRef<HTMLButtonElement>(null)
  const drag = useDrag(button, {
    onStart: () => mover?.pickUp(occurrence, 'pointer'),
    onMove: (position) => {
      const moving = mover?.latest.current
      if (moving) mover.moveTo(slotAt(moving, position))
    },
    onDrop: () => mover?.drop(),
    onPutBack: () => mover?.putBack(),
  })
  const text = <ChipText occurrence={occurrence} isRoomy={isRoomy} />
  if (!onOpen || !occurrence.entry) {
    return (
      <div className={chipLook(occurrence)} title={occurrence.title}>
        {text}
      </div>
    )
  }
  const isMovable = mover !== null && occurrence.isMovable
  return (
    <button
      ref={button}
      type="button"
      title={occurrence.title}
      data-entry={occurrence.entry.id}
      data-date={occurrence.date}
      onClick={() => !drag.wasDragged() && onOpen(occurrence)}
      className={clsx(
        chipLook(occurrence),
        'transition-shadow select-none hover:shadow-card',
        isMovable && 'cursor-grab [-webkit-touch-callout:none]',
      )}
      {...(isMovable && {
        'aria-describedby': helpId,
        onPointerDown: drag.onPointerDown,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== ' ') return
          event.preventDefault()
          mover.pickUp(occurrence, 'keyboard')
        },
        onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
      })}
    >
      {text}
    </button>
  )
}
