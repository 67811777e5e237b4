import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { show, showDay, startCatchUp, stepCatchUp, unseenOf } from './playlist.ts'
import type { Showing } from './showing.ts'

export type Direction = 'older' | 'newer'

/**
 * Somebody goes back or forth: through everything from the oldest to the newest. After that comes the day, where there
 * is one (`hasDay`). `from` was on the screen when they began to move: if something else is there now, the move was not
 * meant for it.
 */
export function step(
  now: number,
  showing: Showing,
  items: ScreenItem[],
  { to, from, hasDay = true }: { to: Direction; from: string | null; hasDay?: boolean },
): Showing {
  if (showing.deliveryId !== from) return showing
  // They were away and have missed something: it comes first.
  if (showing.mode === 'answered')
    return startCatchUp(now, { ...showing, mode: 'rest', touchedAt: now }, items)
  if (showing.mode === 'catchUp') {
    const stepped = stepCatchUp(now, showing, items, to === 'newer' ? 1 : -1)
    // Before its first item it goes on to what is older.
    if (stepped !== showing) return stepped
  }
  const next = nextTo(showing, items, to)
  if (next) return browseTo(next, now, showing, to)
  const isLeavingNewest = hasDay && to === 'newer' && showing.deliveryId !== null
  return isLeavingNewest ? showDay(now, 'browse', showing) : showing
}

/** Whether there is something in that direction. */
export function canStep(showing: Showing, items: ScreenItem[], to: Direction, hasDay = true): boolean {
  const isBeforeDay = hasDay && to === 'newer'
  return isBeforeDay ? showing.deliveryId !== null : nextTo(showing, items, to) !== undefined
}

function browseTo(next: ScreenItem, now: number, before: Showing, to: Direction): Showing {
  const isMissed = before.catchUp.includes(next.deliveryId)
  const returnTo = to === 'older' && next.deliveryId === before.slideBefore ? before.deliveryId : null
  return { ...show(next, isMissed ? 'catchUp' : 'browse', now, before), returnTo }
}

/** From the slideshow the first step back leads to what was there just before, and the step forward from there back. */
function nextTo(showing: Showing, items: ScreenItem[], to: Direction): ScreenItem | undefined {
  const { deliveryId, dayFollows, slideBefore, returnTo } = showing
  // What is new is shown in the order in which it came.
  const laterOnes = unseenOf(showing, items).slice(0, -1)
  const line = items.filter((item) => item.deliveryId === deliveryId || !laterOnes.includes(item))
  const find = (id: string | null) => line.find((item) => item.deliveryId === id)
  if (deliveryId === null) return to === 'older' ? (find(dayFollows) ?? line.find(isNoTest)) : undefined
  const detour = find(to === 'older' ? slideBefore : returnTo)
  const current = find(deliveryId)
  if (detour || !current) return detour
  const index = line.indexOf(current)
  return to === 'older' ? line.slice(index + 1).find(isNoTest) : line.slice(0, index).reverse().find(isNoTest)
}

function isNoTest({ kind }: ScreenItem): boolean {
  return kind !== 'test'
}
