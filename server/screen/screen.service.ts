import { displayName } from '#contract/identity/identity.ts'
import type { AnsweredItem, NextDelivery, ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { findStandingCall } from '../delivery/answers/standing-call.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { lettersOf, quietHoursOf, readDevice } from '../delivery/devices/devices.service.ts'
import { type InboxItem, requireInboxItem } from '../delivery/inbox/inbox.service.ts'
import { type NewAnswer, recordAnswer, recordShown } from '../delivery/inbox/reports.service.ts'
import { recordPlayed, recordUnplayed } from '../delivery/inbox/sound-reports.ts'
import { type TakingBack, takeAnswerBack } from '../delivery/inbox/take-answer-back.ts'
import { noteHanded } from '../delivery/path/handed.ts'
import type { SubjectFilm, SubjectPicture, SubjectSound } from '../delivery/subject.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { isInMemory } from '../family/in-memory.ts'
import { toScreenLife } from '../life/screen-life.ts'
import { findWatch } from '../life/watch.ts'
import { listRelations } from '../people/on-items.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { pictureKey } from '../photos/pictures/picture-files.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { toSettings } from '../room/room.service.ts'
import { readRoomRow } from '../room/rooms.ts'
import { listToldMembers, toScreenRoom } from '../room/screen-room.ts'
import { listUpcoming, type Upcoming } from '../schedule/occurrences/upcoming.ts'
import { listVisitsForScreen } from '../visits/screen-visits.ts'
import { listItems, readItem } from './items.ts'

/** The view for a screen that asks for it: by then it is handed what is in it. */
export async function handView(app: App, device: DeviceRow, release: string | null): Promise<ScreenView> {
  const view = await readView(app, device, release)
  noteHandedItems(app, device, view, 'call')
  return view
}

/** Records what of the view was handed to the screen, and was not shown yet. */
export function noteHandedItems(
  app: App,
  device: DeviceRow,
  { items }: ScreenView,
  way: 'stream' | 'call',
): void {
  const unshown = items.filter(({ shownAt }) => shownAt === null)
  noteHanded(
    app,
    device,
    unshown.map(({ deliveryId }) => deliveryId),
    way,
  )
}

/** `release` identifies the build of the page on this server. */
export async function readView(app: App, device: DeviceRow, release: string | null): Promise<ScreenView> {
  const group = await requireGroupRow(app, device.family_group_id)
  const inMemory = isInMemory(group)
  const [next] = await listUpcoming(app, group.id, 1)
  const roomRow = await readRoomRow(app, group.id)
  const room = toScreenRoom(app, roomRow)
  const watch = inMemory ? null : await findWatch(app, group.id)
  const life = await toScreenLife(app, watch, group.time_zone)
  const relations = await listRelations(app, group)
  const call = inMemory ? null : await findStandingCall(app, group.id)
  const letters = lettersOf(device)
  const items = await listItems(app, device, { group, settings: toSettings(roomRow), relations })
  return {
    release,
    deviceId: device.id,
    deviceName: device.name,
    groupName: group.name,
    lovedOneName: group.loved_one_name,
    timeZone: group.time_zone,
    textSize: device.text_size ?? 'normal',
    ...(letters && { letters }),
    ...(device.look && device.look !== 'pictures' && { look: device.look }),
    quietHours: quietHoursOf(device),
    next: next ? toNextDelivery(next) : null,
    ...room,
    ...(!inMemory &&
      roomRow.voice_on_at !== null && {
        herVoice: device.microphone_tried_at === null ? ('untried' as const) : ('tried' as const),
      }),
    family: {
      members: await listToldMembers(app, group.id, room.language, relations),
      lifeOnSince: toIso(watch?.on_at ?? null),
    },
    visits: inMemory ? [] : await listVisitsForScreen(app, group),
    // A paused screen asks nothing.
    life: life && room.pausedUntil !== null ? { ...life, askedAt: null } : life,
    caller: call?.taken ? { callId: call.callId, ...call.taken } : null,
    call,
    helpPhone: roomRow.help_phone,
    items,
    ...(inMemory && { rests: true }),
    // The last to be read: a view that was begun later knows all that this one does.
    now: toIso(app.clock.now()),
  }
}

function toNextDelivery({ at, subject, sender }: Upcoming): NextDelivery {
  return {
    at: toIso(at),
    what: subject.what,
    from: sender && displayName(sender),
  }
}

/**
 * Records that the screen showed the delivery at `at` (epoch ms, by the screen's clock) and returns its item. One
 * transaction: else a delete in between would answer 404 for a report that was recorded.
 */
export function reportShown(
  app: App,
  device: DeviceRow,
  deliveryId: string,
  at: number,
): Promise<ScreenItem> {
  return inTransaction(app, async (app) => {
    await recordShown(app, device, deliveryId, at)
    const group = await requireGroupRow(app, device.family_group_id)
    return readItem(app, device, group, deliveryId)
  })
}

/** Records that the screen had played the voice to its end, and returns the item, as `reportShown` does. */
export function reportHeard(
  app: App,
  device: DeviceRow,
  deliveryId: string,
  played: Parameters<typeof recordPlayed>[3],
): Promise<ScreenItem> {
  return inTransaction(app, async (app) => {
    await recordPlayed(app, device, deliveryId, played)
    const group = await requireGroupRow(app, device.family_group_id)
    return readItem(app, device, group, deliveryId)
  })
}

/** Records that the screen cannot play the film, and returns the item, as `reportShown` does. */
export async function reportUnplayed(app: App, device: DeviceRow, deliveryId: string): Promise<ScreenItem> {
  await recordUnplayed(app, device, deliveryId)
  const group = await requireGroupRow(app, device.family_group_id)
  return readItem(app, device, group, deliveryId)
}

/**
 * Records an answer and returns the item, as `reportShown` does. 404 when it is not in the inbox; "Call me" was passed on
 * nevertheless, if it was there before.
 */
export async function answerItem(
  app: App,
  device: DeviceRow,
  deliveryId: string,
  answer: NewAnswer,
): Promise<AnsweredItem> {
  const item = await inTransaction(app, async (app) => {
    if (!(await recordAnswer(app, device, deliveryId, answer))) return null
    const group = await requireGroupRow(app, device.family_group_id)
    return readItem(app, device, group, deliveryId)
  })
  if (!item) throw notFound()
  return { ...item, ...(answer.press && { press: answer.press }) }
}

/** Takes an answer back and returns the item, as `reportShown` does. */
export function takeItemBack(
  app: App,
  device: DeviceRow,
  deliveryId: string,
  answer: TakingBack,
): Promise<AnsweredItem> {
  return inTransaction(app, async (app) => {
    await takeAnswerBack(app, device, deliveryId, answer)
    const group = await requireGroupRow(app, device.family_group_id)
    const item = await readItem(app, device, group, deliveryId)
    return { ...item, ...(answer.press && { press: answer.press }) }
  })
}

/** The stored picture of a delivery, and whether the device has shown it; 404 when it is not in the inbox of the device. */
export async function requireScreenPicture(
  app: App,
  device: DeviceRow,
  deliveryId: string,
): Promise<{ picture: SubjectPicture; isShown: boolean }> {
  const { picture, shownAt } = await requireInboxItem(app, device.id, deliveryId)
  if (!picture) throw notFound()
  return { picture, isShown: shownAt !== null }
}

/** The stored sound of a delivery; 404 when it is not in the inbox of the device, and in memory, as for an Echo. */
export async function requireScreenSound(
  app: App,
  device: DeviceRow,
  deliveryId: string,
): Promise<SubjectSound> {
  const { sound } = await requirePlayed(app, device, deliveryId)
  if (!sound) throw notFound()
  return sound
}

/** The stored film of a delivery, as `requireScreenSound`. */
export async function requireScreenFilm(
  app: App,
  device: DeviceRow,
  deliveryId: string,
): Promise<SubjectFilm> {
  const { film } = await requirePlayed(app, device, deliveryId)
  if (!film) throw notFound()
  return film
}

async function requirePlayed(app: App, device: DeviceRow, deliveryId: string): Promise<InboxItem> {
  const item = await requireInboxItem(app, device.id, deliveryId)
  if (isInMemory(await requireGroupRow(app, device.family_group_id))) throw notFound()
  return item
}

/** The stored thumbnail of the photo that the device shows; 404 while it shows anything else. */
export async function requireThumbnail(
  app: App,
  groupId: string,
  deviceId: string,
): Promise<{ key: string; version: string }> {
  const { showing } = await readDevice(app, groupId, deviceId)
  if (!showing?.photoId) throw notFound()
  const { object_id } = await requirePhoto(app, groupId, showing.photoId)
  return { key: pictureKey(object_id, 'w320.webp'), version: object_id }
}
