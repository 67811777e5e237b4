import { daysAfter } from '#contract/platform/wall-clock.ts'
import { findLine, type Zones } from './changed-times.ts'
import { instantOfLine } from './plain-event.ts'
import type { Line } from './split-calendar.ts'

/** An event that began so many days before the window may last into it. */
const longestDays = 62

/**
 * The times that an event names besides its rule (RDATE), each as an event of its own, from some days before the window
 * on. The parser knows none of them. One that is left out (EXDATE) is not among them.
 */
export function extraTimes(
  [base]: Line[][],
  reading: Zones,
  window: { from: string; until: string },
): Line[][] {
  const begin = base && findLine(base, 'DTSTART')
  if (!base || !begin) return []
  const gone = new Set(listTimes(base, 'EXDATE').map((line) => instantOfLine(line, reading)))
  const known = new Set([instantOfLine(begin, reading)])
  const first = daysAfter(window.from, -longestDays).replaceAll('-', '')
  const last = daysAfter(window.until, 1).replaceAll('-', '')
  return listTimes(base, 'RDATE').flatMap((line) => {
    const at = instantOfLine(line, reading)
    const day = line.value.slice(0, 8)
    if (known.has(at) || gone.has(at) || day < first || day > last) return []
    known.add(at)
    const alone = withoutTimes(base).filter(({ name }) => name !== 'UID')
    const uid = { name: 'UID', parameters: '', value: `extra-${at}` }
    return [[uid, ...alone, line, ...lengthOf(base, line, reading)]]
  })
}

/** Each time of these properties as a beginning. A period has its own end. */
function listTimes(lines: Line[], property: string): Line[] {
  return lines
    .filter(({ name }) => name === property)
    .flatMap(({ parameters, value }) =>
      value.split(',').map((each) => ({ name: 'DTSTART', parameters, value: each.trim() })),
    )
}

function withoutTimes(lines: Line[]): Line[] {
  const times = ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE']
  return lines.filter(({ name }) => !times.includes(name))
}

/** How long a time lasts, as the whole event does. It cuts the end of a period off the beginning. */
function lengthOf(base: Line[], begin: Line, reading: Zones): Line[] {
  const [start = '', end] = begin.value.split('/')
  begin.value = start
  if (end) return [{ ...begin, name: end.startsWith('P') ? 'DURATION' : 'DTEND', value: end }]
  const [from, until, duration] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => findLine(base, name))
  if (duration) return [duration]
  if (!from || !until) return []
  const seconds = (instantOfLine(until, reading) - instantOfLine(from, reading)) / 1000
  if (seconds <= 0) return []
  const isDate = start.length === 8
  const value = isDate ? `P${Math.round(seconds / 86_400)}D` : `PT${seconds}S`
  return [{ name: 'DURATION', parameters: '', value }]
}
