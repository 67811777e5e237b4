import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { systemClock } from '../clock.ts'
import { type DueWork, dueTopic, startDue } from './due.ts'

test('a worker sleeps until the next row is due, works through all batches, and is woken for an earlier one', async () => {
  const app = { ...(await createTestApp()), clock: systemClock }
  const due = [Date.now() + 60, Date.now() + 60, Date.now() + 60, Date.now() + 3_600_000]
  const work = countingWork(due)
  onTestFinished(startDue(app, [work]))
  await vi.waitFor(() => expect(work.done).toBe(3))
  const asked = work.asked
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(work.asked).toBe(asked)
  due[0] = Date.now()
  app.live.publish(dueTopic(work.name), {})
  await vi.waitFor(() => expect(work.done).toBe(4))
})

test('work that breaks is tried again and stops nothing else, and stopping ends it all', async () => {
  const app = { ...(await createTestApp()), clock: systemClock }
  const healthy = countingWork([Date.now()])
  let broke = 0
  const broken: DueWork = {
    name: 'broken',
    async runBatch() {
      broke++
      throw new Error('the database is away')
    },
    nextAt: async () => null,
  }
  const stop = startDue(app, [broken, healthy])
  await vi.waitFor(() => expect([broke, healthy.done]).toEqual([1, 1]))
  await stop()
})

/** Two rows a batch, of those whose time has come. */
function countingWork(due: number[]): DueWork & { done: number; asked: number } {
  const work = {
    name: 'counting',
    done: 0,
    asked: 0,
    async runBatch(_app: unknown, now: number) {
      work.asked++
      const batch = due.filter((at) => at <= now).slice(0, 2)
      for (const at of batch) due.splice(due.indexOf(at), 1)
      work.done += batch.length
      return batch.length
    },
    nextAt: async () => (due.length > 0 ? Math.min(...due) : null),
  }
  return work
}
