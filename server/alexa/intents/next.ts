import { move } from '../telling.ts'
import { onIntent } from '../turn.ts'

export const next = onIntent('AMAZON.NextIntent', (turn) => move(turn, 1))
