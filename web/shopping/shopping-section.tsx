import { useId } from 'react'
import { Card } from '../platform/ui/card.tsx'
import { More, useSeen } from '../platform/ui/more.tsx'
import type { ItemSelection } from './item-selection.ts'
import type { ListedItem } from './listed-items.ts'
import { ShoppingRow } from './shopping-row.tsx'

type ShoppingSectionProps = {
  title: string
  items: ListedItem[]
  selection: ItemSelection
  onEdit: (item: ListedItem) => void
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
            key={item.key ?? item.id}
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
