import type { Pace } from '#contract/room/pace.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { nextSlide } from './next-slide.ts'
import { takeSeries } from './series.ts'
import { isNews } from './showable.ts'
import { durationOf, presenceLasts, type Showing } from './showing.ts'

// The rules for what is shown when, as pure functions: each returns the next state. `now` is epoch
// milliseconds; `items` are the ones that can be shown, newest first.

/** Modes that nothing new interrupts before they are over. */
const uninterrupted = new Set<Showing['mode']>(['new', 'catchUp', 'answered', 'browse'])
const slidesBetweenDays = 5
/** Milliseconds that a scene waits for its picture, over a slow network, before the next one has its turn. */
const longestLoading = 60_000
/** Milliseconds. */
const recommendationsSlideFor = 3 * 86_400_000
const voicesSlideFor = 7 * 86_400_000

export type Rules = {
  /** What the loved one has loved comes round more often. */
  hasFavourites?: boolean
  /** The day comes between the pictures. Without it only pictures are shown, as long as there are any. */
  hasDay?: boolean
  /** How fast pictures follow each other. */
  pace?: Pace
  /** What is on the screen is being read aloud: it stays. */
  isRead?: boolean
}

/** New items, oldest first; then the newest for a while; then a slideshow of all with the day in between. */
export function advance(
  now: number,
  showing: Showing,
  items: ScreenItem[],
  { hasFavourites = true, hasDay = true, pace = 'normal', isRead = false }: Rules = {},
): Showing {
  const current = items.find(({ deliveryId }) => deliveryId === showing.deliveryId)
  const isLoading = current && current.deliveryId !== showing.painted
  const isOver = now - showing.since >= (isLoading ? longestLoading : durationOf(showing, pace))
  const isFirstItem = showing.dayFollows === null && items.length > 0
  const isDay = showing.deliveryId === null && (showing.mode === 'day' || showing.mode === 'browse')
  const isDayWanted = isDay && !isFirstItem && (hasDay || items.length === 0)
  const isPresent = current !== undefined || isDayWanted
  if (isPresent && (isRead || (!isOver && uninterrupted.has(showing.mode)))) return showing
  if (showing.mode === 'answered')
    return startCatchUp(now, { ...showing, mode: 'rest', touchedAt: now }, items)
  if (showing.mode === 'catchUp' && !isLast(showing)) return stepCatchUp(now, showing, items, 1)
  if (showing.mode === 'browse' && stillMissed(showing).length > 0)
    return startCatchUp(now, { ...showing, mode: 'rest', missed: stillMissed(showing), catchUp: [] }, items)
  const unseen = unseenOf(showing, items).pop()
  if (unseen) return show(unseen, 'new', now, showing)
  if (!isPresent || items.length === 0) return showNewest(now, showing, items)
  if (showing.mode === 'new' || showing.mode === 'catchUp') return { ...showing, mode: 'rest', catchUp: [] }
  if (showing.mode === 'browse')
    return { ...showing, mode: showing.deliveryId === null ? 'day' : 'rest', catchUp: [] }
  if (!isOver) return showing
  return slideOn(now, showing, items, { hasFavourites, hasDay })
}

/**
 * After a touch: the current item stays, or the catch-up begins if somebody was away. A press of a
 * button on the item delays the catch-up, so that the item does not change under the finger.
 */
export function afterTouch(now: number, showing: Showing, items: ScreenItem[], isOnButton: boolean): Showing {
  const wasAway = now - showing.touchedAt >= presenceLasts
  const touched = { ...showing, touchedAt: now }
  if (wasAway && showing.mode !== 'catchUp' && showing.missed.some((id) => id !== showing.deliveryId)) {
    return isOnButton ? { ...showing, mode: 'answered', since: now } : startCatchUp(now, touched, items)
  }
  const missed: string[] = []
  if (showing.mode === 'new') return { ...touched, missed }
  if (showing.mode === 'catchUp' || showing.mode === 'browse') return { ...touched, missed, since: now }
  return showing.mode === 'day' ? { ...touched, missed } : { ...touched, missed, mode: 'rest', since: now }
}

/** Starts with the oldest of the items that were missed or are new; unchanged where there are none. */
export function startCatchUp(now: number, showing: Showing, items: ScreenItem[]): Showing {
  const unseen = unseenOf(showing, items).map(({ deliveryId }) => deliveryId)
  const catchUp = items
    .map(({ deliveryId }) => deliveryId)
    .filter((id) => showing.missed.includes(id) || unseen.includes(id))
    .reverse()
  const first = items.find(({ deliveryId }) => deliveryId === catchUp[0])
  if (!first) return showing
  const isSomebodyHere = now - showing.touchedAt < presenceLasts
  const missed = isSomebodyHere ? [] : catchUp
  return { ...show(first, 'catchUp', now, showing), catchUp, missed }
}

