import type { ScreenItem } from '#contract/screen.ts'

/** What is on the screen, why, and since when (epoch milliseconds). */
export type Showing = {
  deliveryId: string | null
  /** `new`: for the first time. `rest`: stays. `slide`: passing by. */
  mode: 'new' | 'rest' | 'slide'
  since: number
  /** What this screen has shown, whether or not the server knows it yet. */
  seen: ReadonlySet<string>
}

export const timing = {
  /** A new picture is not pushed away by the next one before this. */
  new: 8000,
  /** Then the newest stays for this long, or after a touch whatever is there. */
  rest: 120_000,
  slide: 20_000,
}

export const nothingYet: Showing = { deliveryId: null, mode: 'rest', since: 0, seen: new Set() }

/**
 * What is on the screen at `now`: everything new, oldest first, then the newest for a while, then
 * slowly all pictures. `items` are newest first and can be shown.
 */
export function showingAt(now: number, showing: Showing, items: ScreenItem[]): Showing {
  const current = items.find(({ deliveryId }) => deliveryId === showing.deliveryId)
  const elapsed = now - showing.since
  if (current && showing.mode === 'new' && elapsed < timing.new) return showing
  const unseen = items.findLast((item) => item.shownAt === null && !showing.seen.has(item.deliveryId))
  if (unseen) return show(unseen, 'new', now, showing)
  if (!current) return show(items[0], 'rest', now, showing)
  if (showing.mode === 'new') return { ...showing, mode: 'rest' }
  if (elapsed < (showing.mode === 'rest' ? timing.rest : timing.slide)) return showing
  return show(nextPicture(items, current), 'slide', now, showing)
}

/** When `showingAt` may say something else, if nothing new comes. */
export function changesAt({ mode, since }: Showing): number {
  return since + timing[mode]
}

/** A touch keeps what is there. */
export function touched(now: number, showing: Showing): Showing {
  return showing.mode === 'new' ? showing : { ...showing, mode: 'rest', since: now }
}

function show(item: ScreenItem | undefined, mode: Showing['mode'], now: number, { seen }: Showing): Showing {
  const deliveryId = item?.deliveryId ?? null
  return { deliveryId, mode, since: now, seen: deliveryId ? new Set([...seen, deliveryId]) : seen }
}

/** The next older picture, and the newest again after the oldest. */
function nextPicture(items: ScreenItem[], current: ScreenItem): ScreenItem {
  const place = items.indexOf(current)
  const round = [...items.slice(place + 1), ...items.slice(0, place)]
  return round.find((item) => item.picture !== null) ?? current
}
