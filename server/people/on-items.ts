import type { ScreenPerson } from '#contract/screen/screen-view.ts'
import type { InboxItem } from '../delivery/inbox/inbox.service.ts'
import type { FamilyGroupRow } from '../family/family.tables.ts'
import { isInMemory } from '../family/in-memory.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { listPeopleOnPhotos } from './on-photos.ts'
import './people.tables.ts'

type Group = Pick<FamilyGroupRow, 'id' | 'in_memory_at'>
type Sent = Pick<InboxItem, 'kind' | 'subjectId' | 'sender'>

/** Who is on an item's picture, and who its sender is to the loved one. */
export type ItemPeople = { people: ScreenPerson[]; relation: string | null }

/** Finds the people of all items at once; the result answers for each of them. `relations` as `listRelations` answers. */
export async function peopleOfItems(
  app: App,
  group: Group,
  items: Sent[],
  relations?: ReadonlyMap<string, string>,
): Promise<(item: Sent) => ItemPeople> {
  const photoIds = items.flatMap(({ kind, subjectId }) => (kind === 'photo' && subjectId ? [subjectId] : []))
  const onPhotos = await listPeopleOnPhotos(app, group.id, [...new Set(photoIds)])
  const known = relations ?? (await listRelations(app, group))
  const inMemory = isInMemory(group)
  return ({ kind, subjectId, sender }) => ({
    people: toldPeople((kind === 'photo' && onPhotos.get(subjectId ?? '')) || [], { inMemory }),
    relation: (sender && known.get(sender.id)) ?? null,
  })
}

/** Who the members are to the loved one, by their account. Those of whom nobody has said it are missing; in memory, all. */
export async function listRelations(app: App, group: Group): Promise<Map<string, string>> {
  if (isInMemory(group)) return new Map()
  const rows = await readRelations(app, { groupId: group.id })
  return new Map(rows.map(({ user_id, relation }) => [user_id ?? '', relation ?? '']))
}

const readRelations = preparedQuery((app, given: Given<{ groupId: string }>) =>
  app.db
    .selectFrom('known_people')
    .where('family_group_id', '=', given.groupId)
    .where('removed_at', 'is', null)
    .where('user_id', 'is not', null)
    .where('relation', 'is not', null)
    .select(['user_id', 'relation']),
)

/** The people as a device names them. In memory nobody is left to whom Tom is "your grandson". */
export function toldPeople(people: ScreenPerson[], { inMemory }: { inMemory: boolean }): ScreenPerson[] {
  return people.map(({ name, relation }) => ({ name, relation: inMemory ? null : relation }))
}
