import type { Response } from 'ask-sdk-model'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { listVisitsForScreen } from '../../visits/screen-visits.ts'
import { pagerId } from '../apl/turning.ts'
import { recordOnScreen } from '../echoes/echo.service.ts'
import { recordReadAloud } from '../inbox/heard.ts'
import { type EchoItem, listInbox, listItemsOf } from '../inbox/inbox.ts'
import { visitsToday } from '../language/visit-text.ts'
import { playDirective, playing, playsByItself, playVoice } from './play-voice.ts'
import { playingOf } from './player/what-plays.ts'
import { execute, say, screenToken } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { sentenceOf, summaryOf } from './sentences.ts'
import { emptyText, handOver, type Presented, slideshowFrom, slidesOrEmpty } from './slides-page.ts'
import { readStandingCall, spokenCall } from './standing-call.ts'

/** Answers to opening the skill: what is new, then what came before. */
export async function presentInbox(context: RequestContext): Promise<Response> {
  const items = await listInbox(context.app, context.echo)
  const call = await readStandingCall(context)
  const news = context.inMemory ? '' : `${spokenCall(call)} ${await dayText(context)}`.trim()
  if (items.length === 0) return presentEmptyInbox(context, news)
  const newItems = items.filter(({ isNew, isAnnounced }) => isNew && !isAnnounced)
  // A screen shows everything. A voice reads only what is new, or else the latest.
  const presented = context.info.hasScreen || newItems.length === 0 ? items : newItems
  return present(
    context,
    { items: presented, inbox: items },
    0,
    `${news} ${greetingOf(context, items, newItems)}`.trim(),
    { withCall: true },
  )
}

/** Who comes and what is on today; empty without anything. */
async function dayText({ app, echo, info }: RequestContext): Promise<string> {
  const group = await requireGroupRow(app, echo.family_group_id)
  const clock = { timeZone: group.time_zone, locale: info.locale, now: app.clock.now() }
  return visitsToday(await listVisitsForScreen(app, group), clock).join(' ')
}

/** The first answer of an Echo that was just linked by a spoken code. */
export async function presentFirst(context: RequestContext, groupName: string): Promise<Response> {
  const connected = context.words.code.connected(groupName)
  const items = await listInbox(context.app, context.echo)
  if (items.length === 0) return presentEmptyInbox(context, connected)
  return present(context, { items, inbox: items }, 0, `${connected} ${greetingOf(context, items, [])}`)
}

function greetingOf({ inMemory, words }: RequestContext, items: EchoItem[], newItems: EchoItem[]): string {
  if (inMemory) return words.keptInMemory
  if (newItems.length > 0) return words.youHave(summaryOf(newItems, words))
  if (!items.every(({ isEarlier }) => isEarlier)) return words.nothingNew
  const notes = items.filter(({ kind }) => kind === 'note').length
  return words.lastSent(items.length - notes, notes)
}

async function presentEmptyInbox(context: RequestContext, greeting = ''): Promise<Response> {
  const text = await emptyText(context)
  return say(context, `${greeting} ${text}`, { screen: await slidesOrEmpty(context, [], { at: 0 }) })
}

/** Presents the items, beginning at the index. The greeting is said before the first. */
export async function present(
  context: RequestContext,
  presented: Presented,
  index: number,
  greeting: string,
  { withCall = false } = {},
): Promise<Response> {
  const { items } = presented
  const item = itemAt(items, index)
  const { session } = context
  session.ids = items.map(({ deliveryId }) => deliveryId)
  session.at = index
  const text = `${greeting} ${textOf(context, item)}`.trim()
  if (!context.info.hasScreen) return readAloud(context, item, text)
  return say(context, text, { screen: await slideshowFrom(context, presented, { at: index, withCall }) })
}

