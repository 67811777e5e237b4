import { beforeAll, expect, test } from 'vitest'
import type { CallRequest, RoomAnswer } from '#contract/delivery/answers.ts'
import { infoPaths, pagePaths } from '#contract/pages/page-paths.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { type Access, type Action, may, type Role, type TokenRight } from '#contract/platform/policy.ts'
import { startPairing } from '../../alexa/echoes/codes.ts'
import type { EchoInfo } from '../../alexa/echoes/echo-info.ts'
import { registerClient } from '../../mcp/oauth/clients.ts'
import { unsubscribePath } from '../../notices/mail/unsubscribe-token.ts'
import { tell } from '../../notices/telling/tell.ts'
import { minutes } from '../../platform/clock.ts'
import type { RouteRow } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { type Browser, openBrowser } from '../browser.ts'
import {
  type Family,
  givenApiToken,
  givenFamily,
  givenMember,
  givenOthers,
  givenPhoto,
  givenScreen,
  givenUpload,
  type Person,
  password,
} from '../given/given.ts'
import { givenCalendar } from '../given/given-calendar.ts'
import { givenClip, givenFilm, givenFilmUpload } from '../given/given-clip.ts'
import { givenPush } from '../given/given-push.ts'
import { givenSong } from '../given/given-song.ts'
import { givenSound, givenVoice } from '../given/given-voice.ts'
import { endpoints, smallestBody } from '../made-up-calls.ts'
import { softwareAuthenticator } from '../others/authenticator.ts'
import { type PushService, startPushService } from '../others/push-service.ts'
import { readMember } from '../seen.ts'
import { isSweep } from '../soak.ts'
import { sharedTestApp, type TestApp } from '../test-app.ts'
import { type Changes, watchChanges } from '../watch-changes.ts'

/** The server of the file of tests that runs. */
let app: TestApp

/** The group under test, and who calls. Everything in the group was added by Anna, the primary caretaker. */
type World = { family: Family; screen: Browser; people: Caller[]; tokens: Record<Program, string> }
type Caller = { who: Who; browser: Browser }
type Sample = { path: string; body?: unknown }
type MakeSample = {
  (world: World, by: Browser): Promise<Sample>
  /** It is about what belongs to the caller. Otherwise all who are refused try the same: none of them changes it. */
  isOfCaller?: true
}

/** The world of all routes except those that `usedUp` names, and all that is written on the server. */
let common: World
let changes: Changes
let pushService: PushService

/** One server, and one world on it, for all tests of a file. */
export function givenMatrix(): TestApp {
  app = sharedTestApp({ MCP: 'on' })
  beforeAll(async () => {
    pushService = await startPushService({ now: app.clock.now })
    app.config.pushServices.push(pushService.origin)
    common = await givenWorld()
    changes = await watchChanges(app, {
      except: ['sessions', 'rate_limits'],
      // Not when they were seen last: of a browser that goes, it is written after its stream has ended.
      columns: {
        members: ['role', 'invited_as', 'deactivated_at', 'notices_off_at'],
        devices: ['name', 'removed_at'],
        api_tokens: ['name'],
        // Not when a device was handed it: that is written in the background, after the answer.
        delivery_targets: [
          'due_at',
          'accepted_at',
          'page_seen_at',
          'picture_loaded_at',
          'shown_at',
          'failed_at',
          'expired_at',
          'failure',
          'note',
          'filled_at',
        ],
      },
    })
    return () => pushService.stop()
  })
  return app
}

/** What these calls do would be in the way of the others: they have people and a group of their own. */
const usedUp = [
  'GET /api/logout',
  'POST /api/logout',
  'DELETE /api/auth/sessions/:sessionId',
  'POST /api/auth/sessions/end',
  'POST /api/auth/password',
  'POST /api/auth/taken-back',
  'DELETE /api/family-groups/:groupId',
  'POST /api/family-groups/:groupId/restore',
  'POST /api/family-groups/:groupId/leave',
  'POST /api/invitations/accept',
  'DELETE /api/family-groups/:groupId/devices/:deviceId',
]

const aPing = { jsonrpc: '2.0', id: 1, method: 'ping' }

const aWebhook = { address: 'https://home.invalid/hook', topics: ['devices'] }

/**
 * A valid call for each route of which `madeUp` cannot make one. A route without any fails
 * `access-matrix.others.test.ts`.
 */
