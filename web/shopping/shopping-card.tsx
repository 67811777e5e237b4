import clsx from 'clsx'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import type { ListItem } from './list/apply-changes.ts'
import { type ItemSelection, useItemSelection } from './list/item-selection.ts'
import { QuickAdd } from './list/quick-add.tsx'
import { SendSelectionButton } from './list/send-selection-button.tsx'
import { useShopping, useToggleItem } from './list/shopping.queries.ts'
import { shoppingWords } from './words/shopping-words.ts'

/** The Dashboard shows this many items; the page shows all. */
const maxShown = 5
const none: ListItem[] = []

export function ShoppingCard() {
  const shopping = useShopping()
  const items = shopping.items ?? none
  const selection = useItemSelection(items)
  const shown = [...items].sort((a, b) => Number(a.isCompleted) - Number(b.isCompleted)).slice(0, maxShown)
  return (
    <Card title={shoppingWords().list} link={{ to: pagePaths.shopping, label: shoppingWords().seeAll }}>
      {shopping.isError && <FailureNote error={shopping.error} onRetry={() => shopping.refetch()} />}
      {shopping.isPending && <div className="my-3 h-32 animate-pulse rounded-control bg-surface-2" />}
      {shopping.items && items.length === 0 && <p className="my-2 text-ink-2">{shoppingWords().empty}</p>}
      <ul className="my-2">
        {shown.map((item) => (
          <CardItem key={item.key ?? item.id} item={item} selection={selection} />
        ))}
      </ul>
      {items.length > maxShown && (
        <p className="mb-3 text-sm text-ink-2">{shoppingWords().moreOnList(items.length - maxShown)}</p>
      )}
      <QuickAdd />
      <SendSelectionButton selection={selection} label={shoppingWords().sendToCart} className="mt-3 w-full" />
    </Card>
  )
}

function CardItem({ item, selection }: { item: ListItem; selection: ItemSelection }) {
  const toggle = useToggleItem()
  return (
    <li className="flex items-center gap-1">
      {selection.isAllowed && (
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={selection.has(item.id)}
            onChange={() => selection.toggle(item.id)}
            disabled={item.isNew}
            aria-label={shoppingWords().select(item.name)}
          />
        </label>
      )}
      <button
        type="button"
        dir="auto"
        aria-pressed={item.isCompleted}
        onClick={() => toggle(item)}
        className={clsx(
          'min-h-11 min-w-0 grow rounded-control px-2 text-start break-words hover:bg-surface-2',
          item.isCompleted && 'line-through opacity-75',
        )}
      >
        {item.name}
      </button>
    </li>
  )
}
