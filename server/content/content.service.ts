import type * as z from 'zod/mini'
import {
  type ContentItem,
  type ContentItemChange,
  type NewContentItem,
  providersOf,
  sentenceForAlexa,
} from '#contract/content.ts'
import { displayName, type User } from '#contract/identity.ts'
import { recordActivity } from '../activity/activity.service.ts'
import {
  renameSubject,
  type Sending,
  type SubjectCard,
  send,
  setSubjectRemoved,
} from '../delivery/delivery.service.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import { publishChange } from '../family/group-live.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { ContentItemRow } from './content.tables.ts'

/** Newest first. */
export async function listContent(app: App, groupId: string): Promise<ContentItem[]> {
  const rows = await contentOf(app, groupId)
    .where('content_items.removed_at', 'is', null)
    .orderBy('content_items.created_at', 'desc')
    .orderBy('content_items.id', 'desc')
    .execute()
  return toContentItems(app, groupId, rows)
}

export async function readContentItem(
  app: App,
  { id, family_group_id }: Pick<ContentItemRow, 'id' | 'family_group_id'>,
): Promise<ContentItem> {
  const rows = await contentOf(app, family_group_id).where('content_items.id', '=', id).execute()
  const [item] = await toContentItems(app, family_group_id, rows)
  if (!item) throw notFound()
  return item
}

/** A recommendation that is there, of this group. */
export async function requireContentItem(app: App, groupId: string, id: string): Promise<ContentItemRow> {
  const row = await requireRestorableContentItem(app, groupId, id)
  if (row.removed_at !== null) throw notFound()
  return row
}

/** A recommendation that is there or can be brought back. */
export async function requireRestorableContentItem(
  app: App,
  groupId: string,
  id: string,
): Promise<ContentItemRow> {
  const row = await app.db
    .selectFrom('content_items')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function addContentItem(
  app: App,
  user: User,
  groupId: string,
  given: z.output<typeof NewContentItem>,
): Promise<ContentItem> {
  const row: ContentItemRow = {
    id: newId(),
    family_group_id: groupId,
    type: given.type,
    title: given.title,
    description: given.description,
    external_url: given.externalUrl,
    provider: given.provider ?? providersOf[given.type][0],
    added_by: user.id,
    created_at: app.clock.now(),
    removed_at: null,
  }
  await inTransaction(app, async (app) => {
    await app.db.insertInto('content_items').values(row).execute()
    await tell(app, user, row, 'content_added')
  })
  return readContentItem(app, row)
}

/** Another type without a provider of its own takes that type's first. */
export async function updateContentItem(
  app: App,
  user: User,
  item: ContentItemRow,
  change: z.output<typeof ContentItemChange>,
): Promise<ContentItem> {
  const type = change.type ?? item.type
  const kept = providersOf[type].includes(item.provider) ? item.provider : providersOf[type][0]
  const provider = change.provider ?? kept
  if (!providersOf[type].includes(provider)) {
    const message = 'This provider does not offer this type.'
    throw invalid(message, [{ path: 'provider', message }])
  }
  const edited: ContentItemRow = {
    ...item,
    type,
    provider,
    title: change.title ?? item.title,
    description: change.description === undefined ? item.description : change.description,
    external_url: change.externalUrl === undefined ? item.external_url : change.externalUrl,
  }
  await inTransaction(app, async (app) => {
    const { title, description, external_url } = edited
    await app.db
      .updateTable('content_items')
      .set({ type, provider, title, description, external_url })
      .where('id', '=', item.id)
      .execute()
    await renameSubject(app, { kind: 'content', id: item.id, title, card: cardOf(edited) })
    await tell(app, user, edited, 'content_edited')
  })
  return readContentItem(app, item)
}

/** It leaves every list and screen at once, and can be brought back. */
export async function removeContentItem(app: App, user: User, item: ContentItemRow): Promise<void> {
  await setRemoved(app, user, item, { at: app.clock.now(), action: 'content_removed' })
}

export async function restoreContentItem(app: App, user: User, item: ContentItemRow): Promise<ContentItem> {
  if (item.removed_at !== null) await setRemoved(app, user, item, { at: null, action: 'content_restored' })
  return readContentItem(app, item)
}

async function setRemoved(
  app: App,
  user: User,
  item: ContentItemRow,
  { at, action }: { at: number | null; action: string },
): Promise<void> {
  await inTransaction(app, async (app) => {
    const changed = await app.db
      .updateTable('content_items')
      .set({ removed_at: at })
      .where('id', '=', item.id)
      .where('removed_at', at === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return
    await setSubjectRemoved(app, item.family_group_id, { kind: 'content', id: item.id }, at !== null)
    await tell(app, user, item, action)
  })
}

export async function sendContentItem(app: App, user: User, item: ContentItemRow): Promise<ContentItem> {
  await send(app, contentSending(user, item))
  return readContentItem(app, item)
}

/** What is sent of a recommendation, by whom. */
export function contentSending(sender: User, item: ContentItemRow): Sending {
  return {
    groupId: item.family_group_id,
    sender,
    requireSubject: (app) => requireContentItem(app, item.family_group_id, item.id),
    action: 'content_sent_to_alexa',
    subject: { kind: 'content', id: item.id, title: item.title, card: cardOf(item) },
  }
}

function cardOf(item: ContentItemRow): SubjectCard {
  return { say: sentenceForAlexa(item), link: item.external_url }
}

async function tell(app: App, user: User, item: ContentItemRow, action: string): Promise<void> {
  await recordActivity(app, {
    groupId: item.family_group_id,
    actor: { user },
    action,
    subject: { kind: 'content', id: item.id, title: item.title },
  })
  // The schedule names what it delivers, and says when it is gone.
  publishChange(app, item.family_group_id, 'content', 'schedule')
}

function contentOf(app: App, groupId: string) {
  return app.db
    .selectFrom('content_items')
    .leftJoin('users', 'users.id', 'content_items.added_by')
    .where('content_items.family_group_id', '=', groupId)
    .selectAll('content_items')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type JoinedItem = Awaited<ReturnType<ReturnType<typeof contentOf>['execute']>>[number]

async function toContentItems(app: App, groupId: string, rows: JoinedItem[]): Promise<ContentItem[]> {
  const ids = rows.map(({ id }) => id)
  const progress = await listProgress(app, groupId, 'content', ids)
  return rows.map((row) => toContentItem(row, progress.get(row.id)))
}

function toContentItem(row: JoinedItem, progress: Progress | undefined): ContentItem {
  const sentAt = progress?.firstAcceptedAt ?? null
  const name = displayName({ firstName: row.first_name, lastName: row.last_name, email: row.email })
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
    addedBy: row.added_by ? { id: row.added_by, name } : null,
    delivery: progress?.newest ?? null,
  }
}
