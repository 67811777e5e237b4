import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerAddresses } from '#contract/platform/addresses.ts'
import { findClockDoubts } from './activity/clock-check.ts'
import { bindApp, buildServer, buildWorkerServer, dueWorks } from './app.ts'
import { dailyBackupTrouble } from './backup/daily/dump-trouble.ts'
import { migrations } from './migrations/all.ts'
import { seconds } from './platform/clock.ts'
import { type Config, misspelledIn, readConfig } from './platform/config.ts'
import { closeGently, unusedSockets } from './platform/http/close-gently.ts'
import { hasShortToken, shortTokenSentence } from './platform/http/request/operator.ts'
import { addressesOf, portOf } from './platform/http/request/own-address.ts'
import { openPlatform } from './platform/open.ts'
import { listenTrouble, sentenceOf } from './platform/start-trouble.ts'
import { startDue } from './platform/work/due.ts'

/** How long open requests may take to end at shutdown, in milliseconds. */
const gracePeriod = 10_000
const longestEnd = 5_000

/** Starts the server by its environment; exits with a sentence when that is impossible. */
export async function start(): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(1)
  }
}

async function run() {
  // Files of the server must not be readable by other users of the machine.
  process.umask(0o077)
  for (const sentence of misspelledIn(process.env)) console.error(sentence)
  const config = readConfig(process.env)
  // While it waits for a database, nothing has to end in order. The first process of a container is ended by no signal
  // that it does not handle.
  const quit = () => process.exit(0)
  process.once('SIGTERM', quit).once('SIGINT', quit)
  const platform = await openPlatform(config, migrations)
  const app = bindApp(platform.app)
  // A doubt is not worth the start: whether the database answers is seen elsewhere.
  for (const sentence of await findClockDoubts(app).catch(() => [])) console.error(sentence)
  const isWorker = config.role === 'worker'
  const server = await (isWorker ? buildWorkerServer(app) : buildServer(app))
  const unused = unusedSockets(server.server)
  let stopDue = async () => {}

  async function stop() {
    // Nobody looks away from a worker: it has no requests.
    const drain = isWorker ? 0 : seconds(config.drainSeconds)
    // For work that does not end.
    setTimeout(() => process.exit(1), drain + gracePeriod + longestEnd).unref()
    const dueEnds = stopDue()
    server.ending.hasBegun = true
    await sleep(drain)
    await closeGently(server, unused, gracePeriod)
    await dueEnds
    await platform.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  process.off('SIGTERM', quit).off('SIGINT', quit)

  await server.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenTrouble(error, config)
  })
  if (config.role !== 'web' && !server.ending.hasBegun) stopDue = startDue(app, dueWorks)
  if (hasShortToken(config)) console.log(shortTokenSentence)
  if (config.role !== 'web') void sayWithoutBackup(config)
  if (isWorker)
    return console.log(`Sunporch is working, and answers health and metrics on port ${portOf(server)}`)
  console.log(`Sunporch is listening on ${config.publicUrl ?? `http://localhost:${portOf(server)}`}`)
  await sayAddress(addressesOf(server, config))
  if (!config.publicUrl?.startsWith('https:')) console.log(withoutHttps)
}

/** Nobody waits for it: a program is tried. */
async function sayWithoutBackup(config: Config): Promise<void> {
  const trouble = await dailyBackupTrouble(config)
  if (trouble) console.error(trouble)
}

const withoutHttps = 'Notices on phones need HTTPS: see docs/operations.md.'

const noAddress: Record<ServerAddresses['source'], string | null> = {
  public: null,
  network: null,
  container:
    'Other devices: a container does not know the address of its machine. Set PUBLIC_URL to it, like http://192.168.1.20:3000.',
  this_machine_only: 'Other devices do not reach it: it listens on this machine only.',
  local_public_url:
    'Other devices do not find it: PUBLIC_URL names this machine only. Set it to the address that they use, like http://192.168.1.20:3000.',
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
