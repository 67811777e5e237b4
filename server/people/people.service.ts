import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/family/activity.ts'
import {
  type KnownPerson,
  type KnownPersonChange,
  type NewKnownPerson,
  peopleLimits,
} from '#contract/photos/people.ts'
import { rightOf } from '#contract/platform/policy.ts'
import { recordChange } from '../activity/record-change.ts'
import { publishViews } from '../delivery/inbox/inbox-changes.ts'
import type { Actor } from '../family/actor.ts'
import { refusal } from '../family/membership.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { lockKeys, lockRow } from '../platform/db/lock.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { KnownPersonRow } from './people.tables.ts'

/** By name. */
export async function listPeople(app: App, groupId: string): Promise<KnownPerson[]> {
  const rows = await peopleOf(app, groupId).where('known_people.removed_at', 'is', null).execute()
  return rows.map(toKnownPerson).sort(byName)
}

export async function readPerson(app: App, groupId: string, id: string): Promise<KnownPerson> {
  const row = await peopleOf(app, groupId).where('known_people.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toKnownPerson(row)
}

/** The owner of the entry: the linked member, else the person who added it. Removed people have an owner, too. */
export async function findPersonOwner(app: App, groupId: string, id: string): Promise<string | null> {
  const row = await app.db
    .selectFrom('known_people')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .select(['user_id', 'added_by'])
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.user_id ?? row.added_by
}

/** The same name and relation again answers the same person: nobody could tell the two apart. */
export async function addPerson(
  app: App,
  actor: Actor,
  { name, relation, userId = null }: z.output<typeof NewKnownPerson>,
): Promise<KnownPerson> {
  requireMayLink(actor, userId)
  return inTransaction(app, async (app) => {
    await lockPeople(app, actor.groupId)
    const people = await listPeople(app, actor.groupId)
    const same = people.find((person) => isSame(person, { name, relation, userId }))
    if (same) return same
    if (userId !== null) await requireUnlinked(app, actor.groupId, userId)
    const id = await insertPerson(app, actor, { name, relation, userId }, people.length)
    return readPerson(app, actor.groupId, id)
  })
}

type Described = { name: string; relation: string | null; userId: string | null }

function isSame(person: KnownPerson, { name, relation, userId }: Described): boolean {
  return person.name === name && person.relation === relation && person.userId === userId
}

/** Within the caller's transaction, which has locked the people. `count`: how many the group has. */
export async function insertPerson(
  app: App,
  actor: Actor,
  { name, relation, userId }: Described,
  count: number,
): Promise<string> {
  if (count >= peopleLimits.people)
    throw conflict(`A family can list ${peopleLimits.people} people. Please remove somebody first.`)
  const row: KnownPersonRow = {
    id: newId(),
    family_group_id: actor.groupId,
    name,
    relation,
    user_id: userId,
    added_by: actor.user.id,
    created_at: app.clock.now(),
    removed_at: null,
  }
  await app.db.insertInto('known_people').values(row).execute()
  await requireRoomForRow(app, 'known_people', actor.groupId)
  await recordPersonChange(app, actor, row, 'person_added')
  return row.id
}

/** Changes the fields that are set in `change`: another person may be changing the others. */
export async function updatePerson(
  app: App,
  actor: Actor,
  id: string,
  change: z.output<typeof KnownPersonChange>,
): Promise<KnownPerson> {
  return inTransaction(app, async (app) => {
    const person = await lockPerson(app, actor.groupId, id)
    const { name = person.name, userId = person.user_id } = change
    const relation = change.relation === undefined ? person.relation : change.relation
    if (userId !== person.user_id) {
      requireMayLink(actor, userId)
      if (userId !== null) await requireUnlinked(app, actor.groupId, userId)
    }
    const isChanged = name !== person.name || relation !== person.relation || userId !== person.user_id
    if (isChanged) await writePerson(app, actor, person, { name, relation, userId })
    return readPerson(app, actor.groupId, id)
  })
}

/** Within the caller's transaction, which has locked the people. */
export async function writePerson(
  app: App,
  actor: Actor,
  { id }: Pick<KnownPersonRow, 'id'>,
  { name, relation, userId }: Described,
): Promise<void> {
  const columns = { name, relation, user_id: userId }
  await app.db.updateTable('known_people').set(columns).where('id', '=', id).execute()
  await recordPersonChange(app, actor, { id, name }, 'person_edited')
}

/** Takes the person off every photo; the tags return with the person. */
export async function removePerson(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const person = await lockPerson(app, actor.groupId, id)
    await setRemoved(app, 'known_people', person, true)
    await recordPersonChange(app, actor, person, 'person_removed')
  })
}

