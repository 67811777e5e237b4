import type { ContentItem } from '#contract/content.ts'
import { sentenceForAlexa } from '#contract/content-choices.ts'
import type { ActivityAction } from '#contract/family/activity.ts'
import { recordChange } from '../activity/record-change.ts'
import { send } from '../delivery/delivery.service.ts'
import { setSubjectRemoved } from '../delivery/inbox/inbox-changes.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import { lockSending } from '../delivery/sending.ts'
import type { SubjectCard } from '../delivery/subject.ts'
import type { Actor } from '../family/actor.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import type { ContentItemRow } from './content.tables.ts'
import { readContentItem } from './read-content.ts'
import {
  changeSoundOf,
  findRecording,
  playedWith,
  removeRecordingOf,
  requireMusic,
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

/** Brings back the recording that was taken away last; one that is there stays. */
export function restoreRecording(app: App, actor: Actor, id: string): Promise<ContentItem> {
  return inTransaction(app, async (app) => {
    const item = await lockContentItem(app, actor.groupId, id)
    if (!(await findRecording(app, item))) {
      requireMusic(item)
      if (!(await restoreRecordingOf(app, item))) throw notFound()
      await changeSoundOf(app, item)
      await recordContentChange(app, actor, item, 'content_edited')
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

export function cardOf(item: ContentItemRow): SubjectCard {
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
