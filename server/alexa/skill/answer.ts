import type { Response } from 'ask-sdk-model'
import type { AnswerKind } from '#contract/delivery.ts'
import { recordAnswer } from '../../delivery/reports.service.ts'
import { heartGiven, thanksGiven } from '../inbox/inbox.ts'
import { findCurrent, isOnScreen, tellNews } from './inbox-tour.ts'
import { execute, say } from './reply.ts'
import type { Turn } from './request-context.ts'

const buttons: Partial<Record<AnswerKind, { id: string; text: string }>> = {
  heart: { id: 'heart', text: heartGiven },
  thank_you: { id: 'thanks', text: thanksGiven },
}

/** An answer in words to what the conversation is about. */
export async function answer(turn: Turn, kind: AnswerKind): Promise<Response> {
  const item = await findCurrent(turn)
  if (!item) return tellNews(turn)
  await recordAnswer(turn.app, turn.echo.device, item.deliveryId, { kind, at: turn.app.clock.now() })
  const button = buttons[kind]
  const isGoingOn = turn.session.ids.includes(item.deliveryId) && isOnScreen(turn)
  return say(turn, sentences[kind](item.from), {
    screen:
      button && isGoingOn
        ? execute({
            type: 'SetValue',
            componentId: `${button.id}-${item.deliveryId}`,
            property: 'text',
            value: button.text,
          })
        : undefined,
    question: turn.facts.hasScreen ? undefined : 'Say next, or stop.',
  })
}

const sentences: Record<AnswerKind, (from: string) => string> = {
  heart: (from) => `I have passed on to ${from} that you love it.`,
  thank_you: (from) => `I have passed your thanks on to ${from}.`,
  call_me: (from) => `I have passed on to ${from} that you would like a call.`,
}