/** Without the link to a member who is somebody else in the list by now. */
export async function restorePerson(app: App, actor: Actor, id: string): Promise<KnownPerson> {
  return inTransaction(app, async (app) => {
    const person = await lockAnyPerson(app, actor.groupId, id)
    if (person.removed_at !== null) {
      if (person.user_id !== null && (await findPersonOfUser(app, actor.groupId, person.user_id)))
        await app.db.updateTable('known_people').set({ user_id: null }).where('id', '=', id).execute()
      await setRemoved(app, 'known_people', person, false)
      await recordPersonChange(app, actor, person, 'person_restored')
    }
    return readPerson(app, actor.groupId, id)
  })
}

/** A member without the right `people:manage` may link only themselves. */
function requireMayLink({ user, role }: Actor, userId: string | null): void {
  const mayLinkOthers = rightOf(role, 'people:manage') === 'yes'
  if (userId !== null && userId !== user.id && !mayLinkOthers) throw refusal(role)
}

/** 404 if the person is no member; 409 if the member is linked already. */
async function requireUnlinked(app: App, groupId: string, userId: string): Promise<void> {
  const member = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst()
  if (!member) throw notFound()
  const linked = await findPersonOfUser(app, groupId, userId)
  if (linked) throw conflict(`This member is in the list already, as ${linked.name}.`)
}

export async function findPersonOfUser(
  app: App,
  groupId: string,
  userId: string,
): Promise<KnownPersonRow | null> {
  const row = await app.db
    .selectFrom('known_people')
    .where('family_group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

/** One change of the group's people at a time: what they are is decided by all of them. */
export async function lockPeople(app: App, groupId: string): Promise<void> {
  await lockKeys(app, `people:${groupId}`)
}

export async function lockPerson(app: App, groupId: string, id: string): Promise<KnownPersonRow> {
  const person = await lockAnyPerson(app, groupId, id)
  if (person.removed_at !== null) throw notFound()
  return person
}

async function lockAnyPerson(app: App, groupId: string, id: string): Promise<KnownPersonRow> {
  await lockPeople(app, groupId)
  const person = await lockRow(app, 'known_people', { id, family_group_id: groupId })
  if (!person) throw notFound()
  return person
}

async function recordPersonChange(
  app: App,
  actor: Actor,
  { id, name }: Pick<KnownPersonRow, 'id' | 'name'>,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'known_person', id, title: name } as const
  await recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
  await publishViews(app, actor.groupId)
}

function peopleOf(app: App, groupId: string) {
  return app.db
    .selectFrom('known_people')
    .where('known_people.family_group_id', '=', groupId)
    .selectAll('known_people')
    .select((select) =>
      select
        .selectFrom('photo_people')
        .innerJoin('photos', 'photos.id', 'photo_people.photo_id')
        .whereRef('photo_people.person_id', '=', 'known_people.id')
        .where('photos.removed_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('photos'),
    )
}

type CountedPerson = Awaited<ReturnType<ReturnType<typeof peopleOf>['execute']>>[number]

function toKnownPerson({ id, name, relation, user_id, added_by, photos }: CountedPerson): KnownPerson {
  return { id, name, relation, userId: user_id, addedById: added_by, photos: photos ?? 0 }
}

function byName(one: KnownPerson, other: KnownPerson): number {
  return collator.compare(one.name, other.name) || collator.compare(one.id, other.id)
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
