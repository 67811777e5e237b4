import type { AnswerKind, TextSize } from '#contract/delivery/delivery-fields.ts'
import type { AnsweredItem, AnsweredView, ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { isFinalRefusal } from '../../../platform/server/api.ts'
import type { PendingReport } from '../offline/kept-schemas.ts'
import { localState } from '../offline/local-state.ts'
import { isTimeKnown, serverNow, stampNow, trueTime } from '../time/server-clock.ts'
import { callServer } from './api.ts'
import { tellRefusal, tellRoom } from './refusals.ts'

/**
 * A delivery was shown, heard to its end or answered, its film cannot be played, or plays again, or the answer is taken back; a call is asked for, or
 * not needed; the screen was paused, or shows pictures again; or a carer has set something.
 */
export type Report =
  | { type: 'shown' | 'unplayed'; deliveryId: string }
  /** `sound`: which it was, where another can take its place. */
  | { type: 'heard'; deliveryId: string; sound?: string | undefined }
  | { type: 'answer'; deliveryId: string; kind: AnswerKind; isTakenBack?: boolean | undefined }
  | { type: 'call'; isNeeded: boolean; deliveryId: string | null; callId?: string | undefined }
  | { type: 'pause'; until: number | null }
  | Setting

export type Setting = {
  type: 'set'
  textSize?: TextSize | undefined
  volume?: number | undefined
  /** The microphone was tried: whether it was heard. */
  microphone?: boolean | undefined
}

const settings = ['textSize', 'volume', 'microphone'] as const
/** Milliseconds. */
const retryAfter = 5000
/** Milliseconds by which what is known of the server's time may be wrong, on the slowest line. */
const longestAhead = 60_000
let isSending = false
/** The browser could not store an answer, and nobody knows that: a power cut loses it. */
let isUntold = false
let timer: ReturnType<typeof setTimeout> | undefined
let readView: (() => void) | undefined
let begin: () => (answer: ScreenItem | ScreenView) => void = () => () => {}

/**
 * `beginReport` is called when a report is sent, and returns what receives the server's answer: the item, or after a pause the
 * view. `refresh` reads the view, which tells the server's time, and calls `sendReports` then.
 */
export function onReport(beginReport: typeof begin, refresh: () => void): void {
  begin = beginReport
  readView = refresh
}

/** Sends a report, stored on this device until the server has it: through an outage and a restart. */
export function sendReport(report: Report): void {
  const before = pendingReports().filter((pending, index) => !takesBack(report, pending, index))
  const isStored = localState.reports.write([...before, { ...report, stamp: stampNow() }])
  if (!isStored && (report.type === 'answer' || report.type === 'call')) isUntold = true
  void sendReports()
}

/**
 * "Not needed" takes back what nobody has heard of. The one that is under way may have arrived: its withdrawal follows it. What is set
 * anew takes the place of what was set before.
 */
function takesBack(report: Report, pending: PendingReport, index: number): boolean {
  const isUnderWay = isSending && index === 0
  if (report.type === 'set' && pending.type === 'set' && !isUnderWay)
    return settings.every((name) => (report[name] === undefined) === (pending[name] === undefined))
  return report.type === 'call' && !report.isNeeded && pending.type === 'call' && !isUnderWay
}

/** Sends what is pending, oldest first; after a failure again in a few seconds. */
export async function sendReports(): Promise<void> {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  for (let [first] = pendingReports(); first; [first] = pendingReports()) {
    // With another time the server would take it for another press when it is sent again.
    if (readView && !isTimeKnown()) {
      readView()
      break
    }
    if (!(await trySending(first))) {
      if (isUntold) tellRoom('notSent')
      isUntold = false
      timer = setTimeout(sendReports, retryAfter)
      break
    }
    forget(first)
  }
  if (pendingReports().length === 0) isUntold = false
  isSending = false
}

/** By what it says: a second tab of this screen may have removed it already, and the next one must stay. */
function forget(sent: PendingReport): void {
  const text = JSON.stringify(sent)
  const pending = pendingReports()
  const left = pending.filter((report) => JSON.stringify(report) !== text)
  // Once the screen was removed it keeps nothing any more, not even that nothing waits.
  if (left.length < pending.length) localState.reports.write(left)
}

/** The view with the pending reports applied, as it will be once the server has them. */
export function withReports(view: ScreenView): ScreenView {
  const pending = pendingReports()
  if (pending.length === 0) return view
  const items = view.items.map((item) => {
    const reports = pending.filter(
      (report) => 'deliveryId' in report && report.deliveryId === item.deliveryId,
    )
    const shown = reports.find(({ type }) => type === 'shown')
    const heard = reports.find((report) => report.type === 'heard' && isOf(report, item))
    let { answers } = item
    for (const report of reports)
      if (report.type === 'answer') {
        const { kind, isTakenBack } = report
        answers = isTakenBack
          ? answers.filter((answer) => answer.kind !== kind)
          : [...answers, { kind, text: null, at: timeOf(report) }]
      }
    return {
      ...item,
      shownAt: item.shownAt ?? (shown ? timeOf(shown) : null),
      ...(heard && { heardAt: item.heardAt ?? timeOf(heard) }),
      answers,
    }
  })
  let { textSize, room } = view
  for (const report of pending)
    if (report.type === 'set') {
      textSize = report.textSize ?? textSize
      room = room && { ...room, volume: report.volume ?? room.volume }
    }
  return { ...view, items, textSize, ...(room && { room }) }
}

/** The newest press of "Call me" or "Not needed" that the server does not have yet; null when it has all. */
export function pendingCall(): (Extract<PendingReport, { type: 'call' }> & { at: number }) | null {
  const newest = pendingReports()
    .reverse()
    .find((report) => report.type === 'call')
  return newest ? { ...newest, at: newest.stamp.at } : null
}

/** Whether the server does not have all answers to the delivery yet. */
export function hasPendingAnswer(deliveryId: string): boolean {
  return pendingReports().some((report) => report.type === 'answer' && report.deliveryId === deliveryId)
}

/** Until when the screen is paused (epoch milliseconds) with the pending reports applied; null when it is not. */
export function pausedWithReports({ pausedUntil }: ScreenView): number | null {
  const newest = pendingReports()
    .reverse()
    .find((report) => report.type === 'pause')
  if (newest) return newest.until
  return pausedUntil ? Date.parse(pausedUntil) : null
}

function timeOf({ stamp }: PendingReport): string {
  return new Date(stamp.at).toISOString()
}

/** True when it is done with: the server has it, or refused it for good. */
async function trySending(report: PendingReport): Promise<boolean> {
  const take = begin()
  try {
    const answer = await callFor(report)
    if (!isAnswerTo(report, answer)) return false
    take(answer)
    return true
  } catch (error) {
    if (!isFinalRefusal(error)) return false
    tellRefusal(report, error)
    // What it was for is gone, or nothing is asked any more: this screen has not heard of it yet.
    readView?.()
    return true
  }
}

/** What follows `v=` in the address of a sound that another can take the place of. */
export function soundOf({ voice }: Pick<ScreenItem, 'voice'>): string | undefined {
  return voice?.url.split('?v=')[1]
}

/** Whether it tells of the sound that the item has now. */
function isOf({ sound }: Extract<Report, { type: 'heard' }>, item: Pick<ScreenItem, 'voice'>): boolean {
  return item.voice !== undefined && (sound === undefined || sound === soundOf(item))
}

/** A proxy may answer 200 in our server's place, or a broken cache with what belongs to another report. */
function isAnswerTo(report: PendingReport, answer: AnsweredItem | AnsweredView): boolean {
  if (report.type === 'call') return 'items' in answer && answer.press === pressOf(report)
  if (!('deliveryId' in report) || 'items' in answer) return !('deliveryId' in report) && 'items' in answer
  if (answer.deliveryId !== report.deliveryId) return false
  if (report.type === 'heard') return !isOf(report, answer) || Boolean(answer.heardAt)
  if (report.type === 'unplayed') return true
  return report.type === 'shown' ? answer.shownAt !== null : answer.press === pressOf(report)
}

function callFor(report: PendingReport): Promise<AnsweredItem | AnsweredView> {
  if (report.type === 'unplayed')
    return callServer('reportUnplayed', { params: { deliveryId: report.deliveryId } })
  const isPress = report.type !== 'shown' && report.type !== 'heard'
  const at = isPress ? pressedAt(report) : trueTime(report.stamp)
  if (report.type === 'call') {
    const { isNeeded, deliveryId, callId } = report
    return callServer('call', {
      body: { isNeeded, deliveryId, callId, pressedAt: at, press: pressOf(report) },
    })
  }
  if (report.type === 'pause')
    return callServer('pause', { body: { until: report.until === null ? null : 'tomorrow', pressedAt: at } })
  if (report.type === 'set') {
    const { textSize, volume, microphone } = report
    return callServer('set', { body: { textSize, volume, microphone, pressedAt: at } })
  }
  const params = { deliveryId: report.deliveryId }
  if (report.type !== 'answer')
    return report.type === 'heard'
      ? callServer('reportHeard', { params, body: { heardAt: at, sound: report.sound } })
      : callServer('reportShown', { params, body: { shownAt: at } })
  const { kind, isTakenBack } = report
  return callServer('answer', { params, body: { kind, isTakenBack, answeredAt: at, press: pressOf(report) } })
}

/**
 * After the one before it: with what the server tells of its time, seconds come and go between two presses that are sent one after
 * the other, and taken back would be what was given last.
 */
function pressedAt(report: PendingReport): string {
  const press = pressOf(report)
  const last = localState.sentPress.read()
  if (last?.press === press) return new Date(last.at).toISOString()
  const now = serverNow()
  const at = Math.min(Date.parse(trueTime(report.stamp)), now)
  // One that lies far ahead was dated before the server's clock was set back.
  const isBefore = last !== null && last.at - now < longestAhead
  const sent = { press, at: isBefore ? Math.max(at, last.at + 1) : at }
  localState.sentPress.write(sent)
  return new Date(sent.at).toISOString()
}

/** The clocks may be set between two attempts; what is stored of the press stays. */
function pressOf({ stamp: { visit, tick } }: PendingReport): string {
  return `${visit}:${tick}`
}

function pendingReports(): PendingReport[] {
  return localState.reports.read() ?? []
}
