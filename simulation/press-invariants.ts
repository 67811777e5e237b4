import { Broken, devicesOf, isRemoved, rows, screensLeft, titleOf } from './broken.ts'
import type { CallPress, Press } from './people/tablet.ts'
import type { World } from './world.ts'

/** Milliseconds. Who pressed last is known as far as the time that a call takes. */
export const pressedApart = 20_000

/** In the end. */
export function checkPresses(world: World): void {
  for (const [answer, presses] of byAnswer(pressesOf(world)))
    if (world.echo.unsure.has(answer)) continue
    else if (presses.some(({ isTakenBack }) => isTakenBack)) requireLast(world, presses)
    else for (const press of presses) requireOnce(world, press)
  checkCalls(world)
  checkPauses(world)
}

function pressesOf(world: World): Press[] {
  return devicesOf(world)
    .flatMap(({ presses }) => presses)
    .toSorted((a, b) => a.at - b.at)
}

function byAnswer(presses: Press[]): Map<string, Press[]> {
  return Map.groupBy(presses, ({ deliveryId, kind }) => `${kind} ${deliveryId}`)
}

/** One that nobody has taken back. */
function requireOnce(world: World, { deliveryId, kind, by }: Press): void {
  const device = devicesOf(world).find(({ name }) => name === by)
  if (!device || isRemoved(world, device.deviceId)) return
  const given = answersTo(world, deliveryId, kind, device)
  const mayBeRefused = world.takenBack.has(deliveryId)
  if (given !== 1 && !(mayBeRefused && given === 0))
    throw new Broken(
      'A press that a device took is at the server exactly once in the end',
      `${kind} on ${titleOf(world, deliveryId)} is there ${given} times`,
    )
  requireShown(world, { deliveryId, kind, isShown: true })
}

/** What she gave and took back holds as she pressed it last, on whichever screen. */
function requireLast(world: World, presses: Press[]): void {
  const last = presses.at(-1) as Press
  const { deliveryId, kind, isTakenBack } = last
  const counts = devicesOf(world).map((device) => answersTo(world, deliveryId, kind, device))
  const what = `${kind} on ${titleOf(world, deliveryId)}`
  if (counts.some((count) => count > 1))
    throw new Broken('What was taken back and given again is there once', `${what} is there ${counts} times`)
  if (!isClear(presses) || !isTimeKnown(world) || world.takenBack.has(deliveryId)) return
  if (counts.some((count) => count > 0) === isTakenBack)
    throw new Broken(
      'An answer holds as it was pressed last, given or taken back',
      `${what} was ${isTakenBack ? 'taken back' : 'given'} last on the ${last.by}, and is there ${counts} times`,
    )
  requireShown(world, { deliveryId, kind, isShown: !isTakenBack })
}

type Shown = Pick<Press, 'deliveryId' | 'kind'> & { isShown: boolean }

function requireShown(world: World, { deliveryId, kind, isShown }: Shown): void {
  for (const { name, items } of screensLeft(world)) {
    const item = items.find((item) => item.deliveryId === deliveryId)
    if (item && item.answers.some((answer) => answer.kind === kind) !== isShown)
      throw new Broken(
        'An answer that was given or taken back on one screen is so on all of them',
        `${kind} on ${item.title} is ${isShown ? 'not ' : ''}on the ${name}`,
      )
  }
  const { echo } = world
  const slide = echo.items.find(({ id }) => id === deliveryId)
  if (slide && echo.shows(deliveryId, kind) !== isShown)
    throw new Broken(
      'An answer that was given or taken back on one screen is so on all of them',
      `${kind} on ${slide.title} is ${isShown ? 'not ' : ''}on the Echo`,
    )
}

function answersTo(
  world: World,
  deliveryId: string,
  kind: string,
  { deviceId }: { deviceId: string },
): number {
  return rows(
    world,
    `select delivery_answers.id from delivery_answers
     join delivery_targets on delivery_targets.id = delivery_answers.target_id
     where delivery_id = ? and device_id = ? and kind = ?`,
    deliveryId,
    deviceId,
    kind,
  ).length
}

