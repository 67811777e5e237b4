import clsx from 'clsx'
import type { ReactNode } from 'react'
import { frameWords } from '../frame/frame-words.ts'

type ChoiceListProps<Item> = {
  label: string
  items: Item[]
  chosenId: string | null
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  pictureOf?: (item: Item) => ReactNode
  /** Null when the chosen item is tapped again. */
  onChoose: (id: string | null) => void
  empty: string
  /** Adds further items to the list. */
  onMore?: (() => void) | null
}

export function ChoiceList<Item>({
  label,
  items,
  chosenId,
  idOf,
  nameOf,
  pictureOf,
  onChoose,
  empty,
  onMore = null,
}: ChoiceListProps<Item>) {
  if (items.length === 0) return <p className="text-sm text-ink-2">{empty}</p>
  return (
    <fieldset
      className="m-0 flex max-h-52 min-w-0 flex-wrap gap-2 overflow-y-auto border-0 p-1"
      aria-label={label}
    >
      {items.map((item) => {
        const isChosen = idOf(item) === chosenId
        return (
          <button
            key={idOf(item)}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : idOf(item))}
            className={clsx(
              'flex min-h-11 max-w-full items-center gap-2.5 rounded-control border px-3 py-1.5 text-start text-sm transition-colors',
              isChosen
                ? 'border-pine bg-pine-soft font-semibold text-pine'
                : 'border-line-strong bg-surface hover:bg-surface-2',
            )}
          >
            {pictureOf?.(item)}
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {nameOf(item)}
            </span>
          </button>
        )
      })}
      {onMore && (
        <button
          type="button"
          onClick={onMore}
          className="min-h-11 rounded-control px-3 py-1.5 text-sm font-semibold text-pine underline underline-offset-4 hover:bg-surface-2"
        >
          {frameWords().more}
        </button>
      )}
    </fieldset>
  )
}
