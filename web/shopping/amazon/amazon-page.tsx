import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { buttonLook } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { useAmazonReview } from './amazon.queries.ts'
import { AmazonReview } from './amazon-review.tsx'

/**
 * Here people put the sent items in Amazon's cart by hand and tick them. Sunporch cannot look into
 * the cart, so it never says that an item is there.
 */
export function AmazonPage() {
  const review = useAmazonReview()
  return (
    <>
      <title>On its way to Amazon · Sunporch</title>
      <Link
        href={pagePaths.shopping}
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
      >
        <ArrowLeft size={18} aria-hidden />
        Shopping list
      </Link>
      <h1 className="text-3xl font-semibold sm:text-4xl">On its way to Amazon</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-2">
        One step is left: Amazon lets nobody fill a cart for you. Open each item, press “Add to Cart” there,
        and tick it here: then the whole family knows.
      </p>
      {review.isError && <FailureNote error={review.error} onRetry={() => review.refetch()} />}
      {review.isPending && <div className="h-64 animate-pulse rounded-card bg-surface-2" />}
      {review.data?.items.length === 0 && (
        <EmptyState
          title="Nothing is on its way to Amazon"
          action={
            <Link href={pagePaths.shopping} className={buttonLook('primary')}>
              Open the shopping list
            </Link>
          }
        >
          Select items on the shopping list and press "Send to Amazon".
        </EmptyState>
      )}
      {review.data && review.data.items.length > 0 && <AmazonReview review={review.data} />}
    </>
  )
}