const samples: Record<string, MakeSample> = {
  'GET /livez': at('/livez'),
  'GET /healthz': at('/healthz'),
  'GET /readyz': at('/readyz'),
  'GET /api/trial/live': at('/api/trial/live'),
  'POST /api/trial/live': at('/api/trial/live'),
  'GET /metrics': at('/metrics'),
  'GET /operator': at('/operator'),
  'GET /api/openapi.json': at('/api/openapi.json'),
  'PATCH /api/auth/user': at('/api/auth/user', { firstName: 'Anna', lastName: 'Hartley' }),
  'PUT /api/auth/user/phone': at('/api/auth/user/phone', { phone: '+49 30 1234567' }),
  'PUT /api/auth/user/language': at('/api/auth/user/language', { language: 'de' }),
  'PUT /api/auth/user/picture': ofCaller(async (_world, by) => {
    const isSignedIn = (await by.get('/api/auth/user')).status === 200
    return {
      path: '/api/auth/user/picture',
      body: { objectPath: isSignedIn ? await givenUpload(by) : '/objects/x' },
    }
  }),
  // One's own: pictures of others are tried in `faces.test.ts`.
  'GET /api/users/:userId/picture': ofCaller(async ({ family }, by) => {
    const me = await by.get('/api/auth/user')
    if (me.status !== 200) return { path: `/api/users/${family.anna.user.id}/picture` }
    await by.request('PUT', '/api/auth/user/picture', { objectPath: await givenUpload(by) })
    return { path: `/api/users/${me.body.id}/picture` }
  }),
  'GET /api/screen/faces/:userId': async ({ family: { anna } }) => {
    await anna.request('PUT', '/api/auth/user/picture', { objectPath: await givenUpload(anna) })
    return { path: `/api/screen/faces/${anna.user.id}` }
  },
  'GET /api/login': at('/api/login'),
  'GET /api/logout': at('/api/logout'),
  'POST /api/logout': at('/api/logout'),
  'POST /api/auth/sign-in': at('/api/auth/sign-in', { email: 'nobody@example.com', password: 'x' }),
  'POST /api/auth/passkeys/sign-in': at('/api/auth/passkeys/sign-in', {}),
  'POST /api/auth/passkeys/start': at('/api/auth/passkeys/start', { currentPassword: password }),
  'POST /api/auth/passkeys': ofCaller(async (_world, by) => ({
    path: '/api/auth/passkeys',
    body: await aMadePasskey(by),
  })),
  'PATCH /api/auth/passkeys/:passkeyId': ofCaller(async (_world, by) => ({
    path: `/api/auth/passkeys/${await aPasskey(by)}`,
    body: { name: 'Telephone' },
  })),
  'DELETE /api/auth/passkeys/:passkeyId': ofCaller(async (_world, by) => ({
    path: `/api/auth/passkeys/${await aPasskey(by)}`,
    body: { currentPassword: password },
  })),
  'POST /api/auth/sign-up': at('/api/auth/sign-up', {}),
  'POST /api/auth/forgot-password': at('/api/auth/forgot-password', { email: 'nobody@example.com' }),
  'POST /api/auth/reset-password': at('/api/auth/reset-password', {
    token: 'x',
    password: 'long enough it is',
  }),
  'POST /api/auth/confirm-email': at('/api/auth/confirm-email', { token: 'x' }),
  'POST /api/auth/email': ofCaller(async (_world, by) => {
    const email = (await by.get('/api/auth/user')).body?.email ?? 'nobody@example.com'
    return { path: '/api/auth/email', body: { email, currentPassword: password } }
  }),
  'POST /api/family-groups': at('/api/family-groups', { name: 'Another' }),
  'PATCH /api/family-groups/:groupId': inGroup('', { description: 'new' }),
  'DELETE /api/family-groups/:groupId': inGroup('', { name: 'The Hartleys' }),
  'PUT /api/family-groups/:groupId/in-memory': inGroup('/in-memory', { isInMemory: false }),
  'POST /api/family-groups/:groupId/restore': async ({ family }) => {
    await family.anna.request('DELETE', family.path, { name: 'The Hartleys' })
    return { path: `${family.path}/restore` }
  },
  'GET /api/family-groups/:groupId/export': inGroup('/export'),
  'PATCH /api/family-groups/:groupId/members/:memberId': of('/members', aGuest, '', {
    isActive: false,
    role: 'caretaker',
  }),
  'DELETE /api/family-groups/:groupId/members/:memberId': of('/members', aGuest),
  'GET /api/family-groups/:groupId/members/:memberId/contributions': of('/members', aGuest, '/contributions'),
  'POST /api/family-groups/:groupId/members': async ({ family }) => ({
    path: `${family.path}/members`,
    body: { email: `${unique('invited')}@example.com`, role: 'caretaker' },
  }),
  'POST /api/family-groups/:groupId/invitations/:invitationId/resend': async (world) => ({
    path: `${world.family.path}/invitations/${(await anInvitation(world)).id}/resend`,
  }),
  'DELETE /api/family-groups/:groupId/invitations/:invitationId': async (world) => ({
    path: `${world.family.path}/invitations/${(await anInvitation(world)).id}`,
  }),
  'POST /api/invitations/read': async (world) => ({
    path: '/api/invitations/read',
    body: { token: (await anInvitation(world)).link.split('#')[1] },
  }),
  'POST /api/invitations/accept': async (world) => ({
    path: '/api/invitations/accept',
    body: { token: (await anInvitation(world)).link.split('#')[1] },
  }),
  // Leaving ends the membership, so only the test of this route calls it.
  'POST /api/family-groups/:groupId/hand-over': async (world) => {
    const memberId = await aGuest(world)
    await world.family.anna.patch(`${world.family.path}/members/${memberId}`, { role: 'caretaker' })
    return { path: `${world.family.path}/hand-over`, body: { memberId } }
  },
  'PUT /api/family-groups/:groupId/successor': async (world) => {
    const memberId = await aGuest(world)
    await world.family.anna.patch(`${world.family.path}/members/${memberId}`, { role: 'caretaker' })
    return { path: `${world.family.path}/successor`, body: { memberId } }
  },
  'PATCH /api/family-groups/:groupId/settings': inGroup('/settings', { autoSendContent: false }),
  // One's own notice; for those who can have none, an unknown one.
  'POST /api/notices/read': ofCaller(async (world, by) => ({
    path: '/api/notices/read',
    body: { noticeId: await aNotice(world, by) },
  })),
  'PATCH /api/family-groups/:groupId/notice-choices': inGroup('/notice-choices', { push: 'now' }),
  'DELETE /api/auth/sessions/:sessionId': ofCaller(async (_world, by) => {
    const { body } = await by.get('/api/auth/sessions')
    return { path: `/api/auth/sessions/${body?.[0]?.id ?? 'unknown'}` }
  }),
  'POST /api/auth/taken-back': at('/api/auth/taken-back', { currentPassword: password }),
  'POST /api/family-groups/:groupId/members/:memberId/end-invited': of('/members', aGuest, '/end-invited'),
  'POST /api/auth/password': at('/api/auth/password', {
    currentPassword: password,
    newPassword: 'another good password',
  }),
  'PATCH /api/family-groups/:groupId/content/:contentId': onContent('', { title: 'Emma' }),
  'POST /api/family-groups/:groupId/content/:contentId/recording/restore': onSong('/restore'),
  'GET /api/family-groups/:groupId/content/:contentId/recording': onSong(''),
  'PATCH /api/family-groups/:groupId/notes/:noteId': onNote('', { text: 'I come on Tuesday' }),
  'POST /api/family-groups/:groupId/voices': ofCaller(async ({ family }, by) => {
    const isSignedIn = (await by.get('/api/auth/user')).status === 200
    const objectPath = isSignedIn ? await givenUpload(by, givenSound(1)) : '/objects/x'
    return { path: `${family.path}/voices`, body: { objectPath } }
  }),
  'POST /api/family-groups/:groupId/voices/:voiceId/send': onVoice('/send'),
  'POST /api/family-groups/:groupId/clips': ofCaller(async ({ family }, by) => {
    const isSignedIn = (await by.get('/api/auth/user')).status === 200
    const body = isSignedIn
      ? { objectPath: await givenFilmUpload(by, givenFilm()), posterPath: await givenUpload(by) }
      : { objectPath: '/objects/x', posterPath: '/objects/y' }
    return { path: `${family.path}/clips`, body }
  }),
  'POST /api/family-groups/:groupId/clips/:clipId/send': onClip('/send'),
  'DELETE /api/family-groups/:groupId/clips/:clipId': onClip(''),
  'POST /api/family-groups/:groupId/clips/:clipId/restore': onClip('/restore'),
  'GET /api/family-groups/:groupId/clips/:clipId/film': onClip('/film'),
  'GET /api/family-groups/:groupId/clips/:clipId/poster': onClip('/poster'),
  'DELETE /api/family-groups/:groupId/voices/:voiceId': onVoice(''),
  'POST /api/family-groups/:groupId/voices/:voiceId/restore': onVoice('/restore'),
  'GET /api/family-groups/:groupId/voices/:voiceId/sound': onVoice('/sound'),
  'POST /api/family-groups/:groupId/schedule': async (world) => ({
    path: `${world.family.path}/schedule`,
    body: await aPlan(world),
  }),
  'PUT /api/family-groups/:groupId/schedule/:entryId': async (world) => ({
    path: `${world.family.path}/schedule/${await anEntry(world)}`,
    body: await aPlan(world),
  }),
  'PATCH /api/family-groups/:groupId/schedule/:entryId': of('/schedule', anEntry, '', { isPaused: true }),
  'DELETE /api/family-groups/:groupId/schedule/:entryId': of('/schedule', anEntry),
  'POST /api/family-groups/:groupId/schedule/:entryId/skip': async (world) => ({
    path: `${world.family.path}/schedule/${await anEntry(world, { isRecurring: true })}/skip`,
  }),
  'POST /api/family-groups/:groupId/schedule/:entryId/move': async (world) => ({
    path: `${world.family.path}/schedule/${await anEntry(world)}/move`,
    body: { from: new Date(app.clock.now() + 86_400_000).toISOString(), to: '2035-01-01T08:00:00Z' },
  }),
  'POST /api/family-groups/:groupId/schedule/:entryId/leave-out': of('/schedule', anEntry, '/leave-out'),
  'GET /api/family-groups/:groupId/schedule/occurrences': inGroup(
    '/schedule/occurrences?from=2040-01-01T00:00:00Z&until=2040-01-08T00:00:00Z',
  ),
  'POST /api/family-groups/:groupId/schedule/:entryId/send-now': of('/schedule', anEntry, '/send-now'),
  'GET /api/family-groups/:groupId/schedule/:entryId/occurrences': of('/schedule', anEntry, '/occurrences'),
  'POST /api/family-groups/:groupId/schedule/preview': inGroup('/schedule/preview', {
    scheduledFor: '2035-01-01T08:00:00Z',
    recurringPattern: 'daily',
  }),
  'PATCH /api/shopping-items/:itemId/toggle': async (world) => ({
    path: `/api/shopping-items/${await anItem(world)}/toggle`,
    body: { isCompleted: true },
  }),
  'PATCH /api/family-groups/:groupId/shopping/items/:itemId': of('/shopping/items', anItem, '', {
    name: 'Oat milk',
  }),
  'POST /api/family-groups/:groupId/shopping/send-to-amazon': async (world) => ({
    path: `${world.family.path}/shopping/send-to-amazon`,
    body: { itemIds: [await anItem(world)] },
  }),
  'POST /api/family-groups/:groupId/shopping/mark-not-sent': async (world) => ({
    path: `${world.family.path}/shopping/mark-not-sent`,
    body: { itemIds: [await anItem(world)] },
  }),
  'PATCH /api/family-groups/:groupId/shopping/items/:itemId/in-cart': of(
    '/shopping/items',
    anItemOnItsWay,
    '/in-cart',
    { isInCart: true },
  ),
  'GET /api/family-groups/:groupId/live': inGroup('/live'),
  'POST /api/family-groups/:groupId/live': inGroup('/live'),
  'POST /api/family-groups/:groupId/answers/seen': async (world) => ({
    path: `${world.family.path}/answers/seen`,
    body: { answerId: (await anAnswer(world, 'heart')).answers[0]?.id },
  }),
  'POST /api/family-groups/:groupId/calls/:callId/take': async (world) => {
    const { calls } = await anAnswer(world, 'call_me')
    const open = calls.find(({ takenAt }) => takenAt === null)
    return { path: `${world.family.path}/calls/${open?.id}/take` }
  },
  'POST /api/family-groups/:groupId/calls/:callId/return': async (world) => {
    const { calls } = await anAnswer(world, 'call_me')
    const open = calls.find(({ takenAt }) => takenAt === null)
    return { path: `${world.family.path}/calls/${open?.id}/return` }
  },
  'POST /api/family-groups/:groupId/calls/:callId/done': async (world) => {
    const { calls } = await anAnswer(world, 'call_me')
    const open = calls.find(({ takenAt }) => takenAt === null)
    return { path: `${world.family.path}/calls/${open?.id}/done` }
  },
  'PATCH /api/family-groups/:groupId/room': inGroup('/room', { language: 'de', volume: 40 }),
  'PUT /api/family-groups/:groupId/room/help-phone': inGroup('/room/help-phone', { helpPhone: '030 123' }),
  'PATCH /api/family-groups/:groupId/life': inGroup('/life', { isOn: true, hour: '10:00' }),
  'POST /api/family-groups/:groupId/life/away': inGroup('/life/away', {
    from: '2035-01-01',
    until: '2035-01-02',
  }),
  'DELETE /api/family-groups/:groupId/life/away/:awayId': async ({ family: { anna, path } }) => {
    const { body } = await anna.post(`${path}/life/away`, { from: '2035-01-01', until: '2035-01-02' })
    return { path: `${path}/life/away/${body.away.at(-1).id}` }
  },
  'POST /api/family-groups/:groupId/life/take': async (world) => ({
    path: await aMissingSign(world, 'take'),
  }),
  'POST /api/family-groups/:groupId/life/give-back': async (world) => ({
    path: await aMissingSign(world, 'give-back'),
  }),
  'GET /api/family-groups/:groupId/devices/:deviceId/thumbnail': async (world) => {
    const { path } = await onDelivery('', {})(world, world.screen)
    const stream = await world.screen.listen('/api/screen/live')
    await stream.until('open')
    const showing = { kind: 'picture', deliveryId: path.split('/').at(-1) }
    await world.screen.post('/api/screen/contact', { wasTouched: false, showing })
    return { path: `${world.family.path}/devices/${await aDevice(world)}/thumbnail` }
  },
  'PATCH /api/family-groups/:groupId/devices/:deviceId': of('/devices', aDevice, '', { name: 'Kitchen' }),
  'DELETE /api/family-groups/:groupId/devices/:deviceId': of('/devices', aDevice),
  'POST /api/family-groups/:groupId/devices/:deviceId/keep': of('/devices', aDevice, '/keep'),
  'POST /api/family-groups/:groupId/devices/pair': async ({ family }) => {
    const { code } = (await openBrowser(app).post('/api/screen/pairing')).body
    return { path: `${family.path}/devices/pair`, body: { code } }
  },
  'POST /api/family-groups/:groupId/deliveries/:deliveryId/take-back': async ({ family: { anna, path } }) => {
    const photo = await givenPhoto(anna, path)
    const sent = await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
    return { path: `${path}/deliveries/${sent.body.delivery.id}/take-back` }
  },
  'POST /api/alexa/test-connection': async ({ family }) => ({
    path: '/api/alexa/test-connection',
    body: { familyGroupId: family.group.id },
  }),
  'POST /api/alexa/skill': at('/api/alexa/skill', { request: { type: 'LaunchRequest' } }),
  'GET /api/alexa/pictures/:token': at('/api/alexa/pictures/made.up.by.nobody'),
  'GET /api/alexa/voices/:token': at('/api/alexa/voices/made.up.by.nobody'),
  'GET /api/alexa/films/:token': at('/api/alexa/films/made.up.by.nobody'),
  'GET /api/family-groups/:groupId/alexa/skill-package': inGroup('/alexa/skill-package'),
  'POST /api/family-groups/:groupId/alexa/pair': async ({ family }) => ({
    path: `${family.path}/alexa/pair`,
    body: { code: await startPairing(app, anEcho()) },
  }),
  'POST /api/family-groups/:groupId/photos': ofCaller(async ({ family }, by) => {
    const isSignedIn = (await by.get('/api/auth/user')).status === 200
    return {
      path: `${family.path}/photos`,
      body: { objectPath: isSignedIn ? await givenUpload(by) : '/objects/x' },
    }
  }),
  'GET /api/family-groups/:groupId/photos/:photoId/picture': onPhoto('/picture'),
  'PATCH /api/family-groups/:groupId/photos/:photoId': onPhoto('', { caption: 'new' }),
  'PUT /api/family-groups/:groupId/photos/:photoId/focal-point': onPhoto('/focal-point', { x: 100, y: 900 }),
  'DELETE /api/family-groups/:groupId/photos/:photoId': onPhoto(''),
  'POST /api/family-groups/:groupId/photos/:photoId/restore': onPhoto('/restore'),
  'POST /api/family-groups/:groupId/photos/:photoId/send-to-alexa': onPhoto('/send-to-alexa'),
  'POST /api/family-groups/:groupId/people': inGroup('/people', { name: 'Tom', relation: 'your grandson' }),
  'PATCH /api/family-groups/:groupId/people/:personId': onKnownPerson('', { relation: 'your son' }),
  'DELETE /api/family-groups/:groupId/people/:personId': onKnownPerson(''),
  'POST /api/family-groups/:groupId/people/:personId/restore': onKnownPerson('/restore'),
  'PATCH /api/family-groups/:groupId/people/:personId/photos': async (world, by) => ({
    path: (await onKnownPerson('/photos')(world, by)).path,
    body: { photoIds: [(await givenPhoto(world.family.anna, world.family.path)).id], isOn: true },
  }),
  'PUT /api/family-groups/:groupId/members/:memberId/relation': of('/members', aGuest, '/relation', {
    relation: 'your daughter',
  }),
  'PUT /api/family-groups/:groupId/photos/:photoId/people/:personId': aTag,
  'DELETE /api/family-groups/:groupId/photos/:photoId/people/:personId': aTag,
  'GET /unsubscribe/:token': onUnsubscribe(''),
  'POST /unsubscribe/:token': onUnsubscribe(''),
  'POST /unsubscribe/:token/undo': onUnsubscribe('/undo'),
  'PUT /api/objects/upload/:token': ofCaller(async (_world, by) => {
    const { uploadURL } = (await by.post('/api/objects/upload')).body
    return { path: uploadURL ?? '/api/objects/upload/unknown' }
  }),
  'GET /api/objects/upload/:token': ofCaller(aFileInParts),
  'DELETE /api/objects/upload/:token': ofCaller(aFileInParts),
  'GET /api/objects/:objectId': async ({ family: { anna, path } }) => {
    const photo = await givenPhoto(anna, path)
    return { path: `/api${photo.objectPath}` }
  },
  'POST /api/family-groups/:groupId/visits': async (world) => ({
    path: `${world.family.path}/visits`,
    body: aVisit(),
  }),
  'PUT /api/family-groups/:groupId/visits/:visitId': async (world) => ({
    path: (await onVisit(world)).path,
    body: { ...aVisit(), who: 'Tom' },
  }),
  'DELETE /api/family-groups/:groupId/visits/:visitId': onVisit,
  'POST /api/family-groups/:groupId/visits/:visitId/restore': async (world) => ({
    path: `${(await onVisit(world)).path}/restore`,
  }),
  'PUT /api/family-groups/:groupId/visits/:visitId/skips/:date': async (world) => ({
    path: `${(await onVisit(world)).path}/skips/${aVisit().date}`,
  }),
  'DELETE /api/family-groups/:groupId/visits/:visitId/skips/:date': async (world) => ({
    path: `${(await onVisit(world)).path}/skips/${aVisit().date}`,
  }),
  'POST /api/family-groups/:groupId/calendars': inGroup('/calendars', { address: 'https://127.0.0.1/a.ics' }),
  'POST /api/family-groups/:groupId/calendars/file': inGroup('/calendars/file', 'BEGIN:VCALENDAR'),
  'PATCH /api/family-groups/:groupId/calendars/:calendarId': onCalendar('', { name: 'Church' }),
  'POST /api/family-groups/:groupId/calendars/:calendarId/refresh': onCalendar('/refresh'),
  'DELETE /api/family-groups/:groupId/calendars/:calendarId': onCalendar(''),
  'GET /calendar/:file': async ({ family: { anna, path } }) => {
    const { url } = (await anna.post(`${path}/calendar-feed`)).body
    return { path: new URL(url).pathname }
  },
  'DELETE /api/family-groups/:groupId/upload-keys/:keyId': onOwn('upload-keys', { name: 'iPhone' }),
  'DELETE /api/family-groups/:groupId/api-tokens/:tokenId': onOwn('api-tokens', {
    name: 'Hall',
    right: 'read',
  }),
  'POST /api/family-groups/:groupId/webhooks': inGroup('/webhooks', aWebhook),
  'DELETE /api/family-groups/:groupId/webhooks/:webhookId': onWebhook(''),
  // Nobody is there to take it: the answer says so.
  'POST /api/family-groups/:groupId/webhooks/:webhookId/test': onWebhook('/test'),
  'POST /api/family-groups/:groupId/mcp': inGroup('/mcp', aPing),
  'GET /api/family-groups/:groupId/mcp': inGroup('/mcp'),
  'DELETE /api/family-groups/:groupId/mcp': inGroup('/mcp'),
  'POST /api/mcp': at('/api/mcp', aPing),
  'GET /api/mcp': at('/api/mcp'),
  'DELETE /api/mcp': at('/api/mcp'),
  'GET /.well-known/oauth-protected-resource': at('/.well-known/oauth-protected-resource'),
  'GET /.well-known/oauth-protected-resource/api/mcp': at('/.well-known/oauth-protected-resource/api/mcp'),
  'GET /.well-known/oauth-authorization-server': at('/.well-known/oauth-authorization-server'),
  'POST /api/oauth/register': at('/api/oauth/register', { redirect_uris: ['https://a.example/back'] }),
  'POST /api/oauth/revoke': at('/api/oauth/revoke', { token: 'x', client_id: 'x' }),
  'POST /api/oauth/token': at('/api/oauth/token', { grant_type: 'refresh_token' }),
  'GET /connect-assistant': async ({ family }) => ({ path: anAssistant(family).path }),
  'POST /connect-assistant': async ({ family }) => anAssistant(family),
  'POST /api/push/browsers': async () => ({
    path: '/api/push/browsers',
    body: pushService.newBrowser('').subscription,
  }),
  'DELETE /api/push/browsers/:browserId': ofCaller(async (_world, by) => ({
    path: `/api/push/browsers/${await aPushBrowser(by)}`,
  })),
  'POST /api/push/browsers/:browserId/test': ofCaller(async (_world, by) => ({
    path: `/api/push/browsers/${await aPushBrowser(by)}/test`,
  })),
  'POST /api/upload-keys/photos': at('/api/upload-keys/photos'),
  'POST /share': at('/share'),
  'GET /screen': at('/screen'),
  'GET /api/screen/pairing/live': at('/api/screen/pairing/live'),
  'POST /api/screen/pairing/live': at('/api/screen/pairing/live'),
  'POST /api/screen/open': at('/api/screen/open', { token: 'x' }),
  'GET /api/screen/live': at('/api/screen/live'),
  'POST /api/screen/live': at('/api/screen/live'),
  'POST /api/screen/pause': at('/api/screen/pause', { until: 'tomorrow' }),
  'POST /api/screen/settings': at('/api/screen/settings', { textSize: 'large' }),
  'POST /api/screen/call': at('/api/screen/call', { isNeeded: true }),
  'PUT /api/screen/voices': async ({ family: { anna, path } }) => {
    await anna.patch(`${path}/room`, { herVoice: true })
    return { path: `/api/screen/voices?press=${newId()}` }
  },
  'POST /api/screen/voices/taken-back': at('/api/screen/voices/taken-back', { press: 'none' }),
  'POST /api/screen/life': at('/api/screen/life', { answer: 'fine' }),
  'GET /api/screen/films/:deliveryId': async ({ family: { anna, path }, screen }) => {
    const { id } = await givenClip(anna, path)
    await anna.post(`${path}/clips/${id}/send`)
    const [item] = (await screen.get('/api/screen')).body.items
    return { path: item.film.url }
  },
  'POST /api/screen/deliveries/:deliveryId/shown': onDelivery('/shown', {}),
  'POST /api/screen/deliveries/:deliveryId/unplayed': onDelivery('/unplayed', {}),
  'POST /api/screen/deliveries/:deliveryId/heard': onDelivery('/heard', {}),
  'POST /api/screen/deliveries/:deliveryId/answers': onDelivery('/answers', { kind: 'heart' }),
  'GET /api/screen/pictures/:deliveryId': async (world) => {
    const { path } = await onDelivery('', {})(world, world.screen)
    return { path: path.replace('deliveries', 'pictures') }
  },
  async 'GET /api/screen/voices/:deliveryId'({ family: { anna, path }, screen }) {
    const { id } = await givenVoice(anna, path)
    await anna.post(`${path}/voices/${id}/send`)
    const [item] = (await screen.get('/api/screen')).body.items
    return { path: `/api/screen/voices/${item.deliveryId}` }
  },
}

