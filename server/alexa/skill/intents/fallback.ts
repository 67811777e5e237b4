import { say } from '../reply.ts'
import { handler, isRequest } from '../request-context.ts'

/** Answers words that Alexa did not understand, and intents without a handler. */
export const fallback = handler(
  (input) => isRequest(input, 'IntentRequest'),
  async (context) =>
    say(
      context,
      'I did not understand that. You can say: what is new, or add milk to my list. What would you like?',
      { question: 'You can say: what is new. Or say: help.' },
    ),
)
