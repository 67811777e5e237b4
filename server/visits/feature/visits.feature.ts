import type { Feature } from '../../platform/feature.ts'
import { calendarsRoutes } from '../calendars/calendars.routes.ts'
import { openCalendarReader } from '../calendars/reading/read-calendar.ts'
import { calendarWork, readCalendarsAgain } from '../calendars/refresh.ts'
import { exportVisits } from '../export-visits.ts'
import { calendarFeedRoutes } from '../feed/feed.routes.ts'
import { endFeedsOf } from '../feed/feed.service.ts'
import { visitsRoutes } from './visits.routes.ts'

export const visits = {
  async routes(server, app) {
    visitsRoutes(server, app)
    await calendarsRoutes(server, app)
    calendarFeedRoutes(server, app)
  },
  dueWorks: [calendarWork],
  groupTables: [
    'visits',
    'visit_skips',
    'calendars',
    'calendar_sources',
    'calendar_events',
    'calendar_feeds',
  ],
  rows: { visits: 'visits' },
  on: { zoneChanged: readCalendarsAgain, rightsEnded: endFeedsOf },
  binds: () => ({ readCalendar: openCalendarReader() }),
  lists: {
    visits: { tables: ['visits', 'visit_skips', 'calendars', 'calendar_events'], read: exportVisits },
  },
} satisfies Feature
