import type { FastifyInstance } from 'fastify'
import { screenApi } from '#contract/screen/screen.ts'
import { screenStreams } from '#contract/screen/screen-streams.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { openStream, streamRoute } from '../platform/http/answer/event-stream.ts'
import type { Pages } from '../platform/http/pages.ts'
import { networkOf } from '../platform/http/request/network-of.ts'
import { linkOrigin } from '../platform/http/request/own-address.ts'
import { route } from '../platform/http/route.ts'
import { hashToken } from '../platform/ids.ts'
import { makeLink, openLink } from './links.service.ts'
import { finishPairing, pairByCode, pairingTopic, requirePairing, startPairing } from './pairing.service.ts'
import { handView } from './screen.service.ts'
import {
  clearPairingSecret,
  findRequestingScreen,
  pairingSecret,
  setPairingSecret,
  setToken,
} from './screen-cookies.ts'

export function pairingRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  caretakerRoutes(server, app)
  unpairedRoutes(server, app, pages)
  waitingStream(server, app)
}

function caretakerRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(screenApi.pair, ({ actor, body: { code, letters } }) => pairByCode(app, actor, { code, letters }))
  mount(screenApi.makeLink, async ({ actor }) => {
    const { token, expiresAt } = await makeLink(app, actor)
    // The token is in the fragment: link previews do not use it up, and no log contains it.
    return { url: `${linkOrigin(server, app.config)}/screen#open=${token}`, expiresAt }
  })
}

/** The calls of a browser that is not a screen yet. */
function unpairedRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  route(server, screenApi.startPairing, async ({ request, reply }) => {
    const { code, secret, expiresAt } = await startPairing(app, request.ip)
    setPairingSecret(app, request, reply, secret)
    return { code, expiresAt }
  })

  route(server, screenApi.finishPairing, async ({ user, request, reply }) => {
    const { device, token } = await finishPairing(app, pairingSecret(request), user?.id ?? null)
    clearPairingSecret(app, request, reply)
    setToken(app, request, reply, token)
    return handView(app, device, pages.release('screen'))
  })

  route(server, screenApi.openLink, async ({ user, body, request, reply }) => {
    const present = await findRequestingScreen(app, request)
    const caller = { ip: request.ip, signedIn: user?.id ?? null }
    const { device, token } = await openLink(app, body.token, present, caller)
    if (token) setToken(app, request, reply, token)
    return handView(app, device, pages.release('screen'))
  })
}

/** Tells a browser that shows a code when the code was typed. Ends when the code expires. */
function waitingStream(server: FastifyInstance, app: App): void {
  streamRoute(server, screenStreams.pairing, 'public', async (request, reply) => {
    const secret = pairingSecret(request)
    const { expiresAt } = await requirePairing(app, secret)
    const topic = pairingTopic(secret)
    const network = hashToken(networkOf(request))
    const stream = openStream(app, reply, { owner: topic, budget: 'pairingStreams', whose: network })
    const closing = new AbortController()
    const unsubscribe = app.live.subscribe(topic, () => stream.send('paired', {}))
    stream.onClose(() => {
      closing.abort()
      unsubscribe()
    })
    await app.live.settled()
    stream.open([topic])
    void app.clock.sleepUntil(expiresAt, closing.signal).then(stream.close)
  })
}
