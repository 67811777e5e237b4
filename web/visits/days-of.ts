import type { VisitOccurrence } from '#contract/visits/visit-list.ts'

/** By the day on which each is listed: its first one, or today for what has begun before. */
export function daysOf(occurrences: VisitOccurrence[], today: string): [date: string, VisitOccurrence[]][] {
  const days: [string, VisitOccurrence[]][] = []
  for (const occurrence of occurrences) {
    const date = occurrence.date < today ? today : occurrence.date
    const last = days.at(-1)
    if (last?.[0] === date) last[1].push(occurrence)
    else days.push([date, [occurrence]])
  }
  return days
}
