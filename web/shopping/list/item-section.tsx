import { useId } from 'react'
import { Card } from '../../platform/ui/card.tsx'
import { More, useSeen } from '../../platform/ui/more.tsx'
import type { ListItem } from './apply-changes.ts'
import { ItemRow } from './item-row.tsx'
import type { ItemSelection } from './item-selection.ts'
import { useToggleItem } from './shopping.queries.ts'

type ItemSectionProps = {
  title: string
  items: ListItem[]
  selection: ItemSelection
  onEdit: (item: ListItem) => void
}

export function ItemSection({ title, items, selection, onEdit }: ItemSectionProps) {
  const titleId = useId()
  const { seen, hasMore, seeMore } = useSeen(items)
  const toggle = useToggleItem()
  if (items.length === 0) return null
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-xl font-semibold">
        {title}
      </h2>
      <ul>
        {seen.map((item) => (
          <ItemRow
            key={item.key ?? item.id}
            item={item}
            isSelected={selection.has(item.id)}
            onSelect={selection.isAllowed ? selection.toggle : null}
            onEdit={onEdit}
            onToggle={toggle}
          />
        ))}
      </ul>
      {hasMore && <More key={seen.length} onReached={seeMore} />}
    </Card>
  )
}
