declare module '../platform/db/database.ts' {
  interface Database {
    webhooks: WebhooksTable
    webhook_sends: WebhookSendsTable
  }
}

/** The row goes with that of the member who added it. */
type WebhooksTable = {
  id: string
  family_group_id: string
  member_id: string
  /** The origin of the address, to be shown. */
  host: string
  /** Sealed: the path of an address may be all that keeps others out. */
  address: string
  /** Sealed. */
  secret: string
  /** JSON: a list of `webhookTopics`. */
  topics: string
  created_at: number
  last_at: number | null
  /** A sentence; null when the last message was taken. */
  last_failure: string | null
  /** How many attempts in a row have failed. */
  failures: number
  failing_since: number | null
  /** After a failure nothing is sent before this instant. */
  waits_until: number | null
  switched_off_at: number | null
}

/** One activity that one webhook is still to be told; the row is deleted when it was, or when the webhook is gone. */
type WebhookSendsTable = {
  id: string
  family_group_id: string
  webhook_id: string
  activity_id: string
  created_at: number
  /** When it is to be sent, or the lease of who sends it ends. */
  due_at: number
}

export type WebhookRow = WebhooksTable
export type WebhookSendRow = WebhookSendsTable
