import type { Config } from '../config.ts'
import { type Waiting, waitFor } from '../start-trouble.ts'
import { type Live, type LiveEvents, openMemoryLive } from './live.ts'

/** NATS where LIVE_URL names it, else PostgreSQL, else this process alone. Loaded only where it is used, as the drivers are. */
export async function openLive(
  { liveUrl, databaseUrl }: Pick<Config, 'liveUrl' | 'databaseUrl'>,
  events: LiveEvents,
): Promise<Live> {
  if (liveUrl !== null) {
    const { openNatsLive } = await import('./live-nats.ts')
    return openNatsLive(liveUrl, events)
  }
  if (databaseUrl === null) return openMemoryLive()
  const { openPostgresLive } = await import('./live-postgres.ts')
  return openPostgresLive(databaseUrl, events)
}

/** For a server: it waits for NATS, as it does for PostgreSQL. */
export async function startLive(
  config: Pick<Config, 'liveUrl' | 'databaseUrl'>,
  events: LiveEvents,
): Promise<Live> {
  if (config.liveUrl === null) return openLive(config, events)
  let live: Live | undefined
  await waitFor(async () => {
    live = await openLive(config, events)
  }, natsWaiting)
  return live as Live
}

export const natsWaiting: Waiting = {
  name: 'NATS',
  check: 'LIVE_URL, and that it is running',
  isTemporary: (error) => !/Authori[sz]|Authent/.test(`${(error as Error).name} ${(error as Error).message}`),
}
