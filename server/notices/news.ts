import type { NoticeTopic } from '#contract/notices/topics.ts'

/** What some members of a group are to be told of. */
export type News = {
  groupId: string
  /** What it is, for example `activity:<id>` or `call:<id>:2`: a person is told of it once. */
  source: string
  topic: NoticeTopic
  /** An `ActivityAction`, or a word of ours for what nobody did; `language/` has its sentence. */
  action: string
  /** Who hears of it. Only active members of the group do, at the pace that each of them chose. */
  userIds: string[]
  /** Who did it, null for nobody. `name` is null for a loved one without a name. */
  actor: { kind: 'person' | 'device'; id: string; name: string | null } | null
  /** A `member` is named by the id of the person, so that the sentence can say "you". */
  subject: { kind: string; id: string | null; title: string | null; seconds?: number | null } | null
  photoId?: string | null
  clipId?: string | null
  /** The instant that its sentence names, in epoch milliseconds: see `since_at`. */
  since?: number | null
  /** While it asks for this call, nobody is told any more once somebody has taken it. */
  callId?: string | null
}
