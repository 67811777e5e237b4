import clsx from 'clsx'
import { photosWords } from '../photos-words.ts'

type SelectBoxProps = {
  caption: string | null
  isSelected: boolean
  /** Others are selected, so every box is shown. */
  isSelecting: boolean
  /** With Shift everything from the last one to this one. */
  onToggle: (options: { isRange: boolean }) => void
}

/**
 * On a photo of the gallery. With a mouse it is shown while the pointer is on the photo, on a phone while photos are
 * selected.
 */
export function SelectBox({ caption, isSelected, isSelecting, onToggle }: SelectBoxProps) {
  return (
    <label
      className={clsx(
        'absolute top-0 end-0 grid size-11 cursor-pointer place-items-center rounded-control sm:top-2 sm:end-2 sm:bg-surface sm:shadow-card',
        !isSelecting &&
          'max-sm:hidden group-focus-within:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100',
      )}
    >
      <input
        type="checkbox"
        aria-label={photosWords().selectIt(caption)}
        checked={isSelected}
        // A key press on a box is a click as well, with Shift or without.
        onChange={({ nativeEvent }) =>
          onToggle({ isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
        }
        className="size-6 accent-pine"
      />
    </label>
  )
}
