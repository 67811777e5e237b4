import { say } from '../reply.ts'
import { handler, isRequest } from '../request-context.ts'

/** Answers words that Alexa did not understand, and intents without a handler. */
export const fallback = handler(
  (input) => isRequest(input, 'IntentRequest'),
  async (context) => {
    const { words, inMemory } = context
    const canSay = inMemory ? words.canSayInMemory : words.canSay
    return say(context, `${words.notUnderstood} ${canSay} ${words.whatWouldYouLike}`, {
      question: inMemory ? words.canSayPicturesOrHelp : words.canSayNewsOrHelp,
    })
  },
)
