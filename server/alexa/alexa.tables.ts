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

/** A device of ours that is an Echo. Amazon's ids are opaque, and good for this skill only. */
type EchoesTable = {
  device_id: string
  family_group_id: string
  user_id: string
  alexa_device_id: string
  persistent_endpoint_id: string | null
  api_endpoint: string | null
  locale: string
  linked_at: number
  widget_installed_at: number | null
  /** When to compare the widget with what it should show; null: there is no widget. */
  widget_due_at: number | null
  widget_attempts: number
  /** Of what Amazon took last. */
  widget_hash: string | null
  /** Amazon's ticket for what it keeps for an Echo that is offline. */
  widget_queued: string | null
}

/** An Amazon account that has said something about notifications. */
type AlexaUsersTable = {
  user_id: string
  notices_on_at: number | null
  /** The time of that event at Amazon: they may come out of order. */
  notices_said_at: number
}

/** A code that an unlinked Echo shows. `facts` is JSON of `EchoFacts`. */
type AlexaPairingsTable = {
  code_hash: string
  user_id: string
  alexa_device_id: string
  facts: string
  expires_at: number
}

/** A code that a caretaker made, to be said to an Echo. */
type AlexaCodesTable = {
  code_hash: string
  family_group_id: string
  person_id: string
  expires_at: number
}

/** What an Amazon account is to be told of one delivery. */
type AlexaEventsTable = {
  id: string
  family_group_id: string
  device_id: string
  delivery_id: string
  user_id: string
  name: EventName
  /** Set at the first attempt; those told together share it, and keep it. */
  reference: string | null
  created_at: number
  /** Next attempt, or the end of the lease; null: over. */
  due_at: number | null
  attempts: number
  /** Amazon took it: nobody knows whether anybody heard it. */
  accepted_at: number | null
  ended_at: number | null
}

/** What was read aloud by an Echo without a screen: it is not new any more, and was never shown. */
type AlexaHeardTable = { target_id: string; family_group_id: string; heard_at: number }

/** The first time that something of the set-up was seen to work. */
type AlexaSeenTable = { name: string; at: number; detail: string | null }

export type EventName = 'AMAZON.MessageAlert.Activated' | 'AMAZON.MediaContent.Available'
export type EchoRow = EchoesTable
export type AlexaEventRow = AlexaEventsTable
