import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model'
import { seconds } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import type { Messages } from '../../language/messages/en.ts'
import { messagesOf } from '../../language/talk.ts'
import { playingOf, stopDirective } from '../player/what-plays.ts'
import { speechOf } from '../speech.ts'

// Amazon waits for eight seconds, and then says that the skill does not answer. What cannot be answered by then, because
// the database hangs or is locked, is answered here without it.

type Substitute = {
  /** How long the real answer is waited for. */
  patience: number
  text: (words: Messages) => string
  asks?: boolean
}

const goodbye: Substitute = { patience: seconds(1), text: ({ goodbye }) => goodbye }
/** Without a word, as it would be done. */
const stopped: Substitute = { patience: seconds(1), text: () => '' }
const help: Substitute = {
  patience: seconds(2),
  text: ({ helpAtOnce, whatWouldYouLike }) => `${helpAtOnce} ${whatWouldYouLike}`,
  asks: true,
}
const sorry: Substitute = {
  patience: seconds(6),
  text: (words) => words.sorry,
}

/** What is true whether or not the Echo is linked, and can be said at once. */
const ofIntent: { [name: string]: Substitute | undefined } = {
  'AMAZON.PauseIntent': stopped,
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
  const substitute = substituteFor(envelope)
  const { text, asks = false } = substitute
  const words = messagesOf('locale' in envelope.request ? (envelope.request.locale ?? '') : '')
  const response = {
    ...(text(words) && { outputSpeech: spoken(text(words)) }),
    // What plays must not go on because the database hangs.
    ...([goodbye, stopped].includes(substitute) && playingOf(envelope) && { directives: [stopDirective] }),
    ...(asks && { reprompt: { outputSpeech: spoken(words.whatWouldYouLike) } }),
    shouldEndSession: !asks,
  }
  return { version: '1.0', response: isConversation ? response : {} }
}

function spoken(text: string): { type: 'SSML'; ssml: string } {
  return { type: 'SSML', ssml: `<speak>${speechOf(text)}</speak>` }
}
