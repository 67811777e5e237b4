import type { Response } from 'ask-sdk-model'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { pagerId, type SlideshowData, slideshow } from '../apl/slideshow.ts'
import { aplVersion } from '../echoes/echo-info.ts'
import { listNews, type News, recordHeard, sentenceOf } from '../inbox/inbox.ts'
import { capitalised, counted, listed } from '../language/words.ts'
import { execute, render, say, screenToken, showPage } from './reply.ts'
import type { Turn } from './request-context.ts'

const goOn = 'Say next for the next one, or stop.'
/** From this version of APL on a device says that a picture has been loaded. */
export const saysLoadedFrom = 1.8

/** What the loved one hears and sees who opens it. */
export async function tellNews(turn: Turn): Promise<Response> {
  const news = await listNews(turn.app, turn.echo)
  const fresh = news.filter(({ isNew }) => isNew)
  const [first] = news
  if (!first) return tellThatNothingIsThere(turn)
  // A screen shows everything; a voice reads what is new, or else the latest.
  const told = turn.facts.hasScreen || fresh.length === 0 ? news : fresh
  const hello = fresh.length > 0 ? `You have ${summary(fresh)}.` : 'Nothing new. Here is what came last.'
  return show(turn, told, 0, hello)
}

async function tellThatNothingIsThere(turn: Turn): Promise<Response> {
  const { name } = await requireGroupRow(turn.app, turn.echo.family_group_id)
  const text = `There is nothing here yet. When ${name} sends you a picture, it appears here.`
  return say(turn, text, {
    screen: showPage({ title: 'Nothing yet', lines: [text], hint: '' }),
    isOver: false,
  })
}

/** "three new pictures from Mia and Tom, and one recommendation from Anna" */
export function summary(fresh: News[]): string {
  const parts = [
    part(fresh, 'photo', 'new picture'),
    part(fresh, 'content', 'recommendation'),
    part(fresh, 'test', 'test message'),
  ]
  return listed(parts.filter((text) => text !== ''))
}

function part(fresh: News[], kind: News['kind'], word: string): string {
  const ofKind = fresh.filter((news) => news.kind === kind)
  if (ofKind.length === 0) return ''
  const names = [...new Set(ofKind.map(({ from }) => from))]
  return `${counted(ofKind.length, word)} from ${listed(names)}`
}

/** Begins to go through them at one place; `hello` is said before it. */
export async function show(turn: Turn, news: News[], at: number, hello: string): Promise<Response> {
  const item = news[at] as News
  turn.session.ids = news.map(({ deliveryId }) => deliveryId)
  turn.session.at = at
  turn.session.paged = []
  turn.session.loaded = []
  const text = `${hello} ${sentenceOf(item)}`.trim()
  if (!turn.facts.hasScreen) return read(turn, item, text)
  const data: SlideshowData = {
    slides: news.map(({ slide }) => slide),
    at,
    saysLoaded: aplVersion(turn.input.requestEnvelope) >= saysLoadedFrom,
  }
  return say(turn, text, { screen: render(slideshow, data) })
}

/** Goes on or back by so many; without a screen it ends at the last one. */
export async function move(turn: Turn, by: number): Promise<Response> {
  const news = await inSession(turn)
  if (news.length === 0) return tellNews(turn)
  const count = news.length
  const to = turn.session.at + by
  if (!turn.facts.hasScreen && (to < 0 || to >= count))
    return say(turn, by > 0 ? 'That was the last one.' : 'This is the first one.', { isOver: by > 0 })
  const at = (to + count) % count
  const item = news[at] as News
  turn.session.at = at
  if (!turn.facts.hasScreen) return read(turn, item, sentenceOf(item))
  if (!isOnScreen(turn)) return show(turn, news, at, '')
  return say(turn, sentenceOf(item), {
    screen: execute({ type: 'SetPage', componentId: pagerId, position: 'absolute', value: at }),
  })
}

export async function repeat(turn: Turn): Promise<Response> {
  const item = await findCurrent(turn)
  if (!item) return tellNews(turn)
  return turn.facts.hasScreen ? say(turn, sentenceOf(item)) : read(turn, item, sentenceOf(item))
}

/** What it is about: where the conversation is, else what the Echo showed last, else the newest. */
export async function findCurrent(turn: Turn): Promise<News | null> {
  const news = await listNews(turn.app, turn.echo)
  const id = turn.session.ids[turn.session.at] ?? turn.echo.device.last_shown_delivery_id
  return news.find(({ deliveryId }) => deliveryId === id) ?? (id ? null : (news[0] ?? null))
}

/** As they are being gone through, without what was taken back meanwhile. */
async function inSession(turn: Turn): Promise<News[]> {
  const news = await listNews(turn.app, turn.echo)
  const found = turn.session.ids.map((id) => news.find(({ deliveryId }) => deliveryId === id))
  return found.every((item) => item !== undefined) ? found : news
}

async function read(turn: Turn, item: News, text: string): Promise<Response> {
  await recordHeard(turn.app, turn.echo, item)
  const isLast = turn.session.at >= turn.session.ids.length - 1
  if (isLast) return say(turn, text, { question: 'Say I love it, thank you, or stop.' })
  return say(turn, `${text} ${goOn}`, { question: capitalised(goOn) })
}

export function isOnScreen({ input: { requestEnvelope } }: Turn): boolean {
  const context = requestEnvelope.context['Alexa.Presentation.APL']
  return context?.token === screenToken
}
