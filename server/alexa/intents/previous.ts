import { move } from '../telling.ts'
import { onIntent } from '../turn.ts'

export const previous = onIntent('AMAZON.PreviousIntent', (turn) => move(turn, -1))
