import { contentSending } from '../content/content.service.ts'
import type { ContentItemRow } from '../content/content.tables.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import type { UserRow } from '../identity/identity.tables.ts'
import { listNextPhotos, type NextPhoto } from '../photos/next-photos.ts'
import { photoSending } from '../photos/photos.service.ts'
import type { PhotoRow } from '../photos/photos.tables.ts'
import type { App } from '../platform/context.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

export type EntryWithAuthor = ScheduleEntryRow & Pick<UserRow, 'email' | 'first_name' | 'last_name'>

/** What goes out for an entry, and what there is to say about it; null when there is nothing to send. */
type Chosen = { sending: Sending | null; note: string | null }

/** In the order of the entries. What is found stays as it is while the groups' sending is held. */
export async function chooseSendings(app: App, entries: EntryWithAuthor[]): Promise<Chosen[]> {
  const [photos, items, next] = [
    await photosOf(app, entries),
    await itemsOf(app, entries),
    await nextPhotosOf(app, entries),
  ]
  return entries.map((entry) => {
    const sender = senderOf(entry)
    if (entry.source === 'next_photo') return nextPhoto(sender, next(entry.family_group_id))
    const photo = photos.get(entry.photo_id ?? '')
    if (photo) return { sending: photoSending(sender, photo), note: null }
    const item = items.get(entry.content_item_id ?? '')
    if (item) return { sending: contentSending(sender, item), note: null }
    return { sending: null, note: 'Item removed.' }
  })
}

function senderOf({ added_by, email, first_name, last_name }: EntryWithAuthor): Sender {
  return { id: added_by as string, email, firstName: first_name, lastName: last_name }
}

function nextPhoto(sender: Sender, photo: NextPhoto | undefined): Chosen {
  if (!photo) return { sending: null, note: 'There is no photo to send yet.' }
  const note = photo.wasShown ? 'Every photo was shown already: this one was shown longest ago.' : null
  return { sending: photoSending(sender, photo), note }
}

async function photosOf(app: App, entries: ScheduleEntryRow[]): Promise<Map<string, PhotoRow>> {
  const ids = entries.flatMap(({ photo_id }) => photo_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('photos')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function itemsOf(app: App, entries: ScheduleEntryRow[]): Promise<Map<string, ContentItemRow>> {
  const ids = entries.flatMap(({ content_item_id }) => content_item_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('content_items')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Hands out the photos of a group one by one; when there are fewer than asked for, again from the first. */
async function nextPhotosOf(app: App, entries: ScheduleEntryRow[]) {
  const wanted = Map.groupBy(
    entries.filter(({ source }) => source === 'next_photo'),
    ({ family_group_id }) => family_group_id,
  )
  const most = Math.max(0, ...[...wanted.values()].map(({ length }) => length))
  const photos = await listNextPhotos(app, [...wanted.keys()], most)
  const given = new Map<string, number>()
  return (groupId: string) => {
    const place = given.get(groupId) ?? 0
    given.set(groupId, place + 1)
    const ofGroup = photos.get(groupId) ?? []
    return ofGroup[place % ofGroup.length]
  }
}
