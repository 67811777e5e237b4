import type { HandlerInput, RequestHandler } from 'ask-sdk-core'
import type { Response } from 'ask-sdk-model'
import type { App } from '../../platform/context.ts'
import { type Echo, type EchoFacts, findEcho, recordContact } from '../echoes/echo.service.ts'
import { factsOf } from '../echoes/echo-info.ts'

/** What a conversation remembers between two sentences. */
export type Session = {
  /** Deliveries in the order they are gone through, and where in it we are. */
  ids: string[]
  at: number
  /** What the device has turned to, and what it has loaded. */
  paged: string[]
  loaded: string[]
}

/** One request of an Echo, with everything that a handler needs to answer it. */
export type Turn = {
  app: App
  input: HandlerInput
  facts: EchoFacts
  echo: Echo
  session: Session
}

/** A handler, once it knows the server it works for. */
export type MakeHandler = (app: App) => RequestHandler

type Matcher = (input: HandlerInput) => boolean

/** Answers matching requests of Echoes that belong to a family. */
export function handler(
  matches: Matcher,
  handle: (turn: Turn) => Promise<Response>,
  { isContact = true } = {},
): MakeHandler {
  return (app) => ({
    canHandle: async (input) => matches(input) && (await echoOf(app, input)) !== null,
    async handle(input) {
      const echo = await echoOf(app, input)
      const facts = factsOf(input.requestEnvelope)
      if (!echo || !facts) throw new Error('the Echo went away meanwhile')
      if (isContact) await recordContact(app, echo, facts)
      const session = readSession(input)
      const response = await handle({ app, input, facts, echo, session })
      if (input.requestEnvelope.session) input.attributesManager.setSessionAttributes(session)
      return response
    },
  })
}

/** Answers intents by their names. */
export function onIntent(names: string | string[], handle: (turn: Turn) => Promise<Response>): MakeHandler {
  return handler((input) => isIntent(input, names), handle)
}

export function isIntent({ requestEnvelope: { request } }: HandlerInput, names: string | string[]): boolean {
  return request.type === 'IntentRequest' && [names].flat().includes(request.intent.name)
}

export function isRequest({ requestEnvelope: { request } }: HandlerInput, type: string): boolean {
  return request.type === type
}

/** What was said where the sentence has a gap; null when nothing was understood. */
export function slotOf({ requestEnvelope: { request } }: HandlerInput, name: string): string | null {
  const value = request.type === 'IntentRequest' ? request.intent.slots?.[name]?.value : undefined
  return value && value !== '?' ? value : null
}

/** The arguments of a touch, or of what the document tells by itself. */
export function argumentsOf({ requestEnvelope: { request } }: HandlerInput): string[] {
  if (request.type !== 'Alexa.Presentation.APL.UserEvent') return []
  return (request.arguments ?? []).map(String)
}

async function echoOf(app: App, input: HandlerInput): Promise<Echo | null> {
  const facts = factsOf(input.requestEnvelope)
  return facts && findEcho(app, facts)
}

function readSession({ requestEnvelope, attributesManager }: HandlerInput): Session {
  const kept: Partial<Session> = requestEnvelope.session ? attributesManager.getSessionAttributes() : {}
  return { ids: kept.ids ?? [], at: kept.at ?? 0, paged: kept.paged ?? [], loaded: kept.loaded ?? [] }
}
