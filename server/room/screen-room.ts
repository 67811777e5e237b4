import type { Language } from '#contract/platform/languages.ts'
import type { RoomSwitches, ScreenPerson } from '#contract/screen/screen-view.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { messagesIn } from '../platform/language/messages.ts'
import { pausedUntil } from './paused-until.ts'
import { toSettings } from './room.service.ts'
import type { RoomRow } from './room.tables.ts'

type ScreenRoom = { language: Language; room: RoomSwitches; pausedUntil: string | null }

/** What a screen is told of its room. */
export function toScreenRoom(app: App, row: RoomRow): ScreenRoom {
  const { language, chime, readsAloud, volume, favourites, pace, spokenTimes } = toSettings(row)
  return {
    language,
    room: { chime, readsAloud, volume, favourites, pace, spokenTimes },
    pausedUntil: toIso(pausedUntil(row, app.clock.now())),
  }
}

/**
 * Who sees what the family shares, in the order in which they joined: names, and no e-mail addresses. `relations`: who
 * they are to the loved one, by their account.
 */
export async function listToldMembers(
  app: App,
  groupId: string,
  language: Language,
  relations: ReadonlyMap<string, string>,
): Promise<ScreenPerson[]> {
  const rows = await readMembers(app, { groupId })
  const unnamed = messagesIn(language).someoneOfFamily
  return rows.map(({ id, first_name, last_name }) => ({
    name: [first_name, last_name].filter(Boolean).join(' ') || unnamed,
    relation: relations.get(id) ?? null,
  }))
}

const readMembers = preparedQuery((app, given: Given<{ groupId: string }>) =>
  app.db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('members.family_group_id', '=', given.groupId)
    .where('members.deactivated_at', 'is', null)
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .orderBy('members.joined_at')
    .orderBy('members.id'),
)
