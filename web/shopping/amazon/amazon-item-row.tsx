import clsx from 'clsx'
import { ExternalLink, Undo2 } from 'lucide-react'
import type { AmazonItem } from '#contract/shopping/shopping.ts'
import { formatMoment } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { buttonLook } from '../../platform/ui/button.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { useMarkNotSent } from '../list/shopping.queries.ts'
import { useTickInCart } from './amazon.queries.ts'
import { amazonWords } from './words/amazon-words.ts'

type AmazonItemRowProps = {
  item: AmazonItem
  /** In this browser, since the page was opened. */
  isOpened: boolean
  mayAct: boolean
  onOpen: () => void
}

export function AmazonItemRow({ item, isOpened, mayAct, onOpen }: AmazonItemRowProps) {
  const words = amazonWords()
  const tick = useTickInCart()
  const markNotSent = useMarkNotSent()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-0 sm:flex-nowrap">
      <label className="flex min-h-11 min-w-0 grow cursor-pointer items-start gap-3 max-sm:basis-full">
        <input
          type="checkbox"
          checked={item.inCart !== null}
          disabled={!mayAct}
          onChange={() => tick.mutate(item)}
          aria-label={words.inCart(item.name)}
          className="mt-0.5 shrink-0"
        />
        <span className="min-w-0">
          <ItemTitle item={item} />
          <ItemDetails item={item} isOpened={isOpened} />
        </span>
      </label>
      <div className="flex max-w-full flex-wrap items-center gap-1 max-sm:ms-8 sm:shrink-0">
        <a
          href={item.amazonUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
          aria-label={item.product ? words.openOn(item.name) : words.searchOn(item.name)}
          className={buttonLook('plain', 'sm:min-w-32')}
        >
          <ExternalLink size={18} aria-hidden />
          {item.product ? words.open : words.search}
        </a>
        {mayAct && (
          <IconButton
            label={words.notSent(item.name)}
            className="hover:bg-surface-2"
            disabled={markNotSent.isPending}
            onClick={() => markNotSent.mutate([item.id])}
          >
            <Undo2 size={20} aria-hidden className="mirrors" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

function ItemTitle({ item }: { item: AmazonItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span dir="auto" className={clsx('font-semibold wrap-anywhere', item.inCart && 'text-ink-2')}>
        {item.name}
      </span>
      <span className="rounded-2xl bg-surface-2 px-2.5 text-sm whitespace-nowrap">
        {amazonWords().take(item.amazonQuantity)}
      </span>
      {!item.isQuantitySure && (
        <span
          dir="auto"
          className="rounded-2xl bg-marigold-soft px-2.5 text-sm wrap-anywhere text-on-marigold dark:text-marigold"
        >
          {amazonWords().listSays(item.quantity)}
        </span>
      )}
    </span>
  )
}

function ItemDetails({ item, isOpened }: Pick<AmazonItemRowProps, 'item' | 'isOpened'>) {
  const now = useNow()
  const words = amazonWords()
  const details = [
    item.notes,
    words.askedFor(item.addedByUser?.firstName ?? item.addedByDevice ?? words.unknown),
    isOpened && item.inCart === null && words.opened,
    item.echoCart?.text,
  ]
  return (
    <>
      <span dir="auto" className="block text-sm wrap-anywhere text-ink-2">
        {details.filter(Boolean).join('\u00a0· ')}
      </span>
      {item.inCart && (
        <span className="block text-sm text-success">
          {words.cartSays({ name: item.inCart.by ?? words.somebody, at: formatMoment(item.inCart.at, now) })}
        </span>
      )}
    </>
  )
}
