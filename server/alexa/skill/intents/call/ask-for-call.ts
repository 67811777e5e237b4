import type { Response } from 'ask-sdk-model'
import { pressCall } from '../../../../delivery/inbox/call-presses.service.ts'
import { recordAnswer } from '../../../../delivery/inbox/reports.service.ts'
import type { EchoItem } from '../../../inbox/inbox.ts'
import { isDark } from '../../dark.ts'
import { slidesAgain } from '../../refresh-slideshow.ts'
import { say, sayDone } from '../../reply.ts'
import type { RequestContext } from '../../request-context.ts'
import { readStandingCall, spokenCall } from '../../standing-call.ts'

/**
 * Asks for a call, and says how far it is with it. `item`: what it answers, whose sender is asked first. `passedOn`: what
 * is said of a new call, or where she has named somebody.
 */
export async function askForCall(
  context: RequestContext,
  item: EchoItem | null,
  { passedOn, isNamed = false }: { passedOn: string; isNamed?: boolean },
): Promise<Response> {
  const { app, echo, words } = context
  const before = await readStandingCall(context)
  const at = app.clock.now()
  if (item) await recordAnswer(app, echo.device, item.deliveryId, { kind: 'call_me', at })
  // The same answer within seconds counts once, also when she has taken the call back in between.
  if (!item || (await readStandingCall(context)) === null) await pressCall(app, echo.device, { at })
  const call = await readStandingCall(context)
  const isNew = before?.id !== call?.id
  const text = isNew || isNamed ? `${passedOn} ${call?.progress ?? ''}`.trim() : spokenCall(call)
  const screen = isDark(context) ? undefined : await slidesAgain(context, { withCall: true })
  if (context.info.hasScreen || !item) return sayDone(context, text, { screen })
  return say(context, `${text} ${words.nextPictureOrStop}`, { question: words.canSayNext })
}
