import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { buttonLook } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { useAmazonReview } from './amazon.queries.ts'
import { AmazonReview } from './amazon-review.tsx'
import { amazonWords } from './words/amazon-words.ts'

/**
 * Here people put the sent items in Amazon's cart by hand and tick them. Sunporch cannot look into
 * the cart, so it never says that an item is there.
 */
export function AmazonPage() {
  const review = useAmazonReview()
  const words = amazonWords()
  return (
    <>
      <title>{`${words.title} · Sunporch`}</title>
      <Link
        href={pagePaths.shopping}
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
      >
        <ArrowLeft size={18} aria-hidden className="mirrors" />
        {words.list}
      </Link>
      <h1 className="text-3xl font-semibold sm:text-4xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-2">{words.oneStep}</p>
      {review.isError && <FailureNote error={review.error} onRetry={() => review.refetch()} />}
      {review.isPending && <div className="h-64 animate-pulse rounded-card bg-surface-2" />}
      {review.data?.items.length === 0 && (
        <EmptyState
          title={words.none}
          action={
            <Link href={pagePaths.shopping} className={buttonLook('primary')}>
              {words.openList}
            </Link>
          }
        >
          {words.noneMeans}
        </EmptyState>
      )}
      {review.data && review.data.items.length > 0 && <AmazonReview review={review.data} />}
    </>
  )
}
