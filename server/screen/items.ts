import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { yearsAgo } from '#contract/photos/on-this-day.ts'
import { withWholeEnds } from '#contract/platform/text.ts'
import { wallClock } from '#contract/platform/wall-clock.ts'
import type { RoomSettings } from '#contract/room/room.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { listRunningNotes } from '../delivery/add-deliveries.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import {
  type InboxItem,
  listInInbox,
  requireInboxItem,
  toInboxItems,
} from '../delivery/inbox/inbox.service.ts'
import { type ListedDelivery, listNewestDeliveries } from '../delivery/inbox/newest-deliveries.ts'
import { versionOf } from '../delivery/subject.ts'
import type { FamilyGroupRow } from '../family/family.tables.ts'
import { isInMemory } from '../family/in-memory.ts'
import { type ItemPeople, peopleOfItems } from '../people/on-items.ts'
import { listFavourites } from '../photos/memories/favourites.ts'
import { listOnThisDay } from '../photos/memories/on-this-day.ts'
import { listPictureFacts } from '../photos/memories/picture-facts.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { printRows } from '../platform/http/answer/print-rows.ts'
import { toSettings } from '../room/room.service.ts'
import { readRoomRow } from '../room/rooms.ts'
import { choosePlaces, placesOnScreen } from './places.ts'

type Group = Pick<FamilyGroupRow, 'id' | 'time_zone' | 'in_memory_at'>

/** What the items of a group are read with. */
type Ground = { group: Group; settings: RoomSettings; relations?: ReadonlyMap<string, string> }

/**
 * What the screen shows, newest first, each subject once by its newest delivery: in a group that is in memory the photos
 * only. Notes stay until their end. Of photos that have no place, some come back on their day or because she loved them.
 */
export async function listItems(app: App, device: DeviceRow, ground: Ground): Promise<ScreenItem[]> {
  const sent = await listSent(app, device, ground.group)
  const chosen = choosePlaces(sent, todayOf(app, ground.group))
  // Where each delivery has a place, no other photo has been shown.
  const memories = chosen.length < sent.length ? await listMemories(app, device, ground, chosen) : []
  const deliveryIds = [...chosen.map(({ delivery_id }) => delivery_id), ...memories]
  const items = await toInboxItems(app, await listInInbox(app, device.id, deliveryIds))
  const facts = await readFacts(app, ground, items)
  return printRows(app, 'items of the screen', items, (item) => toScreenItem(item, facts(item)))
}

/** The item of one delivery; 404 when it is not in the inbox of the device. */
export async function readItem(
  app: App,
  device: DeviceRow,
  group: Group,
  deliveryId: string,
): Promise<ScreenItem> {
  const item = await requireInboxItem(app, device.id, deliveryId)
  const facts = await factsOf(app, group, [item])
  return toScreenItem(item, facts(item))
}

/** What may have a place, newest first within each kind: in a group that is in memory the photos only. */
export async function listSent(
  app: App,
  device: Pick<DeviceRow, 'id'>,
  group: Group,
): Promise<ListedDelivery[]> {
  const sent = await listNewestDeliveries(app, { groupId: group.id, deviceId: device.id })
  if (isInMemory(group)) return sent.filter(({ subject_kind }) => subject_kind === 'photo')
  const notes = await listRunningNotes(app, group.id, placesOnScreen.mostNotes)
  return [...sent, ...notes.map(({ id, ...note }) => ({ ...note, delivery_id: id, isUnseen: false }))]
}

type Newest = { subject_id: string | null }[]

/** The deliveries of photos without a place that come back today. */
async function listMemories(
  app: App,
  device: DeviceRow,
  { group, settings }: Ground,
  newest: Newest,
): Promise<string[]> {
  const inbox = { deviceId: device.id, groupId: group.id }
  const today = todayOf(app, group)
  const without = subjectsOf(newest)
  const ofThisDay = settings.onThisDay ? await listOnThisDay(app, inbox, today, without) : []
  const loved = settings.favourites ? await listFavourites(app, inbox, today, without) : []
  return [...new Set([...ofThisDay, ...loved])]
}

