import type { Directive } from 'ask-sdk-model'
import { noteHanded } from '../../delivery/path/handed.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { readPace } from '../../room/pace.ts'
import { measured } from '../apl/slide.ts'
import { type SlideshowData, slideshow } from '../apl/slideshow.ts'
import { secondsOf } from '../apl/turning.ts'
import { isFollowedBy } from '../inbox/in-series.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import { lettersWord } from '../inbox/letters-of.ts'
import { madeFrom } from '../inbox/made-from.ts'
import { render, showPage } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { callSlide, readStandingCall, wordOfCall } from './standing-call.ts'

// What is on the screen of an Echo: the slides of an inbox, or the page that says that there is nothing yet.

export type Presented = {
  /** Of the inbox: all, or some. */
  items: EchoItem[]
  inbox: EchoItem[]
}

/** As long as this the slides go on by themselves: the addresses of their pictures are valid for longer. */
const longestShow = hours(12)

type Begin = {
  /** The index of the item that is shown first. */
  at: number
  /** Shows the call that stands before it. */
  withCall?: boolean
  /** When somebody opened it, for slides that take the place of others. */
  since?: number | null
}

/** Slides of the items, and of the call that stands; there must be one. It comes last, and the first item follows it. */
export async function slideshowFrom(
  context: RequestContext,
  { items, inbox }: Presented,
  { at, withCall = false, since = null }: Begin,
): Promise<Directive> {
  handOver(context, items)
  const now = context.app.clock.now()
  const began = Math.min(since ?? now, now)
  const call = await readStandingCall(context)
  const pace = await readPace(context.app, context.echo.family_group_id)
  const slides = items.map((item, index) => ({
    ...measured(item.slide),
    seconds: secondsOf(pace, isFollowedBy(item, items[index + 1])),
  }))
  const ofCall = call
    ? [{ ...measured(callSlide(call, context.words)), seconds: secondsOf(pace, false) }]
    : []
  const data: SlideshowData = {
    slides: [...slides, ...ofCall],
    at: call && (withCall || items.length === 0) ? items.length : at,
    inbox: madeFrom(inbox, {
      inMemory: context.inMemory,
      letters: lettersWord(context.echo.device),
      pace,
      call: wordOfCall(call),
      since: began,
    }),
    notLoaded: context.words.slide.notLoaded,
    minutes: Math.max(1, Math.round((began + longestShow - now) / minutes(1))),
  }
  return render(slideshow, data)
}

/** The slides of the whole inbox, or the page that says that it is empty. */
export async function slidesOrEmpty(
  context: RequestContext,
  items: EchoItem[],
  begin: Begin,
): Promise<Directive> {
  const isEmpty = items.length === 0 && (await readStandingCall(context)) === null
  if (isEmpty) return emptyPage(context, await emptyText(context))
  context.session.ids = items.map(({ deliveryId }) => deliveryId)
  context.session.at = begin.at
  return slideshowFrom(context, { items, inbox: items }, begin)
}

/** Records that this answer hands the items to the Echo that it has not shown yet. */
export function handOver({ app, echo }: RequestContext, items: EchoItem[]): void {
  const unshown = items.filter(({ shownAt }) => shownAt === null)
  noteHanded(
    app,
    echo.device,
    unshown.map(({ deliveryId }) => deliveryId),
    'echo',
  )
}

export async function emptyText({ app, echo, inMemory, words }: RequestContext): Promise<string> {
  if (inMemory) return words.emptyInMemory
  const { name } = await requireGroupRow(app, echo.family_group_id)
  return words.picturesWillAppear(name)
}

export function emptyPage({ inMemory, words }: RequestContext, text: string): Directive {
  const title = inMemory ? words.slide.inMemory : words.slide.nothingYet
  return showPage({ title, lines: [text], hint: '', isEmpty: true }, words)
}
