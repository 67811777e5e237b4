declare module '../../platform/db/database.ts' {
  interface Database {
    call_requests: CallRequestsTable
    call_presses: CallPressesTable
    call_told: CallToldTable
    answers_seen: AnswersSeenTable
    spoken_answers: SpokenAnswersTable
  }
}

/** A call that the loved one asked for. It is open until a member takes it; a group has one open at most. */
type CallRequestsTable = {
  id: string
  family_group_id: string
  device_id: string
  /** What the loved one answered with it; null when it answered nothing. */
  delivery_id: string | null
  /** The newest of its presses that stand in `call_presses`: servers of the release before know no other. */
  press: string | null
  asked_at: number
  /** When she asked last while it was open; null for once. */
  asked_again_at: number | null
  /** Both are null while it is open. */
  taken_by: string | null
  taken_at: number | null
  /** Since when nobody has it: it was asked for, or given back. By our clock, while `asked_at` is by the device's. */
  waiting_since: number
  /** How many rounds of `roundsAfter` were told since then. */
  round: number
  /** When the next round is due, or the lease of who tells it ends; null when there is none. */
  round_due_at: number | null
  /** When people were told of it last; null for one that a server of the release before has opened. */
  told_at: number | null
  /** Who gave it back last: the screen says that they cannot call just now. */
  returned_by: string | null
  /** When who took it has said that they have talked: no screen tells of it any more. */
  done_at: number | null
}

/**
 * A press of "Call me" whose delivery had left the inbox, as the screen names it. It stays as long as the group: a tablet
 * without a network repeats what it does not know to be taken, however long that is.
 */
type CallPressesTable = {
  family_group_id: string
  press: string
}

/** Whom we have asked to call her, by a message of their own: the screen names them. The newest time counts. */
type CallToldTable = {
  call_id: string
  user_id: string
  family_group_id: string
  told_at: number
}

/** The newest answer that a member has seen. Ids sort by the time at which the server got the answer. */
type AnswersSeenTable = {
  family_group_id: string
  user_id: string
  answer_id: string
}

/** What she has said into a screen. The sound is the voice of that id, which `voices` keeps. */
type SpokenAnswersTable = {
  id: string
  family_group_id: string
  device_id: string
  /** What she answered; null for what answers nothing. */
  delivery_id: string | null
  voice_id: string
  /** In milliseconds; 0 of a press that was taken back before its sound had come, and has no voice. */
  duration: number
  /** Names the press on the screen: the same one again is the same answer. */
  press: string
  created_at: number
  /** When she took it back, or the family deleted the voice. */
  removed_at: number | null
}

export type SpokenAnswerRow = SpokenAnswersTable
export type CallRequestRow = CallRequestsTable
