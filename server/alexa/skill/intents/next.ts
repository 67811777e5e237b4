import { move } from '../inbox-tour.ts'
import { onIntent } from '../request-context.ts'

export const next = onIntent('AMAZON.NextIntent', (turn) => move(turn, 1))
