import type { CartResult, ShoppingItem } from '#contract/shopping/shopping.ts'
import { toIso } from '../platform/clock.ts'
import type { ShoppingItemRow } from './shopping.tables.ts'

type CartColumns = Pick<ShoppingItemRow, 'cart_asked_at' | 'cart_result' | 'cart_result_at' | 'cart_device'>

/** Only Amazon's own word counts: as long as it has not answered, nothing is said to be in a cart. */
export function echoCartOf({
  cart_asked_at,
  cart_result,
  cart_result_at,
  cart_device,
}: CartColumns): ShoppingItem['echoCart'] {
  if (cart_asked_at === null) return null
  const echo = cart_device ?? 'the Echo'
  const text = cart_result ? texts[cart_result](echo) : `${echo} has asked Amazon, which has not answered yet`
  return { at: toIso(cart_result_at ?? cart_asked_at), isInCart: cart_result === 'in_cart', text }
}

const texts: Record<CartResult, (echo: string) => string> = {
  in_cart: (echo) => `In the Amazon cart of ${echo}’s account`,
  not_sold: (echo) => `Amazon told ${echo} that nobody sells it now`,
  not_eligible: (echo) => `Amazon told ${echo} that this product cannot be put in a cart by voice`,
  not_here: (echo) => `Amazon told ${echo} that this does not work in its country`,
  failed: (echo) => `Amazon told ${echo} that it did not work: please try again later`,
}
