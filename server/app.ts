import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ActivityAction } from '#contract/activity.ts'
import { infoPaths, pagePaths } from '#contract/page-paths.ts'
import { landingScripts } from '#contract/page-scripts.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { recordChange } from './activity/record-change.ts'
import { alexaRoutes } from './alexa/alexa.routes.ts'
import { openAlexa } from './alexa/alexa-state.ts'
import { echoChannel } from './alexa/outbound/echo-channel.ts'
import { alexaEvents } from './alexa/outbound/proactive-events/events-due.ts'
import { refreshGroupWidgets } from './alexa/outbound/widget/widget.service.ts'
import { alexaWidgets } from './alexa/outbound/widget/widget-due.ts'
import { dailyBackup, openDailyBackup } from './backup/daily/daily-due.ts'
import { dailyBackupMetric, dailyBackupWarning } from './backup/daily/daily-state.ts'
import { contentRoutes } from './content/content.routes.ts'
import { answersRoutes } from './delivery/answers/answers.routes.ts'
import { closeCalls } from './delivery/answers/calls.service.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { deliveryAttempts } from './delivery/delivery-attempts.ts'
import { deliveryEnds } from './delivery/delivery-end.ts'
import { deliveryExpiry } from './delivery/delivery-expiry.ts'
import { deviceTopic } from './delivery/device.ts'
import { endDevicesOf } from './delivery/device-openers.ts'
import { deviceSilence } from './delivery/device-silence.ts'
import { addScreen, listDevices } from './delivery/devices.service.ts'
import { lockSending } from './delivery/sending.ts'
import { apiTokensRoutes } from './family/api-tokens/api-tokens.routes.ts'
import { endApiTokensOf } from './family/api-tokens/api-tokens.service.ts'
import { publishChange, publishToPerson } from './family/group-live.ts'
import type { FamilyEvents } from './family/groups/family-events.ts'
import { groupsRoutes } from './family/groups/groups.routes.ts'
import { invitationsRoutes } from './family/invitations/invitations.routes.ts'
import { findInvitation } from './family/invitations/invitations.service.ts'
import { membersRoutes } from './family/members/members.routes.ts'
import { firstPaint } from './first-paint.ts'
import { readFirstView } from './first-view.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { passwordCost } from './identity/password.ts'
import { sessionSweep } from './identity/session.service.ts'
import { giveBackForGone } from './life/alarm.service.ts'
import { lifeRoutes } from './life/life.routes.ts'
import { lifeWork } from './life/life-due.ts'
import { moveLifeToZone, restLife, resumeLife } from './life/settings.service.ts'
import { recordSign } from './life/signs.service.ts'
import { lifecycleRoutes } from './lifecycle/lifecycle.routes.ts'
import { groupPurge } from './lifecycle/purge.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { markRestingRead } from './notices/bell/bell.service.ts'
import { callRounds } from './notices/calls/call-rounds.ts'
import { findAudience } from './notices/listeners.ts'
import { noticeMailRoutes } from './notices/mail/mail.routes.ts'
import { mailWay } from './notices/mail/mail-way.ts'
import { closing } from './notices/messages/closing.ts'
import { countedWay, noticeSends } from './notices/messages/count-sends.ts'
import { sending } from './notices/messages/sending.ts'
import { noticesRoutes } from './notices/notices.routes.ts'
import { operatorRoutes } from './notices/operator/operator.routes.ts'
import { pushRoutes } from './notices/push/push.routes.ts'
import { openPush } from './notices/push/push-state.ts'
import { pushWay } from './notices/push/push-way.ts'
import { sessionEnded, sessionsEnded } from './notices/push/subscriptions.service.ts'
import { photoReminder } from './notices/reminder/photo-reminder.ts'
import { planReminder } from './notices/reminder/plan-reminder.ts'
import { forgetNotices, noticeSweep } from './notices/sweep.ts'
import { telling } from './notices/telling/telling.ts'
import { openapiRoute } from './openapi.ts'
import { photoPeople } from './people/on-photos.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { facesRoutes } from './photos/faces/faces.routes.ts'
import { photoPurge } from './photos/photo-purge.ts'
import { photosRoutes } from './photos/photos.routes.ts'
import { missingFiles } from './photos/pictures/missing-files.ts'
import { shareRoutes } from './photos/share.routes.ts'
import { measuring } from './photos/storage/measuring.ts'
import { openClaims } from './photos/uploads/claim.service.ts'
import { uploadsRoutes } from './photos/uploads/uploads.routes.ts'
import { uploadSweep } from './photos/uploads/uploads.service.ts'
import type { App, PlatformApp } from './platform/context.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { metricsRoutes } from './platform/http/metrics.ts'
import { openHttp, sendError } from './platform/http/open-http.ts'
import { openPages } from './platform/http/pages.ts'
import { mailWork } from './platform/mail/post.ts'
import type { DueWork } from './platform/work/due.ts'
import { restPause } from './room/pause.service.ts'
import { planFirstQuestion, resumeQuestion } from './room/question.ts'
import { roomQuestion } from './room/question-due.ts'
import { roomRoutes } from './room/room.routes.ts'
import { setLanguage } from './room/room.service.ts'
import { restSchedule, resumeSchedule } from './schedule/rest.ts'
import { scheduleRoutes } from './schedule/schedule.routes.ts'
import { scheduleWork } from './schedule/schedule-due.ts'
import { moveToZone } from './schedule/zone.ts'
import { screenRoutes } from './screen/screen.routes.ts'
import { screenChannel } from './screen/screen-channel.ts'
import { shoppingRoutes } from './shopping/shopping.routes.ts'
import { uploadKeysRoutes } from './upload-keys/upload-keys.routes.ts'
import { calendarsRoutes } from './visits/calendars/calendars.routes.ts'
import { openCalendars } from './visits/calendars/fetching/fetch-state.ts'
import { calendarWork, readCalendarsAgain } from './visits/calendars/refresh.ts'
import { calendarFeedRoutes } from './visits/feed/feed.routes.ts'
import { visitsRoutes } from './visits/visits.routes.ts'
import { openWebhooks } from './webhooks/post-webhook.ts'
import { dropSends, queueSends } from './webhooks/queue-sends.ts'
import { webhooksRoutes } from './webhooks/webhooks.routes.ts'
import { webhookWork } from './webhooks/webhooks-due.ts'

