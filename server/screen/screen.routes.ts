import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'
import { screenApi, thumbnailPath } from '#contract/screen.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { recordContact } from '../delivery/device-status.ts'
import {
  deviceTopic,
  readDevice,
  recordConnected,
  recordDisconnected,
  sayConnectedEvery,
} from '../delivery/devices.service.ts'
import { recordAnswer, recordShown } from '../delivery/inbox.service.ts'
import { groupTopic } from '../family/group-live.ts'
import { requireMember } from '../family/membership.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { pictureKey } from '../photos/pictures/picture-files.ts'
import { days, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { notFound, unauthorized } from '../platform/errors.ts'
import { setCookie } from '../platform/http/cookies.ts'
import { openStream } from '../platform/http/event-stream.ts'
import { publicUrl } from '../platform/http/origin.ts'
import type { Pages } from '../platform/http/pages.ts'
import { parsePath, requireUser, route } from '../platform/http/route.ts'
import { sendPicture } from '../platform/http/send-file.ts'
import {
  findScreen,
  finishPairing,
  makeLink,
  openLink,
  pairByCode,
  pairingLasts,
  pairingTopic,
  requirePairing,
  startPairing,
} from './pairing.service.ts'
import { readItem, readView, requireScreenPicture } from './screen.service.ts'

const tokenCookie = 'sunporch_screen'
const pairingCookie = 'sunporch_pairing'
/** What of the group stands on the screen: its name, its clock, and what comes next. */
const shownOfGroup = ['group', 'schedule']
/** The longest that browsers allow. Each look at the view begins it anew. */
const tokenLasts = days(400)

export function screenRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  server.get('/screen', { config: { access: 'public' } }, async (_request, reply) =>
    pages.send(reply, 'screen'),
  )
  workerRoute(server)
  pairingRoutes(server, app, pages)
  groupRoutes(server, app)
  pairedRoutes(server, app, pages)
}

/**
 * The screen's worker keeps the page itself for days without a network. It rules over `/screen` and
 * nothing else, and is asked for again each time, so that a new release is noticed.
 */
function workerRoute(server: FastifyInstance): void {
  server.get('/screen/worker.js', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/screen',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .sendFile('screen-worker.js'),
  )
}

/** What a browser calls that is not a screen yet. */
function pairingRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  route(server, screenApi.startPairing, async ({ request, reply }) => {
    const { code, secret, expiresAt } = await startPairing(app, request.ip)
    setScreenCookie(app, request, reply, { name: pairingCookie, value: secret, maxAgeMs: pairingLasts })
    return { code, expiresAt }
  })

  server.get('/api/screen/pairing/live', { config: { access: 'public' } }, async (request, reply) => {
    const secret = request.cookies[pairingCookie] ?? ''
    const { expiresAt } = await requirePairing(app, secret)
    const stream = openStream(reply)
    const closing = new AbortController()
    const unsubscribe = app.live.subscribe(pairingTopic(secret), () => stream.send('paired', {}))
    stream.onClose(() => {
      closing.abort()
      unsubscribe()
    })
    stream.send('open', {})
    void app.clock.sleepUntil(expiresAt, closing.signal).then(stream.close)
  })

  route(server, screenApi.finishPairing, async ({ request, reply }) => {
    const { device, token } = await finishPairing(app, request.cookies[pairingCookie] ?? '')
    setScreenCookie(app, request, reply, { name: pairingCookie, value: '', maxAgeMs: 0 })
    setScreenCookie(app, request, reply, { name: tokenCookie, value: token, maxAgeMs: tokenLasts })
    return readView(app, device, pages.release('screen'))
  })

  route(server, screenApi.openLink, async ({ body, request, reply }) => {
    const present = await findRequestingScreen(app, request)
    const { device, token } = await openLink(app, body.token, present, request.ip)
    if (token) setScreenCookie(app, request, reply, { name: tokenCookie, value: token, maxAgeMs: tokenLasts })
    return readView(app, device, pages.release('screen'))
  })
}

