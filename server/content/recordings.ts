import { changeSound } from '../delivery/inbox/inbox-changes.ts'
import type { Subject } from '../delivery/subject.ts'
import { findBackdrop } from '../photos/backdrop.ts'
import { isOver } from '../photos/storage/kept-things.ts'
import type { App } from '../platform/context.ts'
import { invalid, notFound } from '../platform/errors.ts'
import type { ContentItemRow } from './content.tables.ts'
import { recordingKey } from './recording-files.ts'
import type { RecordingRow } from './recordings.tables.ts'

// Those who change a recording have locked its recommendation, and with it the group's sending.

type Owner = Pick<ContentItemRow, 'id' | 'family_group_id'>
type Titled = Owner & Pick<ContentItemRow, 'title'>

/** The recording that the recommendation has; null without one. */
export async function findRecording(app: App, item: Owner): Promise<RecordingRow | null> {
  return (await recordingsOf(app, item).where('removed_at', 'is', null).executeTakeFirst()) ?? null
}

/** The same; 404 without one. */
export async function requireRecording(app: App, item: Owner): Promise<RecordingRow> {
  const recording = await findRecording(app, item)
  if (!recording) throw notFound()
  return recording
}

export function requireMusic({ type }: Pick<ContentItemRow, 'type'>): void {
  if (type !== 'music') throw invalid('Only music can have a recording.')
}

/** What a delivery of the recommendation takes along of its recording. */
export async function playedWith(
  app: App,
  item: Owner,
): Promise<Pick<Subject, 'sound' | 'picture' | 'backdrop'>> {
  const recording = await findRecording(app, item)
  if (!recording) return {}
  const { object_id, duration } = recording
  return {
    ...(await findBackdrop(app, recording)),
    sound: { key: recordingKey(object_id), duration: Number(duration) },
  }
}

/** What was sent of the recommendation plays what it has now. `isAnother`: nobody has heard it yet. */
export async function changeSoundOf(app: App, item: Titled, { isAnother = false } = {}): Promise<void> {
  const { id, title, family_group_id } = item
  const played = await playedWith(app, item)
  await changeSound(app, family_group_id, { kind: 'content', id, title, ...played }, { isAnother })
}

/** Takes the recording away. False where there is none. */
export async function removeRecordingOf(app: App, { id }: Owner): Promise<boolean> {
  const removed = await app.db
    .updateTable('recordings')
    .set({ removed_at: app.clock.now() })
    .where('content_item_id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Brings back the one that was taken away last, or not before `since`. False where that is not there any more. */
export async function restoreRecordingOf(app: App, item: Owner, since = 0): Promise<boolean> {
  const last = await recordingsOf(app, item)
    .where('removed_at', '>=', since)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!last || isOver(app, last)) return false
  await app.db.updateTable('recordings').set({ removed_at: null }).where('id', '=', last.id).execute()
  return true
}

function recordingsOf(app: App, { id, family_group_id }: Owner) {
  return app.db
    .selectFrom('recordings')
    .where('family_group_id', '=', family_group_id)
    .where('content_item_id', '=', id)
    .selectAll()
}
