import type { Directive, Response } from 'ask-sdk-model'
import { readPace } from '../../room/pace.ts'
import { pagerId } from '../apl/turning.ts'
import { type EchoItem, listDelivered, listInbox, withoutOldTests } from '../inbox/inbox.ts'
import { lettersWord } from '../inbox/letters-of.ts'
import { haveFilesOf, type MadeFrom, readMadeFrom, withAnswersOf } from '../inbox/made-from.ts'
import { execute, silence } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { slidesOrEmpty } from './slides-page.ts'
import { readStandingCall, wordOfCall } from './standing-call.ts'

/**
 * Shows the whole inbox anew, without a word, when it is not the one any more that the slides were made from:
 * begins with what has arrived, or goes on from `deliveryId`. Null when the inbox is the same. Slides are made anew too
 * when something else has changed: whether the group is in memory, the size of the letters, the pace, the files of a
 * recommendation or of a note, or what is said of a call, which then comes first.
 */
export async function refreshSlideshow(
  context: RequestContext,
  deliveryId: string,
  inbox: string[],
): Promise<Response | null> {
  const { app, echo, inMemory } = context
  const made = readMadeFrom(inbox)
  const call = wordOfCall(await readStandingCall(context))
  const known = made.ids
  // A test message on the screen stays there until something else changes.
  const delivered = await listDelivered(app, echo)
  const items = withoutOldTests(delivered)
  const isSame =
    (known.size === 0 || made.inMemory === inMemory) &&
    made.letters === lettersWord(echo.device) &&
    made.pace === (await readPace(app, echo.family_group_id)) &&
    made.call === call &&
    delivered.filter((item) => known.has(item.deliveryId)).length === known.size &&
    items.every((item) => known.has(item.deliveryId)) &&
    haveFilesOf(items, made)
  if (isSame)
    return answersOf(
      context,
      delivered.find((item) => item.deliveryId === deliveryId),
      made,
    )
  const arrived = items.findIndex((item) => !known.has(item.deliveryId))
  const present = items.findIndex((item) => item.deliveryId === deliveryId)
  const at = Math.max(0, arrived === -1 ? present : arrived)
  const withCall = made.call !== call
  return silence(context, [await slidesOrEmpty(context, items, { at, withCall, since: made.since })])
}

/** The pictures in place of another page, without a word: what was on the screen before, or the first. */
export async function backToSlides(context: RequestContext): Promise<Response> {
  return silence(context, [await slidesAgain(context)])
}

export async function slidesAgain(context: RequestContext, { withCall = false } = {}): Promise<Directive> {
  const { app, echo } = context
  const items = await listInbox(app, echo)
  const before = items.findIndex(({ deliveryId }) => deliveryId === echo.on_screen_delivery_id)
  return slidesOrEmpty(context, items, { at: Math.max(0, before), withCall })
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
