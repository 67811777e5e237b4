import { once } from 'node:events'
import { startMeasured } from '../cost/processes.ts'
import { startCommand } from '../start-command.ts'

type Delay = { p99: number; max: number }

/** The real server as `npm start` starts it, with the delay of its event loop. */
export async function startWatched(dataDir: string) {
  const command = ['--import', './bench/pictures/watched.mjs', ...startCommand]
  const environment = { DATA_DIR: dataDir, REGISTRATION: 'open' }
  const { url, pid, child, stop } = await startMeasured(command, environment, { hasChannel: true })
  return {
    url,
    pid,
    begin: () => void child.send('begin'),
    async end(): Promise<Delay> {
      child.send('end')
      const [delay] = await once(child, 'message')
      return delay
    },
    stop,
  }
}
