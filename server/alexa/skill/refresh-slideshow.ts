import type { Response } from 'ask-sdk-model'
import { pagerId } from '../apl/turning.ts'
import { type EchoItem, listDelivered, listInbox, withoutOldTests } from '../inbox/inbox.ts'
import { lettersWord } from '../inbox/letters-of.ts'
import { type MadeFrom, readMadeFrom, withAnswersOf } from '../inbox/made-from.ts'
import { execute, silence } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { emptyPage, emptyText, slideshowFrom } from './slides-page.ts'

/**
 * Shows the whole inbox anew, without a word, when it is not the one any more that the slides were made from:
 * begins with what has arrived, or goes on from `deliveryId`. Null when the inbox is the same. Slides are made anew too
 * when the group has been in memory since, or is not any more, and when the letters are to be larger or smaller.
 */
export async function refreshSlideshow(
  context: RequestContext,
  deliveryId: string,
  inbox: string[],
): Promise<Response | null> {
  const { app, echo, session, inMemory } = context
  const made = readMadeFrom(inbox)
  const known = made.ids
  // A test message on the screen stays there until something else changes.
  const delivered = await listDelivered(app, echo)
  const items = withoutOldTests(delivered)
  const isSame =
    (known.size === 0 || made.inMemory === inMemory) &&
    made.letters === lettersWord(echo.device) &&
    delivered.filter((item) => known.has(item.deliveryId)).length === known.size &&
    items.every((item) => known.has(item.deliveryId))
  if (isSame)
    return answersOf(
      context,
      delivered.find((item) => item.deliveryId === deliveryId),
      made,
    )
  if (items.length === 0) return silence(context, [emptyPage(context, await emptyText(context))])
  const arrived = items.findIndex((item) => !known.has(item.deliveryId))
  const present = items.findIndex((item) => item.deliveryId === deliveryId)
  session.ids = items.map(({ deliveryId }) => deliveryId)
  session.at = Math.max(0, arrived === -1 ? present : arrived)
  return silence(context, [slideshowFrom(context, { items, inbox: items }, session.at, made.since)])
}

/** The pictures in place of another page, without a word: what was on the screen before, or the first. */
export async function backToSlides(context: RequestContext): Promise<Response> {
  const { app, echo, session } = context
  const items = await listInbox(app, echo)
  if (items.length === 0) return silence(context, [emptyPage(context, await emptyText(context))])
  session.ids = items.map(({ deliveryId }) => deliveryId)
  session.at = Math.max(0, session.ids.indexOf(echo.on_screen_delivery_id ?? ''))
  return silence(context, [slideshowFrom(context, { items, inbox: items }, session.at)])
}

/** What she has answered on another device stands on the slide, too. Null when it does. */
function answersOf(context: RequestContext, item: EchoItem | undefined, made: MadeFrom): Response | null {
  const inbox = item && withAnswersOf(item, made)
  if (!item || !inbox || context.inMemory) return null
  const set = (componentId: string, property: string, value: string) =>
    ({ type: 'SetValue', componentId, property, value }) as const
  const { deliveryId, slide } = item
  return silence(context, [
    execute(
      set(`heart-${deliveryId}`, 'text', slide.heart),
      set(`thanks-${deliveryId}`, 'text', slide.thanks),
      set(pagerId, 'inbox', inbox),
    ),
  ])
}
