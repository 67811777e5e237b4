import clsx from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import { ChipWords, chipLook } from './moment-chip.tsx'
import type { Place } from './move.ts'
import { useDrag } from './use-drag.ts'
import type { Mover, Moving } from './use-moving.ts'
import { isMovable, type WeekMoment } from './week.ts'

type GridChipProps = {
  moment: WeekMoment
  helpId: string
  isRoomy: boolean
  /** Null for those who only look. */
  mover: Mover | null
  onOpen: ((moment: WeekMoment) => void) | null
  placeAt: (moving: Moving, x: number, down: number) => Place
}

/** A moment on the sheet: opened by a click or Enter, taken up by the mouse, a finger or Space. */
export function GridChip({ moment, helpId, isRoomy, mover, onOpen, placeAt }: GridChipProps) {
  const button = useRef<HTMLButtonElement>(null)
  const drag = useDrag(button, {
    onStart: () => mover?.pickUp(moment, 'pointer'),
    onMove: ({ x, down }) => {
      const moving = mover?.present.current
      if (moving) mover.moveTo(placeAt(moving, x, down))
    },
    onDrop: () => mover?.drop(),
    onPutBack: () => mover?.putBack(),
  })
  const look = chipLook(moment)
  if (!onOpen || !moment.entry) {
    return (
      <div className={look} title={moment.title}>
        <ChipWords moment={moment} isRoomy={isRoomy} />
      </div>
    )
  }
  return (
    <button
      ref={button}
      type="button"
      title={moment.title}
      data-entry={moment.entry.id}
      data-date={moment.date}
      onClick={() => !drag.wasDragged() && onOpen(moment)}
      className={clsx(
        look,
        'transition-shadow select-none hover:shadow-card',
        mover && isMovable(moment) && 'cursor-grab [-webkit-touch-callout:none]',
      )}
      {...(mover &&
        isMovable(moment) && {
          'aria-describedby': helpId,
          onPointerDown: drag.onPointerDown,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== ' ') return
            event.preventDefault()
            mover.pickUp(moment, 'keyboard')
          },
          onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
        })}
    >
      <ChipWords moment={moment} isRoomy={isRoomy} />
    </button>
  )
}
