import type { CallTurn, Pace } from '#contract/notices/choices.ts'
import type { NoticeTopic } from '#contract/notices/topics.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    notices: NoticesTable
    notice_messages: NoticeMessagesTable
    notice_sends: NoticeSendsTable
    notice_choices: NoticeChoicesTable
    notice_people: NoticePeopleTable
  }
}

/** The ways in which a notice leaves the app. */
export const ways = ['push', 'mail'] as const
export type Way = (typeof ways)[number]

/** What one person is told of. Its words are copied, so that they stay when the thing is deleted. */
type NoticesTable = {
  id: string
  user_id: string
  family_group_id: string
  /** What it is about, for example "activity:<id>": a person has one notice of it. */
  source: string
  topic: NoticeTopic
  /** An `ActivityAction`, or a word of ours for what nobody did, like "photo_reminder". */
  action: string
  /** Null when nobody did it. The device's person is the loved one. */
  actor_kind: 'person' | 'device' | null
  actor_id: string | null
  actor_name: string | null
  subject_kind: string | null
  subject_id: string | null
  subject_title: string | null
  /** How long a voice or a clip is. */
  subject_seconds: number | null
  /** The photo that it is about, or that was answered. */
  photo_id: string | null
  /** The clip, likewise. */
  clip_id: string | null
  /** The call that it is about: once somebody has taken it, nobody is told any more. */
  call_id: string | null
  /** The instant that its sentence names: when the loved one asked, since when a screen has been away. */
  since_at: number | null
  created_at: number
  read_at: number | null
  /** The line of the bell that it belongs to: the id of the line's first notice. */
  line_id: string
  /** What notices of one line have in common; null for a notice that stands alone. */
  line_key: string | null
  line_began_at: number
  /** How many notices the line has, up to this one. */
  line_count: number
  /** The newer notice that stands for this one in the list. */
  covered_by: string | null
  /** The message of each way that brings it; null when that way does not. */
  push_message_id: string | null
  mail_message_id: string | null
}

/** Notices that go to one person by one way together. */
type NoticeMessagesTable = {
  id: string
  user_id: string
  family_group_id: string
  way: Way
  pace: 'now' | 'quiet' | 'daily'
  created_at: number
  /** When it closes; null once it has. */
  due_at: number | null
  /** From then on it takes no more notices, and its sends exist. */
  closed_at: number | null
}

/** One message to one browser or one mail address. The row is the queue. */
type NoticeSendsTable = {
  id: string
  message_id: string
  user_id: string
  family_group_id: string
  way: Way
  /** The browser; empty for mail. */
  subscription_id: string
  created_at: number
  due_at: number | null
  attempts: number
  sent_at: number | null
  /** When it turned out that nothing was left to say: everything was read, or the call was taken. */
  dropped_at: number | null
  failed_at: number | null
  /** Why, without an address. */
  failure: string | null
}

/** Null for what the member has not chosen. */
type NoticeChoicesTable = {
  user_id: string
  family_group_id: string
  push: Pace | null
  mail: Pace | null
  digest_at: string | null
  calls: CallTurn | null
}

type NoticePeopleTable = {
  user_id: string
  time_zone: string | null
  quiet_from: string | null
  quiet_until: string | null
  calls_in_quiet_at: number | null
  mail_failed_at: number | null
  mail_failure: string | null
  mail_failed_address: string | null
}

export type NoticeRow = NoticesTable
export type NoticeMessageRow = NoticeMessagesTable
export type NoticeSendRow = NoticeSendsTable
export type NoticeChoicesRow = NoticeChoicesTable
export type NoticePersonRow = NoticePeopleTable
