import { createHash } from 'node:crypto'
import type { ScreenCall } from '#contract/screen/screen-view.ts'
import { findStandingCall } from '../../delivery/answers/standing-call.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import type { Slide } from '../apl/slide.ts'
import { dayOf, daysUntil, type LocalClock, localTime } from '../language/local-time.ts'
import type { Messages } from '../language/messages/en.ts'
import type { RequestContext } from './request-context.ts'

// How far it is with the call that she has asked for, on whichever of her devices, as a screen says it.

export type StandingCall = {
  id: string
  /** "You asked for a call at 8:16 AM." or "You asked again at 8:20 AM." */
  asked: string
  /** "We are telling your family." */
  progress: string
  /** Somebody has said that they will call. */
  isTaken: boolean
}

/** Null when none stands. */
export async function readStandingCall(context: RequestContext): Promise<StandingCall | null> {
  const { app, echo, info, inMemory, words } = context
  const call = inMemory ? null : await findStandingCall(app, echo.family_group_id)
  if (!call) return null
  const { time_zone } = await requireGroupRow(app, echo.family_group_id)
  const clock = { timeZone: time_zone, locale: info.locale, now: app.clock.now() }
  return {
    id: call.callId,
    asked: askedOf(call, clock, words),
    progress: progressOf(call, words),
    isTaken: call.taken !== null,
  }
}

/** "You asked for a call at 8:16 AM. We are asking Ben and Mia."; empty when none stands. */
export function spokenCall(call: StandingCall | null): string {
  if (!call) return ''
  return call.isTaken ? call.progress : `${call.asked} ${call.progress}`
}

/** Before the id of the call, in place of a delivery's. */
const callMark = 'call:'

export function isCallSlide(id: string): boolean {
  return id.startsWith(callMark)
}

export function callOfSlide(id: string): string {
  return id.slice(callMark.length)
}

/** A slide among the others. Its one button says that the call is not needed any more. */
export function callSlide({ id, asked, progress, isTaken }: StandingCall, { call }: Messages): Slide {
  return {
    id: `${callMark}${id}`,
    kind: 'call',
    imageUrl: '',
    align: 'center',
    title: isTaken ? progress : asked,
    isLong: true,
    from: '',
    about: '',
    body: isTaken ? asked : progress,
    heart: call.notNeeded,
    thanks: '',
    listen: '',
  }
}

/** One word for what a slide says of it, by which slides know that it has changed. */
export function wordOfCall(call: StandingCall | null): string | null {
  return call && createHash('sha256').update(JSON.stringify(call)).digest('base64url').slice(0, 10)
}

/** "at 8:16 AM"; on another day "on Thursday, November 26". */
function whenOf(at: number, clock: LocalClock, words: Messages): string {
  return daysUntil(at, clock) === 0 ? words.call.at(localTime(at, clock)) : words.onDay(dayOf(at, clock))
}

function askedOf({ askedAt, askedAgainAt }: ScreenCall, clock: LocalClock, words: Messages): string {
  if (askedAgainAt) return words.call.askedAgain(whenOf(Date.parse(askedAgainAt), clock, words))
  return words.call.asked(whenOf(Date.parse(askedAt), clock, words))
}

function progressOf({ taken, asking, cannot }: ScreenCall, words: Messages): string {
  if (taken) return words.isGoingToCall(calledName(taken.name, words))
  // An e-mail address is never said aloud.
  const names = [
    ...new Set(asking.filter((name) => !name.includes('@')).map((name) => calledName(name, words))),
  ]
  const isFew = names.length === 1 || names.length === 2
  const goesOn = isFew ? words.call.asking(words.listed(names)) : words.call.telling
  return cannot ? `${words.call.cannot(calledName(cannot, words))} ${goesOn}` : goesOn
}

function calledName(name: string, { somebody }: Messages): string {
  return name.includes('@') ? somebody : (name.split(' ')[0] ?? somebody)
}
