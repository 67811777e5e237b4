import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { calendarLimits } from '#contract/visits/calendars.ts'
import { seconds } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { fairQueue, type Turn } from '../../../platform/work/fair-queue.ts'
import { afterServer } from '../../../platform/work/other-process.ts'
import type { Window } from './expand-event.ts'
import { joinSlices, type ReadCalendar } from './kept-times.ts'
import type { Slice } from './read-events.ts'
import type { ReadingNews, ReadingTask } from './reading-process.ts'

export type { CalendarTime, Window } from './expand-event.ts'
export type { ReadCalendar } from './kept-times.ts'

/** In milliseconds. */
type Terms = {
  /** For one event. */
  longestEvent: number
  /** For a calendar: the processor time of its slices, and all the time of events that did not end. */
  longest: number
  /** How much processor time a slice may take. An event that has begun is computed to its end. */
  slice: number
  /** How long an idle process is kept. */
  idle: number
}

/** Thrown for a calendar that is not read, with a sentence for a person. */
export class TooMuch extends Error {}

const sentences = {
  tooLong: 'This calendar takes too long to read. Please choose one with fewer events.',
  endless: 'This calendar is too much to read: some of its events are repeated without end.',
  breaking: 'This calendar cannot be read: each try has broken off at some of its events.',
  tooManyTimes: `This calendar may bring more than ${calendarLimits.times.toLocaleString('en')} events in the next ${calendarLimits.days} days. Please choose one with fewer repeated events.`,
}

/** Heap limit of the process in megabytes. */
const heap = 192

/** So many events may be left out like that: a file of many hostile ones is refused. */
const mostSkipped = 4

/** So often the process may end while it reads a calendar. */
const mostEnds = 2 * mostSkipped

/** `turn` says whose calendar it is. */
export type CalendarReader = (text: string, window: Window, turn: Turn) => Promise<ReadCalendar>

declare module '../../../platform/context.ts' {
  interface App {
    readCalendar: CalendarReader
  }
}

export function openCalendarReader(): CalendarReader {
  return calendarReader({ longestEvent: seconds(3), longest: seconds(10), slice: 200, idle: seconds(5) })
}

const soon = { retryAfterSeconds: 30 }

/** Not the calendar's fault, as far as is known. */
function notNow(sentence: string): AppError {
  return new AppError('unavailable', 503, `${sentence} Please try again in a few minutes.`, soon)
}

const notBegun = 'The server did not get to reading this calendar.'
const brokenOff =
  'The server broke off while it was reading this calendar. It may be short of memory just now.'

/** A calendar that waits is in memory. */
function refuse(full: 'owner' | 'all'): AppError {
  const sentence =
    full === 'owner'
      ? 'Some of your calendars are being read already.'
      : 'Many families are adding calendars.'
  return new AppError('too_many', 429, `${sentence} Please try again in 30 seconds.`, soon)
}

/**
 * Reads calendars in a process of its own that is started on demand. It reads a slice at a time, and families take turns
 * with their slices: a long calendar holds up a short one by one slice. An event that never ends, or takes
 * too much memory, costs that process only, and another one goes on without that event. A process that ends was perhaps killed
 * for another reason, so an event is left out only when a second one has ended at it. A thread would not do: one that
 * runs out of memory can take the whole server with it.
 */
export function calendarReader(
  { longestEvent, longest, slice, idle }: Terms,
  start = startReading,
): CalendarReader {
  const slices = fairQueue({ limit: 1, mostOfOwner: 6, most: 50, refuse })
  let kept: ChildProcess | null = null
  let rest: NodeJS.Timeout | undefined
  let calendars = 0
  /** The calendar that the kept process has from its last slice. */
  let held: number | null = null

  async function read(text: string, window: Window, turn: Turn): Promise<ReadCalendar> {
    const calendar = ++calendars
    const skipped: number[] = []
    let first: number | null = 0
    let used = 0
    let read: ReadCalendar | null = null
    let isStarted = false
    let ends = 0
    /** Where the last process ended; undefined when none has. */
    let endedAt: number | null | undefined
    while (first !== null) {
      if (skipped.length >= mostSkipped)
        throw new TooMuch(ends >= mostEnds ? sentences.breaking : sentences.endless)
      if (ends >= mostEnds) throw notNow(brokenOff)
      if (used >= longest) throw new TooMuch(sentences.tooLong)
      const task: Task = { calendar, text, window, skipped, first, mostCpu: slice }
      const outcome: Outcome = await slices.run(turn, () => readSlice(task), { isStarted })
      isStarted = true
      used += outcome.used
      if ('tooManyTimes' in outcome) throw new TooMuch(sentences.tooManyTimes)
      if ('slice' in outcome) {
        read = read ? joinSlices(read, outcome.slice.read) : outcome.slice.read
        first = outcome.slice.next
      } else {
        const { stuckAt, hasEnded } = outcome
        if (hasEnded) ends++
        if (hasEnded && endedAt !== stuckAt) endedAt = stuckAt
        else if (stuckAt === null) throw notNow(hasEnded ? brokenOff : notBegun)
        else skipped.push(stuckAt)
      }
    }
    if (!read) throw new Error('a calendar was read to its end without a slice')
    return read
  }

  async function readSlice(task: Task): Promise<Outcome> {
    clearTimeout(rest)
    const reading = kept ?? started()
    const text = kept && held === task.calendar ? null : task.text
    kept = null
    const outcome = await ask(reading, { ...task, text }, longestEvent)
    if ('stuckAt' in outcome) reading.kill('SIGKILL')
    else {
      held = task.calendar
      keep(reading)
    }
    return outcome
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

  return read
}

/** It has none of our secrets in its environment, and prints nowhere: the parser's warnings hold words of the calendar. */
export function startReading(): ChildProcess {
  const reading = fork(fileURLToPath(new URL('./reading-process.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${heap}`],
    // The parser keeps days without a time at midnight of the machine's zone.
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  return afterServer(reading)
}

type Task = ReadingTask & { text: string }

/** `used` in milliseconds. `stuckAt`: the event that was begun last, if any; `hasEnded`: the process is gone, and not only late. */
type Outcome = { used: number } & (
  | { slice: Slice }
  | { tooManyTimes: true }
  | { stuckAt: number | null; hasEnded: boolean }
)

function ask(reading: ChildProcess, task: ReadingTask, longestEvent: number): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let at: number | null = null
  let begun = Date.now()
  const fail = (hasEnded: boolean) => resolve({ stuckAt: at, hasEnded, used: Date.now() - begun })
  const late = () => fail(false)
  const end = () => fail(true)
  let timer = setTimeout(late, startTime)
  const hear = (news: ReadingNews) => {
    if ('cpu' in news) {
      const { cpu, ...done } = news
      return resolve({ used: cpu, ...done })
    }
    at = news.begins
    begun = Date.now()
    clearTimeout(timer)
    timer = setTimeout(late, longestEvent)
  }
  reading.on('message', hear).on('error', end).on('exit', end)
  reading.ref()
  reading.channel?.ref()
  reading.send(task)
  return promise.finally(() => {
    clearTimeout(timer)
    reading.off('message', hear).off('error', end).off('exit', end)
  })
}

/** A process loads the parser first, on a busy machine slowly. In milliseconds. */
const startTime = 15_000