export const routes = [...new Set([...Object.keys(samples), ...endpoints.keys()])]

/** What changes something in a group takes half of the time of all. */
export const groupChanges = routes.filter((route) => /^(?!GET).+ \/api\/family-groups\/:groupId/.test(route))

/** One of the caller's own; for those who can have none, one of Anna's. */
function onOwn(list: string, body: unknown): MakeSample {
  return ofCaller(async ({ family: { anna, path } }, by) => {
    const own = await by.post(`${path}/${list}`, body)
    const [known] = own.status === 201 ? [own.body] : (await anna.get(`${path}/${list}`)).body
    const { id } = known ?? (await anna.post(`${path}/${list}`, body)).body
    return { path: `${path}/${list}/${id}` }
  })
}

/** One of Anna's. There are ten at most. */
function onWebhook(rest: string): MakeSample {
  return async ({ family: { anna, path } }) => {
    const [known] = (await anna.get(`${path}/webhooks`)).body
    const { id } = known ?? (await anna.post(`${path}/webhooks`, aWebhook)).body
    return { path: `${path}/webhooks/${id}${rest}` }
  }
}

/** Somebody whom Anna has added. */
function onKnownPerson(rest: string, body?: unknown): MakeSample {
  return async ({ family: { anna, path } }) => {
    const added = await anna.post(`${path}/people`, { name: unique('Tom') })
    return { path: `${path}/people/${added.body.id}${rest}`, body }
  }
}

