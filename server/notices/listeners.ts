import type { CallTurn, NoticeChoices, NoticeTimes, Pace } from '#contract/notices/choices.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Role } from '#contract/platform/policy.ts'
import { nameOf } from '../identity/user.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { readerLanguage } from '../platform/language/reader-language.ts'
import type { Way } from './notices.tables.ts'

/** An active member of a group, and how they want to hear of it. */
export type Listener = {
  userId: string
  memberId: string
  role: Role
  joinedAt: number
  name: string
  email: string | null
  language: Language
  /** They have switched "Activity Notifications" off. */
  wantsNoActivity: boolean
  paces: Record<Way, Pace>
  digestAt: string
  calls: CallTurn
  times: NoticeTimes
}

export type Audience = {
  group: { id: string; name: string; lovedOneName: string | null; in_memory_at: number | null }
  listeners: Listener[]
}

/**
 * Lets one transaction at a time write notices of a group, collect them in messages, or close these. Taken last, after
 * all other locks; a transaction takes those of several groups at once.
 */
export async function lockNotices(app: App, ...groupIds: string[]): Promise<void> {
  await lockKeys(app, ...groupIds.map((id) => `notices:${id}`))
}

/** Everybody who may hear of the group, in one statement; null when the group was deleted. */
export async function findAudience(app: App, groupId: string): Promise<Audience | null> {
  const rows = await listenersOf(app).where('members.family_group_id', '=', groupId).execute()
  const [first] = rows
  if (!first) return null
  return {
    group: groupOf(groupId, first),
    listeners: rows.map(toListener),
  }
}

/** One person as a listener of one group; null when they are no active member, or the group was deleted. */
export async function findListener(app: App, userId: string, groupId: string) {
  const row = await listenersOf(app)
    .where('members.family_group_id', '=', groupId)
    .where('members.user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return { group: groupOf(groupId, row), listener: toListener(row) }
}

type NamedGroup = { group_name: string; loved_one_name: string | null; in_memory_at: number | null }

function groupOf(id: string, { group_name, loved_one_name, in_memory_at }: NamedGroup): Audience['group'] {
  return { id, name: group_name, lovedOneName: loved_one_name, in_memory_at }
}

function listenersOf(app: App) {
  return app.db
    .selectFrom('members')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('notice_people', 'notice_people.user_id', 'members.user_id')
    .leftJoin('notice_choices', (join) =>
      join
        .onRef('notice_choices.user_id', '=', 'members.user_id')
        .onRef('notice_choices.family_group_id', '=', 'members.family_group_id'),
    )
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .select(['members.id', 'members.user_id', 'members.role', 'members.joined_at', 'members.notices_off_at'])
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.language'])
    .select(['family_groups.name as group_name', 'family_groups.loved_one_name'])
    .select('family_groups.in_memory_at')
    .select('family_groups.time_zone as group_zone')
    .select([
      'notice_choices.push',
      'notice_choices.mail',
      'notice_choices.digest_at',
      'notice_choices.calls',
    ])
    .select(['notice_people.time_zone', 'notice_people.quiet_from', 'notice_people.quiet_until'])
    .select('notice_people.calls_in_quiet_at')
}

type Row = Awaited<ReturnType<ReturnType<typeof listenersOf>['execute']>>[number]

/** What holds for who has chosen nothing. */
export const defaultChoices = {
  push: 'quiet',
  mail: 'daily',
  digestAt: '18:00',
  callsOf: (role: Role): CallTurn => (role === 'member' ? 'next' : 'first'),
} as const

function toListener(row: Row): Listener {
  const { quiet_from: from, quiet_until: until } = row
  return {
    userId: row.user_id,
    memberId: row.id,
    role: row.role,
    joinedAt: row.joined_at,
    name: nameOf(row),
    email: row.email,
    language: readerLanguage(row),
    wantsNoActivity: row.notices_off_at !== null,
    paces: { push: row.push ?? defaultChoices.push, mail: row.mail ?? defaultChoices.mail },
    digestAt: row.digest_at ?? defaultChoices.digestAt,
    calls: row.calls ?? defaultChoices.callsOf(row.role),
    times: {
      timeZone: row.time_zone ?? row.group_zone,
      quietHours: from !== null && until !== null ? { from, until } : null,
      callsInQuietHours: row.calls_in_quiet_at !== null,
    },
  }
}

export function choicesOf({ paces, digestAt, calls }: Listener): NoticeChoices {
  return { ...paces, digestAt, calls }
}
