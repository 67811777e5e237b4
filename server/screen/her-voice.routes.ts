import type { FastifyInstance } from 'fastify'
import { herVoiceApi } from '#contract/screen/her-voice.ts'
import type { App } from '../platform/context.ts'
import { route } from '../platform/http/route.ts'
import { addHerVoice, takeHerVoiceBack } from '../voices/her-voice.ts'
import { requireScreen } from './screen-cookies.ts'

/** Bytes. A minute at the highest rate of MP3 is 2.4 MB. */
const largest = 2_500_000

/** What she says into a screen. */
export async function herVoiceRoutes(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    // Before the body is read into memory: nobody else may fill that.
    scope.addHook('onRequest', async (request) => {
      await requireScreen(app, request)
    })
    scope.addContentTypeParser(
      'audio/mpeg',
      { parseAs: 'buffer', bodyLimit: largest },
      (_request, body, done) => done(null, body),
    )
    route(scope, herVoiceApi.send, async ({ request, query }) => {
      const device = await requireScreen(app, request)
      const { press, deliveryId = null, spokenAt } = query
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await addHerVoice(app, device, { press, deliveryId, at: timeOf(app, spokenAt) }, bytes)
      return { press }
    })
  })

  route(server, herVoiceApi.takeBack, async ({ request, body: { press, pressedAt } }) => {
    const device = await requireScreen(app, request)
    await takeHerVoiceBack(app, device, { press, at: timeOf(app, pressedAt) })
    return { press }
  })
}

function timeOf(app: App, instant: string | undefined): number {
  return instant ? Date.parse(instant) : app.clock.now()
}
