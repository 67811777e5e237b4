import clsx from 'clsx'
import type { KeyboardEvent } from 'react'
import { forwards } from '../../platform/words/direction.ts'
import { ChipText, chipLook } from '../calendar/occurrence-chip.tsx'
import { slotName } from '../slot.ts'
import { slotStep } from './move-rules.ts'
import type { Mover, Moving } from './use-moving.ts'

type MovingChipProps = {
  moving: Moving
  mover: Mover
  /** The index of its day in the week that is shown; -1 outside of it. */
  column: number
  top: string
}

/** The chip that is being moved, in the slot where it would be dropped. */
export function MovingChip({ moving, mover, column, top }: MovingChipProps) {
  const isByKeyboard = moving.by === 'keyboard'
  const moved = { ...moving.occurrence, ...moving.at }
  if (column === -1 && !isByKeyboard) return null
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: the focus goes along with what the arrow keys move
      autoFocus={isByKeyboard}
      tabIndex={isByKeyboard ? 0 : -1}
      aria-label={`${moved.title}, ${slotName(moving.at)}`}
      onKeyDown={(event) => onMovingKey(event, mover)}
      onBlur={mover.onBlur}
      style={{ top, insetInlineStart: `${(column / 7) * 100}%`, width: `${100 / 7}%` }}
      className={clsx(
        'absolute z-10 px-1 text-sm focus-visible:outline-none',
        !isByKeyboard && 'pointer-events-none cursor-grabbing',
      )}
    >
      <span
        className={clsx(
          chipLook(moved),
          'shadow-pop outline-3 outline-offset-1 outline-focus motion-safe:-rotate-1',
        )}
      >
        <ChipText occurrence={moved} />
      </span>
    </button>
  )
}

function onMovingKey(event: KeyboardEvent, mover: Mover): void {
  if (event.key === 'Enter' || event.key === ' ') mover.drop()
  else if (event.key === 'Escape') mover.putBack()
  else {
    const distance = distanceOf(event.key, event.shiftKey ? 60 : slotStep)
    if (!distance) return
    mover.moveBy(...distance)
  }
  event.preventDefault()
}

/** Null for a key that moves nothing. */
function distanceOf(key: string, minutes: number): [days: number, minutes: number] | null {
  if (key === 'ArrowLeft') return [-forwards(), 0]
  if (key === 'ArrowRight') return [forwards(), 0]
  if (key === 'ArrowUp') return [0, -minutes]
  return key === 'ArrowDown' ? [0, minutes] : null
}
