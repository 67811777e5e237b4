import { recordChange } from '../../../activity/record-change.ts'
import { requestCall } from '../../../delivery/answers/calls.service.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { answer } from '../answer.ts'
import { findCurrent } from '../present-inbox.ts'
import { sayDone } from '../reply.ts'
import { onIntent, type RequestContext } from '../request-context.ts'

/** "Ask them to call me." There need not be a picture. */
export const callMe = onIntent('CallMeIntent', async (context) => {
  if (await findCurrent(context)) return answer(context, 'call_me')
  await askForCall(context)
  return sayDone(context, context.words.callPassedOn)
})

/** Asks the family, without a picture that is answered. */
export async function askForCall({ app, echo }: RequestContext): Promise<void> {
  await inTransaction(app, async (app) => {
    const call = await requestCall(app, echo.device, { deliveryId: null, at: app.clock.now() })
    await recordChange(app, {
      groupId: echo.family_group_id,
      by: { device: echo.device },
      action: 'call_requested',
      subject: null,
      ...call,
    })
  })
}
