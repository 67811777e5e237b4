import type { FastifyInstance } from 'fastify'
import { firstBytesWithin, trialStreamPath } from '#contract/platform/live-ways.ts'
import { seconds } from '../clock.ts'
import type { App } from '../context.ts'
import { tooMany } from '../errors.ts'
import { openStream, streamRoute } from './answer/event-stream.ts'

/** Longer than a browser waits for the first bytes: whoever gets them only at the end has a stream that is held back. */
const trialLasts = firstBytesWithin + seconds(3)
/** Anybody may ask for one. */
const mostTrials = 20

/** For the doctor, which looks whether streams arrive through the proxies and tunnels in front. */
export function trialStreamRoute(server: FastifyInstance, app: App): void {
  let trials = 0
  streamRoute(server, trialStreamPath, 'public', async (_request, reply) => {
    if (trials >= mostTrials) throw tooMany(trialLasts / 1000)
    trials++
    const stream = openStream(app, reply)
    const timer = setTimeout(stream.close, trialLasts).unref()
    stream.onClose(() => {
      trials--
      clearTimeout(timer)
    })
    stream.open([])
  })
}
