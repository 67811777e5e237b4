/**
 * A family with a year of life, to look at:
 *   npm run demo
 * It listens on PORT (3000), for this machine only unless HOST says otherwise, because anybody who reaches it can be
 * anybody in it. Everything is in a folder that is removed at the end.
 */
import { StartTrouble } from '#server/platform/start-trouble.ts'
import { startDemo } from './start-demo.ts'
import { lovedOne, members, password, visitors } from './year/people.ts'

const { PORT = '3000', HOST = '127.0.0.1' } = process.env
// Other users of the machine must not read along.
process.umask(0o077)

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** While the year passes there is only the folder, which goes when the process ends. */
let stop = async () => {}
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

try {
  const began = performance.now()
  console.log('A family lives through a year. This takes a moment.')
  const demo = await startDemo({ port: portOf(PORT), host: HOST })
  const { url, timeZone } = demo
  console.log(`They are here, after ${Math.round((performance.now() - began) / 1000)} seconds.`)
  console.log('')
  const people = visitors.map((who) => `${members[who].firstName} (${members[who].age})`)
  sayAddress(`Be ${listed.format(people)}`, `${url}/demo`)
  sayAddress(`${lovedOne.name}’s screen`, `${url}/demo/screen`)
  console.log('')
  console.log(`Or sign in at ${url}/api/login as ${members.anna.email} with the password “${password}”.`)
  console.log(
    `${lovedOne.name} lives by the clock of ${timeZone}. Ctrl+C ends the demo and removes everything in it.`,
  )
  stop = demo.stop
} catch (error) {
  console.error(error instanceof StartTrouble || error instanceof RangeError ? error.message : error)
  process.exit(1)
}

async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await stop()
  process.exit(0)
}

function sayAddress(what: string, address: string): void {
  console.log(`  ${`${what}:`.padEnd(36)} ${address}`)
}

function portOf(written: string): number {
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new RangeError('PORT must be a number from 0 to 65535.')
}
