import { clipLimits } from '#contract/clips/clips.ts'
import type { Cut, FilmFacts } from '../film/film-message.ts'

/** Seconds. */
const longest = clipLimits.longest / 1000
const shortest = 1
/** A film that the browser can encode begins where somebody says, unless a key picture is so near. */
const near = 1

/** The beginning, or all of it. */
export function firstCut(facts: FilmFacts): Cut {
  const from = facts.keys[0] ?? 0
  return { from, to: Math.min(facts.duration, from + longest) }
}

/** The cut begins there, and is as long as before where there is room. */
export function movedStart({ from, to }: Cut, wanted: number, facts: FilmFacts): Cut {
  const latest = Math.max(0, facts.duration - shortest)
  const start = startAt(Math.min(wanted, latest), latest, facts, { isLater: wanted > from })
  return { from: start, to: Math.min(facts.duration, start + Math.min(longest, to - from)) }
}

/** The cut ends there. Where it would be too long or too short its start moves, too. */
export function movedEnd({ from }: Cut, wanted: number, facts: FilmFacts): Cut {
  const to = Math.max(wanted, Math.min(shortest, facts.duration))
  const latest = Math.max(0, to - shortest)
  if (to - from > longest) return endedBy(startAt(to - longest, latest, facts, { isLater: true }), to)
  if (to - from < shortest) return endedBy(startAt(latest, latest, facts, { isLater: false }), to)
  return { from, to }
}

/** Where key pictures are rarer than half a minute, it ends before the wanted end. */
function endedBy(from: number, to: number): Cut {
  return { from, to: Math.min(to, from + longest) }
}

/**
 * Where it begins when somebody wants that, and not after `latest`. A copied film begins at a key picture, or it would begin
 * grey.
 */
function startAt(
  wanted: number,
  latest: number,
  { keys, canEncode }: FilmFacts,
  { isLater }: { isLater: boolean },
): number {
  const before = keys.findLast((key) => key <= wanted) ?? keys[0]
  const key = isLater ? (keys.find((key) => key >= wanted && key <= latest) ?? before) : before
  if (key === undefined || (canEncode && Math.abs(key - wanted) > near)) return wanted
  return key
}
