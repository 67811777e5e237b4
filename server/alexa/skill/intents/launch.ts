import type { Response } from 'ask-sdk-model'
import { claimAsking, notificationsPermission } from '../../outbound/proactive-events/consent.service.ts'
import { familyNames } from '../names.ts'
import { presentInbox } from '../present-inbox.ts'
import { handler, isIntent, isRequest, type RequestContext } from '../request-context.ts'

/** "Alexa, open sun porch", "what is new". */
export const launch = handler(
  (input) => isRequest(input, 'LaunchRequest') || isIntent(input, 'NewsIntent'),
  async (context) => {
    const response = await withNames(context, await presentInbox(context))
    // Where nothing is sent any more, there is nothing to announce.
    const asks = !context.inMemory && (await claimAsking(context.app, context.echo.user_id))
    return asks ? withConsentCard(response) : response
  },
)

/** In memory nothing is asked for by a name. */
async function withNames(context: RequestContext, response: Response): Promise<Response> {
  const names = context.inMemory ? null : await familyNames(context)
  return names ? { ...response, directives: [...(response.directives ?? []), names] } : response
}

/** The Alexa app of the Echo's account shows the card with a button that leads to the skill's permissions. */
function withConsentCard(response: Response): Response {
  return { ...response, card: { type: 'AskForPermissionsConsent', permissions: [notificationsPermission] } }
}
