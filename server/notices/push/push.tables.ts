declare module '../../platform/db/database.ts' {
  interface Database {
    push_subscriptions: PushSubscriptionsTable
    vapid_keys: VapidKeysTable
  }
}

/** A browser that shows a person's notices. */
type PushSubscriptionsTable = {
  id: string
  user_id: string
  endpoint: string
  p256dh: string
  auth: string
  user_agent: string | null
  /** Where the browser subscribed, like "https://photos.example.org". */
  origin: string
  /** The session that asked for it: when that ends, so does this. */
  session_hash: string | null
  created_at: number
  last_sent_at: number | null
}

/** One row: the keys by which push services know this server. */
type VapidKeysTable = {
  id: string
  /** base64url of the 65 bytes of a point on P-256. */
  public_key: string
  /** Sealed with the server's secret key: a JWK. */
  private_key: string
  created_at: number
}

export type PushSubscriptionRow = PushSubscriptionsTable
