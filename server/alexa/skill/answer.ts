import type { Response } from 'ask-sdk-model'
import { recordAnswer } from '../../delivery/inbox/reports.service.ts'
import { findCurrent, isOnScreen, presentInbox } from './present-inbox.ts'
import { execute, say } from './reply.ts'
import type { RequestContext } from './request-context.ts'

/** The components of the slideshow that show an answer. */
const buttons = { heart: 'heart', thank_you: 'thanks' } as const
type Kind = keyof typeof buttons

/** A spoken answer to the current delivery. */
export async function answer(context: RequestContext, kind: Kind): Promise<Response> {
  const item = await findCurrent(context)
  if (!item) return presentInbox(context)
  const { app, echo, session, words } = context
  await recordAnswer(app, echo.device, item.deliveryId, { kind, at: app.clock.now() })
  const showsItem = session.ids.includes(item.deliveryId) && isOnScreen(context)
  const text = words.answered[kind](item.from)
  if (!context.info.hasScreen)
    return say(context, `${text} ${words.nextPictureOrStop}`, { question: words.canSayNext })
  return say(context, text, {
    screen: showsItem ? setButton(context, kind, item.deliveryId, 'sent') : undefined,
  })
}

/** The button of the slide says how it stands. */
export function setButton({ words }: RequestContext, kind: Kind, deliveryId: string, state: 'open' | 'sent') {
  const componentId = `${buttons[kind]}-${deliveryId}`
  return execute({ type: 'SetValue', componentId, property: 'text', value: words.slide[kind][state] })
}
