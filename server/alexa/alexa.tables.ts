declare module '../platform/db/database.ts' {
  interface Database {
    echoes: EchoesTable
    alexa_users: AlexaUsersTable
    alexa_pairings: AlexaPairingsTable
    alexa_codes: AlexaCodesTable
    alexa_events: AlexaEventsTable
    alexa_heard: AlexaHeardTable
    alexa_seen: AlexaSeenTable
  }
}

/** A device that is an Echo. Amazon's ids are opaque and valid for this skill only. */
type EchoesTable = {
  device_id: string
  family_group_id: string
  user_id: string
  alexa_device_id: string
  persistent_endpoint_id: string | null
  api_endpoint: string | null
  locale: string
  linked_at: number
  /** When a request last said that a routine made it, and not a person. */
  opened_by_routine_at: number | null
  /** The delivery whose page its screen has reported last. */
  on_screen_delivery_id: string | null
  widget_installed_at: number | null
  /** When to compare the widget with what it should show, or the end of the lease. Null: no widget. */
  widget_due_at: number | null
  widget_attempts: number
  /** The hash of the frame that Amazon accepted last. */
  widget_hash: string | null
  /** Amazon's ticket for content that it keeps for an Echo that is offline. */
  widget_queued: string | null
  /** When Amazon last said that it refused something for this Echo. */
  refused_at: number | null
  /** JSON of `Refusal`. */
  refused: string | null
  /** When Amazon did not take the last push, and why; null: it did. */
  widget_failed_at: number | null
  widget_failure: string | null
}

/** An Amazon account that has allowed or forbidden notifications. */
type AlexaUsersTable = {
  user_id: string
  notices_on_at: number | null
  /** Amazon's time of that event: events may arrive out of order. */
  notices_said_at: number
  /** Since when they are forbidden, by that event or by a refused notification. */
  notices_off_at: number | null
  /** When a card in the Alexa app last asked for them. */
  asked_at: number | null
}

/** A code that an unlinked Echo shows. `facts` is JSON of `EchoInfo`. */
type AlexaPairingsTable = {
  code_hash: string
  user_id: string
  alexa_device_id: string
  facts: string
  /** From which the code is derived, with the server's key, to be shown again. Null: not known any more. */
  salt: string | null
  expires_at: number
}

/** A code that a caretaker made, to be said to an Echo. */
type AlexaCodesTable = {
  code_hash: string
  family_group_id: string
  person_id: string
  expires_at: number
}

/** A notification of one delivery for an Amazon account. */
type AlexaEventsTable = {
  id: string
  family_group_id: string
  device_id: string
  delivery_id: string
  user_id: string
  name: EventName
  /** Set at the first attempt. Events that are sent together share it, also when they are retried. */
  reference: string | null
  created_at: number
  /** The next attempt, or the end of the lease. Null: nothing is left to do. */
  due_at: number | null
  attempts: number
  /** When Amazon accepted it. Whether anybody heard it is not known. */
  accepted_at: number | null
  ended_at: number | null
  /** When Amazon last did not take it, and why; null: it has, or was not asked. */
  failed_at: number | null
  failure: string | null
}

/** A delivery that an Echo without a screen has read aloud: not new any more, but never shown. */
type AlexaHeardTable = { target_id: string; family_group_id: string; heard_at: number }

/** The last time that a part of the set-up was seen to work, or to fail. */
type AlexaSeenTable = { name: string; at: number; detail: string | null }

export type EventName = 'AMAZON.MessageAlert.Activated' | 'AMAZON.MediaContent.Available'
export type EchoRow = EchoesTable
export type AlexaEventRow = AlexaEventsTable
