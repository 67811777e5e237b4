import { calendarLimits } from '#contract/visits/calendars.ts'
import type { Window } from './expand-event.ts'
import { estimateAll, type OpenCalendar, openCalendar, readSlice, type Slice } from './read-events.ts'

/**
 * A message to the process: read a slice of a calendar. `text` is null where the process has this calendar from the slice
 * before. `skipped` are events that have taken too long before.
 */
export type ReadingTask = {
  calendar: number
  text: string | null
  window: Window
  skipped: number[]
  first: number
  /** In milliseconds. An event that has begun is computed to its end. */
  mostCpu: number
}

/** From the process: it begins with an event, or is done. `cpu` is what it took, in milliseconds. */
export type ReadingNews = { begins: number } | ({ cpu: number } & Done)
type Done = { slice: Slice } | { tooManyTimes: true }

let held: { calendar: number; opened: OpenCalendar } | null = null

process.on('message', (task: ReadingTask) => {
  const tell = (news: ReadingNews) => process.send?.(news)
  const before = process.cpuUsage()
  const cpu = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const done = read(task, {
    begin: (number) => tell({ begins: number }),
    isOver: () => cpu() >= task.mostCpu,
  })
  tell({ cpu: cpu(), ...done })
})

type Hooks = { begin: (number: number) => void; isOver: () => boolean }

function read({ calendar, text, window, skipped, first }: ReadingTask, hooks: Hooks): Done {
  if (text !== null) held = { calendar, opened: openCalendar(text, window) }
  if (held?.calendar !== calendar) throw new Error('the text of the calendar is missing')
  const { opened } = held
  if (first === 0 && estimateAll(opened) > calendarLimits.times) return { tooManyTimes: true }
  const slice = readSlice(opened, { ...hooks, skipped: new Set(skipped), first })
  // Nobody asks for it again.
  if (slice.next === null) held = null
  return { slice }
}

// The server has ended.
process.on('disconnect', () => process.exit())
