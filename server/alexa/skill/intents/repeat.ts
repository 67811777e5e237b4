import { repeat } from '../inbox-tour.ts'
import { onIntent } from '../request-context.ts'

export const repeatIt = onIntent('AMAZON.RepeatIntent', repeat)
