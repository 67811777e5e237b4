import { answer } from '../answer.ts'
import { onIntent } from '../request-context.ts'

export const thankYou = onIntent('ThankYouIntent', (turn) => answer(turn, 'thank_you'))
