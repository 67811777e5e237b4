import type { Config } from '../config.ts'
import type { Live } from '../live/live.ts'
import { natsWaiting, openLive } from '../live/open-live.ts'
import { troubleSentence } from '../start-trouble.ts'
import { type Findings, mend, ok } from './finding.ts'

const patience = 5_000

/** NATS, where LIVE_URL names it: a message goes there and comes back. */
export async function* examineLive(config: Pick<Config, 'liveUrl' | 'databaseUrl'>): Findings {
  if (config.liveUrl === null) return
  let live: Live | null = null
  try {
    live = await openLive(config, { onTrouble() {}, onGap() {}, answersWithin: patience })
    yield (await hearsItself(live))
      ? ok('NATS carries messages between the servers.')
      : mend(
          'NATS answers, but a message does not come back. Let the account of LIVE_URL publish and subscribe to sunporch.>',
        )
  } catch (error) {
    yield mend(troubleSentence(error, natsWaiting))
  } finally {
    await live?.close()
  }
}

async function hearsItself(live: Live): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  live.subscribe('doctor', () => resolve(true))
  await live.settled()
  live.publish('doctor', {})
  const timer = setTimeout(() => resolve(false), patience)
  const isHeard = await promise
  clearTimeout(timer)
  return isHeard
}
