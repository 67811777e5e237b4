import type { Owner } from './kept-recording.ts'

const underway = new Map<string, Promise<unknown>>()

/** Notes that the person's recording is being sent, also when its dialog is closed meanwhile. */
export function noteSending({ personId, groupId }: Owner, sending: Promise<unknown>): void {
  const key = `${personId} ${groupId}`
  const ended = sending.catch(() => {}).finally(() => underway.get(key) === ended && underway.delete(key))
  underway.set(key, ended)
}

/** Resolves when it is sent, or could not be; undefined while nothing is on its way. */
export function sendingOf({ personId, groupId }: Owner): Promise<unknown> | undefined {
  return underway.get(`${personId} ${groupId}`)
}