/** A program asks to be connected, and the answer is yes. */
function anAssistant({ group }: Family): Sample {
  const redirect = 'https://assistant.example/back'
  const asked = {
    response_type: 'code',
    client_id: registerClient(app, { redirect_uris: [redirect] }).client_id,
    redirect_uri: redirect,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  }
  return {
    path: `/connect-assistant?${new URLSearchParams(asked)}`,
    body: { answer: 'yes', groupId: group.id, right: 'read' },
  }
}

async function aTag(world: World, by: Browser): Promise<Sample> {
  const { path } = await onKnownPerson('')(world, by)
  const photo = await givenPhoto(world.family.anna, world.family.path)
  return { path: path.replace('/people/', `/photos/${photo.id}/people/`) }
}

/** Pages and files without private data. */
const pages = [
  ...Object.values(pagePaths),
  ...Object.values(infoPaths),
  '/assets/*',
  '/screen/worker.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/app-worker.js',
  '/badge-96.png',
  '/share-worker.js',
  '/shopping-worker.js',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
  '/alexa-icon-108.png',
  '/alexa-icon-450.png',
  '/alexa-widget.png',
  '/alexa-frame/frame.html',
  '/alexa-frame/frame.js',
  '/alexa-frame/viewhost.js',
]

/** Tries each of these routes as everybody. */
export function tryAccess(routes: string[]): void {
  test.each(routes)('%s answers everybody as decided, and a refusal changes nothing', async (route) => {
    const world = usedUp.includes(route) ? await givenWorld() : common
    const makeSample = samples[route] ?? madeUp(route)
    const [method = '', path = ''] = route.split(' ')
    const row = listRows().find((row) => row.method === method && row.path === path)
    if (!row) throw new Error(`${route} is tried but not there`)
    let ofAll: Sample | undefined
    for (const { who, browser } of callersOf(world, row)) {
      const outcomes = exceptions[route]?.[who] ?? decided(row, who)
      // What is only read, or refused, can be tried by all.
      const isOwn = makeSample.isOfCaller || (outcomes.includes('done') && method !== 'GET')
      if (!isOwn) ofAll ??= await makeSample(world, openBrowser(app))
      const sample = (!isOwn && ofAll) || (await makeSample(world, browser))
      await changes.take()
      const status = await tryOut(browser, method, sample)
      const what = samples[route] ? '' : ', of a call that is made up: `samples` can have a better one'
      expect.soft(outcomes, `${who}: ${status}${what}`).toContain(outcomeOf(status))
      if (status >= 400) expect.soft(await changes.take(), `${who} changed something`).toEqual([])
      if (method !== 'GET' || !(isSweep || asksHead.includes(who))) continue
      const { status: asked, bytes } = await browser.request('HEAD', sample.path)
      expect.soft({ asked, bytes: bytes.length }, `${who}: HEAD`).toEqual({ asked: status, bytes: 0 })
    }
  })
}

