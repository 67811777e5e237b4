import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { hours, minutes, seconds } from '../clock.ts'
import { type DueWork, dueTopic, startDue } from './due.ts'

test('a worker sleeps until the next row is due, works through all batches, and is woken for an earlier one', async () => {
  const { app, clock, sleeps } = await givenWatchedClock()
  const soon = clock.now() + 60
  const due = [soon, soon, soon, clock.now() + hours(1)]
  const work = countingWork(due)
  onTestFinished(startDue(app, [work]))
  await expect.poll(() => sleeps).toEqual([soon])
  expect(work.done).toBe(0)
  clock.advance(60)
  await expect.poll(() => sleeps).toEqual([soon, soon + minutes(5)])
  expect(work.done).toBe(3)
  due[0] = clock.now()
  app.live.publish(dueTopic(work.name), {})
  await expect.poll(() => sleeps).toHaveLength(3)
  expect(work.done).toBe(4)
})

test('work that breaks is tried again and stops nothing else, and stopping ends it all', async () => {
  const { app, clock } = await givenWatchedClock()
  const healthy = countingWork([clock.now()])
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
  await expect.poll(() => [broke, healthy.done]).toEqual([1, 1])
  // Advanced until it has fallen asleep and is woken.
  const advance = () => {
    if (broke === 1) clock.advance(seconds(5))
    return broke
  }
  await expect.poll(advance).toBe(2)
  await stop()
})

/** `sleeps` are the times until which workers have gone to sleep so far. */
async function givenWatchedClock() {
  const testApp = await createTestApp()
  const { clock } = testApp
  const sleeps: number[] = []
  const sleepUntil: typeof clock.sleepUntil = (at, signal) => {
    sleeps.push(at)
    return clock.sleepUntil(at, signal)
  }
  return { app: { ...testApp, clock: { ...clock, sleepUntil } }, clock, sleeps }
}

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
