import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { id } from '#contract/platform/fields.ts'
import { screenApi, thumbnailPath } from '#contract/screen/screen.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { recordContact } from '../delivery/devices/device-status.ts'
import { pressCall, withdrawCall } from '../delivery/inbox/call-presses.service.ts'
import { noteStep } from '../delivery/path/note-step.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import { answerLife } from '../life/screen-life.ts'
import { requireFaceInGroup } from '../photos/faces/face.service.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { sendFile } from '../platform/http/answer/send-file.ts'
import type { Pages } from '../platform/http/pages.ts'
import { parsePath, route } from '../platform/http/route.ts'
import { pressPause } from '../room/pause.service.ts'
import { setInRoom } from '../room/set-in-room.ts'
import { herVoiceRoutes } from './her-voice.routes.ts'
import { screenStream } from './live.routes.ts'
import { pairingRoutes } from './pairing.routes.ts'
import {
  answerItem,
  handView,
  reportHeard,
  reportShown,
  reportUnplayed,
  requireScreenFilm,
  requireScreenPicture,
  requireScreenSound,
  requireThumbnail,
  takeItemBack,
} from './screen.service.ts'
import { renewToken, requireScreen } from './screen-cookies.ts'

export async function screenRoutes(server: FastifyInstance, app: App, pages: Pages): Promise<void> {
  server.get('/screen', { config: { access: 'public' } }, async (_request, reply) =>
    pages.send(reply, 'screen'),
  )
  workerRoute(server)
  pairingRoutes(server, app, pages)
  pairedRoutes(server, app, pages)
  await herVoiceRoutes(server, app)
  pictureRoute(server, app)
  for (const played of [sound, film]) playedRoute(server, app, played)
  faceRoute(server, app)
  thumbnailRoute(server, app)
  screenStream(server, app, () => pages.release('screen'))
}

/**
 * The service worker of the page, with `/screen` as its scope, keeps the page for days without a network.
 * Browsers ask for it each time, so that they notice a new release.
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

/** The calls of a screen, which has a cookie of its own. */
function pairedRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  route(server, screenApi.view, async ({ request, reply }) => {
    const device = await requireScreen(app, request)
    renewToken(app, request, reply)
    return handView(app, device, pages.release('screen'))
  })

  route(server, screenApi.reportShown, async ({ params, body, request }) => {
    const device = await requireScreen(app, request)
    return reportShown(app, device, params.deliveryId, timeOf(app, body.shownAt))
  })

  route(server, screenApi.reportHeard, async ({ params, body, request }) => {
    const device = await requireScreen(app, request)
    return reportHeard(app, device, params.deliveryId, { at: timeOf(app, body.heardAt), of: body.sound })
  })

  route(server, screenApi.reportUnplayed, async ({ params, request }) => {
    const device = await requireScreen(app, request)
    return reportUnplayed(app, device, params.deliveryId)
  })

  route(server, screenApi.answer, async ({ params, body, request }) => {
    const device = await requireScreen(app, request)
    const at = timeOf(app, body.answeredAt)
    const { kind, press, isTakenBack = false } = body
    const change = isTakenBack ? takeItemBack : answerItem
    return change(app, device, params.deliveryId, { kind, at, press })
  })

  route(server, screenApi.answerLife, async ({ body, request }) => {
    const device = await requireScreen(app, request)
    await answerLife(app, device, body.answer)
    return handView(app, device, pages.release('screen'))
  })

  route(server, screenApi.call, async ({ body, request }) => {
    const device = await requireScreen(app, request)
    const { isNeeded, pressedAt, callId, ...press } = body
    const at = timeOf(app, pressedAt)
    if (isNeeded) await pressCall(app, device, { at, ...press })
    else await withdrawCall(app, device, { at, callId })
    const view = await handView(app, device, pages.release('screen'))
    return { ...view, ...(press.press && { press: press.press }) }
  })

  route(server, screenApi.pause, async ({ body, request }) => {
    const device = await requireScreen(app, request)
    await pressPause(app, device, { isPause: body.until !== null, at: timeOf(app, body.pressedAt) })
    return handView(app, device, pages.release('screen'))
  })

  route(server, screenApi.set, async ({ body, request }) => {
    const device = await requireScreen(app, request)
    const { textSize, volume, microphone, pressedAt } = body
    await setInRoom(app, device, { textSize, volume, microphone, at: timeOf(app, pressedAt) })
    return handView(app, await requireScreen(app, request), pages.release('screen'))
  })

  route(server, screenApi.reportContact, async ({ body, request }) => {
    const device = await requireScreen(app, request)
    await recordContact(app, device, body)
    return { at: toIso(app.clock.now()) }
  })
}