/** Every GET answers HEAD by the same rule: `npm test` asks as one who is let in and as one who is not. */
const asksHead: Who[] = ['signed out', 'primary_caretaker']

type Who = Role | 'signed out' | 'session ended' | 'outsider' | 'deactivated' | 'screen' | Program
type Program =
  | 'token that may read'
  | 'token that may change'
  | 'token of a member'
  | 'token of another group'
  | 'token that was ended'
  | 'token of a member who left'
  | 'token of a deactivated member'
type Outcome = 'done' | 401 | 403 | 404 | 'other refusal'

/** Routes for which the right alone does not decide. */
const exceptions: Record<string, Partial<Record<Who, Outcome[]>>> = {
  // Only the member who was asked may accept.
  'POST /api/family-groups/:groupId/hand-over/accept': {
    member: [403],
    caretaker: [403],
    primary_caretaker: [403],
  },
  'DELETE /api/family-groups/:groupId/hand-over': { member: [403], caretaker: [403] },
  // Only the successor may ask, and take over. `successor.test.ts` tries it with one.
  'POST /api/family-groups/:groupId/successor/take-over': {
    member: [403],
    caretaker: [403],
    primary_caretaker: [403],
  },
  'POST /api/family-groups/:groupId/successor/take-over/now': {
    member: [403],
    caretaker: [403],
    primary_caretaker: [403],
  },
  'DELETE /api/family-groups/:groupId/successor/take-over': { member: [403], caretaker: [403] },
  // Only somebody who came by the caller's own invitation, after they took their account back. `recovery.test.ts` tries it.
  'POST /api/family-groups/:groupId/members/:memberId/end-invited': {
    caretaker: [404],
    primary_caretaker: [404],
  },
  // Only one's own notices, which those who do not belong to the group have none of.
  'POST /api/notices/read': { outsider: [404], deactivated: [404] },
  'POST /api/family-groups/:groupId/restore': {
    outsider: [404],
    deactivated: [404],
    member: [404],
    caretaker: [404],
  },
  // Without a public address there is no package. `setup.test.ts` tries it with one.
  'GET /api/family-groups/:groupId/alexa/skill-package': {
    caretaker: ['other refusal'],
    primary_caretaker: ['other refusal'],
  },
  // Neither is a calendar. `calendars.test.ts` tries real ones.
  'POST /api/family-groups/:groupId/calendars': {
    caretaker: ['other refusal'],
    primary_caretaker: ['other refusal'],
  },
  'POST /api/family-groups/:groupId/calendars/file': {
    caretaker: ['other refusal'],
    primary_caretaker: ['other refusal'],
  },
  // A session names no family there, and a token names its own.
  'POST /api/mcp': {
    outsider: [401],
    deactivated: [401],
    member: [401],
    caretaker: [401],
    primary_caretaker: [401],
    'token of another group': ['done'],
  },
  // Whoever is signed in may answer, and for their own families only.
  'POST /connect-assistant': { outsider: ['other refusal'], deactivated: ['other refusal'] },
  // Only the primary caretaker brings back whom they have put out.
  'POST /api/invitations/accept': { deactivated: [403] },
  'POST /api/family-groups/:groupId/leave': { primary_caretaker: ['other refusal'] },
}

