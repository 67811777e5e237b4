import { ShoppingCart } from 'lucide-react'
import { Link } from 'wouter'
import { amazonSettingsPath } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import type { AmazonReview } from '#contract/shopping/shopping.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'

type Carts = AmazonReview['carts']

/** Links that ask Amazon to put several products in the cart, for families that have switched it on. */
export function CartLinksCard({ carts }: { carts: Carts }) {
  const { group } = useSelection()
  if (!group || !may(group.role, 'shopping:send')) return null
  if (!group.amazonCartForm) return <SwitchOnHint />
  return (
    <Card title="All at once">
      <p className="mt-1 max-w-prose text-ink-2">
        {carts.length === 0
          ? 'None of these items has an Amazon link of your shop that is still to be put in the cart.'
          : 'This asks Amazon to put the items with an Amazon link in the cart. Amazon may ask you to sign in first, and it does not do it for everybody. Please look into the cart before you tick them.'}
      </p>
      {carts.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {carts.map(({ url }, index) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={buttonLook('plain')}>
              <ShoppingCart size={18} aria-hidden />
              Ask Amazon for {itemsText(carts, index)}
            </a>
          ))}
        </div>
      )}
    </Card>
  )
}

function SwitchOnHint() {
  return (
    <p className="px-1 text-ink-2">
      Items with an Amazon link can also be asked for all at once, if you like to try.{' '}
      <Link href={amazonSettingsPath} className="font-semibold text-pine underline underline-offset-4">
        Switch it on in Settings
      </Link>
    </p>
  )
}

/** "3 items" for the only cart; one of several gets its range, such as "1–20", or "21" alone. */
function itemsText(carts: Carts, index: number): string {
  const length = carts[index]?.itemIds.length ?? 0
  if (carts.length === 1) return length === 1 ? '1 item' : `${length} items`
  const start = carts.slice(0, index).reduce((sum, { itemIds }) => sum + itemIds.length, 1)
  return length === 1 ? String(start) : `${start}–${start + length - 1}`
}
