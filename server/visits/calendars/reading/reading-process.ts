import type { Window } from './expand-event.ts'
import { type ReadCalendar, readEvents } from './read-events.ts'

/** A message to the process. `skipped` are events that have taken too long before. */
export type ReadingTask = { text: string; window: Window; skipped: number[] }

/** From the process: it begins with an event, or is done. */
export type ReadingNews = { begins: number } | { done: ReadCalendar }

process.on('message', ({ text, window, skipped }: ReadingTask) => {
  const tell = (news: ReadingNews) => process.send?.(news)
  const begin = (number: number) => tell({ begins: number })
  tell({ done: readEvents(text, window, { begin, skipped: new Set(skipped) }) })
})

// The server has ended.
process.on('disconnect', () => process.exit())
