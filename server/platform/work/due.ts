import { setImmediate } from 'node:timers/promises'
import { minutes } from '../clock.ts'
import type { App } from '../context.ts'
import type { Underway } from './underway.ts'

/**
 * Work whose queue is the feature's own rows. `runBatch` claims rows that are due at `now` (with a lease,
 * so that two workers never work on the same row), does the work, records the outcome and returns how
 * many rows it claimed. `nextAt` returns when the earliest row is due.
 */
export type DueWork = {
  name: string
  /** How many batches run at once: one can be computed while another waits for the database. */
  concurrency?: number
  runBatch(app: App, now: number): Promise<number>
  nextAt(app: App): Promise<number | null>
  /** What its batches start without waiting for it. Each end of such work wakes the worker. */
  underway?(app: App): Pick<Underway<string>, 'count' | 'nextEnd'>
}

/** Live topic that wakes a worker early, because a row has become due sooner. */
export function dueTopic(name: string): string {
  return `due:${name}`
}

/** Runs everything that is due now, batch after batch. */
export async function runDue(app: App, work: DueWork): Promise<void> {
  const loops = Array.from({ length: work.concurrency ?? 1 }, () => runBatches(app, work))
  await Promise.all(loops)
}

async function runBatches(app: App, work: DueWork): Promise<void> {
  // SQLite blocks this thread: between two batches requests get their turn.
  while ((await work.runBatch(app, app.clock.now())) > 0) await setImmediate()
}

/** Upper bound of the delay when a wake-up is lost or the clock is set back. */
const longestSleep = minutes(5)
const pauseAfterError = 5000

/**
 * Runs due work until the returned function is called: it resolves when the batches in progress, and what they have
 * started, end.
 */
export function startDue(app: App, works: DueWork[]): () => Promise<void> {
  const stopping = new AbortController()
  const loops = works.map((work) => keepWorking(app, work, stopping.signal))
  return async () => {
    stopping.abort()
    await Promise.all(loops)
  }
}

async function keepWorking(app: App, work: DueWork, stopping: AbortSignal): Promise<void> {
  let waking = new AbortController()
  const wake = () => waking.abort()
  const unsubscribe = app.live.subscribe(dueTopic(work.name), wake)
  stopping.addEventListener('abort', wake)
  const underway = work.underway?.(app)
  let watched: Promise<void> | undefined
  while (!stopping.aborted) {
    waking = new AbortController()
    // Before the queue is looked at: what ends meanwhile may have left a row there. Only once, because where nothing ends
    // for months it is the same promise.
    const end = underway?.nextEnd()
    if (end !== watched) end?.then(wake)
    watched = end
    const until = await workUntilNext(app, work)
    if (!stopping.aborted) await app.clock.sleepUntil(until, waking.signal)
  }
  unsubscribe()
  while (underway && underway.count() > 0) await underway.nextEnd()
}

async function workUntilNext(app: App, work: DueWork): Promise<number> {
  try {
    await runDue(app, work)
    const next = await work.nextAt(app)
    const latest = app.clock.now() + longestSleep
    return next === null ? latest : Math.min(next, latest)
  } catch (error) {
    app.log.error({ err: error, work: work.name }, 'due work failed; trying again soon')
    return app.clock.now() + pauseAfterError
  }
}
