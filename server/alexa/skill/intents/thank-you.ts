import { answer } from '../answer.ts'
import { onIntent } from '../request-context.ts'

export const thankYou = onIntent('ThankYouIntent', (context) => answer(context, 'thank_you'))
