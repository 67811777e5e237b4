import { say } from '../reply.ts'
import { handler, isRequest } from '../request-context.ts'

/** What was not understood, and whatever has no handler of its own. */
export const fallback = handler(
  (input) => isRequest(input, 'IntentRequest'),
  async (turn) =>
    say(turn, 'I did not understand that. You can say: what is new, or add milk to my list.', {
      question: 'What would you like?',
    }),
)
