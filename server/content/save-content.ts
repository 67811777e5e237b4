import type * as z from 'zod/mini'
import type {
  ContentItem,
  ContentItemChange,
  ContentType,
  NewContentItem,
  Provider,
} from '#contract/content.ts'
import { providersOf } from '#contract/content-choices.ts'
import { renameSubject } from '../delivery/inbox/inbox-changes.ts'
import { lockSending } from '../delivery/sending.ts'
import type { Actor } from '../family/actor.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { UploadClosed } from '../photos/uploads/claim-upload.ts'
import { UploadMissing } from '../photos/uploads/stored-parts.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { claimRecording } from './claim-recording.ts'
import { cardOf, lockContentItem, recordContentChange, requireContentItem } from './content.service.ts'
import type { ContentItemRow } from './content.tables.ts'
import { readContentItem } from './read-content.ts'
import {
  changeSoundOf,
  findRecording,
  removeRecordingOf,
  requireMusic,
  requireRecording,
} from './recordings.ts'

type NewItem = z.output<typeof NewContentItem>
type Change = z.output<typeof ContentItemChange>

/**
 * Adds the recommendation with its recording, or neither. A key that this person has used already is that recommendation, as it is now:
 * a call that is made again adds none.
 */
export async function addContentItem(app: App, actor: Actor, input: NewItem): Promise<ContentItem> {
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
  const { recording } = input
  if (recording) return addRecorded(app, actor, row, { ...input, recording })
  const isNew = await inTransaction(app, (app) => insertItem(app, actor, row))
  return readContentItem(app, (isNew ? null : await findAdded(app, row)) ?? row)
}

async function addRecorded(
  app: App,
  actor: Actor,
  row: ContentItemRow,
  { recording, key: _, ...input }: NewItem & Required<Pick<NewItem, 'recording'>>,
): Promise<ContentItem> {
  requireMusic(row)
  const earlier = await findAdded(app, row)
  if (earlier) return readContentItem(app, earlier)
  try {
    return await claimRecording(app, actor, recording, {
      async saveItem(app) {
        await lockSending(app, actor.groupId)
        if (!(await insertItem(app, actor, row))) throw new UploadClosed()
        return row
      },
      // The answer was lost, and the person may have typed something else meanwhile.
      saveAgain: ({ content_item_id }) =>
        updateContentItem(app, actor, content_item_id, {
          ...input,
          recording: { photoId: recording.photoId },
        }),
    })
  } catch (error) {
    // The same person adds it with another upload at the same time.
    const twin = error instanceof UploadMissing && (await findAdded(app, row))
    if (twin) return readContentItem(app, twin)
    throw error
  }
}

async function findAdded(
  app: App,
  { family_group_id, added_by, client_key }: ContentItemRow,
): Promise<ContentItemRow | undefined> {
  if (client_key === null) return undefined
  return app.db
    .selectFrom('content_items')
    .where('family_group_id', '=', family_group_id)
    .where('added_by', '=', added_by)
    .where('client_key', '=', client_key)
    .selectAll()
    .executeTakeFirst()
}

/** False where the same person has added it already, by the same key. */
async function insertItem(app: App, actor: Actor, row: ContentItemRow): Promise<boolean> {
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
}

/**
 * Changes the fields that are set in `change`, and the recording, or nothing at all: another person may be changing the other
 * fields. A recording that is taken away leaves every screen at once; it can be brought back for a day.
 */
export async function updateContentItem(
  app: App,
  actor: Actor,
  id: string,
  { recording, ...change }: Change,
): Promise<ContentItem> {
  const { objectPath, photoId = null } = recording ?? {}
  if (objectPath === undefined)
    return inTransaction(app, async (app) => {
      const item = await lockContentItem(app, actor.groupId, id)
      const isHeardAnew = await changeRecording(app, actor, item, recording)
      await changeItem(app, actor, item, change, isHeardAnew)
      return readContentItem(app, item)
    })
  const { type } = await requireContentItem(app, actor.groupId, id)
  requireMusic({ type: change.type ?? type })
  return claimRecording(
    app,
    actor,
    { objectPath, photoId },
    {
      contentId: id,
      saveItem: async (app) =>
        changeItem(app, actor, await lockContentItem(app, actor.groupId, id), change, true),
      saveAgain: () => updateContentItem(app, actor, id, { ...change, recording: { photoId } }),
    },
  )
}

/** Takes the recording away, or gives it another photo. False where nothing changes. */
async function changeRecording(
  app: App,
  actor: Actor,
  item: ContentItemRow,
  change: Change['recording'],
): Promise<boolean> {
  if (change === undefined) return false
  if (change === null) {
    if (!(await removeRecordingOf(app, item))) return false
  } else {
    const { id, photo_id } = await requireRecording(app, item)
    const { photoId = photo_id } = change
    if (photoId === photo_id) return false
    if (photoId) await requirePhoto(app, actor.groupId, photoId)
    await app.db.updateTable('recordings').set({ photo_id: photoId }).where('id', '=', id).execute()
  }
  await changeSoundOf(app, item)
  return true
}

/** Records it once, and only where something changes. Within the transaction that has locked the item. */
async function changeItem(
  app: App,
  actor: Actor,
  item: ContentItemRow,
  change: Omit<Change, 'recording'>,
  hasOtherRecording: boolean,
): Promise<ContentItemRow> {
  const { type, provider } = typeAndProvider(item, change)
  if (type !== item.type) await requireNoRecording(app, item)
  const values = {
    type,
    provider,
    title: change.title ?? item.title,
    description: change.description === undefined ? item.description : change.description,
    external_url: change.externalUrl === undefined ? item.external_url : change.externalUrl,
  }
  const edited: ContentItemRow = { ...item, ...values }
  const names = Object.keys(values) as (keyof typeof values)[]
  const isEdited = names.some((name) => edited[name] !== item[name])
  if (isEdited) {
    await app.db.updateTable('content_items').set(values).where('id', '=', item.id).execute()
    const { id, title } = edited
    await renameSubject(app, actor.groupId, { kind: 'content', id, title, card: cardOf(edited) })
  }
  if (isEdited || hasOtherRecording) await recordContentChange(app, actor, edited, 'content_edited')
  return edited
}

async function requireNoRecording(app: App, item: ContentItemRow): Promise<void> {
  if (!(await findRecording(app, item))) return
  const message = 'Only music can have a recording. Please take the recording away first.'
  throw invalid(message, [{ path: 'type', message }])
}

/** Another type without a provider of its own takes that type's first. */
function typeAndProvider(item: ContentItemRow, change: Pick<Change, 'type' | 'provider'>) {
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
