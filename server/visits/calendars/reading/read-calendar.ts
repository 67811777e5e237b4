import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { seconds } from '../../../platform/clock.ts'
import { limitConcurrency } from '../../../platform/work/concurrency.ts'
import type { Window } from './expand-event.ts'
import type { ReadCalendar } from './read-events.ts'
import type { ReadingNews, ReadingTask } from './reading-process.ts'

export type { CalendarTime, Window } from './expand-event.ts'
export type { ReadCalendar } from './read-events.ts'

/** In milliseconds. */
type Terms = {
  /** For one event. */
  longestEvent: number
  /** For a calendar with all that is tried again. */
  longest: number
  /** How long an idle process is kept. */
  idle: number
}

/** Thrown for a calendar that takes too long or too much memory. */
export class TooMuch extends Error {}

/** Heap limit of the process in megabytes. */
const heap = 192

/** So many events may fail like that: a file of many hostile ones is refused. */
const mostTries = 4

export type CalendarReader = (text: string, window: Window) => Promise<ReadCalendar>

declare module '../../../platform/context.ts' {
  interface App {
    readCalendar: CalendarReader
  }
}

export function openCalendarReader(): CalendarReader {
  return calendarReader({ longestEvent: seconds(3), longest: seconds(25), idle: seconds(5) })
}

/**
 * Reads calendars in a process of its own that is started on demand, one at a time. An event that never ends, or takes
 * too much memory, costs that process only, and another one goes on without that event. A thread would not do: one that
 * runs out of memory can take the whole server with it.
 */
export function calendarReader({ longestEvent, longest, idle }: Terms): CalendarReader {
  const oneAtATime = limitConcurrency(1, { maxWaiting: 50 })
  let kept: ChildProcess | null = null
  let rest: NodeJS.Timeout | undefined

  async function read(text: string, window: Window): Promise<ReadCalendar> {
    const ends = Date.now() + longest
    const skipped: number[] = []
    while (skipped.length < mostTries && Date.now() < ends) {
      clearTimeout(rest)
      const reading = kept ?? started()
      kept = null
      const outcome = await ask(reading, { text, window, skipped }, { longestEvent, ends })
      if ('done' in outcome) {
        keep(reading)
        return outcome.done
      }
      reading.kill('SIGKILL')
      // Nothing but the calendar as a whole can have failed.
      if (outcome.stuckAt === null) break
      skipped.push(outcome.stuckAt)
    }
    throw new TooMuch('the calendar takes too long to read')
  }

  function started(): ChildProcess {
    const reading = start()
    // An error of one that is kept is followed by its end.
    reading.on('error', () => {})
    reading.once('exit', () => {
      if (kept === reading) kept = null
    })
    return reading
  }

  function keep(reading: ChildProcess): void {
    kept = reading
    // Does not keep the server alive.
    reading.unref()
    reading.channel?.unref()
    rest = setTimeout(() => {
      kept?.kill()
      kept = null
    }, idle).unref()
  }

  return (text, window) => oneAtATime(() => read(text, window))
}

/** It has none of our secrets in its environment, and prints nowhere: the parser's warnings hold words of the calendar. */
function start(): ChildProcess {
  return fork(fileURLToPath(new URL('./reading-process.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${heap}`],
    // The parser keeps days without a time at midnight of the machine's zone.
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}

type Outcome = { done: ReadCalendar } | { stuckAt: number | null }

/** `ends` is when the calendar as a whole has taken too long, in epoch milliseconds. */
function ask(
  reading: ChildProcess,
  task: ReadingTask,
  { longestEvent, ends }: { longestEvent: number; ends: number },
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let at: number | null = null
  const giveUp = () => resolve({ stuckAt: Date.now() < ends ? at : null })
  let timer = setTimeout(giveUp, startTime)
  const hear = (news: ReadingNews) => {
    if ('done' in news) return resolve(news)
    at = news.begins
    clearTimeout(timer)
    timer = setTimeout(giveUp, Math.max(0, Math.min(longestEvent, ends - Date.now())))
  }
  reading.on('message', hear).on('error', giveUp).on('exit', giveUp)
  reading.ref()
  reading.channel?.ref()
  reading.send(task)
  return promise.finally(() => {
    clearTimeout(timer)
    reading.off('message', hear).off('error', giveUp).off('exit', giveUp)
  })
}

/** A process loads the parser first, on a busy machine slowly. In milliseconds. */
const startTime = 15_000
