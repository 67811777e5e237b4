import { ArrowLeft, ChevronRight, ExternalLink, ShoppingCart, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { may } from '#contract/policy.ts'
import type { AmazonItem, AmazonReview } from '#contract/shopping.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { useMarkNotSent } from '../list/shopping.queries.ts'
import { useAmazonReview } from './amazon.queries.ts'
import { AmazonItemRow } from './amazon-item-row.tsx'
import { CartLinksCard } from './cart-links-card.tsx'
import { CopyListButton } from './copy-list-button.tsx'

/** Where what was sent is put in Amazon's cart, by people: we cannot look into it, and never say so. */
export function AmazonPage() {
  const review = useAmazonReview()
  return (
    <>
      <title>On its way to Amazon · Sunporch</title>
      <Link
        href="/shopping"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
      >
        <ArrowLeft size={18} aria-hidden />
        Shopping list
      </Link>
      <h1 className="text-3xl font-semibold sm:text-4xl">On its way to Amazon</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-2">
        Sunporch cannot look into your Amazon cart. Open each item, put it in the cart there, and tick it
        here: then the whole family knows.
      </p>
      {review.isError && <FailureNote error={review.error} onRetry={() => review.refetch()} />}
      {review.isPending && <div className="h-64 animate-pulse rounded-card bg-surface-2" />}
      {review.data?.items.length === 0 && (
        <EmptyState
          title="Nothing is on its way to Amazon"
          action={
            <Link href="/shopping" className={buttonLook('primary')}>
              Open the shopping list
            </Link>
          }
        >
          Select items on the shopping list and press "Send to Amazon".
        </EmptyState>
      )}
      {review.data && review.data.items.length > 0 && <Review review={review.data} />}
    </>
  )
}

function Review({ review }: { review: AmazonReview }) {
  const { group } = useSelection()
  const markNotSent = useMarkNotSent()
  const [opened, setOpened] = useState<readonly string[]>([])
  const mayAct = group !== null && may(group.role, 'shopping:send')
  const current = review.items.filter((item) => !item.isCompleted)
  const completed = review.items.filter((item) => item.isCompleted)
  const inCart = current.filter((item) => item.inCart !== null).length
  const next = nextOf(current, opened)
  const open = (item: AmazonItem) => setOpened([...opened.filter((id) => id !== item.id), item.id])
  const rowOf = (item: AmazonItem) => (
    <AmazonItemRow
      key={item.id}
      item={item}
      isOpened={opened.includes(item.id)}
      mayAct={mayAct}
      onOpen={() => open(item)}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3">
        {next && (
          <a
            href={next.amazonUrl}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => open(next)}
            className={buttonLook('warm', 'min-w-0 max-w-full max-sm:w-full')}
          >
            <ExternalLink size={18} aria-hidden className="shrink-0" />
            <span className="min-w-0 truncate">Open next: {next.name}</span>
          </a>
        )}
        <CopyListButton items={current} />
        <a
          href={review.shop.cartUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('plain')}
        >
          <ShoppingCart size={18} aria-hidden />
          Look into the cart
        </a>
      </div>
      {current.length > 0 && (
        <Card aria-labelledby="to-buy">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="to-buy" className="text-xl font-semibold">
              To put in the cart ({current.length - inCart})
            </h2>
            {inCart > 0 && (
              <p className="text-ink-2">
                {inCart} of {current.length} ticked
              </p>
            )}
          </div>
          <ul>{current.map(rowOf)}</ul>
        </Card>
      )}
      <CartLinksCard review={review} />
      {completed.length > 0 && (
        <details className="group rounded-card border border-line bg-surface px-5 py-3 sm:px-6">
          <summary className="flex min-h-11 list-none items-center gap-3 font-semibold">
            <ChevronRight size={20} aria-hidden className="shrink-0 group-open:rotate-90" />
            Ticked off on the list already ({completed.length})
          </summary>
          <ul>{completed.map(rowOf)}</ul>
        </details>
      )}
      {mayAct && (
        <Button
          className="justify-self-start"
          disabled={markNotSent.isPending}
          onClick={() => markNotSent.mutate(review.items.map(({ id }) => id))}
        >
          <Undo2 size={18} aria-hidden />
          Mark all as not sent
        </Button>
      )}
    </div>
  )
}

/** The first that nobody has ticked and that was not opened here; then those again, in turn. */
function nextOf(items: AmazonItem[], opened: readonly string[]): AmazonItem | undefined {
  const left = items.filter((item) => item.inCart === null)
  const turn = (item: AmazonItem) => opened.indexOf(item.id)
  return left.find((item) => turn(item) < 0) ?? [...left].sort((a, b) => turn(a) - turn(b))[0]
}
