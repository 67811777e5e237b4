import type { ContentType, Provider } from '#contract/content.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    content_items: ContentItemsTable
  }
}

type ContentItemsTable = {
  id: string
  family_group_id: string
  type: ContentType
  title: string
  description: string | null
  external_url: string | null
  provider: Provider
  added_by: string | null
  created_at: number
  removed_at: number | null
  /** The key that the client gave the call which added this row. A repeat of the call adds nothing. */
  client_key: string | null
}

export type ContentItemRow = ContentItemsTable
