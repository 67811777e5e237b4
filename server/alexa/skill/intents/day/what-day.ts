import { dayOf, localTime } from '../../../language/local-time.ts'
import { sayDone } from '../../reply.ts'
import { onIntent } from '../../request-context.ts'
import { readClock } from './clock.ts'

/** "What day is it?" */
export const whatDay = onIntent('WhatDayIntent', async (context) => {
  const { clock } = await readClock(context)
  return sayDone(context, context.words.dayIs(dayOf(clock.now, clock), localTime(clock.now, clock)))
})
