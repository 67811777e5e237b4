import type { Marketplace } from '#contract/shopping/marketplaces.ts'
import type { CartResult } from '#contract/shopping/shopping.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    shopping_items: ShoppingItemsTable
  }
}

type ShoppingItemsTable = {
  id: string
  family_group_id: string
  name: string
  quantity: string
  notes: string | null
  added_by: string | null
  created_at: number
  completed_at: number | null
  /** When a person last ticked or unticked it. The latest tick wins, whenever it arrives. */
  ticked_at: number | null
  /** JSON of `TickPresses`. Null: no browser that numbers its presses has ticked it. */
  tick_presses: string | null
  sent_at: number | null
  in_cart_at: number | null
  in_cart_by: string | null
  product_asin: string | null
  /** The shop of the product's link; null for a bare ASIN. */
  product_marketplace: Marketplace | null
  /** An idempotency key from the browser that added it. */
  client_key: string | null
  removed_at: number | null
  /** The name of the device by which the loved one added it. */
  added_by_device: string | null
  /** When Amazon was last asked by an Echo to put the item in its account's cart. Null: not now. */
  cart_asked_at: number | null
  /** What Amazon answered, and when. Null: nothing yet. */
  cart_result: CartResult | null
  cart_result_at: number | null
  /** The name of the Echo. */
  cart_device: string | null
}

export type ShoppingItemRow = ShoppingItemsTable
