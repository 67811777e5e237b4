import type { Directive, Request, ResponseEnvelope } from 'ask-sdk-model'
import { SaxesParser } from 'saxes'
import { evaluatedText } from './evaluated.ts'
import { playerRefusal } from './player-refusal.ts'

const maxSpeech = 8000
const maxBytes = 120 * 1024

/** Amazon takes no answer at all to these, so nothing may be in it. */
const unanswered =
  /^(SessionEndedRequest|System\.ExceptionEncountered|AlexaSkillEvent\.|Alexa\.DataStore\.|DataStoreError|Messaging\.)/

/** `hasPlayer`: the skill that is deployed has declared the interface of the player. */
type Asked = { type: string; hasScreen: boolean; hasPlayer?: boolean }

/** Why Amazon would refuse the answer (`INVALID_RESPONSE`); null for a valid one. By Amazon's documentation. */
export function refusalOf(
  { type, hasScreen, hasPlayer = true }: Asked,
  envelope: ResponseEnvelope,
): string | null {
  const { response } = envelope
  if (envelope.version !== '1.0') return 'The answer has no version'
  const bytes = Buffer.byteLength(JSON.stringify(envelope))
  if (bytes > maxBytes) return `The answer has ${bytes} bytes`
  const content = Object.keys(response).filter((key) => key !== 'shouldEndSession')
  if (type === 'CanFulfillIntentRequest') return canFulfillRefusal(envelope, content)
  if (unanswered.test(type)) return content.length > 0 ? `${type} takes no ${content.join()}` : null
  const ofPlayer = playerRefusal({ type, hasPlayer }, response)
  if (ofPlayer) return ofPlayer
  if (response.canFulfillIntent) return `${type} takes no canFulfillIntent`
  if (type.startsWith('PlaybackController.') && content.some((key) => key !== 'directives'))
    return `${type} takes only directives`
  for (const speech of [response.outputSpeech, response.reprompt?.outputSpeech]) {
    const refusal = speech?.type === 'SSML' ? speechRefusal(speech.ssml) : null
    if (refusal) return refusal
  }
  return directivesRefusal(response.directives ?? [], { type, hasScreen, response })
}

function canFulfillRefusal({ response }: ResponseEnvelope, content: string[]): string | null {
  const verdict = response.canFulfillIntent?.canFulfill
  if (!verdict || !['YES', 'NO', 'MAYBE'].includes(verdict)) return 'canFulfillIntent is missing'
  return content.length > 1 ? `CanFulfillIntentRequest takes no ${content.join()}` : null
}

/** SSML must be well-formed XML 1.0 with the root `speak`. The parser overlooks some halves of surrogate pairs. */
function speechRefusal(ssml: string): string | null {
  if (ssml.length > maxSpeech) return `Invalid SSML: ${ssml.length} characters`
  if (!ssml.isWellFormed()) return 'Invalid SSML: half of a surrogate pair'
  let root = ''
  try {
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw error
    })
    parser.on('opentag', ({ name }) => {
      root ||= name
    })
    parser.write(ssml).close()
  } catch (error) {
    return `Invalid SSML: ${error}`
  }
  return root === 'speak' ? null : 'Invalid SSML: the root is not speak'
}

function directivesRefusal(
  directives: Directive[],
  { type, hasScreen, response }: Asked & { response: ResponseEnvelope['response'] },
): string | null {
  for (const directive of directives) {
    if (directive.type.startsWith('Alexa.Presentation.APL.')) {
      if (!hasScreen) return `Invalid directive: ${directive.type} for a device without a screen`
      if (type.startsWith('PlaybackController.')) return `${type} takes no ${directive.type}`
      const text = undrawableText(directive)
      if (text !== null) return `Invalid directive: a text that cannot be drawn: ${JSON.stringify(text)}`
      const program = evaluatedText(dataOf(directive))
      if (program !== null) return `The Echo would run a text: ${JSON.stringify(program)}`
    }
    if (directive.type === 'Connections.StartConnection') {
      const { uri, input, token = '' } = directive
      const products: { asin?: unknown }[] = input?.products ?? []
      if (uri !== 'connection://AMAZON.AddToShoppingCart/1') return `There is no task ${uri}`
      if (products.length !== 1 || !/^[A-Z0-9]{10}$/.test(String(products[0]?.asin)))
        return 'AddToShoppingCart takes one product with an ASIN'
      if (token.length > 2000) return 'The token is too long'
      if (directives.some(({ type }) => /^(AudioPlayer|VideoApp)\./.test(type)))
        return 'Connections.StartConnection allows no player directive beside it'
      if (response.shouldEndSession === false)
        return 'Connections.StartConnection hands the session over: it cannot stay open'
    }
  }
  return null
}

/** What the directive brings beside the document itself. */
function dataOf(directive: Directive): unknown {
  if (directive.type === 'Alexa.Presentation.APL.RenderDocument') return directive.datasources
  return directive.type === 'Alexa.Presentation.APL.ExecuteCommands' ? directive.commands : null
}

/** A text in the directive with a character that no font has: a control character, or half of a pair. */
function undrawableText(directive: Directive): string | null {
  let found: string | null = null
  JSON.stringify(directive, (_key, value) => {
    if (typeof value === 'string' && /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(value)) found ??= value
    return value
  })
  return found
}

/** What Amazon sends after it refused an answer. */
export function refusalNotice(message: string): Partial<Request> & { type: 'SessionEndedRequest' } {
  return { type: 'SessionEndedRequest', reason: 'ERROR', error: { type: 'INVALID_RESPONSE', message } }
}