/** Deliveries of pictures that were taken on this day in earlier years; none while the family has switched it off. */
export async function listPicturesOfThisDay(
  app: App,
  device: Pick<DeviceRow, 'id'>,
  group: Group,
  newest: Newest,
): Promise<string[]> {
  const { onThisDay } = toSettings(await readRoomRow(app, group.id))
  if (!onThisDay) return []
  const inbox = { deviceId: device.id, groupId: group.id }
  return listOnThisDay(app, inbox, todayOf(app, group), subjectsOf(newest))
}

function subjectsOf(rows: { subject_id: string | null }[]): Set<string> {
  return new Set(rows.flatMap(({ subject_id }) => subject_id ?? []))
}

export type ItemFacts = ItemPeople & {
  takenOn: string | null
  yearsAgo: number | null
  isFavourite: boolean
  focalPoint: FocalPoint | null
}

/** What the items' pictures are about; the result answers for each of the items. */
export async function factsOf(
  app: App,
  group: Group,
  items: InboxItem[],
): Promise<(item: InboxItem) => ItemFacts> {
  return readFacts(app, { group, settings: toSettings(await readRoomRow(app, group.id)) }, items)
}

async function readFacts(
  app: App,
  { group, settings, relations }: Ground,
  items: InboxItem[],
): Promise<(item: InboxItem) => ItemFacts> {
  const photoIds = new Set(items.flatMap(({ photoId }) => photoId ?? []))
  const people = await peopleOfItems(app, group, items, relations)
  const pictures = await listPictureFacts(app, group.id, [...photoIds])
  const today = todayOf(app, group)
  return (item) => {
    const picture = pictures.get(photoOf(item) ?? '')
    const takenOn = settings.onThisDay ? (picture?.takenOn ?? null) : null
    return {
      ...people(item),
      takenOn,
      yearsAgo: yearsAgo(takenOn, today),
      isFavourite: picture?.isLoved ?? false,
      focalPoint: pictures.get(item.photoId ?? '')?.focalPoint ?? null,
    }
  }
}

function photoOf({ kind, subjectId }: InboxItem): string | null {
  return kind === 'photo' ? subjectId : null
}

export function todayOf(app: App, { time_zone }: Group): string {
  return wallClock(app.clock.now(), time_zone).date
}

/** A screen has its own address for a face, where its cookie is sent along. */
function faceForScreen(url: string | null): string | null {
  return url?.replace(/^\/api\/users\/([\w-]+)\/picture/, '/api/screen/faces/$1') ?? null
}

function toScreenItem(
  { deliveryId, sender, sentAt, shownAt, filledAt, picture, sound, film, ...item }: InboxItem,
  { relation, focalPoint, ...facts }: ItemFacts,
): ScreenItem {
  return {
    deliveryId,
    kind: item.kind,
    title: item.title && withWholeEnds(item.title),
    sender: sender && {
      id: sender.id,
      name: sender.name,
      profileImageUrl: faceForScreen(sender.profileImageUrl),
      relation,
    },
    ...facts,
    endsAt: toIso(item.endsAt),
    sentAt: toIso(sentAt),
    // What a new screen begins with is no news there.
    shownAt: toIso(shownAt ?? filledAt),
    isKnown: item.isKnown,
    picture: picture && {
      url: `/api/screen/pictures/${deliveryId}${versionOf(item.kind, picture)}`,
      width: picture.width,
      height: picture.height,
      thumbhash: picture.thumbhash,
      focalPoint,
    },
    card: item.card,
    ...(sound && {
      voice: {
        url: `/api/screen/voices/${deliveryId}${versionOf(item.kind, sound)}`,
        duration: sound.duration,
      },
      heardAt: toIso(item.playedAt),
    }),
    ...(film && {
      film: {
        url: `/api/screen/films/${deliveryId}`,
        duration: film.duration,
        hasSound: film.hasSound,
      },
    }),
    answers: item.answers,
  }
}
