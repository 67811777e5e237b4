import { answer } from '../answer.ts'
import { onIntent } from '../request-context.ts'

/** "I love it." */
export const love = onIntent('LoveIntent', (context) => answer(context, 'heart'))
