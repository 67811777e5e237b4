import type * as z from 'zod/mini'
import type {
  ContentItem,
  ContentItemChange,
  ContentType,
  NewContentItem,
  Provider,
} from '#contract/content.ts'
import { providersOf, sentenceForAlexa } from '#contract/content-choices.ts'
import type { ActivityAction } from '#contract/family/activity.ts'
import { recordChange } from '../activity/record-change.ts'
import { send } from '../delivery/delivery.service.ts'
import { renameSubject, setSubjectRemoved } from '../delivery/inbox/inbox-changes.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import { lockSending } from '../delivery/sending.ts'
import type { SubjectCard } from '../delivery/subject.ts'
import type { Actor } from '../family/actor.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { ContentItemRow } from './content.tables.ts'
import { readContentItem } from './read-content.ts'
import {
  changeSoundOf,
  findRecording,
  playedWith,
  removeRecordingOf,
  restoreRecordingOf,
} from './recordings.ts'

/** A recommendation of the group that was not deleted. */
export async function requireContentItem(app: App, groupId: string, id: string): Promise<ContentItemRow> {
  const row = await findContentItem(app, groupId, id)
  if (!row) throw notFound()
  return row
}

/** Null when it was deleted, too. */
export async function findContentItem(app: App, groupId: string, id: string): Promise<ContentItemRow | null> {
  const row = await app.db
    .selectFrom('content_items')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

/** A key that this person has used already is that recommendation, as it is now: a call that is made again adds none. */
export async function addContentItem(
  app: App,
  actor: Actor,
  input: z.output<typeof NewContentItem>,
): Promise<ContentItem> {
  const provider = input.provider ?? providersOf[input.type][0]
  requireOffered(input.type, provider)
  const row: ContentItemRow = {
    id: newId(),
    family_group_id: actor.groupId,
    type: input.type,
    title: input.title,
    description: input.description,
    external_url: input.externalUrl,
    provider,
    added_by: actor.user.id,
    created_at: app.clock.now(),
    removed_at: null,
    client_key: input.key ?? null,
  }
  const isNew = await inTransaction(app, async (app) => {
    const added = await app.db
      .insertInto('content_items')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return false
    await requireRoomForRow(app, 'content_items', actor.groupId)
    await recordContentChange(app, actor, row, 'content_added')
    return true
  })
  return readContentItem(app, isNew ? row : await requireAdded(app, row))
}

async function requireAdded(
  app: App,
  { family_group_id, added_by, client_key }: ContentItemRow,
): Promise<ContentItemRow> {
  return app.db
    .selectFrom('content_items')
    .where('family_group_id', '=', family_group_id)
    .where('added_by', '=', added_by)
    .where('client_key', '=', client_key)
    .selectAll()
    .executeTakeFirstOrThrow()
}

/** Changes the fields that are set in `change`: another person may be changing the others. */
export async function updateContentItem(
  app: App,
  actor: Actor,
  id: string,
  change: z.output<typeof ContentItemChange>,
): Promise<ContentItem> {
  return inTransaction(app, async (app) => {
    const item = await lockContentItem(app, actor.groupId, id)
    const { type, provider } = typeAndProvider(item, change)
    if (type !== item.type) await requireNoRecording(app, item)
    const edited: ContentItemRow = {
      ...item,
      type,
      provider,
      title: change.title ?? item.title,
      description: change.description === undefined ? item.description : change.description,
      external_url: change.externalUrl === undefined ? item.external_url : change.externalUrl,
    }
    const { title, description, external_url } = edited
    await app.db
      .updateTable('content_items')
      .set({ type, provider, title, description, external_url })
      .where('id', '=', id)
      .execute()
    await renameSubject(app, actor.groupId, { kind: 'content', id, title, card: cardOf(edited) })
    await recordContentChange(app, actor, edited, 'content_edited')
    return readContentItem(app, item)
  })
}

async function requireNoRecording(app: App, item: ContentItemRow): Promise<void> {
  if (!(await findRecording(app, item))) return
  const message = 'Only music can have a recording. Please take the recording away first.'
  throw invalid(message, [{ path: 'type', message }])
}

/** Another type without a provider of its own takes that type's first. */
function typeAndProvider(item: ContentItemRow, change: z.output<typeof ContentItemChange>) {
  const type = change.type ?? item.type
  const kept = providersOf[type].includes(item.provider) ? item.provider : providersOf[type][0]
  const provider = change.provider ?? kept
  requireOffered(type, provider)
  return { type, provider }
}

function requireOffered(type: ContentType, provider: Provider): void {
  if (providersOf[type].includes(provider)) return
  const message = 'This provider does not offer this type.'
  throw invalid(message, [{ path: 'provider', message }])
}

/** Hides it from every list and screen at once; it can be restored. Its recording goes with it, and can be for a day. */
export async function removeContentItem(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const item = await lockContentItem(app, actor.groupId, id)
    await setRemoved(app, 'content_items', item, true)
    await setSubjectRemoved(app, actor.groupId, { kind: 'content', id }, true)
    await removeRecordingOf(app, item)
    await recordContentChange(app, actor, item, 'content_removed')
  })
}

export async function restoreContentItem(app: App, actor: Actor, id: string): Promise<ContentItem> {
  return inTransaction(app, async (app) => {
    const item = await lockRestorable(app, actor.groupId, id)
    if (await setRemoved(app, 'content_items', item, false)) {
      await setSubjectRemoved(app, actor.groupId, { kind: 'content', id }, false)
      // Only what went with it: one that was taken away before stays away.
      await restoreRecordingOf(app, item, Number(item.removed_at))
      await changeSoundOf(app, item)
      await recordContentChange(app, actor, item, 'content_restored')
    }
    return readContentItem(app, item)
  })
}

export async function sendContentItem(app: App, actor: Actor, id: string): Promise<ContentItem> {
  const { groupId, user } = actor
  await send(app, groupId, async (app) =>
    contentSending(app, user, await requireContentItem(app, groupId, id)),
  )
  return readContentItem(app, { id, family_group_id: groupId })
}

/** What is sent of a recommendation, by whom. */
export async function contentSending(app: App, sender: Sender, item: ContentItemRow): Promise<Sending> {
  const played = item.type === 'music' ? await playedWith(app, item) : {}
  return {
    groupId: item.family_group_id,
    sender,
    action: 'content_sent_to_alexa',
    subject: { kind: 'content', id: item.id, title: item.title, card: cardOf(item), ...played },
  }
}

function cardOf(item: ContentItemRow): SubjectCard {
  return { say: sentenceForAlexa(item), link: item.external_url }
}

/** Locks a recommendation that is not deleted, and the group's sending. */
export async function lockContentItem(app: App, groupId: string, id: string): Promise<ContentItemRow> {
  const item = await lockRestorable(app, groupId, id)
  if (item.removed_at !== null) throw notFound()
  return item
}

/** The group's sending is locked first: a delivery of the item is written before the change, or after it. */
async function lockRestorable(app: App, groupId: string, id: string): Promise<ContentItemRow> {
  await lockSending(app, groupId)
  const item = await lockRow(app, 'content_items', { id, family_group_id: groupId })
  if (!item) throw notFound()
  return item
}

export function recordContentChange(
  app: App,
  actor: Actor,
  { id, title }: ContentItemRow,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'content', id, title } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}
