import { repeat } from '../present-inbox.ts'
import { onIntent } from '../request-context.ts'

export const repeatIt = onIntent('AMAZON.RepeatIntent', repeat)
