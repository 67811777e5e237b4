import type { IntentRequest, Request, RequestEnvelope, Response, ResponseEnvelope } from 'ask-sdk-model'
import { newId } from '../../platform/ids.ts'
import { type Family, givenFamily } from '../given/given.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { envelopeOf } from './envelope.ts'
import { alexaEnvironment } from './environment.ts'
import { type TestFilmPlayer, testFilmPlayer } from './film-player.ts'
import { type TestPlayer, testPlayer } from './player.ts'
import { refusalNotice, refusalOf } from './refusal.ts'
import { certificateAddress, signatureHeaders, testCertificate } from './signature.ts'

export async function createAlexaApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await createTestApp({ ...alexaEnvironment, ...environment })
  app.alexa.certificates.set(certificateAddress, testCertificate())
  return app
}

type Options = {
  hasScreen?: boolean
  maxVersion?: string
  codecs?: string[]
  userId?: string
  hasWidget?: boolean
  hasPlayer?: boolean
  /** Whether the skill that is deployed has declared the player; true unless it is said. */
  declaresPlayer?: boolean
  locale?: string
}

/** A fake Echo. Its requests are signed, have their own ids, and carry the session on, like Amazon's. */
export type TestEcho = {
  userId: string
  deviceId: string
  /**
   * Sends a request and returns the answer. Throws when the server refuses the request. An answer that Amazon
   * would refuse ends the session with `INVALID_RESPONSE`, and throws too.
   */
  ask(request: Partial<Request> & { type: string }): Promise<Response>
  open(): Promise<Response>
  intend(name: string, slots?: Record<string, string>): Promise<Response>
  /** Sends an event of the document: a touch, or a report. */
  touch(...args: string[]): Promise<Response>
  player: TestPlayer
  films: TestFilmPlayer
  envelope(request: Partial<Request> & { type: string }): RequestEnvelope
  post(envelope: object): Promise<{ status: number; body: ResponseEnvelope }>
}

export function testEcho(app: TestApp, options: Options = {}): TestEcho {
  const userId = options.userId ?? `amzn1.ask.account.${newId()}`
  const deviceId = `amzn1.ask.device.${newId()}`
  const own = { ...options, userId, deviceId }
  let attributes: object = {}
  let document: string | null = null

  const envelope = (request: Partial<Request> & { type: string }) =>
    envelopeOf({ ...own, attributes, document, player: player.state, now: app.clock.now() }, request)

  async function post(sent: object) {
    const body = JSON.stringify(sent)
    const response = await fetch(`${app.url}/api/alexa/skill`, {
      method: 'POST',
      headers: signatureHeaders(body),
      body,
    })
    return { status: response.status, body: await response.json() }
  }

  async function ask(request: Partial<Request> & { type: string }): Promise<Response> {
    const { status, body } = await post(envelope(request))
    if (status !== 200) throw new Error(`the skill was refused: ${status}`)
    const { response, sessionAttributes } = body
    const hasScreen = options.hasScreen !== false
    const hasPlayer = options.hasPlayer !== false && options.declaresPlayer !== false
    const refusal = refusalOf({ type: request.type, hasScreen, hasPlayer }, body)
    if (refusal) await post(envelope(refusalNotice(refusal)))
    // Without a screen to look at, only an open microphone keeps the session open.
    const isOver =
      refusal !== null ||
      (hasScreen ? response.shouldEndSession === true : response.shouldEndSession !== false)
    attributes = isOver ? {} : (sessionAttributes ?? attributes)
    document = isOver ? null : (shownBy(response) ?? document)
    if (refusal) throw new Error(`Amazon refused the answer to ${request.type}: ${refusal}`)
    await player.take(response)
    await films.take(response)
    return response
  }

  const touch = (...args: string[]) =>
    ask({
      type: 'Alexa.Presentation.APL.UserEvent',
      token: document ?? '',
      arguments: args,
      source: { type: 'TouchWrapper', handler: 'Press', id: '' },
      components: {},
    } as unknown as Request)

  const player = testPlayer(app, ask)
  const films = testFilmPlayer(app, touch)

  return {
    userId,
    deviceId,
    player,
    films,
    ask,
    envelope,
    post,
    open: () => {
      attributes = {}
      return ask({ type: 'LaunchRequest' })
    },
    intend: (name, slots = {}) =>
      ask({
        type: 'IntentRequest',
        intent: {
          name,
          confirmationStatus: 'NONE',
          slots: Object.fromEntries(
            Object.entries(slots).map(([slot, value]) => [
              slot,
              { name: slot, value, confirmationStatus: 'NONE' },
            ]),
          ),
        },
      } as IntentRequest),
    touch,
  }
}

/** The spoken text without SSML tags. */
export function spoken({ outputSpeech }: Response): string {
  if (outputSpeech?.type !== 'SSML') return ''
  return outputSpeech.ssml.replaceAll(/<[^>]*>/g, '').trim()
}

/** The token of the document that the answer puts on the screen. */
function shownBy({ directives = [] }: Response): string | undefined {
  const shown = directives.find(({ type }) => type === 'Alexa.Presentation.APL.RenderDocument')
  return (shown as { token?: string } | undefined)?.token
}

/** The payload of the document that the answer puts on the screen, with its texts as the Echo draws them. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
export function rendered({ directives = [] }: Response): any {
  const directive = directives.find(({ type }) => type === 'Alexa.Presentation.APL.RenderDocument')
  const payload = (directive as { datasources?: { payload: unknown } } | undefined)?.datasources?.payload
  return payload && JSON.parse(JSON.stringify(payload), (_key, value) => drawn(value))
}

/** What a Text component draws: without tags and what nobody sees, and with entities as characters. */
function drawn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .replaceAll('\u2060', '')
    .replaceAll(/<\/?[a-z]+[^>]*>/gi, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The code on the screen of an unlinked Echo. */
export async function shownCode(echo: TestEcho): Promise<string> {
  return rendered(await echo.open()).code.replace(' ', '')
}

/** An Echo that is linked with the family by a spoken code, and was opened once. */
export async function givenEcho(
  app: TestApp,
  { anna, path }: Family,
  options: Options = {},
): Promise<TestEcho> {
  const echo = testEcho(app, options)
  const made = await anna.post(`${path}/alexa/codes`)
  await echo.intend('LinkIntent', { code: made.body.code })
  await echo.open()
  return echo
}

/** Anna's family with an Echo. */
export async function givenEchoFamily(
  environment: Record<string, string> = {},
  options: Options = {},
): Promise<Family & { app: TestApp; family: Family; echo: TestEcho }> {
  const app = await createAlexaApp(environment)
  const family = await givenFamily(app)
  return { app, ...family, echo: await givenEcho(app, family, options) }
}
