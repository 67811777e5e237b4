import { findCurrent } from '../present-inbox.ts'
import { onIntent } from '../request-context.ts'
import { askForCall } from './call/ask-for-call.ts'
import { sayNotNeeded } from './call/not-needed.ts'

/** "Ask them to call me." There need not be a picture. */
export const callMe = onIntent('CallMeIntent', async (context) => {
  const item = await findCurrent(context)
  const { answered, callPassedOn } = context.words
  return askForCall(context, item, { passedOn: item ? answered.call_me(item.from) : callPassedOn })
})

/** "I do not need a call any more." */
export const callNotNeeded = onIntent('CallNotNeededIntent', (context) => sayNotNeeded(context))
