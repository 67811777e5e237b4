/** A property of a component: "DTSTART;TZID=Europe/Berlin:20261121T150000" in its parts. */
export type Line = { name: string; parameters: string; value: string }

export type SplitCalendar = {
  /** As the calendar calls itself; null without a word about it. */
  name: string | null
  /** The lines of the time zones that it defines, by their names. */
  zones: Map<string, Line[]>
  /** The events in groups of one UID: a repeated event and the changes of single times. */
  events: Line[][][]
  /** Events that have no end in the file. */
  unfinished: number
}

/** What of an event is read. All else is left away before anything is parsed, alarms and people too. */
const known = new Set([
  'UID',
  'SUMMARY',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXDATE',
  'RDATE',
  'RECURRENCE-ID',
  'CLASS',
  'STATUS',
  'SEQUENCE',
])

/** Takes a calendar apart, without understanding what its events say. `text` has no folded lines. */
export function splitCalendar(text: string): SplitCalendar {
  const split: SplitCalendar = { name: null, zones: new Map(), events: [], unfinished: 0 }
  const groups = new Map<string, Line[][]>()
  let event: Line[] | null = null
  let zone: Line[] | null = null
  // Components inside of an event, such as alarms.
  let inner = 0
  for (const raw of text.split('\n')) {
    const line = parseLine(raw)
    if (!line) continue
    const component = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN' && component === 'VEVENT') {
      if (event) split.unfinished++
      event = []
      inner = 0
    } else if (line.name === 'END' && component === 'VEVENT') {
      if (event) group(groups, split.events, event)
      event = null
    } else if (event) {
      if (line.name === 'BEGIN') inner++
      else if (line.name === 'END') inner--
      else if (inner === 0 && known.has(line.name)) event.push(line)
    } else if (line.name === 'BEGIN' && component === 'VTIMEZONE') zone = []
    else if (line.name === 'END' && component === 'VTIMEZONE') {
      const id = zone?.find(({ name }) => name === 'TZID')?.value
      if (zone && id) split.zones.set(id, zone)
      zone = null
    } else if (zone) zone.push(line)
    else if (line.name === 'X-WR-CALNAME' || (line.name === 'NAME' && !split.name)) split.name = line.value
  }
  if (event) split.unfinished++
  return split
}

function parseLine(raw: string): Line | null {
  const line = raw.trimEnd()
  const found = /^[\w-]+/.exec(line)
  const colon = valueStart(line)
  if (!found || colon < 0) return null
  const [name] = found
  return {
    name: name.toUpperCase(),
    parameters: line.slice(name.length, colon),
    value: line.slice(colon + 1),
  }
}

/** The first colon outside of quotation marks. */
function valueStart(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

/** An event without a UID stands alone. */
function group(groups: Map<string, Line[][]>, all: Line[][][], event: Line[]): void {
  const uid = event.find(({ name }) => name === 'UID')?.value
  const others = uid === undefined ? undefined : groups.get(uid)
  if (others) {
    others.push(event)
    return
  }
  const alone = [event]
  if (uid !== undefined) groups.set(uid, alone)
  all.push(alone)
}