/** What caretakers call. */
function groupRoutes(server: FastifyInstance, app: App): void {
  route(server, screenApi.pair, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    const device = await pairByCode(app, user.id, params.groupId, body.code)
    return readDevice(app, params.groupId, device.id)
  })

  server.get(
    thumbnailPath(':groupId', ':deviceId'),
    { config: { access: 'group:read' } },
    async (request, reply) => {
      const { groupId, deviceId } = parsePath(z.object({ groupId: id, deviceId: id }), request.params)
      await requireMember(app, requireUser(request), groupId, 'group:read')
      const { showing } = await readDevice(app, groupId, deviceId)
      if (!showing?.photoId) throw notFound()
      const photo = await requirePhoto(app, groupId, showing.photoId)
      return sendPicture(app.storage, request, reply, {
        key: pictureKey(photo.object_id, 'w320.webp'),
        contentType: 'image/webp',
        version: photo.object_id,
        // What is on the screen changes; asked for again each time.
        cacheControl: 'private, no-cache',
      })
    },
  )

  route(server, screenApi.makeLink, async ({ user, params, request }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    const { token, expiresAt } = await makeLink(app, user.id, params.groupId)
    // In the fragment: previews of links do not use it up, and no log holds it.
    return { url: `${publicUrl(request, app.config)}/screen#open=${token}`, expiresAt }
  })
}

/** What a screen calls, with its own cookie. */
function pairedRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  route(server, screenApi.view, async ({ request, reply }) => {
    const device = await requireScreen(app, request)
    const value = request.cookies[tokenCookie] ?? ''
    setScreenCookie(app, request, reply, { name: tokenCookie, value, maxAgeMs: tokenLasts })
    return readView(app, device, pages.release('screen'))
  })

  route(server, screenApi.reportShown, async ({ params, body, request }) => {
    const device = await requireScreen(app, request)
    const at = body.shownAt ? Date.parse(body.shownAt) : app.clock.now()
    await recordShown(app, device, params.deliveryId, at)
    return readItem(app, device, params.deliveryId)
  })

  route(server, screenApi.answer, async ({ params, body, request }) => {
    const device = await requireScreen(app, request)
    const at = body.answeredAt ? Date.parse(body.answeredAt) : app.clock.now()
    await recordAnswer(app, device, params.deliveryId, { kind: body.kind, at })
    return readItem(app, device, params.deliveryId)
  })

  route(server, screenApi.reportContact, async ({ body, request }) => {
    const device = await requireScreen(app, request)
    await recordContact(app, device, body)
    return { at: toIso(app.clock.now()) }
  })

  server.get('/api/screen/pictures/:deliveryId', { config: { access: 'screen' } }, async (request, reply) => {
    const device = await requireScreen(app, request)
    const { deliveryId } = parsePath(z.object({ deliveryId: id }), request.params)
    const picture = await requireScreenPicture(app, device, deliveryId)
    return sendPicture(app.storage, request, reply, {
      key: picture.key,
      contentType: 'image/jpeg',
      version: deliveryId,
      // Asked for again each time, so that what was taken back is gone.
      cacheControl: 'private, no-cache',
    })
  })

  server.get('/api/screen/live', { config: { access: 'screen' } }, async (request, reply) => {
    const device = await requireScreen(app, request)
    const stream = openStream(reply)
    const stayConnected = () =>
      recordConnected(app, device).catch((error) => app.log.error({ err: error }, 'contact'))
    const beat = setInterval(() => {
      // A line that broke without a word is noticed by the screen, too.
      stream.send('beat', {})
      void stayConnected()
    }, sayConnectedEvery)
    const unsubscribe = app.live.subscribe(deviceTopic(device.id), (message) => {
      if (!message.ended) return stream.send('changed', {})
      stream.send('revoked', {})
      stream.close()
    })
    const unsubscribeGroup = app.live.subscribe(groupTopic(device.family_group_id), ({ changed = [] }) => {
      if (changed.some((topic) => shownOfGroup.includes(topic))) stream.send('changed', {})
    })
    stream.onClose(() => {
      clearInterval(beat)
      unsubscribe()
      unsubscribeGroup()
      recordDisconnected(app, device).catch((error) => app.log.error({ err: error }, 'contact'))
    })
    await stayConnected()
    stream.send('open', {})
  })
}

async function requireScreen(app: App, request: FastifyRequest): Promise<DeviceRow> {
  const device = await findRequestingScreen(app, request)
  if (!device) throw unauthorized()
  return device
}

async function findRequestingScreen(app: App, request: FastifyRequest): Promise<DeviceRow | null> {
  const token = request.cookies[tokenCookie]
  return token ? findScreen(app, token) : null
}

type ScreenCookie = { name: string; value: string; maxAgeMs: number }

/** Sent to the screen's own calls only: it is worth nothing anywhere else. */
function setScreenCookie(app: App, request: FastifyRequest, reply: FastifyReply, cookie: ScreenCookie): void {
  setCookie(app, request, reply, { ...cookie, path: '/api/screen', sameSite: 'strict' })
}
