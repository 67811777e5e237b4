import { say } from '../reply.ts'
import { handler, isRequest } from '../request-context.ts'

const notUnderstood = 'I did not understand that.'

/** Answers words that Alexa did not understand, and intents without a handler. */
export const fallback = handler(
  (input) => isRequest(input, 'IntentRequest'),
  async (context) =>
    context.inMemory
      ? say(context, `${notUnderstood} You can say: show me the pictures, or stop. What would you like?`, {
          question: 'You can say: show me the pictures. Or say: help.',
        })
      : say(
          context,
          `${notUnderstood} You can say: what is new, or add milk to my list. What would you like?`,
          { question: 'You can say: what is new. Or say: help.' },
        ),
)
