import type { Language } from '#contract/platform/languages.ts'
import type { App } from '../platform/context.ts'
import type { NoticeSendRow } from './notices.tables.ts'

/** What a message says, ready for any way. */
export type Composed = {
  messageId: string
  person: { id: string; email: string | null; name: string }
  /** In which it is written: the person's. */
  language: Language
  group: { id: string; name: string; lovedOneName: string | null }
  /** `urgent`: a call or a missing sign of life. */
  urgency: 'urgent' | 'normal'
  isDigest: boolean
  /**
   * Replaces an earlier message of the same name on the same device: a call's later news takes the place of its
   * first, and a message that is sent again after a crash is shown once. At most 32 characters of A–Z a–z 0–9 - _.
   */
  tag: string
  /** The headline. With a single line it is that line's sentence. */
  title: string
  /** One sentence for each line of the bell, the newest first; at least one. */
  lines: { sentence: string; path: string; photoId: string | null; at: number }[]
}

/**
 * How one send ended. `forget` means that the address is gone for good. An error that is thrown counts as
 * `later` without a time.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  /** `at`: when to try again (epoch ms); null: by the queue's own pauses. */
  | { outcome: 'later'; at: number | null; failure: string }
  | { outcome: 'failed' | 'forget'; failure: string }

/** `push` and `mail` implement it. `server/app.ts` binds them. */
export type NoticeWay = {
  /**
   * The addresses that messages of these people go to: ids of browsers, or `['']` for mail. People without an
   * address are missing. One statement for all of them: a call is told to a whole family at once.
   */
  addresses(app: App, userIds: string[]): Promise<Map<string, string[]>>
  send(app: App, send: NoticeSendRow, message: Composed): Promise<SendOutcome>
}

declare module '../platform/context.ts' {
  interface App {
    noticeWays: Record<NoticeSendRow['way'], NoticeWay>
  }
}
