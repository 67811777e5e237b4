import type { ScreenCall, ScreenView } from '#contract/screen/screen-view.ts'
import { pendingCall } from '../connection/outbox.ts'

/** Milliseconds. A screen without a network does not hear that it is over. */
const takenLasts = 30 * 60_000

/** `call` is what the server says of it; null as long as it has not heard of it. `waitsSince`: of a press it has not. */
export type StandingCall = { askedAt: number; call: ScreenCall | null; waitsSince: number | null }

/** The call that stands by the view and by what was pressed since; null when none does. Times in epoch milliseconds. */
export function standingCall({ call: told }: Pick<ScreenView, 'call'>, now: number): StandingCall | null {
  const pending = pendingCall()
  if (pending && !pending.isNeeded) return null
  const call = told && (!told.taken || now - Date.parse(told.taken.at) < takenLasts) ? told : null
  if (!call && !pending) return null
  // Asking again begins no other call, unless somebody had taken it.
  const askedAt = call && !(pending && call.taken) ? Date.parse(call.askedAt) : (pending?.at ?? now)
  return { askedAt, call: pending && call?.taken ? null : call, waitsSince: pending?.at ?? null }
}
