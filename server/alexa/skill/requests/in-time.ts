import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model'
import { seconds } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { speechOf } from '../speech.ts'

// Amazon waits for eight seconds, and then says that the skill does not answer. What cannot be answered by then, because
// the database hangs or is locked, is answered here without it.

type Substitute = {
  /** How long the real answer is waited for. */
  patience: number
  text: string
  question?: string
}

const goodbye: Substitute = { patience: seconds(1), text: 'Goodbye.' }
const question = 'What would you like?'
const help: Substitute = {
  patience: seconds(2),
  text: `I show you what your family sends. You can say: what is new, or stop. ${question}`,
  question,
}
const sorry: Substitute = {
  patience: seconds(6),
  text: 'I am sorry, something went wrong. Please try again in a moment.',
}

/** What is true whether or not the Echo is linked, and can be said at once. */
const ofIntent: { [name: string]: Substitute | undefined } = {
  'AMAZON.StopIntent': goodbye,
  'AMAZON.CancelIntent': goodbye,
  'AMAZON.NavigateHomeIntent': goodbye,
  'AMAZON.HelpIntent': help,
}

/**
 * The answer, or a kind sentence in its place when it fails or takes too long. `since`: when the request came, by
 * `performance.now()`; a certificate may have been fetched meanwhile.
 */
export async function answerInTime(
  app: App,
  envelope: RequestEnvelope,
  { since, answering }: { since: number; answering: Promise<ResponseEnvelope> },
): Promise<ResponseEnvelope> {
  const { patience } = substituteFor(envelope)
  const left = Math.max(patience - Math.ceil(performance.now() - since), seconds(1))
  try {
    return await within(app, left, answering)
  } catch (error) {
    app.log.error({ err: error, type: envelope.request.type }, 'the skill could not answer')
    return inPlace(envelope)
  }
}

/** Rejects when the work has not ended after so many milliseconds. */
export async function within<T>(app: App, ms: number, work: Promise<T>): Promise<T> {
  const end = app.alexa.endOfAnswer(ms)
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      end.addEventListener('abort', () => reject(new Error('It took too long')), { once: true })
    }),
  ])
}

function substituteFor({ request }: RequestEnvelope): Substitute {
  return (request.type === 'IntentRequest' && ofIntent[request.intent.name]) || sorry
}

/** What stands in place of an answer. Only who has spoken is told: to anything else nothing may be said. */
export function inPlace(envelope: RequestEnvelope): ResponseEnvelope {
  const isConversation = ['LaunchRequest', 'IntentRequest'].includes(envelope.request.type)
  const { text, question } = substituteFor(envelope)
  const response = {
    outputSpeech: spoken(text),
    ...(question && { reprompt: { outputSpeech: spoken(question) } }),
    shouldEndSession: !question,
  }
  return { version: '1.0', response: isConversation ? response : {} }
}

function spoken(text: string): { type: 'SSML'; ssml: string } {
  return { type: 'SSML', ssml: `<speak>${speechOf(text)}</speak>` }
}