/** Goes on or back by `step`. Without a screen it stops at either end. */
export async function goTo(context: RequestContext, step: 1 | -1): Promise<Response> {
  const { session } = context
  const isAfterVoice = session.ids.length === 0 && playedLast(context) !== null
  const presented = await listPresented(context)
  const { items, inbox, isAsBefore } = presented
  const hasNews = inbox.some(({ isNew, isAnnounced }) => isNew && !isAnnounced)
  if (items.length === 0 || (isAfterVoice && hasNews && step > 0)) return presentInbox(context)
  const next = placeIn(items, session) + step
  if (!context.info.hasScreen && (next < 0 || next >= items.length))
    return step > 0
      ? say(context, context.words.wasTheLast, { isOver: true })
      : say(context, `${context.words.isTheFirst} ${context.words.nextOrStop}`, {
          question: context.words.nextOrStop,
        })
  const index = (next + items.length) % items.length
  const item = itemAt(items, index)
  session.at = index
  if (!context.info.hasScreen) return readAloud(context, item, textOf(context, item))
  // One of the slides on the screen was taken back: their places are others, and it goes.
  if (!isOnScreen(context) || !isAsBefore) return present(context, presented, index, '')
  return say(context, textOf(context, item), {
    screen: execute({ type: 'SetPage', componentId: pagerId, position: 'absolute', value: index }),
  })
}

export async function repeat(context: RequestContext): Promise<Response> {
  const item = await findCurrent(context)
  if (!item) return presentInbox(context)
  // "Alexa, repeat" while it plays, or after it.
  if (item.sound && playedLast(context) === item.deliveryId) return playVoice(context, item, '')
  return context.info.hasScreen
    ? say(context, textOf(context, item))
    : readAloud(context, item, textOf(context, item))
}

/** The voice that plays, or was played last; null where anything else was on the screen or read aloud since. */
function playedLast({ echo, input }: RequestContext): string | null {
  const played = playingOf(input.requestEnvelope)?.deliveryId ?? null
  return played === echo.on_screen_delivery_id ? played : null
}

/**
 * The item that the loved one means: the present one of the session, else the one that was last on the screen, read aloud or
 * played, else the last shown, else the newest.
 */
export async function findCurrent(context: RequestContext): Promise<EchoItem | null> {
  const { app, session, echo } = context
  const id = session.ids[session.at] ?? echo.on_screen_delivery_id ?? echo.device.last_shown_delivery_id
  const [item] = id ? await listItemsOf(app, echo, [id]) : await listInbox(app, echo)
  return item ?? null
}

/** What is said of it, and of what plays what she can do to hear or see it. */
function textOf(context: RequestContext, item: EchoItem): string {
  const { echo, words } = context
  if (item.film) return sentenceOf(item, words, echo.playsFilms ? words.canWatch : words.clipElsewhere)
  if (!item.sound || playsByItself(context)) return sentenceOf(item, words)
  return sentenceOf(item, words, echo.playsVoices ? words.canListen : words.voiceElsewhere)
}

/** The place of the present item; before the first when it was withdrawn. */
function placeIn(items: EchoItem[], { ids, at }: RequestContext['session']): number {
  return items.findIndex(({ deliveryId }) => deliveryId === ids[at])
}

/** The items of the session in its order; the whole inbox when one of them was withdrawn. */
async function listPresented(context: RequestContext): Promise<Presented & { isAsBefore: boolean }> {
  const { app, echo, session } = context
  const inbox = await listInbox(app, echo)
  beginAtVoice(context, inbox)
  const items = await listItemsOf(app, echo, session.ids)
  const isAsBefore = items.length === session.ids.length
  return { items: isAsBefore ? items : inbox, inbox, isAsBefore }
}

/** A voice that was played has ended the conversation. The player knows which it was. */
function beginAtVoice(context: RequestContext, inbox: EchoItem[]): void {
  const { session } = context
  const played = playedLast(context)
  const at = inbox.findIndex(({ deliveryId }) => deliveryId === played)
  if (session.ids.length > 0 || at === -1) return
  session.ids = inbox.map(({ deliveryId }) => deliveryId)
  session.at = at
}

async function readAloud(context: RequestContext, item: EchoItem, text: string): Promise<Response> {
  handOver(context, [item])
  await recordOnScreen(context.app, context.echo, item.deliveryId)
  // It is new until its player has begun: Amazon may refuse the answer, and its file may be missing.
  if (item.sound && playsByItself(context)) {
    const play = await playDirective(context, item, {})
    if (play) return playing(context, text, play)
    text = `${text} ${context.words.voiceLost}`
  } else await recordReadAloud(context.app, context.echo, item)
  const isLast = context.session.at >= context.session.ids.length - 1
  const { words, inMemory } = context
  const offer = isLast ? (inMemory ? words.canSayRepeat : words.canAnswer) : words.nextOrStop
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