const builtWeb = resolve(import.meta.dirname, '../dist/web')

/** Files for installing the app and for its notices, and the skill's icons for Amazon. */
const publicFiles = [
  'favicon.svg',
  'manifest.webmanifest',
  'apple-touch-icon.png',
  'badge-96.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'alexa-icon-108.png',
  'alexa-icon-450.png',
  'alexa-widget.png',
]

/** The app's service worker, and what stands at the addresses of the two that it had before. */
const workers = ['app-worker.js', 'share-worker.js', 'shopping-worker.js']

export function bindApp(platform: PlatformApp): App {
  return {
    ...platform,
    familyEvents,
    deviceEvents: { used: recordSign, opened: planFirstQuestion },
    channels: { screen: screenChannel, echo: echoChannel },
    activityEvents: { recorded: queueSends, takenBack: dropSends },
    identityEvents: {
      sessionEnded,
      sessionsEnded,
      passwordChanged: endApiTokensOf,
      emailConfirmed: (app, userId) => publishToPerson(app, userId, 'notices'),
    },
    findInvitation,
    noticeWays: { push: countedWay('push', pushWay), mail: countedWay('mail', mailWay) },
    push: openPush(),
    calendars: openCalendars(),
    alexa: openAlexa(),
    webhooks: openWebhooks(),
    claims: openClaims(),
    photoPeople,
    presence: new Map(),
    dailyBackup: openDailyBackup(),
    passwordCost,
  }
}

export const dueWorks: DueWork[] = [
  scheduleWork,
  deliveryAttempts,
  deliveryExpiry,
  deliveryEnds,
  deviceSilence,
  uploadSweep,
  photoPurge,
  missingFiles,
  measuring,
  calendarWork,
  sessionSweep,
  mailWork,
  groupPurge,
  alexaEvents,
  alexaWidgets,
  roomQuestion,
  lifeWork,
  telling,
  callRounds,
  photoReminder,
  closing,
  sending,
  noticeSweep,
  webhookWork,
  dailyBackup,
]

export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = await openHttp(app)
  const pages = openPages(builtWeb, app.config)
  healthRoutes(server, app, dailyBackupWarning)
  metricsRoutes(server, app, [noticeSends, dailyBackupMetric(app)])
  openapiRoute(server)
  identityRoutes(server, app, pages)
  groupsRoutes(server, app)
  membersRoutes(server, app)
  invitationsRoutes(server, app)
  apiTokensRoutes(server, app)
  activityRoutes(server, app)
  deliveryRoutes(server, app)
  answersRoutes(server, app)
  roomRoutes(server, app)
  lifeRoutes(server, app)
  photosRoutes(server, app)
  facesRoutes(server, app)
  peopleRoutes(server, app)
  contentRoutes(server, app)
  notesRoutes(server, app)
  visitsRoutes(server, app)
  await calendarsRoutes(server, app)
  calendarFeedRoutes(server, app)
  scheduleRoutes(server, app)
  shoppingRoutes(server, app)
  await uploadsRoutes(server, app)
  await shareRoutes(server)
  await uploadKeysRoutes(server, app)
  screenRoutes(server, app, pages)
  await alexaRoutes(server, app)
  pushRoutes(server, app)
  noticeMailRoutes(server, app)
  noticesRoutes(server, app)
  webhooksRoutes(server, app)
  operatorRoutes(server, app, dueWorks)
  lifecycleRoutes(server, app)
  for (const path of Object.values(pagePaths)) {
    server.get(path, { config: { access: 'public' } }, async (request, reply) => {
      const view = await readFirstView(server, app, request, path)
      const scripts = view.isSignedIn ? path : landingScripts
      return pages.send(reply, 'index', { firstView: view.json, scripts, paint: firstPaint(path, view) })
    })
  }
  for (const name of ['privacy', 'terms'] as const) {
    server.get(infoPaths[name], { config: { access: 'public' } }, async (_request, reply) =>
      pages.send(reply, name),
    )
  }
  await assetRoutes(server)
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/')
    const page = pageWithoutSlash(request.url)
    if (wantsPage && page) return reply.redirect(page, 308)
    if (wantsPage) return pages.send(reply, 'index', { status: 404 })
    return sendError(reply, 404, 'not_found', 'This was not found.')
  })
  return server
}

