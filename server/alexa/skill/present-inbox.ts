import type { Directive, Response } from 'ask-sdk-model'
import { findCaller } from '../../delivery/answers/calls.service.ts'
import { noteHanded } from '../../delivery/path/handed.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { listVisitsForScreen } from '../../visits/screen-visits.ts'
import { type SlideshowData, slideshow } from '../apl/slideshow.ts'
import { pagerId } from '../apl/turning.ts'
import { type EchoItem, listDelivered, listInbox, recordReadAloud, withoutOldTests } from '../inbox/inbox.ts'
import { visitsToday } from '../language/visit-text.ts'
import { counted } from '../language/words.ts'
import { keptInMemory } from './in-memory.ts'
import { execute, render, say, screenToken, showPage, silence } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { howToGoOn, sentenceOf, summaryOf } from './sentences.ts'

const howToAnswer = 'You can say: I love it, thank you, or stop.'
const howToHearAgain = 'You can say: repeat, or stop.'
/** Stands among the ids of the inbox for slides that were made while the group was in memory: they have no buttons. */
const madeInMemory = 'in-memory'

/** Answers to opening the skill: what is new, then what came before. */
export async function presentInbox(context: RequestContext): Promise<Response> {
  const items = await listInbox(context.app, context.echo)
  const news = context.inMemory ? '' : `${await callerText(context)} ${await dayText(context)}`.trim()
  if (items.length === 0) return presentEmptyInbox(context, news)
  const newItems = items.filter(({ isNew }) => isNew)
  // A screen shows everything. A voice reads only what is new, or else the latest.
  const presented = context.info.hasScreen || newItems.length === 0 ? items : newItems
  return present(
    context,
    { items: presented, inbox: items },
    0,
    `${news} ${greetingOf(context, items, newItems)}`.trim(),
  )
}

/** Who is going to call, as long as that is news; empty without anybody. */
async function callerText({ app, echo }: RequestContext): Promise<string> {
  const caller = await findCaller(app, echo.family_group_id)
  if (!caller) return ''
  // An e-mail address is never said aloud.
  const name = caller.name.includes('@') ? 'Somebody in your family' : caller.name.split(' ')[0]
  return `${name} is going to call you.`
}

/** Who comes and what is on today; empty without anything. */
async function dayText({ app, echo, info }: RequestContext): Promise<string> {
  const group = await requireGroupRow(app, echo.family_group_id)
  const clock = { timeZone: group.time_zone, locale: info.locale, now: app.clock.now() }
  return visitsToday(await listVisitsForScreen(app, group), clock).join(' ')
}

/** The first answer of an Echo that was just linked by a spoken code. */
export async function presentFirst(context: RequestContext, groupName: string): Promise<Response> {
  const connected = `This Echo is connected with ${groupName}.`
  const items = await listInbox(context.app, context.echo)
  if (items.length === 0) return presentEmptyInbox(context, connected)
  return present(context, { items, inbox: items }, 0, `${connected} ${greetingOf(context, items, [])}`)
}

function greetingOf({ inMemory }: RequestContext, items: EchoItem[], newItems: EchoItem[]): string {
  if (inMemory) return keptInMemory
  if (newItems.length > 0) return `You have ${summaryOf(newItems)}.`
  if (!items.every(({ isEarlier }) => isEarlier)) return 'Nothing new. Here is what came last.'
  return `Here ${items.length === 1 ? 'is' : 'are'} ${lastOf(items)} that your family has sent.`
}

/** "the last picture", "the last three pictures and one note". */
function lastOf(items: EchoItem[]): string {
  const notes = items.filter(({ kind }) => kind === 'note').length
  const pictures = items.length - notes
  const last = pictures === 1 ? 'the last picture' : `the last ${counted(pictures, 'picture')}`
  if (notes === 0) return last
  return pictures === 0 ? counted(notes, 'note') : `${last} and ${counted(notes, 'note')}`
}

async function presentEmptyInbox(context: RequestContext, greeting = ''): Promise<Response> {
  const text = await emptyText(context)
  return say(context, `${greeting} ${text}`, { screen: emptyPage(context, text) })
}

async function emptyText({ app, echo, inMemory }: RequestContext): Promise<string> {
  if (inMemory) return 'Your family keeps its pictures in memory. None of them are on this Echo.'
  const { name } = await requireGroupRow(app, echo.family_group_id)
  return `There is nothing here yet. Pictures from ${name} will appear here.`
}

function emptyPage({ inMemory }: RequestContext, text: string): Directive {
  const title = inMemory ? 'In memory' : 'Nothing yet'
  return showPage({ title, lines: [text], hint: '', isEmpty: true })
}

type Presented = {
  /** Of the inbox: all, or some. */
  items: EchoItem[]
  inbox: EchoItem[]
}

/** Presents the items, beginning at the index. The greeting is said before the first. */
export async function present(
  context: RequestContext,
  presented: Presented,
  index: number,
  greeting: string,
): Promise<Response> {
  const { items } = presented
  const item = itemAt(items, index)
  const { session } = context
  session.ids = items.map(({ deliveryId }) => deliveryId)
  session.at = index
  const text = `${greeting} ${sentenceOf(item)}`.trim()
  if (!context.info.hasScreen) return readAloud(context, item, text)
  return say(context, text, { screen: slideshowFrom(context, presented, index) })
}

