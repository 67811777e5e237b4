import readExif from 'exif-reader'
import { days } from '../../platform/clock.ts'

/** Fixed dates of cameras whose clock was never set; the first is how the reader understands 0000:00:00. */
const unsetClock = /^(1899-11-30|(1970|1980|2000|2001|2012|2015)-01-01)T00:0/
/** Older than photography. */
const oldest = '1826'

/**
 * The wall clock of the camera when it took the picture ("2026-11-21T08:00"), by the EXIF block of the file. Null
 * without one, and for a date that cannot be true at `now`.
 */
export function takenAt(exif: Buffer | undefined, now: number): string | null {
  const date = exif && dateOf(exif)
  // The reader gives the wall clock as if it were in UTC.
  if (!date || Number.isNaN(date.getTime()) || date.getTime() > now + days(1)) return null
  const local = date.toISOString().slice(0, 16)
  return local < oldest || local.startsWith('-') || unsetClock.test(local) ? null : local
}

function dateOf(exif: Buffer): Date | undefined {
  try {
    const { Photo, Image } = readExif(exif)
    return [Photo?.DateTimeOriginal, Photo?.DateTimeDigitized, Image?.DateTime].find(
      (date) => date instanceof Date,
    )
  } catch {
    // A damaged block: the picture is good without it.
    return undefined
  }
}
