import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import { type InboxItem, inboxOf, toInboxItems } from '../../delivery/inbox/inbox.service.ts'
import { recordShown } from '../../delivery/inbox/reports.service.ts'
import type { FamilyGroupRow } from '../../family/family.tables.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { isInMemory } from '../../family/in-memory.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { factsOf, type ItemFacts, listPicturesOfThisDay } from '../../screen/items.ts'
import type { Slide } from '../apl/slideshow.ts'
import type { Echo } from '../echoes/echo.service.ts'
import { aboutOf } from '../language/picture-words.ts'
import { spokenName } from '../language/words.ts'
import { pictureUrl } from './picture-url.ts'
import { contentSlide, noteSlide, photoSlide, testSlide } from './slides.ts'

/** A delivery in the inbox of an Echo. */
export type EchoItem = InboxItem & {
  /** How the loved one calls the sender. */
  from: string
  /** Who the sender is to the loved one, who is on the picture, and whether it was taken on this day. */
  facts: ItemFacts
  /** No device of hers has shown it, no Echo has read it aloud, and it was sent since this Echo was linked. */
  isNew: boolean
  /** Sent before this Echo was linked, and neither shown nor read aloud yet. */
  isEarlier: boolean
  slide: Slide
}

const maxItems = 20
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

/** New items first, then the old ones, each from newest to oldest. Pictures of this day in earlier years come last. */
export async function listDelivered(app: App, echo: Echo): Promise<EchoItem[]> {
  const group = await requireGroupRow(app, echo.family_group_id)
  const inMemory = isInMemory(group)
  const newest = await deliveredOf(app, echo, { inMemory }).limit(maxItems).execute()
  const rows = [...newest, ...(await listOlder(app, echo, group, newest))]
  const heard = new Set(rows.filter(({ heard_at }) => heard_at !== null).map(({ id }) => id))
  const filled = new Set(rows.filter(({ filled_at }) => filled_at !== null).map(({ id }) => id))
  const delivered = await toInboxItems(app, rows)
  const factsOfItem = await factsOf(app, group, delivered)
  const items = delivered.map((item): EchoItem => {
    const isUnseen = item.shownAt === null && !item.isKnown && !heard.has(item.id)
    return {
      ...item,
      from: spokenName(item.sender),
      facts: factsOfItem(item),
      isNew: isUnseen && !filled.has(item.id),
      isEarlier: isUnseen && filled.has(item.id),
      slide: slideOf(app, echo, item, { facts: factsOfItem(item), inMemory }),
    }
  })
  return [...items.filter(({ isNew }) => isNew), ...items.filter(({ isNew }) => !isNew)]
}

/** In a group that is in memory the photos only. */
function deliveredOf(app: App, echo: Echo, { inMemory }: { inMemory: boolean }) {
  const inbox = inboxOf(app, echo.device_id)
  return (inMemory ? inbox.where('deliveries.subject_kind', '=', 'photo') : inbox)
    .select(({ selectFrom }) =>
      selectFrom('alexa_heard')
        .innerJoin('delivery_targets as heard', 'heard.id', 'alexa_heard.target_id')
        .whereRef('heard.delivery_id', '=', 'delivery_targets.delivery_id')
        .select(({ fn }) => fn.max('alexa_heard.heard_at').as('heard_at'))
        .as('heard_at'),
    )
    .orderBy('delivery_targets.created_at', 'desc')
    .orderBy('delivery_targets.id', 'desc')
}

/** Pictures of this day that are not among the newest. */
async function listOlder(
  app: App,
  echo: Echo,
  group: FamilyGroupRow,
  newest: { subject_id: string | null }[],
) {
  if (newest.length < maxItems) return []
  const ofThisDay = await listPicturesOfThisDay(app, echo.device, group, newest)
  if (ofThisDay.length === 0) return []
  const some = ofThisDay.slice(0, mostOfThisDay)
  return deliveredOf(app, echo, { inMemory: isInMemory(group) })
    .where('delivery_targets.delivery_id', 'in', some)
    .execute()
}

const slides: Record<DeliveryKind, (shown: AnySlide) => Slide> = {
  photo: photoSlide,
  content: contentSlide,
  note: noteSlide,
  test: testSlide,
}
type AnySlide = Parameters<typeof photoSlide>[0] & Parameters<typeof contentSlide>[0]

function slideOf(
  app: App,
  echo: Echo,
  item: InboxItem,
  { facts, inMemory }: { facts: ItemFacts; inMemory: boolean },
): Slide {
  const shown = {
    id: item.deliveryId,
    from: spokenName(item.sender),
    title: item.title,
    relation: facts.relation,
    about: aboutOf(facts),
    answers: inMemory ? null : item.answers.map(({ kind }) => kind),
  }
  const target = { id: item.id, device_id: echo.device_id }
  const imageUrl = item.picture ? pictureUrl(app, target, urlLifetime) : null
  return slides[item.kind]({ ...shown, imageUrl, say: item.card?.say ?? '' })
}

/**
 * An item that an Echo without a screen has read aloud is not new any more, but was never shown. A note is all words:
 * to hear it is to have it.
 */
export async function recordReadAloud(app: App, echo: Echo, item: EchoItem): Promise<void> {
  if (item.kind === 'note') await recordShown(app, echo.device, item.deliveryId, app.clock.now())
  await app.db
    .insertInto('alexa_heard')
    .values({
      target_id: item.id,
      family_group_id: echo.family_group_id,
      heard_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('target_id').doNothing())
    .execute()
}
