import { formatDate } from '../platform/format.ts'

/** Of a local date like "2026-11-26". */
export function dateText(date: string): string {
  return formatDate(`${date}T12:00`)
}
