import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { isNews } from '../playlist/showable.ts'
import { localDate, type PartOfDay, partOfDay } from '../time/wall-clock.ts'

/** Which picture is on the board, and since when (epoch milliseconds). */
export type OnBoard = { deliveryId: string; since: number; isNew: boolean }

/** Milliseconds that each of several new pictures has. */
const newFor = 15 * 60_000

/** At night nothing changes. */
const parts: Record<PartOfDay, number> = { morning: 0, afternoon: 1, evening: 2, night: 2 }
/** Milliseconds after midnight in which it is still the night of the day before. */
const nightLasts = 5 * 3_600_000

/**
 * The picture that is to be on the board at `now`. A new one comes at once; of several each has its quarter of an hour.
 * Then it stays, and with each part of the day comes another. `items` are newest first; `seen` are the deliveries that
 * this page has shown.
 */
export function choosePicture(
  before: OnBoard | null,
  items: ScreenItem[],
  { now, timeZone, seen }: { now: number; timeZone: string; seen: ReadonlySet<string> },
): OnBoard | null {
  const pictures = items.filter(({ kind, picture }) => (kind === 'photo' || kind === 'clip') && picture)
  const current = pictures.find(({ deliveryId }) => deliveryId === before?.deliveryId) && before
  if (current?.isNew && now - current.since < newFor) return current
  const next = pictures.filter((item) => isNews(item) && !seen.has(item.deliveryId)).pop()
  if (next) return { deliveryId: next.deliveryId, since: now, isNew: true }
  const turn = turnAt(now, timeZone)
  if (current && turnAt(current.since, timeZone) === turn) return current
  const others = pictures.filter((item) => item.deliveryId !== current?.deliveryId)
  const other = others[turn % others.length] ?? pictures[0]
  return other ? { deliveryId: other.deliveryId, since: now, isNew: false } : null
}

/** Counts the parts of the days. */
function turnAt(at: number, timeZone: string): number {
  const day = Date.parse(localDate(at - nightLasts, timeZone)) / 86_400_000
  return day * 3 + parts[partOfDay(at, timeZone)]
}
