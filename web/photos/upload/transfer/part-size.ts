import { photoLimits } from '#contract/photos/photos.ts'

/** Bytes: four of the smallest parts, and far from what proxies refuse. */
const least = 4 * photoLimits.leastPart
let most: number = photoLimits.mostOfPart
/** Milliseconds that a part should take. At most so much is sent twice when the line is cut. */
const aimedAt = 5000

/** Eight seconds at 1 Mbit/s. */
let current = 1_048_576

/** Bytes that this page sends at a time: what is smaller goes as a whole. */
export function partSize(): number {
  return current
}

/** Chooses the next size by what was sent. A few bytes say nothing of the line: most of their time is waiting. */
export function noteSent(bytes: number, milliseconds: number): void {
  if (bytes >= least) current = within((bytes * aimedAt) / Math.max(1, milliseconds))
}

/** The line was cut before a request of so many bytes had ended. The rest of a file may be much less than a part. */
export function noteCut(bytes: number): void {
  current = within(Math.min(bytes, current) / 2)
}

/** Something on the way takes no request of so many bytes, as proxies do above 1 MB that nobody has set up. */
export function noteTooLarge(bytes: number): void {
  most = Math.max(least, Math.round(bytes / 4))
  current = within(current)
}

function within(bytes: number): number {
  return Math.min(most, Math.max(least, Math.round(bytes)))
}
