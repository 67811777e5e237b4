import type { Response } from 'ask-sdk-model'
import { withdrawCall } from '../../../../delivery/inbox/call-presses.service.ts'
import { isDark } from '../../dark.ts'
import { slidesAgain } from '../../refresh-slideshow.ts'
import { sayDone } from '../../reply.ts'
import type { RequestContext } from '../../request-context.ts'
import { readStandingCall } from '../../standing-call.ts'

/** "Not needed": ends what stands, or only the call that is named. Those who were asked to call her are told. */
export async function sayNotNeeded(context: RequestContext, callId?: string): Promise<Response> {
  const { app, echo, words } = context
  const standing = await readStandingCall(context)
  if (standing) await withdrawCall(app, echo.device, { at: app.clock.now(), ...(callId && { callId }) })
  const text = standing ? words.call.notNeededTold : words.call.noneAsked
  return sayDone(context, text, { screen: isDark(context) ? undefined : await slidesAgain(context) })
}
