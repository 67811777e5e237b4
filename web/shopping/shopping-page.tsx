import { ChevronRight, Plus, Truck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import type { ListItem } from './list/apply-changes.ts'
import { ConnectionNote } from './list/connection-note.tsx'
import { ItemDialog } from './list/dialogs.ts'
import { ItemSection } from './list/item-section.tsx'
import { type ItemSelection, useItemSelection } from './list/item-selection.ts'
import { QuickAdd } from './list/quick-add.tsx'
import { SendSelectionButton } from './list/send-selection-button.tsx'
import { useShopping } from './list/shopping.queries.ts'
import { shoppingWords } from './words/shopping-words.ts'

const none: ListItem[] = []

export function ShoppingPage() {
  const shopping = useShopping()
  const items = shopping.items ?? none
  const selection = useItemSelection(items)
  const [dialog, setDialog] = useState<ListItem | 'new' | null>(null)
  const openNew = () => setDialog('new')
  return (
    <>
      <title>{`${shoppingWords().title} · Sunporch`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">{shoppingWords().title}</h1>
        <div className="flex flex-wrap gap-3">
          <Button onClick={openNew}>
            <Plus size={18} aria-hidden />
            {shoppingWords().addDetailed}
          </Button>
          <SendSelectionButton
            selection={selection}
            label={shoppingWords().sendToAmazon(selection.selected.length)}
          />
        </div>
      </div>
      <Card className="mb-5">
        <QuickAdd />
      </Card>
      <ConnectionNote />
      <AmazonLink items={items} />
      {shopping.isError && <FailureNote error={shopping.error} onRetry={() => shopping.refetch()} />}
      {shopping.isPending && <div className="h-64 animate-pulse rounded-card bg-surface-2" />}
      {shopping.items && items.length === 0 && <EmptyList onAdd={openNew} />}
      {items.length > 0 && <ItemList items={items} selection={selection} onEdit={setDialog} />}
      {dialog && <ItemDialog item={dialog === 'new' ? null : dialog} onClose={() => setDialog(null)} />}
    </>
  )
}

function AmazonLink({ items }: { items: ListItem[] }) {
  const count = items.filter((item) => item.isSentToAmazon && !item.isCompleted).length
  if (count === 0) return null
  return (
    <Link
      href={pagePaths.amazon}
      className="mb-5 flex min-h-14 items-center gap-3 rounded-card border border-line bg-marigold-soft px-5 py-3 font-semibold text-on-marigold sm:px-6 dark:text-ink"
    >
      <Truck size={20} aria-hidden className="shrink-0" />
      <span className="min-w-0 grow">{shoppingWords().onItsWay(count)}</span>
      <ChevronRight size={20} aria-hidden className="mirrors shrink-0" />
    </Link>
  )
}

function EmptyList({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title={shoppingWords().empty}
      action={
        <Button look="primary" onClick={onAdd}>
          {shoppingWords().addDetailed}
        </Button>
      }
    >
      {shoppingWords().emptyText}
    </EmptyState>
  )
}

type ItemListProps = { items: ListItem[]; selection: ItemSelection; onEdit: (item: ListItem) => void }

function ItemList({ items, selection, onEdit }: ItemListProps) {
  const sections = [
    [shoppingWords().pending, items.filter((item) => !item.isCompleted)],
    [shoppingWords().completed, items.filter((item) => item.isCompleted)],
  ] as const
  return (
    <>
      {selection.isAllowed && (
        <label className="mb-3 flex min-h-11 w-fit cursor-pointer items-center gap-3 px-5 font-semibold sm:px-6">
          <input type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
          {shoppingWords().selectAll}
        </label>
      )}
      <div className="grid gap-5">
        {sections.map(([titleOf, items], index) => (
          <ItemSection
            key={index === 0 ? 'pending' : 'completed'}
            title={titleOf(items.length)}
            items={items}
            selection={selection}
            onEdit={onEdit}
          />
        ))}
      </div>
    </>
  )
}
