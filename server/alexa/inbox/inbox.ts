import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import { type InboxItem, listInInbox, toInboxItems } from '../../delivery/inbox/inbox.service.ts'
import { secondsOf, versionOf } from '../../delivery/subject.ts'
import type { FamilyGroupRow } from '../../family/family.tables.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { isInMemory } from '../../family/in-memory.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { factsOf, type ItemFacts, listPicturesOfThisDay, listSent, todayOf } from '../../screen/items.ts'
import { choosePlaces, placesOnEcho } from '../../screen/places.ts'
import type { Slide } from '../apl/slide.ts'
import type { Echo } from '../echoes/echo.service.ts'
import type { Messages } from '../language/messages/en.ts'
import { aboutOf } from '../language/picture-words.ts'
import { messagesOf } from '../language/talk.ts'
import { spokenName } from '../language/text/words.ts'
import { alignOf } from './align.ts'
import { pictureUrl } from './file-url.ts'
import { listAnnounced, listHeard } from './heard.ts'
import { inSeries, withSeries } from './in-series.ts'
import { clipSlide, contentSlide, noteSlide, photoSlide, testSlide, voiceSlide } from './slides.ts'

/** A delivery in the inbox of an Echo. */
export type EchoItem = InboxItem & {
  /** How the loved one calls the sender. */
  from: string
  /** Who the sender is to the loved one, who is on the picture, and whether it was taken on this day. */
  facts: ItemFacts
  /** No device of hers has shown it, no Echo has read it aloud, and it was sent since this Echo was linked. */
  isNew: boolean
  /** Another Echo has just said so, and is showing it. */
  isAnnounced: boolean
  /** Sent before this Echo was linked, and neither shown nor read aloud yet. */
  isEarlier: boolean
  /** The deliveries that were sent together with it, in the order in which they were sent. */
  series: string[]
  slide: Slide
}

const mostOfThisDay = 3
/** The slideshow may stay on a night stand until the morning. */
const urlLifetime = hours(12)

/** What an Echo presents, in the order of `listDelivered`. */
export async function listInbox(app: App, echo: Echo): Promise<EchoItem[]> {
  return withoutOldTests(await listDelivered(app, echo))
}

/** Nobody wants to see a test message again. */
export function withoutOldTests(items: EchoItem[]): EchoItem[] {
  return items.filter(({ isNew, kind }) => isNew || kind !== 'test')
}

/**
 * New items first, then the old ones, each from newest to oldest: each thing once, as a screen has it, and fewer of them.
 * Pictures of this day in earlier years come last. Pictures that were sent together follow each other in their order.
 */
export async function listDelivered(app: App, echo: Echo): Promise<EchoItem[]> {
  const group = await requireGroupRow(app, echo.family_group_id)
  const { chosen, ofThisDay } = await chooseDeliveries(app, echo, group)
  const items = await readItems(app, echo, group, [...chosen, ...ofThisDay])
  const isOfThisDay = ({ deliveryId }: EchoItem) => ofThisDay.includes(deliveryId)
  return [
    ...inSeries(items.filter(({ isNew }) => isNew)),
    ...inSeries(items.filter((item) => !item.isNew && !isOfThisDay(item))),
    ...inSeries(items.filter((item) => !item.isNew && isOfThisDay(item))),
  ]
}

/** Those of the deliveries that are in the inbox of the Echo, in the given order, whether or not they have a place. */
export async function listItemsOf(app: App, echo: Echo, deliveryIds: string[]): Promise<EchoItem[]> {
  const items = await readItems(app, echo, await requireGroupRow(app, echo.family_group_id), deliveryIds)
  return deliveryIds.flatMap((id) => items.find(({ deliveryId }) => deliveryId === id) ?? [])
}

/** Newest first. */
async function readItems(
  app: App,
  echo: Echo,
  group: FamilyGroupRow,
  deliveryIds: string[],
): Promise<EchoItem[]> {
  const inMemory = isInMemory(group)
  const words = messagesOf(echo.locale)
  const rows = await listInInbox(app, echo.device_id, deliveryIds)
  const delivered = withSeries(await toInboxItems(app, inMemory ? rows.filter(isPhoto) : rows))
  const unseen = delivered.filter(({ shownAt, isKnown }) => shownAt === null && !isKnown)
  const unseenIds = unseen.map(({ deliveryId }) => deliveryId)
  const heard = await listHeard(app, unseenIds)
  const announced = await listAnnounced(app, echo, unseenIds)
  const factsOfItem = await factsOf(app, group, delivered)
  return delivered.map((item): EchoItem => {
    const isUnseen = unseenIds.includes(item.deliveryId) && !heard.has(item.deliveryId)
    const facts = factsOfItem(item)
    return {
      ...item,
      from: spokenName(item.sender, words),
      facts,
      isNew: isUnseen && item.filledAt === null,
      isAnnounced: announced.has(item.deliveryId),
      isEarlier: isUnseen && item.filledAt !== null,
      slide: slideOf(app, echo, item, { facts, inMemory }),
    }
  })
}

/** What has a place on the Echo, and pictures of this day that have none. */
async function chooseDeliveries(
  app: App,
  echo: Echo,
  group: FamilyGroupRow,
): Promise<{ chosen: string[]; ofThisDay: string[] }> {
  const sent = await listSent(app, echo.device, group)
  // What was read aloud was never shown.
  const unseen = sent.filter(({ isUnseen }) => isUnseen).map(({ delivery_id }) => delivery_id)
  const heard = await listHeard(app, unseen)
  const known = sent.map((delivery) => ({
    ...delivery,
    isUnseen: delivery.isUnseen && !heard.has(delivery.delivery_id),
  }))
  const chosen = choosePlaces(known, todayOf(app, group), placesOnEcho)
  const hasAll = chosen.length === sent.length
  const ofThisDay = hasAll ? [] : await listPicturesOfThisDay(app, echo.device, group, chosen)
  return {
    chosen: chosen.map(({ delivery_id }) => delivery_id),
    ofThisDay: ofThisDay.slice(0, mostOfThisDay),
  }
}

function isPhoto({ subject_kind }: { subject_kind: DeliveryKind }): boolean {
  return subject_kind === 'photo'
}

const slides: Record<DeliveryKind, (shown: AnySlide, words: Messages) => Slide> = {
  photo: photoSlide,
  content: contentSlide,
  note: noteSlide,
  voice: voiceSlide,
  clip: clipSlide,
  test: testSlide,
}
type AnySlide = Parameters<typeof clipSlide>[0] &
  Parameters<typeof contentSlide>[0] &
  Parameters<typeof voiceSlide>[0]

function slideOf(
  app: App,
  echo: Echo,
  item: InboxItem,
  { facts, inMemory }: { facts: ItemFacts; inMemory: boolean },
): Slide {
  const words = messagesOf(echo.locale)
  const shown = {
    id: item.deliveryId,
    from: spokenName(item.sender, words),
    title: item.title,
    relation: facts.relation,
    about: aboutOf(facts, words),
    answers: inMemory ? null : item.answers.map(({ kind }) => kind),
  }
  const target = { id: item.id, device_id: echo.device_id }
  const imageUrl = item.picture
    ? pictureUrl(app, target, urlLifetime) + versionOf(item.kind, item.picture)
    : null
  return slides[item.kind](
    {
      ...shown,
      imageUrl,
      align: alignOf(facts.focalPoint),
      say: item.card?.say ?? '',
      seconds: secondsOf(item),
      plays: echo.playsVoices === true,
      playsFilms: echo.playsFilms === true,
    },
    words,
  )
}
