import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

export const stop = onIntent(
  ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent'],
  async (turn) => say(turn, 'Goodbye.', { isOver: true }),
)
