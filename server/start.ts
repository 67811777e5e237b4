import { bindApp, buildServer, dueWorks } from './app.ts'
import { migrations } from './migrations/all.ts'
import { readConfig } from './platform/config.ts'
import { closeStreams } from './platform/http/event-stream.ts'
import { openPlatform } from './platform/open.ts'
import { startDue } from './platform/work/due.ts'

/** How long open requests may take to end at shutdown, in milliseconds. */
const gracePeriod = 10_000

/** Starts the server by its environment; exits with a sentence when that is impossible. */
export async function start(): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof Error && error.cause) console.error(error.cause)
    process.exit(1)
  }
}

async function run() {
  // Files of the server must not be readable by other users of the machine.
  process.umask(0o077)
  const config = readConfig(process.env)
  const platform = await openPlatform(config, migrations)
  const app = bindApp(platform.app)
  const stopDue = config.role === 'web' ? async () => {} : startDue(app, dueWorks)
  const server = config.role === 'worker' ? null : await buildServer(app)

  async function stop() {
    setTimeout(() => process.exit(1), gracePeriod).unref()
    closeStreams()
    await server?.close()
    await stopDue()
    await platform.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  if (!server) return console.log('Sunporch is working')
  await server.listen({ port: config.port, host: config.host })
  console.log(
    `Sunporch is listening on ${config.publicUrl ?? `http://localhost:${portOf(server.addresses())}`}`,
  )
}

function portOf([address]: (string | { port: number })[]): number {
  return typeof address === 'object' ? address.port : 0
}