/** The next (1) or the previous (-1) item of the catch-up. After the last one it ends. */
export function stepCatchUp(now: number, showing: Showing, items: ScreenItem[], by: 1 | -1): Showing {
  const { catchUp, deliveryId } = showing
  const ahead = by === 1 ? catchUp : [...catchUp].reverse()
  const next = ahead
    .slice(ahead.indexOf(deliveryId ?? '') + 1)
    .map((id) => items.find((item) => item.deliveryId === id))
    .find((item) => item !== undefined)
  if (next) return { ...show(next, 'catchUp', now, showing), missed: showing.missed }
  return by === 1 ? advance(now, { ...showing, mode: 'rest', catchUp: [], since: now }, items) : showing
}

/** The delivery could not be shown: it counts as new again. */
export function afterFailure(showing: Showing, deliveryId: string): Showing {
  const seen = new Set([...showing.seen].filter((id) => id !== deliveryId))
  return { ...showing, seen, missed: showing.missed.filter((id) => id !== deliveryId) }
}

function isLast({ catchUp, deliveryId }: Showing): boolean {
  return catchUp.length === 0 || catchUp[catchUp.length - 1] === deliveryId
}

/** Newest first. */
export function unseenOf({ seen }: Showing, items: ScreenItem[]): ScreenItem[] {
  return items.filter((item) => isNews(item) && !seen.has(item.deliveryId))
}

function showNewest(now: number, showing: Showing, [newest]: ScreenItem[]): Showing {
  if (newest) return show(newest, 'rest', now, showing)
  return showing.mode === 'day' ? showing : showDay(now, 'day', { ...showing, deliveryId: null })
}

/** What is left of a catch-up beyond which somebody has browsed. The first one was on the screen. */
function stillMissed({ missed, catchUp }: Showing): string[] {
  return [...missed, ...catchUp.slice(1)]
}

function slideOn(
  now: number,
  showing: Showing,
  items: ScreenItem[],
  { hasFavourites, hasDay }: Required<Pick<Rules, 'hasFavourites' | 'hasDay'>>,
): Showing {
  const slides = items.filter((item) => isSlide(now, item))
  const before = showing.deliveryId ?? showing.dayFollows
  const toNext = ([next, ...series]: [ScreenItem, ...ScreenItem[]]) => ({
    ...show(next, 'slide', now, showing),
    slides: showing.slides + 1,
    slideBefore: before,
    series: series.map(({ deliveryId }) => deliveryId),
  })
  const [following, ...rest] = slides
    .filter(({ deliveryId }) => showing.series.includes(deliveryId))
    .reverse()
  if (following && showing.mode === 'slide') return toNext([following, ...rest])
  const isDayDue =
    showing.mode === 'rest' || (showing.mode === 'slide' && showing.slides >= slidesBetweenDays)
  if (isDayDue && hasDay) return showDay(now, 'day', showing)
  // After the day the only one comes again.
  const next =
    nextSlide(slides, showing, before, hasFavourites) ?? (showing.deliveryId === null ? slides[0] : undefined)
  if (!next) return { ...showing, since: now, slides: showing.slides + 1 }
  const [first = next, ...series] = takeSeries(slides, next, showing, hasFavourites)
  // What is on the screen does not follow itself.
  return toNext(first.deliveryId === before ? [next] : [first, ...series])
}

/** Without test messages; recommendations and voices for some days; notes until they end, when they leave the items. */
function isSlide(now: number, item: ScreenItem): boolean {
  return slideRules[item.kind](item, now)
}

const slideRules: Record<ScreenItem['kind'], (item: ScreenItem, now: number) => boolean> = {
  photo: ({ picture }) => picture !== null,
  clip: ({ picture }) => picture !== null,
  content: ({ sentAt }, now) => now - Date.parse(sentAt) < recommendationsSlideFor,
  note: () => true,
  voice: ({ sentAt }, now) => now - Date.parse(sentAt) < voicesSlideFor,
  test: () => false,
}

export function showDay(now: number, mode: 'day' | 'browse', showing: Showing): Showing {
  const dayFollows = showing.deliveryId
  const nothing = { catchUp: [], slides: 0, series: [], slideBefore: null, returnTo: null }
  return { ...showing, deliveryId: null, mode, since: now, dayFollows, ...nothing }
}

export function show(item: ScreenItem, mode: Showing['mode'], now: number, before: Showing): Showing {
  const { deliveryId } = item
  const isFirstTime = isNews(item) && !before.seen.has(deliveryId)
  const isMissed = isFirstTime && now - before.touchedAt >= presenceLasts
  return {
    ...before,
    deliveryId,
    mode,
    since: now,
    seen: new Set([...before.seen, deliveryId]),
    turn: before.turn + 1,
    turnOf: new Map([...before.turnOf, [deliveryId, before.turn + 1]]),
    missed: isMissed ? [...before.missed, deliveryId] : before.missed,
    catchUp: mode === 'catchUp' || mode === 'browse' ? before.catchUp : [],
    dayFollows: null,
    series: [],
    slideBefore: null,
    returnTo: null,
  }
}
