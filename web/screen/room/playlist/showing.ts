import type { Pace } from '#contract/room/pace.ts'
import { stayOf } from '#contract/room/series.ts'

/** What is on the screen, why, and since when (epoch milliseconds by the server's clock). */
export type Showing = {
  /** Null: the day. */
  deliveryId: string | null
  mode: Mode
  since: number
  /** The delivery that could be seen last. */
  painted?: string
  /** The deliveries that this screen has shown, whether or not the server knows it yet. */
  seen: ReadonlySet<string>
  /** Deliveries that were first shown while nobody was there; oldest first. */
  missed: string[]
  /** The deliveries to step through while catching up; oldest first. Kept while somebody browses beyond them. */
  catchUp: string[]
  /** While the day is shown: the delivery before it, where the slideshow goes on. */
  dayFollows: string | null
  touchedAt: number
  /** Pictures shown since the last day card. */
  slides: number
  /** How many deliveries were on the screen, one after the other. */
  turn: number
  /** The turn in which each of them was there last. */
  turnOf: ReadonlyMap<string, number>
  /** In the slideshow: what follows of the pictures that were sent together with this one. */
  series: string[]
  /** In the slideshow: the delivery before this one, the first to go back to. */
  slideBefore: string | null
  /** After the first step back from the slideshow: where the step forward leads. */
  returnTo: string | null
}

/**
 * `new`: shown for the first time. `catchUp`: shown again to somebody who was away. `answered`: somebody
 * who was away has answered it before catching up. `browse`: somebody goes back and forth by themselves. `rest`: stays
 * after the newest, and after somebody has browsed. `slide` and `day`: the slideshow.
 */
export type Mode = 'new' | 'catchUp' | 'answered' | 'browse' | 'rest' | 'slide' | 'day'

/** Milliseconds that each mode lasts, at the normal pace. */
export const durations: Record<Mode, number> = {
  new: 8000,
  catchUp: 20_000,
  /** Long enough to hear it read aloud. */
  answered: 30_000,
  /** After the last touch. Until then nothing new interrupts. */
  browse: 30_000,
  rest: 120_000,
  slide: 30_000,
  day: 20_000,
}

/** What another pace changes of it. */
const ofPace: Record<Pace, Partial<typeof durations>> = {
  calm: { new: 15_000, slide: 60_000 },
  normal: {},
  lively: { slide: 15_000 },
}

/** Milliseconds that what is shown stays. Of pictures that were sent together each but the last has half the time. */
export function durationOf({ mode, series }: Showing, pace: Pace): number {
  const whole = ofPace[pace][mode] ?? durations[mode]
  return stayOf(whole, mode === 'slide' && series.length > 0)
}

/** Milliseconds without a touch after which somebody may have been away. */
export const presenceLasts = 10 * 60_000

/** `before` is what an earlier visit of the page has kept. */
export function initialShowing(before: Pick<Showing, 'missed' | 'touchedAt'> | null): Showing {
  return {
    deliveryId: null,
    mode: 'rest',
    since: Number.NEGATIVE_INFINITY,
    seen: new Set(),
    missed: before?.missed ?? [],
    catchUp: [],
    dayFollows: null,
    touchedAt: before?.touchedAt ?? 0,
    slides: 0,
    series: [],
    turn: 0,
    turnOf: new Map(),
    slideBefore: null,
    returnTo: null,
  }
}
