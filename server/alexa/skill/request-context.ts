import type { HandlerInput, RequestHandler } from 'ask-sdk-core'
import type { Response } from 'ask-sdk-model'
import * as z from 'zod/mini'
import { cleanText } from '#contract/text.ts'
import { isGroupInMemory } from '../../family/groups/in-memory.ts'
import type { App } from '../../platform/context.ts'
import { type Echo, findEcho, recordContact } from '../echoes/echo.service.ts'
import { type EchoInfo, echoInfoOf } from '../echoes/echo-info.ts'

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
  echo: Echo
  session: Session
  /** The family keeps the group in memory of the loved one. */
  inMemory: boolean
}

/** Makes a handler for one server. */
export type MakeHandler = (app: App) => RequestHandler

type Matcher = (input: HandlerInput) => boolean

export type Handle = (context: RequestContext) => Promise<Response>

/** Answers matching requests of linked Echos. `isContact`: the loved one did something, not the device alone. */
export function handler(matches: Matcher, handle: Handle, { isContact = true } = {}): MakeHandler {
  return (app) => ({
    canHandle: async (input) => matches(input) && (await findRequestingEcho(app, input)) !== null,
    handle: (input) => answerFor(app, input, handle, { isContact }),
  })
}

const yesAndNo = ['AMAZON.YesIntent', 'AMAZON.NoIntent']

/** Answers the request of an Echo that is linked now. */
export async function answerFor(
  app: App,
  input: HandlerInput,
  handle: Handle,
  { isContact }: { isContact: boolean },
): Promise<Response> {
  const echo = await findRequestingEcho(app, input)
  const info = echoInfoOf(input.requestEnvelope)
  if (!echo || !info) throw new Error('The Echo was unlinked during the request')
  if (isContact) await recordContact(app, echo, info)
  const session = readSession(input)
  // A "yes" belongs to the question that was asked last, not to one before other words.
  if (isRequest(input, 'LaunchRequest') || (isRequest(input, 'IntentRequest') && !isIntent(input, yesAndNo)))
    session.offered = null
  const inMemory = await isGroupInMemory(app, echo.family_group_id)
  const response = await handle({ app, input, info, echo, session, inMemory })
  if (input.requestEnvelope.session) input.attributesManager.setSessionAttributes(session)
  return response
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
