import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { User } from '#contract/identity.ts'
import { listContent } from '../content/content.service.ts'
import { requireGroup } from '../family/groups/groups.service.ts'
import { listPending } from '../family/invitations/invitations.service.ts'
import { listMembers } from '../family/members/members.service.ts'
import { readLife } from '../life/read-life.ts'
import { listNotes } from '../notes/read-notes.ts'
import { listPeopleOnPhotos } from '../people/on-photos.ts'
import { listPeople } from '../people/people.service.ts'
import { pictureKey } from '../photos/pictures/picture-files.ts'
import type { App } from '../platform/context.ts'
import { readRoom } from '../room/room.service.ts'
import { listSchedule } from '../schedule/read-entries.ts'
import { listShopping } from '../shopping/shopping.service.ts'
import { exportVisits } from '../visits/export-visits.ts'

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

/** Everything that the family has added, streamed as one ZIP: the original pictures and one JSON file. */
export function exportGroup(app: App, user: User, groupId: string): Readable {
  return Readable.fromWeb(makeZip(filesOf(app, user, groupId)) as Parameters<typeof Readable.fromWeb>[0])
}

async function* filesOf(app: App, user: User, groupId: string) {
  const photos = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .select(['id', 'object_id', 'caption', 'original_type', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const named = photos.map((photo, index) => ({ ...photo, name: nameOf(photo, index + 1) }))
  const tagged = await listPeopleOnPhotos(
    app,
    groupId,
    photos.map(({ id }) => id),
  )
  const family = {
    group: await requireGroup(app, user, groupId),
    members: [...(await listMembers(app, groupId)), ...(await listPending(app, groupId))],
    photos: named.map(({ id, name, caption, created_at }) => ({
      file: name,
      caption,
      people: (tagged.get(id) ?? []).map(({ name }) => name),
      createdAt: new Date(created_at).toISOString(),
    })),
    people: await listPeople(app, groupId),
    content: await listContent(app, groupId),
    notes: await listNotes(app, groupId),
    visits: await exportVisits(app, groupId),
    schedule: await listSchedule(app, groupId),
    shopping: (await listShopping(app, groupId)).items,
    room: await readRoom(app, groupId),
    signOfLife: await readLife(app, groupId),
  }
  yield { name: 'family.json', input: JSON.stringify(family, null, 2), lastModified: app.clock.now() }
  for (const { name, object_id, created_at } of named) {
    const original = await app.storage.get(pictureKey(object_id, 'original'))
    // Missing when the photo was purged during the download.
    if (original) yield { name, input: original.body, lastModified: created_at }
  }
}

/** "photos/0001 2026-11-21.jpg": in order, and safe on every system. */
function nameOf(photo: { original_type: string; created_at: number }, number: number): string {
  const day = new Date(photo.created_at).toISOString().slice(0, 10)
  return `photos/${String(number).padStart(4, '0')} ${day}.${endings[photo.original_type] ?? 'bin'}`
}