function decided({ access, token }: RouteRow, who: Who): Outcome[] {
  const anything: Outcome[] = ['done', 404, 'other refusal', 401]
  if (access === 'public') return anything
  if (access === 'operator') return ['done']
  if (isProgram(who)) return decidedForProgram(access, token, who)
  // Nobody has one here: keys are tried in server/upload-keys.
  if (access === 'upload-key') return [401]
  if (access === 'screen') return who === 'screen' ? ['done'] : [401]
  if (who === 'signed out' || who === 'session ended' || who === 'screen') return [401]
  if (access === 'user') return ['done']
  if (who === 'outsider' || who === 'deactivated') return [404]
  return [may(who, access satisfies Action, { own: who === 'primary_caretaker' }) ? 'done' : 403]
}

/** As whom a program acts, and what its token may. Null where the token is worth nothing. */
const programs: Record<Program, { right: TokenRight; as: Role | 'outsider' } | null> = {
  'token that may read': { right: 'read', as: 'primary_caretaker' },
  'token that may change': { right: 'change', as: 'primary_caretaker' },
  'token of a member': { right: 'change', as: 'member' },
  'token of another group': { right: 'change', as: 'outsider' },
  'token that was ended': null,
  'token of a member who left': null,
  'token of a deactivated member': null,
}

