/**
 * The whole server by a clock that a test sets: it starts so many milliseconds ahead of the machine's as CLOCK_AHEAD says,
 * and goes to where each message to this process says: `now` (epoch milliseconds), and with `isHeld` requests wait until a
 * message without it.
 */
import { bindApp, buildServer, dueWorks } from '../../app.ts'
import { migrations } from '../../migrations/all.ts'
import { readConfig } from '../../platform/config.ts'
import { closeStreams } from '../../platform/http/answer/event-stream.ts'
import { openPlatform } from '../../platform/open.ts'
import { startDue } from '../../platform/work/due.ts'
import { movingClock } from './moving-clock.ts'

const config = readConfig(process.env)
const clock = movingClock(Date.now() + Number(process.env.CLOCK_AHEAD))
const platform = await openPlatform(config, migrations)
const app = bindApp({ ...platform.app, clock })
const stopDue = startDue(app, dueWorks)
const server = await buildServer(app)
await server.listen({ port: config.port, host: config.host })
let release = () => {}
let held = Promise.resolve()
const [answer] = server.server.listeners('request')
server.server.removeAllListeners('request')
server.server.on('request', (request, response) => held.then(() => answer?.(request, response)))
process.on('message', ({ now, isHeld }: { now: number; isHeld: boolean }) => {
  clock.set(now)
  release()
  if (isHeld) held = new Promise((resolve) => (release = resolve))
  process.send?.('set')
})
process.once('SIGTERM', async () => {
  closeStreams()
  await server.close()
  await stopDue()
  await platform.close()
  process.exit(0)
})
console.log(`Sunporch is listening on http://localhost:${config.port}`)
