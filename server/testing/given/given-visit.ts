import type { Visit, VisitList } from '#contract/visits/visit-list.ts'
import type { NewVisit } from '#contract/visits/visits.ts'
import type { Browser } from '../browser.ts'

/** A visit; without a word about it, Ben comes at three. */
export async function givenVisit(
  person: Browser,
  path: string,
  given: Partial<NewVisit> & { date: string },
): Promise<Visit> {
  const added = await person.post(`${path}/visits`, { who: 'Ben', time: '15:00', ...given })
  if (added.status !== 201) throw new Error(`no visit: ${added.bytes}`)
  return added.body
}

/** What is on, in short: "2026-11-21 15:00 Ben". What does not take place is marked with "×". */
export async function readVisits(
  by: Browser,
  path: string,
  days = 14,
): Promise<{ list: VisitList; lines: string[] }> {
  const { body: list }: { body: VisitList } = await by.get(`${path}/visits?days=${days}`)
  const lines = list.occurrences.map(({ date, time, who, what, isSkipped }) =>
    [date, time ?? 'all day', who, what, isSkipped && '×'].filter(Boolean).join(' '),
  )
  return { list, lines }
}
