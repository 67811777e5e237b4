import { playingOf, stopDirective } from '../player/what-plays.ts'
import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** Whoever stops a voice that plays hears no goodbye: there was no conversation. */
export const stop = onIntent(
  ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent'],
  async (context) => {
    const { input, words } = context
    const { session } = input.requestEnvelope
    if (playingOf(input.requestEnvelope)) input.responseBuilder.addDirective(stopDirective)
    if (playingOf(input.requestEnvelope) && session?.new)
      return input.responseBuilder.withShouldEndSession(true).getResponse()
    return say(context, words.goodbye, { isOver: true })
  },
)
