import type { Marketplace } from '#contract/marketplaces.ts'

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
  /** When it was last ticked or unticked by a person: what was meant later wins, whenever it arrives. */
  ticked_at: number | null
  sent_at: number | null
  in_cart_at: number | null
  in_cart_by: string | null
  product_asin: string | null
  /** Where the product's link was from; null for a bare number. */
  product_marketplace: Marketplace | null
  /** Made by the browser that added it, so that it is added once. */
  client_key: string | null
  removed_at: number | null
  /** The name of the device that the loved one asked. */
  added_by_device: string | null
}

export type ShoppingItemRow = ShoppingItemsTable
