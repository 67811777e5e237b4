import { stopDirective } from '../player/what-plays.ts'
import type { MakeHandler } from '../request-context.ts'

/** The requests in which somebody speaks to us or touches our page. All others come from Amazon or the device alone. */
const conversation = ['LaunchRequest', 'IntentRequest', 'Alexa.Presentation.APL.UserEvent']

const stopped = ['AudioPlayer.PlaybackStarted', 'PlaybackController.PauseCommandIssued']

/**
 * Answers every other request with nothing: speech or a page would be refused, or would replace what the loved one
 * is looking at. A query whether we could answer a sentence without the skill's name gets "no", which changes nothing.
 * The player of an Echo that was removed is stopped.
 */
export const unspoken: MakeHandler = () => ({
  canHandle: ({ requestEnvelope: { request } }) => !conversation.includes(request.type),
  handle({ requestEnvelope: { request }, responseBuilder }) {
    if (request.type === 'CanFulfillIntentRequest')
      return responseBuilder.withCanFulfillIntent({ canFulfill: 'NO' }).getResponse()
    return stopped.includes(request.type)
      ? responseBuilder.addDirective(stopDirective).getResponse()
      : responseBuilder.getResponse()
  },
})
