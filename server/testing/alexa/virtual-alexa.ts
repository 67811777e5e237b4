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
 * Somebody who speaks to the Echo. `virtual-alexa` finds the intent of a sentence in the interaction model,
 * and the Echo sends it, signed, to the real endpoint.
 */
export function somebodyAt(
  echo: TestEcho,
  locale = 'en-US',
): {
  say(words: string): Promise<Response>
  open(): Promise<Response>
} {
  const { VirtualAlexa } = requireTool('virtual-alexa')
  let received: RequestEnvelope | null = null
  const listener = async (envelope: RequestEnvelope) => {
    received = envelope
    return { version: '1.0', response: { shouldEndSession: false } }
  }
  const virtual: Virtual = VirtualAlexa.Builder()
    .handler(listener)
    // A copy, because virtual-alexa writes into it.
    .interactionModel(structuredClone(interactionModel(locale)))
    .create()

  async function afterwards(speaking: Promise<unknown>): Promise<Response> {
    await speaking
    if (!received) throw new Error('virtual-alexa found no intent')
    // Only the intent: the Echo adds its own ids, time and session.
    const { type, intent } = received.request as IntentRequest
    return echo.ask({ type, ...(intent && { intent }) })
  }

  return {
    say: (words) => afterwards(virtual.utter(words)),
    open: () => afterwards(virtual.launch()),
  }
}
