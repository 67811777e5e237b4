import { findCurrent } from '../inbox-tour.ts'
import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "Who sent this?" */
export const whoSent = onIntent('WhoSentIntent', async (turn) => {
  const item = await findCurrent(turn)
  return say(turn, item ? `This is from ${item.from}.` : 'There is nothing here yet.', {
    question: ask(item),
  })
})

function ask(item: unknown): string | undefined {
  return item ? 'Say I love it, thank you, next, or stop.' : undefined
}