/** The address of the page that was asked for with a slash at its end; null when it is none. */
function pageWithoutSlash(url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  const page = Object.values(pagePaths).find((page) => path === `${page}/`)
  return page ? page + (query ? `?${query}` : '') : null
}

/** Scripts, styles and fonts. Their names change with their content, so they are cached for ever. */
async function assetRoutes(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: builtWeb,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  server.get('/assets/*', { config: { access: 'public' } }, (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.sendFile(`assets/${name}`)
  })
  for (const name of publicFiles) {
    server.get(`/${name}`, { config: { access: 'public' } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(name),
    )
  }
  for (const name of workers) {
    server.get(`/${name}`, { config: { access: 'public' } }, (_request, reply) =>
      reply
        .headers({
          // Asked for each time, so that a new release is noticed.
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
        })
        .sendFile(name),
    )
  }
}

/** The toggle, the zone, and the group's return decide when the daily photo reminder is due. */
const decidesReminder: ActivityAction[] = [
  'settings_changed',
  'family_group_updated',
  'family_group_restored',
  'memory_begun',
  'memory_ended',
]

/** What every device of the group shows has changed. */
async function refreshScreens(app: App, groupId: string): Promise<void> {
  for (const { id } of await listDevices(app, groupId))
    app.live.publish(deviceTopic(id), { changed: ['view'] })
  await refreshGroupWidgets(app, groupId)
}

/** The calls of the group, on the Dashboard and above every page, have come or gone. */
async function refreshCalls(app: App, groupId: string): Promise<void> {
  publishChange(app, groupId, 'answers')
  const audience = await findAudience(app, groupId)
  for (const { userId } of audience?.listeners ?? []) publishToPerson(app, userId, 'notices')
}

/** What later features add to a change of the family. */
const familyEvents: FamilyEvents = {
  async groupAdded(app, user, { id, name, language }) {
    await addScreen(app, id)
    if (language) await setLanguage(app, id, language)
    const subject = { kind: 'group', id, title: name } as const
    await recordChange(app, { groupId: id, by: { user }, action: 'family_group_created', subject })
  },
  async zoneChanged(app, groupId, timeZone, keeps) {
    await moveToZone(app, groupId, timeZone, keeps)
    await moveLifeToZone(app, groupId, timeZone)
    await readCalendarsAgain(app, groupId)
  },
  async groupRemoved(app, groupId) {
    // A delivery is written before the deletion, or not at all.
    await lockSending(app, groupId)
    for (const { id } of await listDevices(app, groupId)) app.live.publish(deviceTopic(id), { ended: true })
    await refreshGroupWidgets(app, groupId)
    await planReminder(app, groupId)
  },
  async memoryBegun(app, groupId, since) {
    await restSchedule(app, groupId, since)
    // A delivery is written before, or not at all.
    await lockSending(app, groupId)
    await closeCalls(app, groupId)
    await restLife(app, groupId)
    await restPause(app, groupId)
    await refreshScreens(app, groupId)
    await refreshCalls(app, groupId)
  },
  async memoryEnded(app, actor, since) {
    const { groupId } = actor
    await resumeSchedule(app, actor, since)
    await resumeLife(app, groupId)
    await resumeQuestion(app, groupId)
    await refreshScreens(app, groupId)
    await refreshCalls(app, groupId)
  },
  async memberGone(app, groupId, userId) {
    await giveBackForGone(app, groupId, userId)
    await forgetNotices(app, groupId, userId)
  },
  devicesLost: endDevicesOf,
  async changed(app, change) {
    await recordChange(app, change)
    if (decidesReminder.includes(change.action)) await planReminder(app, change.groupId)
    if (change.action === 'memory_begun') await markRestingRead(app, change.groupId)
    if (change.action !== 'family_group_restored') return
    await refreshGroupWidgets(app, change.groupId)
    await resumeLife(app, change.groupId)
    await resumeQuestion(app, change.groupId)
  },
}
