import { move } from '../inbox-tour.ts'
import { onIntent } from '../request-context.ts'

export const previous = onIntent('AMAZON.PreviousIntent', (turn) => move(turn, -1))
