import type { ServerAddresses } from '#contract/addresses.ts'
import { bindApp, buildServer, dueWorks } from './app.ts'
import { migrations } from './migrations/all.ts'
import { readConfig } from './platform/config.ts'
import { closeStreams } from './platform/http/event-stream.ts'
import { addressesOf, portOf } from './platform/http/own-address.ts'
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
  console.log(`Sunporch is listening on ${config.publicUrl ?? `http://localhost:${portOf(server)}`}`)
  await sayAddress(addressesOf(server, config))
  if (!config.publicUrl?.startsWith('https:')) console.log(withoutHttps)
}

const withoutHttps = 'Notices on phones need HTTPS: see docs/operations.md.'

const noAddress: Record<ServerAddresses['source'], string | null> = {
  public: null,
  network: null,
  container:
    'Other devices: a container does not know the address of its machine. Set PUBLIC_URL to it, like http://192.168.1.20:3000.',
  this_machine_only: 'Other devices do not reach it: it listens on this machine only.',
  no_network: 'Other devices do not reach it: this machine is in no network.',
}

/** Says where tablets and phones find the server, in a terminal with a code to point a camera at. */
async function sayAddress({ url, others, source }: ServerAddresses): Promise<void> {
  if (source === 'network' && url) {
    console.log(`On other devices in your network: ${[url, ...others].join(' or ')}`)
    if (!process.stdout.isTTY) return
    const { generate } = await import('lean-qr')
    console.log(generate(url).toString({ on: '  ', off: '██', padX: 2, padY: 1 }))
  } else if (noAddress[source]) console.log(noAddress[source])
}
