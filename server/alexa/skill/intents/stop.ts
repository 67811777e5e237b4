import type { HandlerInput } from 'ask-sdk-core'
import type { Response } from 'ask-sdk-model'
import { playingOf, stopDirective } from '../player/what-plays.ts'
import { say } from '../reply.ts'
import { handler, isIntent, onIntent } from '../request-context.ts'

const pauseIntent = 'AMAZON.PauseIntent'
const stopIntents = ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent']

/** "Pause" and "stop" to a voice that plays: without a goodbye, because there was no conversation. */
export function isToPlayer(input: HandlerInput): boolean {
  const { session } = input.requestEnvelope
  const isMeant = isIntent(input, pauseIntent) || (isIntent(input, stopIntents) && session?.new === true)
  return isMeant && playingOf(input.requestEnvelope) !== null
}

/** Amazon's player keeps where it was. */
export function stopPlayer({ responseBuilder }: HandlerInput): Response {
  return responseBuilder.addDirective(stopDirective).withShouldEndSession(true).getResponse()
}

export const pausePlayer = handler(isToPlayer, async ({ input }) => stopPlayer(input))

/** Where no voice has played, "pause" is to the pictures. */
export const stop = onIntent([pauseIntent, ...stopIntents], async (context) => {
  const { input, words } = context
  if (playingOf(input.requestEnvelope)) input.responseBuilder.addDirective(stopDirective)
  return say(context, words.goodbye, { isOver: true })
})
