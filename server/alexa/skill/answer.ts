import type { Response } from 'ask-sdk-model'
import type { AnswerKind } from '#contract/delivery/delivery.ts'
import { recordAnswer } from '../../delivery/inbox/reports.service.ts'
import { buttonLabels } from '../inbox/slides.ts'
import { findCurrent, isOnScreen, presentInbox } from './present-inbox.ts'
import { execute, say } from './reply.ts'
import type { RequestContext } from './request-context.ts'

const howToGoOn = 'Say next for the next picture, or stop.'

/** The components of the slideshow that show an answer. */
const buttons: Partial<Record<AnswerKind, { id: string; text: string }>> = {
  heart: { id: 'heart', text: buttonLabels.heart.sent },
  thank_you: { id: 'thanks', text: buttonLabels.thank_you.sent },
}

/** A spoken answer to the current delivery. */
export async function answer(context: RequestContext, kind: AnswerKind): Promise<Response> {
  const item = await findCurrent(context)
  if (!item) return presentInbox(context)
  const { app, echo, session } = context
  await recordAnswer(app, echo.device, item.deliveryId, { kind, at: app.clock.now() })
  const button = buttons[kind]
  const showsItem = session.ids.includes(item.deliveryId) && isOnScreen(context)
  const text = sentences[kind](item.from)
  if (!context.info.hasScreen)
    return say(context, `${text} ${howToGoOn}`, { question: 'You can say: next, or stop.' })
  return say(context, text, {
    screen: button && showsItem ? setButton(button, item.deliveryId) : undefined,
  })
}

function setButton({ id, text }: { id: string; text: string }, deliveryId: string) {
  return execute({ type: 'SetValue', componentId: `${id}-${deliveryId}`, property: 'text', value: text })
}

const sentences: Record<AnswerKind, (from: string) => string> = {
  heart: (from) => `I have passed on to ${from} that you love it.`,
  thank_you: (from) => `I have passed your thanks on to ${from}.`,
  call_me: (from) => `I have passed on to ${from} that you would like a call.`,
}
