import { publishToPerson } from '../../family/group-live.ts'
import type { Feature } from '../../platform/feature.ts'
import { callRounds } from '../calls/call-rounds.ts'
import { noticeMailRoutes } from '../mail/mail.routes.ts'
import { mailWay } from '../mail/mail-way.ts'
import { closing } from '../messages/closing.ts'
import { countedWay, noticeSends } from '../messages/count-sends.ts'
import { sending } from '../messages/sending.ts'
import { operatorRoutes } from '../operator/operator.routes.ts'
import { pushRoutes } from '../push/push.routes.ts'
import { openPush } from '../push/push-state.ts'
import { pushWay } from '../push/push-way.ts'
import { sessionEnded, sessionsEnded } from '../push/subscriptions.service.ts'
import { photoReminder } from '../reminder/photo-reminder.ts'
import { planReminder } from '../reminder/plan-reminder.ts'
import { forgetNotices, noticeSweep } from '../sweep.ts'
import { forgetTold } from '../telling/forget-told.ts'
import { telling } from '../telling/telling.ts'
import { followFamily, refreshCalls } from './family-changes.ts'
import { noticesRoutes } from './notices.routes.ts'

export const notices = {
  routes(server, app) {
    pushRoutes(server, app)
    noticeMailRoutes(server, app)
    noticesRoutes(server, app)
    operatorRoutes(server, app)
  },
  dueWorks: [telling, callRounds, photoReminder, closing, sending, noticeSweep],
  groupTables: ['notice_messages', 'notices', 'notice_sends', 'notice_choices', 'photo_reminders'],
  on: {
    sessionEnded,
    sessionsEnded,
    emailConfirmed: (app, userId) => publishToPerson(app, userId, 'notices'),
    groupRemoved: planReminder,
    activityUndone: forgetTold,
    rest: refreshCalls,
    resume: refreshCalls,
    memberGone: forgetNotices,
    familyChanged: followFamily,
  },
  binds: () => ({
    noticeWays: { push: countedWay('push', pushWay), mail: countedWay('mail', mailWay) },
    push: openPush(),
  }),
  metrics: () => [noticeSends],
} satisfies Feature
