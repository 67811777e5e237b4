import type { AlexaConfig } from '../../../platform/config.ts'

/**
 * When it is not quiet any more where the loved one lives, in epoch milliseconds: now, outside of
 * the quiet hours.
 */
export function quietUntil(hours: AlexaConfig['quietHours'], timeZone: string, now: number): number {
  if (!hours) return now
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime()
  const [from, to] = [Temporal.PlainTime.from(hours.from), Temporal.PlainTime.from(hours.to)]
  const isAfter = Temporal.PlainTime.compare(time, from) >= 0
  const isBefore = Temporal.PlainTime.compare(time, to) < 0
  const isOverMidnight = Temporal.PlainTime.compare(from, to) > 0
  const isQuiet = isOverMidnight ? isAfter || isBefore : isAfter && isBefore
  if (!isQuiet) return now
  const day = local.toPlainDate().add({ days: isOverMidnight && isAfter ? 1 : 0 })
  return day.toZonedDateTime({ timeZone, plainTime: to }).epochMilliseconds
}

/** Tomorrow morning where the loved one lives: when the quiet hours end, or at eight. */
export function tomorrow(hours: AlexaConfig['quietHours'], timeZone: string, now: number): number {
  const plainTime = Temporal.PlainTime.from(hours?.to ?? '08:00')
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  return today.add({ days: 1 }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
}

/** When this day began where the loved one lives, in epoch milliseconds. */
export function startOfDay(timeZone: string, now: number): number {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).startOfDay()
    .epochMilliseconds
}
