import type { EventInstance } from 'node-ical'
import { wallClock } from '#contract/platform/wall-clock.ts'
import { instantOfLine, zoneOfLine } from './plain-event.ts'
import type { Line } from './split-calendar.ts'

export type Zones = { zoneOf: (name: string) => string; timeZone: string }

/** The change of one time of a repeated event (RECURRENCE-ID), or of that one and all that follow (RANGE). */
export type Change = {
  lines: Line[]
  /** The day of the time that is changed. */
  day: Temporal.PlainDate
  /** That time in epoch milliseconds; null where only the day is named. */
  at: number | null
  isRange: boolean
}

/** The changes among the events of one UID, by their times. Of several of one time that of the last edition counts. */
export function changesOf(group: Line[][], zones: Zones): Change[] {
  const changes = new Map<string, Change>()
  for (const lines of group) {
    const id = findLine(lines, 'RECURRENCE-ID')
    if (!id) continue
    const change = { lines, ...timeOf(id, zones), isRange: /;RANGE="?THISANDFUTURE/i.test(id.parameters) }
    const key = `${change.day} ${change.at} ${change.isRange}`
    const known = changes.get(key)
    if (!known || editionOf(lines) >= editionOf(known.lines)) changes.set(key, change)
  }
  return [...changes.values()].toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))
}

function timeOf(id: Line, zones: Zones): Pick<Change, 'day' | 'at'> {
  const instant = instantOfLine(id, zones)
  const digits = id.value.trim()
  const date = digits.endsWith('Z') ? wallClock(instant, zones.timeZone).date : digits.slice(0, 8)
  return { day: Temporal.PlainDate.from(date), at: digits.length === 8 ? null : instant }
}

/** Whether it is this time of an event that is changed. `zone` is that of the event. */
export function isOf({ day, at }: Change, instance: EventInstance, zone: string): boolean {
  if (!instance.isFullDay && at !== null) return instance.start.getTime() === at
  return day.equals(wallTimeOf(instance, zone).toPlainDate())
}

/** Whether a change of all that follow reaches this time of an event. */
export function reaches({ day, at }: Change, instance: EventInstance, zone: string): boolean {
  if (!instance.isFullDay && at !== null) return instance.start.getTime() >= at
  return Temporal.PlainDate.compare(wallTimeOf(instance, zone), day) >= 0
}

/**
 * A time of an event as the change of all that follow makes it: as far from the rule's time as the change, of which
 * `changed` is its own time, is from the one that it names; by the clock of the zone.
 */
export function shifted(
  instance: EventInstance,
  { day, at }: Change,
  changed: EventInstance,
  zone: string,
): EventInstance {
  const rule = wallTimeOf(instance, zone)
  const named =
    instance.isFullDay || at === null ? day.toPlainDateTime(rule.toPlainTime()) : wallTimeAt(at, zone)
  const start = rule.add(named.until(wallTimeOf(changed, zone)))
  const length = changed.end.getTime() - changed.start.getTime()
  if (!changed.isFullDay) {
    const from = start.toZonedDateTime(zone).epochMilliseconds
    return { ...changed, start: new Date(from), end: new Date(from + length) }
  }
  const days = Math.round(length / 86_400_000)
  return { ...changed, start: midnightOf(start), end: midnightOf(start.add({ days })) }
}

/** A day is its midnight by the clock of this machine, as the parser has it. */
function midnightOf({ year, month, day }: Temporal.PlainDateTime): Date {
  return new Date(year, month - 1, day)
}

function wallTimeOf({ start, isFullDay }: EventInstance, zone: string): Temporal.PlainDateTime {
  if (!isFullDay) return wallTimeAt(start.getTime(), zone)
  return new Temporal.PlainDateTime(start.getFullYear(), start.getMonth() + 1, start.getDate())
}

function wallTimeAt(at: number, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime()
}

/** The zone in which a line says its time. */
export function zoneOfTime({ parameters, value }: Line, zones: Zones): string {
  return value.trim().endsWith('Z') ? 'UTC' : zoneOfLine(parameters, zones)
}

function editionOf(lines: Line[]): number {
  return Number(findLine(lines, 'SEQUENCE')?.value) || 0
}

export function findLine(lines: Line[], property: string): Line | undefined {
  return lines.find(({ name }) => name === property)
}
