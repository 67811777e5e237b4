import { canBeTakenBack } from '#contract/delivery/taken-back.ts'
import { listUses } from '../../../delivery/answers/given-answers.ts'
import { takeAnswerBack } from '../../../delivery/inbox/take-answer-back.ts'
import { setButton } from '../answer.ts'
import { findCurrent, isOnScreen, presentInbox } from '../present-inbox.ts'
import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "Take it back": the heart or the thanks that she gave last for what is shown. */
export const takeBack = onIntent('TakeBackIntent', async (context) => {
  const item = await findCurrent(context)
  if (!item) return presentInbox(context)
  const { app, echo, session, words } = context
  const now = app.clock.now()
  const { deliveryId, from } = item
  const answers = (await listUses(app, [deliveryId])).get(deliveryId)?.answers ?? []
  const given = answers.findLast(({ kind }) => kind === 'heart' || kind === 'thank_you')
  if (
    !given ||
    given.kind === 'note' ||
    given.kind === 'call_me' ||
    !canBeTakenBack(answers, given.kind, now)
  )
    return say(context, words.nothingToTakeBack)
  await takeAnswerBack(app, echo.device, deliveryId, { kind: given.kind, at: now })
  const showsItem = session.ids.includes(deliveryId) && isOnScreen(context)
  return say(context, words.takenBack[given.kind](from), {
    screen: showsItem ? setButton(context, given.kind, deliveryId, 'open') : undefined,
  })
})
