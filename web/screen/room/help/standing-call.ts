import type { ScreenCall, ScreenView } from '#contract/screen/screen-view.ts'
import { pendingCall } from '../connection/outbox.ts'

/** Milliseconds. A screen without a network does not hear that it is over. */
const takenLasts = 30 * 60_000

/**
 * When she asked last, and whether that was once more for the same call. `call` is what the server says of it; null as long as it
 * has not heard of it. `waitsSince`: of a press it has not.
 */
export type StandingCall = {
  askedAt: number
  isAgain: boolean
  call: ScreenCall | null
  waitsSince: number | null
}

/** The call that stands by the view and by what was pressed since; null when none does. Times in epoch milliseconds. */
export function standingCall({ call: told }: Pick<ScreenView, 'call'>, now: number): StandingCall | null {
  const pending = pendingCall()
  if (pending && !pending.isNeeded) return null
  const call = told && (!told.taken || now - Date.parse(told.taken.at) < takenLasts) ? told : null
  if (!call && !pending) return null
  const waitsSince = pending?.at ?? null
  // Asking again begins no other call, unless somebody had taken it.
  if (!call || (pending && call.taken))
    return { askedAt: waitsSince ?? now, isAgain: false, call: null, waitsSince }
  // Within the first minutes a press says what is.
  const pressedAgain = waitsSince !== null && waitsSince >= Date.parse(call.againAt) ? waitsSince : null
  const again = pressedAgain ?? (call.askedAgainAt ? Date.parse(call.askedAgainAt) : null)
  return { askedAt: again ?? Date.parse(call.askedAt), isAgain: again !== null, call, waitsSince }
}