function isProgram(who: Who): who is Program {
  return who in programs
}

/** What a route does not say that a token may, it may not. */
function decidedForProgram(access: Access, token: TokenRight | null, who: Program): Outcome[] {
  const program = programs[who]
  if (token === null) return [403]
  if (!program) return [401]
  if (token === 'change' && program.right === 'read') return [403]
  return decided({ method: '', path: '', access, token: null }, program.as)
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'done'
  return status === 401 || status === 403 || status === 404 ? status : 'other refusal'
}

async function givenWorld(): Promise<World> {
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const deactivated = await givenMember(app, family, 'Dora', 'caretaker')
  const outsider = (await givenOthers(app)).person
  const mia = await givenMember(app, family, 'Mia', 'member')
  const tokens = await givenTokens(family, mia)
  await deactivate(family, deactivated)
  // Nobody uploads without a group.
  await deactivated.post('/api/family-groups', { name: "Dora's" })
  const people: Caller[] = [
    { who: 'signed out', browser: openBrowser(app) },
    { who: 'session ended', browser: withEndedSession() },
    { who: 'screen', browser: screen },
    { who: 'outsider', browser: outsider },
    { who: 'deactivated', browser: deactivated },
    { who: 'member', browser: mia },
    { who: 'caretaker', browser: await givenMember(app, family, 'Carl', 'caretaker') },
    { who: 'primary_caretaker', browser: family.anna },
  ]
  return { family, screen, people, tokens }
}

/** A token of each kind. */
async function givenTokens(family: Family, mia: Person): Promise<Record<Program, string>> {
  const { anna, path } = family
  const lena = await givenMember(app, family, 'Lena', 'caretaker')
  const doris = await givenMember(app, family, 'Doris', 'caretaker')
  const others = await givenOthers(app, 'Otto')
  const ended = await givenApiToken(anna, path)
  const tokens: Record<Program, string> = {
    'token that may read': (await givenApiToken(anna, path, 'read')).token,
    'token that may change': (await givenApiToken(anna, path)).token,
    'token of a member': (await givenApiToken(mia, path)).token,
    'token of another group': (await givenApiToken(others.person, others.path)).token,
    'token that was ended': ended.token,
    'token of a member who left': (await givenApiToken(lena, path)).token,
    'token of a deactivated member': (await givenApiToken(doris, path)).token,
  }
  await anna.delete(`${path}/api-tokens/${ended.id}`)
  await lena.post(`${path}/leave`)
  await deactivate(family, doris)
  return tokens
}

async function deactivate({ anna, path }: Family, person: Person): Promise<void> {
  const { id } = await readMember(anna, path, person)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
}

