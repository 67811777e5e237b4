import { ShoppingCart } from 'lucide-react'
import { Link } from 'wouter'
import { amazonSettingsPath } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import type { AmazonReview } from '#contract/shopping/shopping.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { buttonLook } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { amazonWords } from './words/amazon-words.ts'

type Carts = AmazonReview['carts']

/** Links that ask Amazon to put several products in the cart, for families that have switched it on. */
export function CartLinksCard({ carts }: { carts: Carts }) {
  const { group } = useSelection()
  if (!group || !may(group.role, 'shopping:send')) return null
  if (!group.amazonCartForm) return <SwitchOnHint />
  return (
    <Card title={amazonWords().atOnce}>
      <p className="mt-1 max-w-prose text-ink-2">
        {carts.length === 0 ? amazonWords().noLinks : amazonWords().atOnceMeans}
      </p>
      {carts.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {carts.map(({ url }, index) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={buttonLook('plain')}>
              <ShoppingCart size={18} aria-hidden />
              {askText(carts, index)}
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
      {amazonWords().tryAtOnce}{' '}
      <Link href={amazonSettingsPath} className="font-semibold text-pine underline underline-offset-4">
        {amazonWords().switchOn}
      </Link>
    </p>
  )
}

/** "3 items" for the only cart; one of several gets its range, such as "1–20", or "21" alone. */
function askText(carts: Carts, index: number): string {
  const length = carts[index]?.itemIds.length ?? 0
  const words = amazonWords()
  if (carts.length === 1) return length === 1 ? words.askForOne : words.askForMany(length)
  const start = carts.slice(0, index).reduce((sum, { itemIds }) => sum + itemIds.length, 1)
  return words.askForRange(length === 1 ? String(start) : `${start}–${start + length - 1}`)
}
