import type { Member } from '#contract/family/members.ts'
import type { User } from '#contract/identity/identity.ts'
import { requireGroup } from '../../family/groups/groups.service.ts'
import { listPending } from '../../family/invitations/invitations.service.ts'
import { listMembers } from '../../family/members/members.service.ts'
import { readLife } from '../../life/read-life.ts'
import { listAway } from '../../life/watch.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { listsOf } from '../../platform/feature.ts'
import { exportedClips } from './clip-files.ts'
import { type JsonPart, jsonPieces } from './json-pieces.ts'
import type { Pictures } from './picture-files.ts'
import { activityPages } from './read-activity.ts'
import { photoPages } from './read-photos.ts'
import { saidPages } from './read-said.ts'
import { schedulePages } from './read-schedule.ts'
import { deliveryPages, readCalls, readDevices } from './read-sent.ts'
import { exportedRecordings } from './recording-files.ts'
import { exportedVoices } from './voice-files.ts'

/** Everything that the family and the loved one wrote, and what happened, as JSON. */
export function familyJson(
  app: App,
  user: User,
  groupId: string,
  pictures: Pictures,
): AsyncGenerator<string> {
  return jsonPieces({ ...ownParts(app, user, groupId, pictures), ...listedParts(app, groupId) })
}

export type OwnPart = keyof ReturnType<typeof ownParts>

function ownParts(app: App, user: User, groupId: string, pictures: Pictures) {
  return {
    group: () => requireGroup(app, user, groupId),
    members: async () => (await listEverybody(app, groupId)).map((member) => withPicture(member, pictures)),
    photos: { pages: () => exportedPhotos(app, groupId, pictures) },
    voices: { pages: () => exportedVoices(app, groupId, pictures) },
    clips: { pages: () => exportedClips(app, groupId, pictures) },
    recordings: { pages: () => exportedRecordings(app, groupId, pictures) },
    answers: { pages: () => saidPages(app, groupId) },
    calls: () => readCalls(app, groupId),
    schedule: { pages: () => schedulePages(app, groupId) },
    signOfLife: async () => ({ ...(await readLife(app, groupId)), away: await listAway(app, groupId) }),
    devices: () => readDevices(app, groupId),
    deliveries: { pages: () => deliveryPages(app, groupId) },
    activity: { pages: () => activityPages(app, groupId) },
  } satisfies Record<string, JsonPart>
}

/** What the features list. */
function listedParts(app: App, groupId: string): Record<string, JsonPart> {
  return Object.fromEntries(listsOf(app).map(([name, { read }]) => [name, () => read(app, groupId)]))
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
      const { id, caption, people, sharedBy, taken_at, focalPoint, created_at } = photo
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
          focalPoint,
          createdAt: toIso(created_at),
        },
      ]
    })
  }
}
