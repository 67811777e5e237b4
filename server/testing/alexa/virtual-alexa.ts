import type { IntentRequest, RequestEnvelope, Response } from 'ask-sdk-model'
import { interactionModel } from '../../alexa/package/interaction-model.ts'
import { requireTool } from '../tools.ts'
import type { TestEcho } from './given-echo.ts'

type Filter = (request: object) => void
type Virtual = {
  utter(words: string): Promise<unknown>
  launch(): Promise<unknown>
  filter(filter: Filter): void
}

/**
 * Somebody who speaks to the Echo: the words find their intent through the interaction model as
 * `virtual-alexa` reads it, and the request goes through the real endpoint, signed.
 */
export function somebodyAt(echo: TestEcho): {
  say(words: string): Promise<Response>
  open(): Promise<Response>
} {
  const { VirtualAlexa } = requireTool('virtual-alexa')
  let heard: RequestEnvelope | null = null
  const listener = async (envelope: RequestEnvelope) => {
    heard = envelope
    return { version: '1.0', response: { shouldEndSession: false } }
  }
  const virtual: Virtual = VirtualAlexa.Builder()
    .handler(listener)
    .interactionModel(interactionModel())
    .create()

  async function afterwards(speaking: Promise<unknown>): Promise<Response> {
    await speaking
    if (!heard) throw new Error('nothing was heard')
    // Only what was understood: the ids, the time and the session are the Echo's own.
    const { type, intent } = heard.request as IntentRequest
    return echo.ask({ type, ...(intent && { intent }) })
  }

  return {
    say: (words) => afterwards(virtual.utter(words)),
    open: () => afterwards(virtual.launch()),
  }
}