/** Programs first, and the primary caretaker last. */
function callersOf({ people, tokens }: World, { token: takesTokens }: RouteRow): Caller[] {
  // It must not matter where a call with a token comes from: no browser adds one by itself.
  const foreign: Record<string, string> = takesTokens
    ? { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    : {}
  // Where no token is taken one hook refuses all of them: `npm test` tries the one that may most.
  const tried = Object.entries(tokens).filter(
    ([who]) => isSweep || takesTokens || who === 'token that may change',
  )
  const programs = tried.map(([who, token]) => ({
    who: who as Program,
    browser: openBrowser(app, { authorization: `Bearer ${token}`, ...foreign }),
  }))
  return [...programs, ...people]
}

/** A browser whose cookie names no session any more. */
export function withEndedSession(): Browser {
  const browser = openBrowser(app)
  browser.cookies.set('sunporch_session', 'ended')
  return browser
}

/** A stream counts as answered when it opens. */
async function tryOut(browser: Browser, method: string, { path, body }: Sample): Promise<number> {
  if (method === 'PUT' && path.includes('/api/objects/upload/'))
    return (await browser.put(path, Buffer.from('bytes'))).status
  if (method === 'PUT' && path.startsWith('/api/screen/voices'))
    return (await browser.put(path, givenSound(1), { 'content-type': 'audio/mpeg' })).status
  if (!path.endsWith('/live')) return (await browser.request(method, path, body)).status
  const stream = await browser.listen(path, method)
  stream.close()
  return stream.status
}

/** The rows of all routes but those of the pages. */
export function listRows() {
  return app.server.policyRows.filter(({ method, path }) => method !== 'GET' || !pages.includes(path))
}

async function aFileInParts(_world: unknown, by: Browser): Promise<Sample> {
  const { uploadURL } = (await by.post('/api/objects/upload', { size: 5, isInParts: true })).body
  return { path: uploadURL ?? '/api/objects/upload/unknown' }
}

function ofCaller(makeSample: MakeSample): MakeSample {
  return Object.assign(makeSample, { isOfCaller: true as const })
}

function at(path: string, body?: unknown): MakeSample {
  return async () => ({ path, body })
}

function inGroup(path: string, body?: unknown): MakeSample {
  return async ({ family }) => ({ path: `${family.path}${path}`, body })
}

/**
 * A call with the smallest body that the contract allows, on the list itself or on a thing that Anna adds to it by the
 * list's own POST.
 */
function madeUp(route: string): MakeSample {
  return async ({ family }) => {
    const endpoint = endpointOf(route)
    const path = endpoint.path.replace('/api/family-groups/:groupId', family.path)
    const [, list, rest = ''] = /^(.+)\/:\w+(.*)$/.exec(path) ?? []
    const body = smallestBody(endpoint)
    if (!list) return { path, body }
    const add = endpointOf(`POST ${endpoint.path.replace(/\/:\w+[^:]*$/, '')}`)
    const added = await family.anna.post(list, smallestBody(add))
    return { path: `${list}/${added.body.id}${rest}`, body }
  }
}

function endpointOf(route: string): Endpoint {
  const endpoint = endpoints.get(route)
  if (!endpoint)
    throw new Error(
      `No call can be made up for it, because ${route} is not there: give it a row in \`samples\``,
    )
  return endpoint
}

/** One thing of a list of the group, which `make` adds for it and of which it tells the id. */
function of(list: string, make: (world: World) => Promise<string>, rest = '', body?: unknown): MakeSample {
  return async (world) => ({ path: `${world.family.path}${list}/${await make(world)}${rest}`, body })
}

/** The link of Anna's mails, for everybody who has it. */
function onUnsubscribe(path: string): MakeSample {
  return async ({ family }) => {
    const ids = { userId: family.anna.user.id, groupId: family.group.id }
    return { path: `${unsubscribePath(app, ids)}${path}` }
  }
}

function onPhoto(path: string, body?: unknown): MakeSample {
  return async ({ family }) => {
    const photo = await givenPhoto(family.anna, family.path)
    return { path: `${family.path}/photos/${photo.id}${path}`, body }
  }
}

function onDelivery(path: string, body: unknown): MakeSample {
  return async ({ family, screen }) => {
    const photo = await givenPhoto(family.anna, family.path)
    await family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`)
    const [item] = (await screen.get('/api/screen')).body.items
    return { path: `/api/screen/deliveries/${item.deliveryId}${path}`, body }
  }
}

/** One's own; for those who can have none, one that nobody has. */
async function aPushBrowser(by: Browser): Promise<string> {
  if ((await by.get('/api/push')).status !== 200) return newId()
  return (await givenPush(by, pushService)).id
}

/** What a browser answers to the challenge for a new passkey; nothing for those who get none. */
async function aMadePasskey(by: Browser) {
  const started = await by.post('/api/auth/passkeys/start', { currentPassword: password })
  if (started.status !== 200) return {}
  const { origin } = (await by.get('/api/auth/passkeys/site')).body
  return { passkey: softwareAuthenticator(origin).make(started.body), name: 'A device' }
}

/** One's own; for those who can have none, one that nobody has. */
async function aPasskey(by: Browser): Promise<string> {
  const added = await by.post('/api/auth/passkeys', await aMadePasskey(by))
  return added.status === 201 ? added.body.id : newId()
}

/** What the group has heard, after one more answer of the loved one. */
async function anAnswer(world: World, kind: 'heart' | 'call_me') {
  const { path } = await onDelivery('/answers', {})(world, world.screen)
  await world.screen.post(path, { kind })
  return (await world.family.anna.get(`${world.family.path}/answers`)).body as {
    calls: CallRequest[]
    answers: RoomAnswer[]
  }
}

/** The loved one has given no sign of life, and Anna was told. */
async function aMissingSign({ family: { anna, path } }: World, verb: string): Promise<string> {
  await anna.patch(`${path}/life`, { isOn: false })
  await anna.patch(`${path}/life`, { isOn: true, waitMinutes: 15 })
  const { nextCheckAt } = (await anna.get(`${path}/life`)).body
  await app.runDueAfter(Date.parse(nextCheckAt) - app.clock.now())
  await app.runDueAfter(minutes(15))
  return `${path}/life/${verb}`
}

function unique(name: string): string {
  return `${name}${Math.random().toString(36).slice(2)}`
}

/** An Echo that is not linked. */
function anEcho(): EchoInfo {
  return {
    userId: unique('account'),
    alexaDeviceId: unique('device'),
    persistentEndpointId: null,
    apiEndpoint: null,
    locale: 'en-US',
    hasScreen: true,
    hasWidget: false,
  }
}

/** A member who joined for this call; returns the member's id. */
async function aGuest({ family }: World): Promise<string> {
  const guest = await givenMember(app, family, unique('Guest'), 'member')
  const members = (await family.anna.get(`${family.path}/members`)).body
  return members.find((member: { user: { id: string } }) => member.user.id === guest.user.id).id
}

async function anInvitation({ family }: World): Promise<{ id: string; link: string }> {
  const email = `${unique('invited')}@example.com`
  return (await family.anna.post(`${family.path}/members`, { email, role: 'member' })).body
}

function onContent(path: string, body?: unknown): MakeSample {
  return async (world) => ({ path: `${world.family.path}/content/${await anItemToSend(world)}${path}`, body })
}

function onSong(path: string): MakeSample {
  return async ({ family: { anna, path: group } }) => ({
    path: `${group}/content/${(await givenSong(anna, group)).id}/recording${path}`,
  })
}

function onNote(path: string, body?: unknown): MakeSample {
  return async ({ family: { anna, path: group } }) => {
    const note = (await anna.post(`${group}/notes`, { text: 'I come on Monday' })).body
    return { path: `${group}/notes/${note.id}${path}`, body }
  }
}

function onVoice(path: string): MakeSample {
  return async ({ family: { anna, path: group } }) => ({
    path: `${group}/voices/${(await givenVoice(anna, group)).id}${path}`,
  })
}

function onClip(path: string): MakeSample {
  return async ({ family: { anna, path: group } }) => ({
    path: `${group}/clips/${(await givenClip(anna, group)).id}${path}`,
  })
}

function onCalendar(path: string, body?: unknown): MakeSample {
  return async ({ family }) => ({
    path: `${family.path}/calendars/${await givenCalendar(app, family)}${path}`,
    body,
  })
}

/** Tomorrow and every day after it. */
function aVisit() {
  const date = new Date(app.clock.now() + 86_400_000).toISOString().slice(0, 10)
  return { who: 'Ben', date, repeats: 'daily' }
}

async function onVisit(world: World): Promise<Sample> {
  const { anna, path } = world.family
  const { body } = await anna.post(`${path}/visits`, aVisit())
  return { path: `${path}/visits/${body.id}` }
}

async function anItemToSend({ family }: World): Promise<string> {
  return (await family.anna.post(`${family.path}/content`, { title: 'Persuasion' })).body.id
}

async function aPlan(world: World) {
  const scheduledFor = new Date(app.clock.now() + 86_400_000).toISOString()
  return { contentItemId: await anItemToSend(world), photoId: null, scheduledFor, isRecurring: false }
}

async function anEntry(world: World, how: { isRecurring?: boolean } = {}): Promise<string> {
  const { family } = world
  const plan = { ...(await aPlan(world)), ...how }
  return (await family.anna.post(`${family.path}/schedule`, plan)).body.id
}

async function anItem({ family }: World): Promise<string> {
  return (await family.anna.post(`${family.path}/shopping/items`, { name: 'Milk' })).body.id
}

async function aNotice({ family }: World, by: Browser): Promise<string> {
  const me = (await by.get('/api/auth/user')).body?.id ?? family.anna.user.id
  await tell(app, {
    groupId: family.group.id,
    source: unique('test'),
    topic: 'silence',
    action: 'screen_silent',
    userIds: [me],
    actor: null,
    subject: null,
  })
  const { body } = await by.get('/api/notices')
  return body?.[0]?.id ?? family.group.id
}

async function anItemOnItsWay(world: World): Promise<string> {
  const id = await anItem(world)
  await world.family.anna.post(`${world.family.path}/shopping/send-to-amazon`, { itemIds: [id] })
  return id
}

async function aDevice({ family }: World): Promise<string> {
  return (await family.anna.get(`${family.path}/devices`)).body[0].id
}
