import { presentInbox } from '../present-inbox.ts'
import { handler, isIntent, isRequest } from '../request-context.ts'

/** "Alexa, open sun porch", "what is new". */
export const launch = handler(
  (input) => isRequest(input, 'LaunchRequest') || isIntent(input, 'NewsIntent'),
  presentInbox,
)
