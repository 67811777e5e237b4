import { goTo } from '../present-inbox.ts'
import { onIntent } from '../request-context.ts'

export const next = onIntent('AMAZON.NextIntent', (context) => goTo(context, 1))