/** Epoch milliseconds; now when the screen sends no time. */
function timeOf(app: App, instant: string | undefined): number {
  return instant ? Date.parse(instant) : app.clock.now()
}

/** A picture as the screen shows it. */
function pictureRoute(server: FastifyInstance, app: App): void {
  server.get('/api/screen/pictures/:deliveryId', { config: { access: 'screen' } }, async (request, reply) => {
    const device = await requireScreen(app, request)
    const { deliveryId } = parsePath(z.object({ deliveryId: id }), request.params)
    const { picture, isShown } = await requireScreenPicture(app, device, deliveryId)
    await sendFile(app, request, reply, {
      key: picture.key,
      contentType: 'image/jpeg',
      version: picture.key.replaceAll('/', '-'),
      // Asked for again each time, because a picture that was taken back is answered with 404.
      cacheControl: 'private, no-cache',
      // A delivery whose file is lost has failed, and that is to be found out before it is shown.
      mayLeave: 'checked',
    })
    const ids = { deliveryId, groupId: device.family_group_id, deviceId: device.id }
    // Shown pictures are asked for again with each round.
    if (!isShown) noteStep(app, 'picture_sent', { ...ids, status: reply.statusCode })
    return reply
  })
}

type Played = {
  path: string
  contentType: string
  find(app: App, device: DeviceRow, deliveryId: string): Promise<{ key: string }>
}
const sound: Played = { path: 'voices', contentType: 'audio/mpeg', find: requireScreenSound }
const film: Played = { path: 'films', contentType: 'video/mp4', find: requireScreenFilm }

/** A voice or a film as the screen plays it, also a part of it. */
function playedRoute(server: FastifyInstance, app: App, { path, contentType, find }: Played): void {
  const config = { access: 'screen' } as const
  server.get(`/api/screen/${path}/:deliveryId`, { config }, async (request, reply) => {
    const device = await requireScreen(app, request)
    const { deliveryId } = parsePath(z.object({ deliveryId: id }), request.params)
    const { key } = await find(app, device, deliveryId)
    return sendFile(app, request, reply, {
      key,
      contentType,
      version: key.replaceAll('/', '-'),
      // Asked for again each time, because what was taken back is answered with 404.
      cacheControl: 'private, no-cache',
    })
  })
}

/** The face of a member who has sent something. */
function faceRoute(server: FastifyInstance, app: App): void {
  server.get('/api/screen/faces/:userId', { config: { access: 'screen' } }, async (request, reply) => {
    const device = await requireScreen(app, request)
    const { userId } = parsePath(z.object({ userId: id }), request.params)
    const { key, version } = await requireFaceInGroup(app, device.family_group_id, userId)
    return sendFile(app, request, reply, {
      key,
      version,
      contentType: 'image/jpeg',
      cacheControl: 'private, max-age=31536000, immutable',
    })
  })
}

/** For the family: the picture that the screen shows now. */
function thumbnailRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read' } as const
  server.get(thumbnailPath(':groupId', ':deviceId'), { config }, async (request, reply) => {
    const params = z.object({ groupId: id, deviceId: id })
    const { groupId, deviceId } = await parseSignedInPath(app, request, params)
    await requireActor(app, request, groupId, 'group:read')
    const { key, version } = await requireThumbnail(app, groupId, deviceId)
    return sendFile(app, request, reply, {
      key,
      contentType: 'image/webp',
      version,
      // Asked for again each time, because the screen goes on to other pictures.
      cacheControl: 'private, no-cache',
    })
  })
}
