import type { Response } from 'ask-sdk-model'
import { listUpcoming } from '../../../../schedule/occurrences/upcoming.ts'
import { listVisitsForScreen } from '../../../../visits/screen-visits.ts'
import { daysUntil } from '../../../language/local-time.ts'
import { ended } from '../../../language/text/words.ts'
import { upcomingText } from '../../../language/upcoming-text.ts'
import { visitsToday, visitsTomorrow } from '../../../language/visit-text.ts'
import { sayDone, showPage } from '../../reply.ts'
import { onIntent, type RequestContext } from '../../request-context.ts'
import { readClock } from './clock.ts'

const maxLines = 5

/** "What is coming today?", "is anybody coming?" */
export const today = onIntent('TodayIntent', async (context) => {
  const { clock, upcoming, visits } = await readDays(context)
  const { words } = context
  const lines = [...visitsToday(visits, clock), ...deliveriesOn(0, upcoming, clock)]
  if (lines.length > 0) return sayLines(context, words.todayTitle, lines)
  const next = upcoming[0] ? upcomingText(upcoming[0], clock) : null
  const outlook = next ? words.nextComes(next) : words.nothingPlanned
  return sayDone(context, `${words.nothingToday} ${outlook}`, {
    screen: showPage({ title: words.todayTitle, lines: [words.nothingToday], hint: next ?? '' }, words),
  })
})

/** "Who is coming tomorrow?" */
export const tomorrow = onIntent('TomorrowIntent', async (context) => {
  const { clock, upcoming, visits } = await readDays(context)
  const { tomorrowTitle, nothingTomorrow } = context.words
  const lines = [...visitsTomorrow(visits, clock), ...deliveriesOn(1, upcoming, clock)]
  return sayLines(context, tomorrowTitle, lines.length > 0 ? lines : [nothingTomorrow])
})

async function readDays(context: RequestContext) {
  const { app, echo } = context
  const { clock, group } = await readClock(context)
  const visits = await listVisitsForScreen(app, group)
  return { clock, visits, upcoming: await listUpcoming(app, echo.family_group_id, maxLines) }
}

type Days = Awaited<ReturnType<typeof readDays>>

function deliveriesOn(day: number, upcoming: Days['upcoming'], clock: Days['clock']): string[] {
  return upcoming
    .filter(({ at }) => daysUntil(at, clock) === day)
    .map((delivery) => ended(upcomingText(delivery, clock)))
}

function sayLines(context: RequestContext, title: string, lines: string[]): Response {
  return sayDone(context, lines.join(' '), {
    screen: showPage({ title, lines, hint: '' }, context.words),
  })
}
