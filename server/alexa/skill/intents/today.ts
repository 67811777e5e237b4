import { requireGroupRow } from '../../../family/groups/groups.service.ts'
import { listUpcoming } from '../../../schedule/occurrences/upcoming.ts'
import { listVisitsForScreen } from '../../../visits/screen-visits.ts'
import { isToday, upcomingText } from '../../language/upcoming-text.ts'
import { visitsToday } from '../../language/visit-text.ts'
import { ended } from '../../language/words.ts'
import { sayDone, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

const maxLines = 5

/** "What is coming today?" */
export const today = onIntent('TodayIntent', async (context) => {
  const { app, echo, info } = context
  const group = await requireGroupRow(app, echo.family_group_id)
  const clock = { timeZone: group.time_zone, locale: info.locale, now: app.clock.now() }
  const visits = visitsToday(await listVisitsForScreen(app, group), clock)
  const upcoming = await listUpcoming(app, echo.family_group_id, maxLines)
  const deliveries = upcoming
    .filter((delivery) => isToday(delivery, clock))
    .map((delivery) => ended(upcomingText(delivery, clock)))
  const lines = [...visits, ...deliveries]
  if (lines.length > 0)
    return sayDone(context, lines.join(' '), { screen: showPage({ title: 'Today', lines, hint: '' }) })
  const next = upcoming[0] ? upcomingText(upcoming[0], clock) : null
  const outlook = next ? `Next comes: ${next}.` : 'Nothing is planned.'
  return sayDone(context, `Nothing more is coming today. ${outlook}`, {
    screen: showPage({ title: 'Today', lines: ['Nothing more is coming today.'], hint: next ?? '' }),
  })
})
