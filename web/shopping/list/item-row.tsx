import clsx from 'clsx'
import { Check, CloudOff, Link2, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { defaultQuantity, detailsOf } from '#contract/shopping/shopping.ts'
import { useIsStuck } from '../offline/queue.ts'
import { shoppingWords } from '../words/shopping-words.ts'
import type { ListItem } from './apply-changes.ts'
import { ItemMenu } from './item-menu.tsx'

type ItemRowProps = {
  item: ListItem
  isSelected: boolean
  /** Null without the right to send items. */
  onSelect: ((itemId: string) => void) | null
  onEdit: (item: ListItem) => void
  onToggle: (item: ListItem) => void
}

/** Rendered again only when its own item changes: a list has hundreds of them. */
export const ItemRow = memo(function ItemRow({ item, isSelected, onSelect, onEdit, onToggle }: ItemRowProps) {
  return (
    <li
      className={clsx(
        'flex items-center gap-x-3 border-b border-line py-2 last:border-0 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        item.isCompleted && 'opacity-75',
      )}
    >
      {onSelect && (
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => onSelect(item.id)}
            disabled={item.isNew}
            aria-label={shoppingWords().select(item.name)}
          />
        </label>
      )}
      <button
        type="button"
        onClick={() => onToggle(item)}
        aria-pressed={item.isCompleted}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-1 text-start hover:bg-surface-2"
      >
        <span className="min-w-0 grow">
          <ItemTitle item={item} />
          <ItemDetails item={item} />
        </span>
        {item.isCompleted && <Check size={20} aria-hidden className="shrink-0 text-success" />}
      </button>
      <ItemMenu item={item} onEdit={onEdit} />
    </li>
  )
})

function ItemTitle({ item }: { item: ListItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        dir="auto"
        className={clsx('min-w-0 font-semibold wrap-anywhere', item.isCompleted && 'line-through')}
      >
        {item.name}
      </span>
      {item.quantity !== defaultQuantity && (
        <span dir="auto" className="rounded-2xl bg-surface-2 px-2.5 text-sm wrap-anywhere">
          {item.quantity}
        </span>
      )}
      {item.isSentToAmazon && (
        <span className="rounded-full bg-marigold-soft px-2.5 text-sm text-on-marigold dark:text-marigold">
          {shoppingWords().sentToAmazon}
        </span>
      )}
    </span>
  )
}

function ItemDetails({ item }: { item: ListItem }) {
  // While the server answers, a change is pending for a fraction of a second: that needs no note.
  const isWaiting = useIsStuck() && item.isPending
  const words = shoppingWords()
  const addedBy = item.addedByUser?.firstName ?? item.addedByDevice ?? words.unknown
  return (
    <span dir="auto" className="block text-sm break-words text-ink-2">
      {[...detailsOf(item), words.addedBy(addedBy)].join('\u00a0· ')}
      {item.product && <Mark Icon={Link2}>{words.amazonLink}</Mark>}
      {isWaiting && <Mark Icon={CloudOff}>{words.waiting}</Mark>}
      {item.echoCart && <span className="block">{item.echoCart.text}</span>}
    </span>
  )
}

function Mark({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <>
      {'\u00a0· '}
      <span className="inline-flex items-center gap-1.5 align-bottom">
        <Icon size={16} aria-hidden />
        {children}
      </span>
    </>
  )
}
