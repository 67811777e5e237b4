import { requireGroupRow } from '../../../family/groups/groups.service.ts'
import { listSchedule } from '../../../schedule/read-entries.ts'
import { capitalised, deliveryText, momentText } from '../../language/words.ts'
import { say, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

const most = 5

/** "What is coming today?" */
export const today = onIntent('TodayIntent', async (turn) => {
  const { app, echo, facts } = turn
  const { time_zone } = await requireGroupRow(app, echo.family_group_id)
  const planned = (await listSchedule(app, echo.family_group_id)).filter(
    (entry) => entry.status === 'pending' && entry.subject.isThere,
  )
  const lines = planned.map((entry) => {
    const at = Date.parse(entry.scheduledFor)
    const when = momentText(at, { timeZone: time_zone, locale: facts.locale, now: app.clock.now() })
    return `${capitalised(when)}: ${deliveryText(entry)}`
  })
  const ofToday = lines.filter((line) => line.startsWith('Today')).slice(0, most)
  const [next] = lines
  if (ofToday.length === 0) {
    const then = next ? `Next comes: ${next}.` : 'Nothing is planned.'
    return say(turn, `Nothing more is coming today. ${then}`, {
      screen: showPage({ title: 'Today', lines: ['Nothing more is coming today.'], hint: next ?? '' }),
    })
  }
  return say(turn, `${ofToday.join('. ')}.`, {
    screen: showPage({ title: 'Today', lines: ofToday, hint: '' }),
  })
})
