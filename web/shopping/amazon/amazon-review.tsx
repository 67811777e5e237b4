import { ChevronRight, ExternalLink, ShoppingCart, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import type { AmazonItem, AmazonReview as Review } from '#contract/shopping/shopping.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { useMarkNotSent } from '../list/shopping.queries.ts'
import { AmazonItemRow } from './amazon-item-row.tsx'
import { CartLinksCard } from './cart-links-card.tsx'
import { CopyListButton } from './copy-list-button.tsx'
import { amazonWords } from './words/amazon-words.ts'

export function AmazonReview({ review }: { review: Review }) {
  const { group } = useSelection()
  const markNotSent = useMarkNotSent()
  const [openedIds, setOpenedIds] = useState<readonly string[]>([])
  const mayAct = group !== null && may(group.role, 'shopping:send')
  const pending = review.items.filter((item) => !item.isCompleted)
  const completed = review.items.filter((item) => item.isCompleted)
  const next = nextToOpen(pending, openedIds)
  const markOpened = ({ id }: AmazonItem) => setOpenedIds([...openedIds.filter((other) => other !== id), id])
  const row = (item: AmazonItem) => (
    <AmazonItemRow
      key={item.id}
      item={item}
      isOpened={openedIds.includes(item.id)}
      mayAct={mayAct}
      onOpen={() => markOpened(item)}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3">
        {next && <OpenNextLink item={next} onOpen={() => markOpened(next)} />}
        <CopyListButton items={pending} />
        <a
          href={review.shop.cartUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('plain')}
        >
          <ShoppingCart size={18} aria-hidden />
          {amazonWords().lookInCart}
        </a>
      </div>
      {pending.length > 0 && <PendingCard items={pending}>{pending.map(row)}</PendingCard>}
      <CartLinksCard carts={review.carts} />
      {completed.length > 0 && <CompletedItems count={completed.length}>{completed.map(row)}</CompletedItems>}
      {mayAct && (
        <Button
          className="justify-self-start"
          disabled={markNotSent.isPending}
          onClick={() => markNotSent.mutate(review.items.map(({ id }) => id))}
        >
          <Undo2 size={18} aria-hidden className="mirrors" />
          {amazonWords().allNotSent}
        </Button>
      )}
    </div>
  )
}

function OpenNextLink({ item, onOpen }: { item: AmazonItem; onOpen: () => void }) {
  return (
    <a
      href={item.amazonUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      className={buttonLook('warm', 'min-w-0 max-w-full max-sm:w-full')}
    >
      <ExternalLink size={18} aria-hidden className="shrink-0" />
      <span className="min-w-0 truncate">{amazonWords().openNext(item.name)}</span>
    </a>
  )
}

function PendingCard({ items, children }: { items: AmazonItem[]; children: ReactNode }) {
  const inCart = items.filter((item) => item.inCart !== null).length
  return (
    <Card aria-labelledby="to-buy">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="to-buy" className="text-xl font-semibold">
          {amazonWords().toCart(items.length - inCart)}
        </h2>
        {inCart > 0 && (
          <p className="text-ink-2">{amazonWords().tickedOf({ ticked: inCart, count: items.length })}</p>
        )}
      </div>
      <ul>{children}</ul>
    </Card>
  )
}

function CompletedItems({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="group rounded-card border border-line bg-surface px-5 py-3 sm:px-6">
      <summary className="flex min-h-11 list-none items-center gap-3 font-semibold">
        <ChevronRight
          size={20}
          aria-hidden
          className="mirrors shrink-0 group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {amazonWords().tickedOff(count)}
      </summary>
      <ul>{children}</ul>
    </details>
  )
}

/** The first item that is neither ticked nor opened; then the one that was opened longest ago. */
function nextToOpen(items: AmazonItem[], openedIds: readonly string[]): AmazonItem | undefined {
  const unticked = items.filter((item) => item.inCart === null)
  const openedIndex = (item: AmazonItem) => openedIds.indexOf(item.id)
  return (
    unticked.find((item) => openedIndex(item) < 0) ??
    [...unticked].sort((a, b) => openedIndex(a) - openedIndex(b))[0]
  )
}
