import { useId } from 'react'
import type { ShoppingItem } from '#contract/shopping.ts'
import { Card } from '../platform/ui/card.tsx'
import { More, useSeen } from '../platform/ui/more.tsx'
import type { ItemSelection } from './item-selection.ts'
import { ShoppingRow } from './shopping-row.tsx'

type ShoppingSectionProps = {
  title: string
  items: ShoppingItem[]
  selection: ItemSelection
  onEdit: (item: ShoppingItem) => void
}

export function ShoppingSection({ title, items, selection, onEdit }: ShoppingSectionProps) {
  const titleId = useId()
  const { seen, hasMore, seeMore } = useSeen(items)
  if (items.length === 0) return null
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-xl font-semibold">
        {title} ({items.length})
      </h2>
      <ul>
        {seen.map((item) => (
          <ShoppingRow
            key={item.id}
            item={item}
            isSelected={selection.has(item.id)}
            onSelect={() => selection.toggle(item.id)}
            onEdit={() => onEdit(item)}
          />
        ))}
      </ul>
      {hasMore && <More key={seen.length} onReached={seeMore} />}
    </Card>
  )
}
