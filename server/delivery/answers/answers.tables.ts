declare module '../../platform/db/database.ts' {
  interface Database {
    call_requests: CallRequestsTable
    answers_seen: AnswersSeenTable
  }
}

/** A call that the loved one asked for. It is open until a member takes it; a group has one open at most. */
type CallRequestsTable = {
  id: string
  family_group_id: string
  device_id: string
  /** What the loved one answered with it; null when it answered nothing. */
  delivery_id: string | null
  /** Its newest press whose delivery had left the inbox, as the screen names it; null without one, as when it was said. */
  press: string | null
  asked_at: number
  /** Both are null while it is open. */
  taken_by: string | null
  taken_at: number | null
  /** Since when nobody has it: it was asked for, or given back. By our clock, while `asked_at` is by the device's. */
  waiting_since: number
  /** How many rounds of `roundsAfter` were told since then. */
  round: number
  /** When the next round is due, or the lease of who tells it ends; null when there is none. */
  round_due_at: number | null
}

/** The newest answer that a member has seen. Ids sort by the time at which the server got the answer. */
type AnswersSeenTable = {
  family_group_id: string
  user_id: string
  answer_id: string
}

export type CallRequestRow = CallRequestsTable
