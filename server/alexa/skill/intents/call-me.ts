import { recordChange } from '../../../activity/record-change.ts'
import { answer } from '../answer.ts'
import { findCurrent } from '../inbox-tour.ts'
import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "Ask them to call me." There need not be a picture. */
export const callMe = onIntent('CallMeIntent', async (turn) => {
  if (await findCurrent(turn)) return answer(turn, 'call_me')
  await recordChange(turn.app, {
    groupId: turn.echo.family_group_id,
    by: { device: turn.echo.device },
    action: 'call_requested',
    subject: null,
  })
  return say(turn, 'I have passed on that you would like a call.')
})
