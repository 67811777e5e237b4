import { contentSending } from '../content/content.service.ts'
import type { ContentItemRow } from '../content/content.tables.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import type { UserRow } from '../identity/identity.tables.ts'
import { hasPassed, noteSending } from '../notes/notes.service.ts'
import type { NoteRow } from '../notes/notes.tables.ts'
import { listNextPhotos, type NextPhoto } from '../photos/next-photos.ts'
import { photoSending } from '../photos/photos.service.ts'
import type { PhotoRow } from '../photos/photos.tables.ts'
import type { App } from '../platform/context.ts'
import { isAmong } from '../platform/db/bulk.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

export type EntryToSend = ScheduleEntryRow &
  Pick<UserRow, 'email' | 'first_name' | 'last_name'> & { group_removed_at: number | null }

/** `sending` is null when there is nothing to send: then the note says why. */
export type Choice = { sending: Sending | null; note: string | null }

/**
 * Chooses what is sent for each entry, in the order of the entries. The caller has locked the groups'
 * sending, so no photo, recommendation or note changes before it is sent.
 */
export async function chooseSendings(app: App, entries: EntryToSend[]): Promise<Choice[]> {
  const photos = await findPhotos(app, entries)
  const items = await findItems(app, entries)
  const notes = await findNotes(app, entries)
  const nextPhoto = await nextPhotosOf(app, entries)
  const choices: Choice[] = []
  for (const entry of entries) choices.push(await choose(entry))
  return choices

  async function choose(entry: EntryToSend): Promise<Choice> {
    if (entry.cancelled_at !== null) return { sending: null, note: 'It was cancelled.' }
    if (entry.group_removed_at !== null) return { sending: null, note: 'The group was deleted.' }
    const sender = senderOf(entry)
    if (entry.source === 'next_photo') return nextPhotoChoice(sender, nextPhoto(entry.family_group_id))
    const photo = photos.get(entry.photo_id ?? '')
    if (photo) return { sending: photoSending(sender, photo), note: null }
    const item = items.get(entry.content_item_id ?? '')
    if (item) return { sending: contentSending(sender, item), note: null }
    const note = notes.get(entry.note_id ?? '')
    if (note && hasPassed(app, note)) return { sending: null, note: 'The end of this note had passed.' }
    if (note) return { sending: await noteSending(app, sender, note, entry.time_zone), note: null }
    return { sending: null, note: 'Item removed.' }
  }
}

function senderOf({ added_by, email, first_name, last_name }: EntryToSend): Sender {
  return { id: added_by as string, email, firstName: first_name, lastName: last_name }
}

function nextPhotoChoice(sender: Sender, photo: NextPhoto | undefined): Choice {
  if (!photo) return { sending: null, note: 'There is no photo to send yet.' }
  const note = photo.wasShown ? 'Every photo was shown already: this one was shown longest ago.' : null
  return { sending: photoSending(sender, photo), note }
}

async function findPhotos(app: App, entries: ScheduleEntryRow[]): Promise<Map<string, PhotoRow>> {
  const ids = entries.flatMap(({ photo_id }) => photo_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('photos')
    .where(isAmong(app, 'id', ids))
    .where('removed_at', 'is', null)
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function findItems(app: App, entries: ScheduleEntryRow[]): Promise<Map<string, ContentItemRow>> {
  const ids = entries.flatMap(({ content_item_id }) => content_item_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('content_items')
    .where(isAmong(app, 'id', ids))
    .where('removed_at', 'is', null)
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function findNotes(app: App, entries: ScheduleEntryRow[]): Promise<Map<string, NoteRow>> {
  const ids = entries.flatMap(({ note_id }) => note_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('notes')
    .where(isAmong(app, 'id', ids))
    .where('removed_at', 'is', null)
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Returns a function that answers a group's next photo at each call. After the last one it starts again
 * with the first.
 */
async function nextPhotosOf(app: App, entries: ScheduleEntryRow[]) {
  const wanted = Map.groupBy(
    entries.filter(({ source }) => source === 'next_photo'),
    ({ family_group_id }) => family_group_id,
  )
  const limit = Math.max(0, ...[...wanted.values()].map(({ length }) => length))
  const photos = await listNextPhotos(app, [...wanted.keys()], limit)
  const taken = new Map<string, number>()
  return (groupId: string) => {
    const index = taken.get(groupId) ?? 0
    taken.set(groupId, index + 1)
    const ofGroup = photos.get(groupId) ?? []
    return ofGroup[index % ofGroup.length]
  }
}
