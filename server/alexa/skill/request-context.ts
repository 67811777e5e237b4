import type { HandlerInput, RequestHandler } from 'ask-sdk-core'
import type { Response } from 'ask-sdk-model'
import * as z from 'zod/mini'
import { cleanText } from '#contract/platform/text.ts'
import type { RoomState } from '#contract/room/state.ts'
import type { App } from '../../platform/context.ts'
import { readDeviceState } from '../../room/state.ts'
import type { LettersData } from '../apl/letters.ts'
import { type Echo, findEcho, recordContact } from '../echoes/echo.service.ts'
import { type EchoInfo, echoInfoOf } from '../echoes/echo-info.ts'
import { lettersOfEcho } from '../inbox/letters-of.ts'
import type { Messages } from '../language/messages/en.ts'
import { messagesOf } from '../language/talk.ts'
import { playsFilms } from './player/plays-films.ts'
import { playsVoices } from './player/what-plays.ts'

/** The session attributes: what a conversation remembers between two requests. */
const Session = z.object({
  /** Deliveries in the order in which they are presented. */
  ids: z.catch(z.array(z.string()), []),
  /** The index of the present one. */
  at: z.catch(z.number(), 0),
  /** The item of the question whether to put it in the cart, until the next words. */
  offered: z.catch(z.nullable(z.string()), null),
  /** Items that the loved one did not want in the cart. */
  declined: z.catch(z.array(z.string()), []),
})
type Session = z.infer<typeof Session>

/** One request of a linked Echo, with everything that a handler needs to answer it. */
export type RequestContext = {
  app: App
  input: HandlerInput
  info: EchoInfo
  /** What it says, in its own language. */
  words: Messages
  echo: Echo
  session: Session
  /** What holds for this Echo in its room. */
  room: RoomState
  /** The family keeps the group in memory of the loved one. */
  inMemory: boolean
}

/** Makes a handler for one server. */
export type MakeHandler = (app: App) => RequestHandler

type Matcher = (input: HandlerInput) => boolean

export type Handle = (context: RequestContext) => Promise<Response>

type Rules = {
  /** The loved one did something, not the device alone. */
  isContact?: boolean
  /** Only in a room of this state. */
  during?: RoomState['is']
}

/** Answers matching requests of linked Echos. */
export function handler(
  matches: Matcher,
  handle: Handle,
  { isContact = true, during }: Rules = {},
): MakeHandler {
  return (app) => ({
    canHandle: async (input) => {
      const echo = matches(input) ? await findRequestingEcho(app, input) : null
      return echo !== null && (!during || (await readDeviceState(app, echo.device)).is === during)
    },
    handle: (input) => answerFor(app, input, handle, { isContact }),
  })
}

/**
 * Whether a routine made the request, by the clock and not a person. Amazon's handler of a routine's steps names itself
 * in this field, which Amazon does not document.
 */
export function isByRoutine({ requestEnvelope: { request } }: HandlerInput): boolean {
  const { metadata } = request as { metadata?: { referrer?: unknown } }
  return metadata?.referrer === 'amzn1.alexa-speechlet-client.SequencedSimpleIntentHandler'
}

/** What nobody lets a routine say: it answers, asks or adds something. */
const personal = [
  'AddItemIntent',
  'CallMeIntent',
  'CallNotNeededIntent',
  'CallPersonIntent',
  'LoveIntent',
  'NoteIntent',
  'PauseRoomIntent',
  'RemoveItemIntent',
  'TakeBackIntent',
  'ThankYouIntent',
  'WellIntent',
]

/**
 * Whether a person must have made the request: a touch, a word after the opening, or an answer. The opening itself may be
 * a routine's, whose mark Amazon does not promise.
 */
function isByPerson(input: HandlerInput): boolean {
  if (isByRoutine(input)) return false
  const { session } = input.requestEnvelope
  const isTouch = isRequest(input, 'Alexa.Presentation.APL.UserEvent')
  return isTouch || session?.new === false || isIntent(input, personal)
}

const yesAndNo = ['AMAZON.YesIntent', 'AMAZON.NoIntent']

/** Answers the request of an Echo that is linked now. */
export async function answerFor(
  app: App,
  input: HandlerInput,
  handle: Handle,
  { isContact }: { isContact: boolean },
): Promise<Response> {
  const found = await findRequestingEcho(app, input)
  const info = echoInfoOf(input.requestEnvelope)
  if (!found || !info) throw new Error('The Echo was unlinked during the request')
  // Its language may have been changed since.
  const echo = {
    ...found,
    locale: info.locale,
    playsVoices: playsVoices(app, found, input.requestEnvelope),
    playsFilms: playsFilms(app, input.requestEnvelope),
  }
  if (isContact)
    await recordContact(app, echo, info, { byPerson: isByPerson(input), byRoutine: isByRoutine(input) })
  const session = readSession(input)
  // A "yes" belongs to the question that was asked last, not to one before other words.
  if (isRequest(input, 'LaunchRequest') || (isRequest(input, 'IntentRequest') && !isIntent(input, yesAndNo)))
    session.offered = null
  const room = await readDeviceState(app, echo.device)
  const inMemory = room.is === 'in_memory'
  const words = messagesOf(info.locale)
  const answered = await handle({ app, input, info, words, echo, session, room, inMemory })
  const response = withLetters(answered, lettersOfEcho(echo.device))
  if (input.requestEnvelope.session) input.attributesManager.setSessionAttributes(session)
  return response
}

/** The setting of the letters goes with every document. */
function withLetters(response: Response, letters: LettersData | null): Response {
  if (!letters) return response
  const directives = response.directives?.map((directive) =>
    directive.type === 'Alexa.Presentation.APL.RenderDocument'
      ? { ...directive, datasources: { payload: { ...directive.datasources?.payload, letters } } }
      : directive,
  )
  return directives ? { ...response, directives } : response
}

/** Answers intents by their names. */
export function onIntent(names: string | string[], handle: Handle): MakeHandler {
  return handler((input) => isIntent(input, names), handle)
}

export function isIntent({ requestEnvelope: { request } }: HandlerInput, names: string | string[]): boolean {
  return request.type === 'IntentRequest' && [names].flat().includes(request.intent.name)
}

export function isRequest({ requestEnvelope: { request } }: HandlerInput, type: string): boolean {
  return request.type === type
}

/** The value of a slot; null when Alexa understood nothing there. */
export function slotOf({ requestEnvelope: { request } }: HandlerInput, name: string): string | null {
  const value = request.type === 'IntentRequest' ? request.intent.slots?.[name]?.value : undefined
  const text = cleanText(value ?? '').trim()
  return text && text !== '?' ? text : null
}

/** The arguments of a `SendEvent` command: of a touch, or of a report that the document makes by itself. */
export function argumentsOf({ requestEnvelope: { request } }: HandlerInput): string[] {
  if (request.type !== 'Alexa.Presentation.APL.UserEvent') return []
  return (request.arguments ?? []).map(String)
}

async function findRequestingEcho(app: App, input: HandlerInput): Promise<Echo | null> {
  const info = echoInfoOf(input.requestEnvelope)
  return info && findEcho(app, info)
}

function readSession({ requestEnvelope, attributesManager }: HandlerInput): Session {
  return Session.parse(requestEnvelope.session ? attributesManager.getSessionAttributes() : {})
}
