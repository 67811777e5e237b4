import { goTo } from '../present-inbox.ts'
import { onIntent } from '../request-context.ts'

export const previous = onIntent('AMAZON.PreviousIntent', (context) => goTo(context, -1))
