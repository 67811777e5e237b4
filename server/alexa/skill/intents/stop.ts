import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

export const stop = onIntent(
  ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent'],
  async (context) => say(context, context.words.goodbye, { isOver: true }),
)
