import type { HandlerInput } from 'ask-sdk-core'
import type { Response } from 'ask-sdk-model'
import { playingOf, stopDirective } from '../player/what-plays.ts'
import { say } from '../reply.ts'
import { handler, isIntent, onIntent } from '../request-context.ts'

const stopIntents = ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent']

/** "Alexa, pause", and "stop" to a voice that plays: without a goodbye, because there was no conversation. */
export function isToPlayer(input: HandlerInput): boolean {
  if (isIntent(input, 'AMAZON.PauseIntent')) return true
  const { session } = input.requestEnvelope
  return isIntent(input, stopIntents) && session?.new === true && playingOf(input.requestEnvelope) !== null
}

/** Amazon's player keeps where it was. */
export function stopPlayer({ responseBuilder }: HandlerInput): Response {
  return responseBuilder.addDirective(stopDirective).withShouldEndSession(true).getResponse()
}

export const pausePlayer = handler(isToPlayer, async ({ input }) => stopPlayer(input))

export const stop = onIntent(stopIntents, async (context) => {
  const { input, words } = context
  if (playingOf(input.requestEnvelope)) input.responseBuilder.addDirective(stopDirective)
  return say(context, words.goodbye, { isOver: true })
})
