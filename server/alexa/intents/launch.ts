import { tellNews } from '../telling.ts'
import { handler, isIntent, isRequest } from '../turn.ts'

/** "Alexa, open sun porch", "what is new". */
export const launch = handler(
  (input) => isRequest(input, 'LaunchRequest') || isIntent(input, 'NewsIntent'),
  tellNews,
)
