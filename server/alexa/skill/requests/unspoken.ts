import type { MakeHandler } from '../request-context.ts'

/** The requests in which somebody speaks to us or touches our page. All others come from Amazon or the device alone. */
const conversation = ['LaunchRequest', 'IntentRequest', 'Alexa.Presentation.APL.UserEvent']

/**
 * Answers every other request with nothing: speech or a page would be refused, or would replace what the loved one
 * is looking at. A query whether we could answer a sentence without the skill's name gets "no", which changes nothing.
 */
export const unspoken: MakeHandler = () => ({
  canHandle: ({ requestEnvelope: { request } }) => !conversation.includes(request.type),
  handle: ({ requestEnvelope: { request }, responseBuilder }) =>
    request.type === 'CanFulfillIntentRequest'
      ? responseBuilder.withCanFulfillIntent({ canFulfill: 'NO' }).getResponse()
      : responseBuilder.getResponse(),
})
