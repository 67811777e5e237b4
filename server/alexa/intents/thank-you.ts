import { answer } from '../answer.ts'
import { onIntent } from '../turn.ts'

export const thankYou = onIntent('ThankYouIntent', (turn) => answer(turn, 'thank_you'))