/**
 * Shows the whole inbox anew, without a word, when it is not the one any more that the slides were made from:
 * begins with what has arrived, or goes on from `deliveryId`. Null when the inbox is the same. Slides are made anew too
 * when the group has been in memory since, or is not any more.
 */
export async function refreshSlideshow(
  context: RequestContext,
  deliveryId: string,
  inboxIds: string[],
): Promise<Response | null> {
  const { app, echo, session, inMemory } = context
  const known = new Set(inboxIds.filter((id) => id !== madeInMemory))
  // A test message on the screen stays there until something else changes.
  const delivered = await listDelivered(app, echo)
  const items = withoutOldTests(delivered)
  const isSame =
    (known.size === 0 || inboxIds.includes(madeInMemory) === inMemory) &&
    delivered.filter((item) => known.has(item.deliveryId)).length === known.size &&
    items.every((item) => known.has(item.deliveryId))
  if (isSame) return null
  if (items.length === 0) return silence(context, [emptyPage(context, await emptyText(context))])
  const arrived = items.findIndex((item) => !known.has(item.deliveryId))
  const present = items.findIndex((item) => item.deliveryId === deliveryId)
  session.ids = items.map(({ deliveryId }) => deliveryId)
  session.at = Math.max(0, arrived === -1 ? present : arrived)
  return silence(context, [slideshowFrom(context, { items, inbox: items }, session.at)])
}

function slideshowFrom(context: RequestContext, { items, inbox }: Presented, at: number): Directive {
  const { inMemory } = context
  handOver(context, items)
  const ids = inbox.map(({ deliveryId }) => deliveryId)
  const data: SlideshowData = {
    slides: items.map(({ slide }) => slide),
    at,
    inbox: [...ids, ...(inMemory ? [madeInMemory] : [])].join(' '),
  }
  return render(slideshow, data)
}

/** Goes on or back by `step`. Without a screen it stops at either end. */
export async function goTo(context: RequestContext, step: 1 | -1): Promise<Response> {
  const presented = await listPresented(context)
  const { items } = presented
  if (items.length === 0) return presentInbox(context)
  const next = context.session.at + step
  if (!context.info.hasScreen && (next < 0 || next >= items.length))
    return step > 0
      ? say(context, 'That was the last one.', { isOver: true })
      : say(context, `This is the first one. ${howToGoOn}`, { question: howToGoOn })
  const index = (next + items.length) % items.length
  const item = itemAt(items, index)
  context.session.at = index
  if (!context.info.hasScreen) return readAloud(context, item, sentenceOf(item))
  if (!isOnScreen(context)) return present(context, presented, index, '')
  return say(context, sentenceOf(item), {
    screen: execute({ type: 'SetPage', componentId: pagerId, position: 'absolute', value: index }),
  })
}

export async function repeat(context: RequestContext): Promise<Response> {
  const item = await findCurrent(context)
  if (!item) return presentInbox(context)
  return context.info.hasScreen ? say(context, sentenceOf(item)) : readAloud(context, item, sentenceOf(item))
}

/**
 * The item that the loved one means: the present one of the session, else the one that was last on the
 * screen, else the last shown, else the newest.
 */
export async function findCurrent(context: RequestContext): Promise<EchoItem | null> {
  const items = await listInbox(context.app, context.echo)
  const { session, echo } = context
  const id = session.ids[session.at] ?? echo.on_screen_delivery_id ?? echo.device.last_shown_delivery_id
  return items.find(({ deliveryId }) => deliveryId === id) ?? (id ? null : (items[0] ?? null))
}

/** The items of the session in its order; the whole inbox when one of them was withdrawn. */
async function listPresented(context: RequestContext): Promise<Presented> {
  const inbox = await listInbox(context.app, context.echo)
  const items = context.session.ids.map((id) => inbox.find(({ deliveryId }) => deliveryId === id))
  return { items: items.every((item) => item !== undefined) ? items : inbox, inbox }
}

/** Records that this answer hands the items to the Echo that it has not shown yet. */
function handOver({ app, echo }: RequestContext, items: EchoItem[]): void {
  const unshown = items.filter(({ shownAt }) => shownAt === null)
  noteHanded(
    app,
    echo.device,
    unshown.map(({ deliveryId }) => deliveryId),
    'echo',
  )
}

async function readAloud(context: RequestContext, item: EchoItem, text: string): Promise<Response> {
  handOver(context, [item])
  await recordReadAloud(context.app, context.echo, item)
  const isLast = context.session.at >= context.session.ids.length - 1
  const offer = isLast ? (context.inMemory ? howToHearAgain : howToAnswer) : howToGoOn
  return say(context, `${text} ${offer}`, { question: offer })
}

export function isOnScreen({ input: { requestEnvelope } }: RequestContext): boolean {
  return requestEnvelope.context['Alexa.Presentation.APL']?.token === screenToken
}

function itemAt(items: EchoItem[], index: number): EchoItem {
  const item = items[index]
  if (!item) throw new Error(`There is no item ${index} to present`)
  return item
}
