import type { ScreenItem } from '#contract/screen.ts'

/** What is on the screen, why, and since when (epoch milliseconds). */
export type Showing = {
  /** Null: the day card. */
  deliveryId: string | null
  /**
   * `new`: for the first time. `away`: again, for who was not there. `answered`: by who was not there,
   * before they have seen the rest. `slide` and `day`: passing by.
   */
  mode: 'new' | 'away' | 'answered' | 'rest' | 'slide' | 'day'
  since: number
  /** What this screen has shown, whether or not the server knows it yet. */
  seen: ReadonlySet<string>
  /** Shown for the first time while nobody was there; oldest first. */
  missed: string[]
  /** While `away`: all that is gone through. */
  round: string[]
  touchedAt: number
  /** Pictures that passed by since the day card. */
  passed: number
}

export const timing = {
  /** A new picture is not pushed away by the next one before this. */
  new: 8000,
  away: 20_000,
  /** As long as it takes to read it aloud. */
  answered: 30_000,
  /** Then the newest stays for this long, or after a touch whatever is there. */
  rest: 120_000,
  slide: 30_000,
  day: 20_000,
  /** Who has not touched the screen for this long may have been away. */
  presence: 10 * 60_000,
}

const staysUntilOver = new Set<Showing['mode']>(['new', 'away', 'answered'])
const picturesBetweenDays = 5
const recommendationsPassFor = 3 * 86_400_000

/** `left` is what a visit before this one has left to be seen. */
export function atFirst(left: Pick<Showing, 'missed' | 'touchedAt'> | null): Showing {
  return {
    deliveryId: null,
    mode: 'rest',
    since: Number.NEGATIVE_INFINITY,
    seen: new Set(),
    missed: left?.missed ?? [],
    round: [],
    touchedAt: left?.touchedAt ?? 0,
    passed: 0,
  }
}

/**
 * What is on the screen at `now`: everything new, oldest first, then the newest for a while, then
 * slowly all pictures, with the day between them. `items` are newest first and can be shown.
 */
export function showingAt(now: number, showing: Showing, items: ScreenItem[]): Showing {
  const current = items.find(({ deliveryId }) => deliveryId === showing.deliveryId)
  const isOver = now - showing.since >= timing[showing.mode]
  const hadNothing = showing.round.length === 0 && items.length > 0
  const isThere = current !== undefined || (showing.mode === 'day' && !hadNothing)
  if (isThere && !isOver && staysUntilOver.has(showing.mode)) return showing
  if (showing.mode === 'answered') return welcomed(now, { ...showing, mode: 'rest', touchedAt: now }, items)
  if (showing.mode === 'away' && !isLast(showing)) return stepped(now, showing, items, 1)
  const unseen = unseenOf(showing, items).pop()
  if (unseen) return show(unseen, 'new', now, showing)
  if (!isThere || items.length === 0) return onlyOne(now, showing, items)
  if (showing.mode === 'new' || showing.mode === 'away') return { ...showing, mode: 'rest', round: [] }
  if (!isOver) return showing
  return passing(now, showing, items, current)
}

/**
 * Somebody is there: what is on the screen stays, or what they have missed begins; not under the finger
 * of who presses one of its buttons.
 */
export function touched(now: number, showing: Showing, items: ScreenItem[], isOnButton: boolean): Showing {
  const wasAway = now - showing.touchedAt >= timing.presence
  const here = { ...showing, touchedAt: now }
  if (wasAway && showing.mode !== 'away' && showing.missed.some((id) => id !== showing.deliveryId)) {
    return isOnButton ? { ...showing, mode: 'answered', since: now } : welcomed(now, here, items)
  }
  const missed: string[] = []
  if (showing.mode === 'new') return { ...here, missed }
  if (showing.mode === 'away') return { ...here, missed, since: now }
  return showing.mode === 'day' ? { ...here, missed } : { ...here, missed, mode: 'rest', since: now }
}

