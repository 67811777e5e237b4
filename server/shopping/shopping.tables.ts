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
  sent_at: number | null
  removed_at: number | null
  /** The name of the device that the loved one asked. */
  added_by_device: string | null
}

export type ShoppingItemRow = ShoppingItemsTable
