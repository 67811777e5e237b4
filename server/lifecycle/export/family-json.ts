import type { Member } from '#contract/family/members.ts'
import type { User } from '#contract/identity/identity.ts'
import { listContent } from '../../content/content.service.ts'
import { requireGroup } from '../../family/groups/groups.service.ts'
import { listPending } from '../../family/invitations/invitations.service.ts'
import { listMembers } from '../../family/members/members.service.ts'
import { readLife } from '../../life/read-life.ts'
import { listAway } from '../../life/watch.ts'
import { listNotes } from '../../notes/read-notes.ts'
import { listPeople } from '../../people/people.service.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { readRoom } from '../../room/room.service.ts'
import { listShopping } from '../../shopping/shopping.service.ts'
import { exportVisits } from '../../visits/export-visits.ts'
import { type JsonPart, jsonPieces } from './json-pieces.ts'
import type { Pictures } from './picture-files.ts'
import { activityPages } from './read-activity.ts'
import { photoPages } from './read-photos.ts'
import { saidPages } from './read-said.ts'
import { schedulePages } from './read-schedule.ts'
import { deliveryPages, readCalls, readDevices } from './read-sent.ts'

export const familyParts = [
  'group',
  'members',
  'photos',
  'people',
  'answers',
  'calls',
  'notes',
  'content',
  'visits',
  'schedule',
  'shopping',
  'room',
  'signOfLife',
  'devices',
  'deliveries',
  'activity',
] as const
export type FamilyPart = (typeof familyParts)[number]

/** Everything that the family and the loved one wrote, and what happened, as JSON. */
export function familyJson(
  app: App,
  user: User,
  groupId: string,
  pictures: Pictures,
): AsyncGenerator<string> {
  const parts: Record<FamilyPart, JsonPart> = {
    group: () => requireGroup(app, user, groupId),
    members: async () => (await listEverybody(app, groupId)).map((member) => withPicture(member, pictures)),
    photos: { pages: () => exportedPhotos(app, groupId, pictures) },
    people: () => listPeople(app, groupId),
    answers: { pages: () => saidPages(app, groupId) },
    calls: () => readCalls(app, groupId),
    notes: () => listNotes(app, groupId),
    content: () => listContent(app, groupId),
    visits: () => exportVisits(app, groupId),
    schedule: { pages: () => schedulePages(app, groupId) },
    shopping: async () => (await listShopping(app, groupId)).items,
    room: () => readRoom(app, groupId),
    signOfLife: async () => ({ ...(await readLife(app, groupId)), away: await listAway(app, groupId) }),
    devices: () => readDevices(app, groupId),
    deliveries: { pages: () => deliveryPages(app, groupId) },
    activity: { pages: () => activityPages(app, groupId) },
  }
  return jsonPieces(parts)
}

/** Also who is invited. */
export async function listEverybody(app: App, groupId: string): Promise<Member[]> {
  return [...(await listMembers(app, groupId)), ...(await listPending(app, groupId))]
}

function withPicture(member: Member, { faces }: Pictures) {
  return { ...member, file: (member.user.id && faces.get(member.user.id)) ?? null }
}

/** Those that were added during the download have no file in it, and are left to the next one. */
async function* exportedPhotos(app: App, groupId: string, pictures: Pictures) {
  for await (const page of photoPages(app, groupId)) {
    yield page.flatMap((photo) => {
      const files = pictures.photos.get(photo.id)
      if (!files) return []
      const { id, caption, people, sharedBy, taken_at, created_at } = photo
      return [
        {
          id,
          file: files.original,
          isMissing: files.original === null,
          smallerFile: files.shown === files.original ? null : files.shown,
          caption,
          people,
          sharedBy,
          takenAt: taken_at,
          createdAt: toIso(created_at),
        },
      ]
    })
  }
}