/** Who comes back, or wakes up: all that is new, from the oldest on. Nothing changes when nothing is. */
export function welcomed(now: number, showing: Showing, items: ScreenItem[]): Showing {
  const unseen = unseenOf(showing, items).map(({ deliveryId }) => deliveryId)
  const round = items
    .map(({ deliveryId }) => deliveryId)
    .filter((id) => showing.missed.includes(id) || unseen.includes(id))
    .reverse()
  const first = items.find(({ deliveryId }) => deliveryId === round[0])
  if (!first) return showing
  const isHere = now - showing.touchedAt < timing.presence
  const missed = isHere ? [] : round
  return { ...show(first, 'away', now, showing), round, missed }
}

/** The next or the one before, of all that is gone through. */
export function stepped(now: number, showing: Showing, items: ScreenItem[], by: 1 | -1): Showing {
  const { round, deliveryId } = showing
  const ahead = by === 1 ? round : [...round].reverse()
  const next = ahead
    .slice(ahead.indexOf(deliveryId ?? '') + 1)
    .map((id) => items.find((item) => item.deliveryId === id))
    .find((item) => item !== undefined)
  if (next) return { ...show(next, 'away', now, showing), missed: showing.missed }
  return by === 1 ? showingAt(now, { ...showing, mode: 'rest', round: [], since: now }, items) : showing
}

/** It could not be shown: whenever it can, it is new still. */
export function broken(showing: Showing, deliveryId: string): Showing {
  const seen = new Set([...showing.seen].filter((id) => id !== deliveryId))
  return { ...showing, seen, missed: showing.missed.filter((id) => id !== deliveryId) }
}

function isLast({ round, deliveryId }: Showing): boolean {
  return round.length === 0 || round[round.length - 1] === deliveryId
}

/** Newest first. */
function unseenOf({ seen }: Showing, items: ScreenItem[]): ScreenItem[] {
  return items.filter((item) => item.shownAt === null && !seen.has(item.deliveryId))
}

function onlyOne(now: number, showing: Showing, [newest]: ScreenItem[]): Showing {
  if (newest) return show(newest, 'rest', now, showing)
  return showing.mode === 'day' ? showing : day(now, { ...showing, deliveryId: null })
}

function passing(now: number, showing: Showing, items: ScreenItem[], current: ScreenItem | undefined) {
  const isDayDue =
    showing.mode === 'rest' || (showing.mode === 'slide' && showing.passed >= picturesBetweenDays)
  if (isDayDue) return day(now, showing)
  const from = current ?? items.find(({ deliveryId }) => deliveryId === showing.round[0])
  const next = nextPassing(now, items, from)
  if (!next) return { ...showing, since: now }
  return { ...show(next, 'slide', now, showing), passed: showing.passed + 1 }
}

/** The day card; it remembers the picture that it follows. */
function day(now: number, showing: Showing): Showing {
  const round = showing.deliveryId ? [showing.deliveryId] : []
  return { ...showing, deliveryId: null, mode: 'day', since: now, round, passed: 0 }
}

function show(item: ScreenItem, mode: Showing['mode'], now: number, before: Showing): Showing {
  const { deliveryId } = item
  const isFirst = item.shownAt === null && !before.seen.has(deliveryId)
  const isMissed = isFirst && now - before.touchedAt >= timing.presence
  return {
    ...before,
    deliveryId,
    mode,
    since: now,
    seen: new Set([...before.seen, deliveryId]),
    missed: isMissed ? [...before.missed, deliveryId] : before.missed,
    round: mode === 'away' ? before.round : [],
  }
}

/** The next older one that passes by, and the newest again after the oldest. */
function nextPassing(now: number, items: ScreenItem[], current: ScreenItem | undefined) {
  const place = current ? items.indexOf(current) : -1
  return [...items.slice(place + 1), ...items.slice(0, place + 1)].find(
    (item) =>
      item.picture !== null ||
      (item.kind === 'content' && now - Date.parse(item.sentAt) < recommendationsPassFor),
  )
}
