import type { Directive } from 'ask-sdk-model'
import { noteHanded } from '../../delivery/path/handed.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { measured } from '../apl/slide.ts'
import { type SlideshowData, slideshow } from '../apl/slideshow.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import { lettersWord } from '../inbox/letters-of.ts'
import { madeFrom } from '../inbox/made-from.ts'
import { render, showPage } from './reply.ts'
import type { RequestContext } from './request-context.ts'

// What is on the screen of an Echo: the slides of an inbox, or the page that says that there is nothing yet.

export type Presented = {
  /** Of the inbox: all, or some. */
  items: EchoItem[]
  inbox: EchoItem[]
}

/** As long as this the slides go on by themselves: the addresses of their pictures are valid for longer. */
const longestShow = hours(12)

/** `since`: when somebody opened it, for slides that take the place of others. */
export function slideshowFrom(
  context: RequestContext,
  { items, inbox }: Presented,
  at: number,
  since: number | null = null,
): Directive {
  handOver(context, items)
  const now = context.app.clock.now()
  const began = Math.min(since ?? now, now)
  const data: SlideshowData = {
    slides: items.map(({ slide }) => measured(slide)),
    at,
    inbox: madeFrom(inbox, {
      inMemory: context.inMemory,
      letters: lettersWord(context.echo.device),
      since: began,
    }),
    notLoaded: context.words.slide.notLoaded,
    minutes: Math.max(1, Math.round((began + longestShow - now) / minutes(1))),
  }
  return render(slideshow, data)
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
