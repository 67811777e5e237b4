import type { RawBuilder } from 'kysely'
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
import { changeSound, renameSubject, setSubjectRemoved } from '../delivery/inbox/inbox-changes.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import { lockSending } from '../delivery/sending.ts'
import type { SubjectCard } from '../delivery/subject.ts'
import type { Actor } from '../family/actor.ts'
import { nameOf } from '../identity/user.ts'
import { shownPhoto } from '../photos/backdrop.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { ContentItemRow } from './content.tables.ts'
import { findRecording, playedWith, removeRecordingOf, restoreRecordingOf } from './recordings.ts'
import './recordings.tables.ts'

/** Newest first. */
export async function listContent(app: App, groupId: string): Promise<ContentItem[]> {
  return toContentItems(app, groupId, await readList(app, { groupId }))
}

const readList = preparedQuery((app, given: Given<{ groupId: string }>) =>
  contentOf(app, given.groupId)
    .where('content_items.removed_at', 'is', null)
    .orderBy('content_items.created_at', 'desc')
    .orderBy('content_items.id', 'desc'),
)

export async function readContentItem(
  app: App,
  { id, family_group_id }: Pick<ContentItemRow, 'id' | 'family_group_id'>,
): Promise<ContentItem> {
  const rows = await contentOf(app, family_group_id).where('content_items.id', '=', id).execute()
  const [item] = await toContentItems(app, family_group_id, rows)
  if (!item) throw notFound()
  return item
}

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
      const { groupId } = actor
      await setSubjectRemoved(app, groupId, { kind: 'content', id }, false)
      // Only what went with it: one that was taken away before stays away.
      await restoreRecordingOf(app, item, Number(item.removed_at))
      const played = await playedWith(app, item)
      await changeSound(
        app,
        groupId,
        { kind: 'content', id, title: item.title, ...played },
        { isAnother: false },
      )
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

/** Locks a recommendation that is not deleted, and before it the group's sending: what is sent of it is written before a change, or after it. */
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

function contentOf(app: App, groupId: string | RawBuilder<string>) {
  return app.db
    .selectFrom('content_items')
    .leftJoin('users', 'users.id', 'content_items.added_by')
    .leftJoin('recordings', (join) =>
      join
        .onRef('recordings.content_item_id', '=', 'content_items.id')
        .on('recordings.removed_at', 'is', null),
    )
    .leftJoin('photos', (join) =>
      join.onRef('photos.id', '=', 'recordings.photo_id').on('photos.removed_at', 'is', null),
    )
    .where('content_items.family_group_id', '=', groupId)
    .selectAll('content_items')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(['recordings.id as recording_id', 'recordings.duration', 'recordings.photo_id'])
    .select(['photos.object_id as picture', 'photos.caption', 'photos.thumbhash'])
}

type JoinedItem = Awaited<ReturnType<ReturnType<typeof contentOf>['execute']>>[number]

async function toContentItems(app: App, groupId: string, rows: JoinedItem[]): Promise<ContentItem[]> {
  const ids = rows.map(({ id }) => id)
  const progress = await listProgress(app, groupId, 'content', ids)
  return rows.map((row) => toContentItem(row, progress.get(row.id)))
}

function toContentItem(row: JoinedItem, progress: Progress | undefined): ContentItem {
  const sentAt = progress?.firstAcceptedAt ?? null
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    externalUrl: row.external_url,
    provider: row.provider,
    createdAt: toIso(row.created_at),
    isSentToAlexa: sentAt !== null,
    sentToAlexaAt: toIso(sentAt),
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    recording: recordingOf(row),
    delivery: progress?.newest ?? null,
  }
}

function recordingOf(row: JoinedItem): ContentItem['recording'] {
  if (row.recording_id === null) return null
  return { id: row.recording_id, duration: Number(row.duration), photo: shownPhoto(row) }
}
