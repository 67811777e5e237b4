import { findCurrent } from '../present-inbox.ts'
import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "Who sent this?" */
export const whoSent = onIntent('WhoSentIntent', async (context) => {
  const item = await findCurrent(context)
  if (!item) return say(context, 'There is nothing here yet.')
  return say(context, `This is from ${item.from}.`, {
    question: 'Say I love it, thank you, next, or stop.',
  })
})
