import { repeat } from '../telling.ts'
import { onIntent } from '../turn.ts'

export const repeatIt = onIntent('AMAZON.RepeatIntent', repeat)