/** Whether it is known which of the presses was the last one. They are in their order. */
function isClear(presses: { at: number; by: string }[]): boolean {
  const last = presses.at(-1)
  return presses.every(({ at, by }) => by === last?.by || last === undefined || last.at - at > pressedApart)
}

/** Of a press between two loads without a network nobody can know the time once the clock was set. */
function isTimeKnown(world: World): boolean {
  return world.tablets.every(({ wasClockSet, deviceId }) => !wasClockSet && !isRemoved(world, deviceId))
}

function checkCalls(world: World): void {
  const { takes } = world
  const calls = rows(world, 'select id, taken_by, taken_at from call_requests')
  const presses = devicesOf(world)
    .flatMap(({ callPresses }) => callPresses)
    .toSorted((a, b) => a.at - b.at)
  const asked = presses.filter(({ isNeeded }) => isNeeded)
  if (calls.length > asked.length)
    throw new Broken('A “Call me” makes one call', `${asked.length} made ${calls.length}`)
  const taken = calls.filter(({ taken_by }) => taken_by !== null).length
  if (taken > takes)
    throw new Broken(
      'A call is open until somebody takes it',
      `${taken} were taken, and ${takes} people took one`,
    )
  // One “Not needed” ends all that stand: also one that somebody had taken.
  const isClosed = calls.some(({ taken_by, taken_at }) => taken_at !== null && taken_by === null)
  if (isClosed && asked.length === presses.length)
    throw new Broken('A call is open until somebody takes it', 'one was closed by nobody')
  const stays = devicesOf(world).some(
    ({ deviceId, callPresses }) => callPresses.some(({ isSure }) => isSure) && !isRemoved(world, deviceId),
  )
  if (stays && asked.length === presses.length && calls.length === 0)
    throw new Broken('A “Call me” makes one call', 'there is none')
  const last = presses.at(-1)
  if (last?.isSure && isClear(presses) && isTimeKnown(world)) requireLastCall(calls, last, presses)
}

/** Whether a call stands is as she pressed it last, whenever the presses arrived. */
function requireLastCall(calls: ReturnType<typeof rows>, last: CallPress, presses: CallPress[]): void {
  const { isNeeded, callId, at } = last
  const open = calls.find(({ taken_at }) => taken_at === null)
  const isAnswered = calls.some(
    ({ taken_by, taken_at }) => taken_by !== null && Number(taken_at) > at - pressedApart,
  )
  if (isNeeded && !open && !isAnswered)
    throw new Broken('A “Call me” makes one call', 'the last one was neither open nor taken by somebody')
  // Nobody knows when one arrived of which the Echo was told that there was a problem.
  const mayComeLater = presses.some(({ isNeeded, isSure }) => isNeeded && !isSure)
  // Another one may have ended the call that this one names, which is about nothing then.
  const mayBeOver =
    callId !== undefined &&
    open?.id !== callId &&
    presses.some((press) => press !== last && !press.isNeeded && (press.callId ?? callId) === callId)
  if (!isNeeded && open && !mayComeLater && !mayBeOver)
    throw new Broken('“Not needed” ends the call', 'it is open')
}

function checkPauses(world: World): void {
  const [room] = rows(world, 'select paused_until from rooms')
  const isPaused = typeof room?.paused_until === 'number' && room.paused_until > world.scheduler.now
  const pauses = world.tablets
    .flatMap(({ name, pauses }) => pauses.map((pause) => ({ ...pause, by: name })))
    .toSorted((a, b) => a.at - b.at)
  const last = pauses.at(-1)
  if (last && isClear(pauses) && isTimeKnown(world) && last.isOn !== isPaused)
    throw new Broken(
      'The last press of Pause, or of its end, holds',
      `she ${last.isOn ? 'paused the screens' : 'ended the pause'}, and it is ${isPaused ? '' : 'not '}paused`,
    )
}
