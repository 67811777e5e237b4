import { setPriority } from 'node:os'
import { sentenceOf } from '../../platform/start-trouble.ts'
import { type DailyJob, makeDaily } from './make-daily.ts'

// Makes one backup and ends. It ends with the server, however that ends, because their channel is closed then.

export type DailyNews = { said: string[] } | { failure: string }

const stopping = new AbortController()
process.once('disconnect', () => stopping.abort())
process.once('message', (job: DailyJob) => run(job))

async function run(job: DailyJob): Promise<void> {
  process.umask(0o077)
  // Requests of the family come first.
  setPriority(10)
  const news = await makeDaily(job, stopping.signal).then(
    (said): DailyNews => ({ said }),
    (error): DailyNews => ({ failure: sentenceOf(error) }),
  )
  if (stopping.signal.aborted) process.exit(1)
  process.send?.(news, () => process.exit(0))
}
