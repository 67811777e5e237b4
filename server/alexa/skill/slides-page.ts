import type { Directive } from 'ask-sdk-model'
import { noteHanded } from '../../delivery/path/handed.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { type SlideshowData, slideshow } from '../apl/slideshow.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import { madeFrom } from '../inbox/made-from.ts'
import { render, showPage } from './reply.ts'
import type { RequestContext } from './request-context.ts'

// What is on the screen of an Echo: the slides of an inbox, or the page that says that there is nothing yet.

export type Presented = {
  /** Of the inbox: all, or some. */
  items: EchoItem[]
  inbox: EchoItem[]
}

export function slideshowFrom(context: RequestContext, { items, inbox }: Presented, at: number): Directive {
  handOver(context, items)
  const data: SlideshowData = {
    slides: items.map(({ slide }) => slide),
    at,
    inbox: madeFrom(inbox, context),
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

export async function emptyText({ app, echo, inMemory }: RequestContext): Promise<string> {
  if (inMemory) return 'Your family keeps its pictures in memory. None of them are on this Echo.'
  const { name } = await requireGroupRow(app, echo.family_group_id)
  return `There is nothing here yet. Pictures from ${name} will appear here.`
}

export function emptyPage({ inMemory }: RequestContext, text: string): Directive {
  const title = inMemory ? 'In memory' : 'Nothing yet'
  return showPage({ title, lines: [text], hint: '', isEmpty: true })
}
