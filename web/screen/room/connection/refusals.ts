import { ApiError } from '../../../platform/server/api.ts'
import type { PendingReport, Refusal } from '../offline/kept-schemas.ts'
import { localState } from '../offline/local-state.ts'
import { serverNow, trueTime } from '../time/server-clock.ts'

/** Milliseconds. Whoever pressed longer ago than this has no more use for a word about a heart. */
const toldFor = 60_000

let onRefused: (refusal: Refusal) => void = () => {}

/** Registers who tells the person in the room of an answer that our server has refused for good. */
export function onAnswerRefused(listener: typeof onRefused): void {
  onRefused = listener
}

/** Whether it is said until somebody has read it, also through a reload. */
export function standsUntilRead(refusal: Refusal): boolean {
  return refusal === 'callByTelephone' || refusal === 'voiceRefused'
}

export function tellRoom(refusal: Refusal): void {
  if (standsUntilRead(refusal)) localState.refusal.write(refusal)
  onRefused(refusal)
}

/** Tells of the refusal, if there is something to tell. Call it just after the server has answered. */
export function tellRefusal(report: PendingReport, error: unknown): void {
  const refusal = refusalOf(report, error)
  if (refusal) tellRoom(refusal)
}

function refusalOf(report: PendingReport, error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (report.type === 'call') return report.isNeeded && error.code === 'conflict' ? 'callByTelephone' : null
  if (report.type !== 'answer') return null
  const isCall = report.kind === 'call_me'
  // The group is in memory, and this screen has not heard of it yet.
  const isAtRest = error.code === 'conflict'
  if (isAtRest && isCall) return 'callByTelephone'
  const isRecent = serverNow() - Date.parse(trueTime(report.stamp)) < toldFor
  if (!isRecent) return null
  if (isAtRest) return 'onlyPictures'
  // What it was for was taken back. A call was passed on nevertheless.
  if (error.code === 'not_found') return isCall ? 'callSeen' : 'takenBack'
  return null
}
