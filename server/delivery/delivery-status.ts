import type { Delivery, DeliveryState, GivenAnswer } from '#contract/delivery/delivery.ts'
import { type NameColumns, nameOf } from '../identity/user.ts'
import { toIso } from '../platform/clock.ts'
import type { DeliveryRow, DeliveryTargetRow } from './delivery.tables.ts'

/** An answer to a delivery on one device, or with `answer` null a device that has answered nothing. */
export type DeliveryLine = Pick<DeliveryRow, 'id' | 'created_at' | 'withdrawn_at' | 'ends_at' | 'sender_id'> &
  NameColumns &
  Pick<
    DeliveryTargetRow,
    'accepted_at' | 'shown_at' | 'played_at' | 'failed_at' | 'expired_at' | 'filled_at'
  > &
  Pick<DeliveryTargetRow, 'device_id' | 'due_at' | 'failure' | 'note' | 'note_until'> & {
    device_name: string
    device_opened_at: number | null
    answer: GivenAnswer['kind'] | null
    answer_text: string | null
    answered_at: number | null
  }

/** From the first to the last; the last of its devices' states is the state of a delivery. */
const stateOrder: DeliveryState[] = ['failed', 'expired', 'queued', 'accepted', 'shown', 'answered']

/** What the family reads of a delivery at an instant. The lines are all of that one delivery, and those of a device stand together. */
export function toDelivery(lines: DeliveryLine[], now: number): Delivery {
  const reported = lines.filter(isReported)
  const [delivery] = lines as [DeliveryLine]
  const devices: Delivery['devices'] = []
  for (const line of reported) {
    const before = devices.at(-1)
    if (before?.deviceId === line.device_id) before.answers.push(...answersOf(line))
    else devices.push(toProgress(line, now))
  }
  return {
    id: delivery.id,
    state: furthestState(delivery, devices),
    createdAt: toIso(delivery.created_at),
    withdrawnAt: toIso(delivery.withdrawn_at),
    endsAt: toIso(delivery.ends_at),
    sender: delivery.sender_id ? { id: delivery.sender_id, name: nameOf(delivery) } : null,
    isWaitingForScreen: reported.every((line) => line.device_opened_at === null),
    devices,
  }
}

/** An older delivery that a new device got is its own business until the device has shown it. */
function isReported({ filled_at, shown_at, answer }: DeliveryLine): boolean {
  return filled_at === null || shown_at !== null || answer !== null
}

function toProgress(line: DeliveryLine, now: number): Delivery['devices'][number] {
  return {
    deviceId: line.device_id,
    deviceName: line.device_name,
    state: stateOf(line),
    acceptedAt: toIso(line.accepted_at),
    shownAt: toIso(line.shown_at),
    ...(line.played_at !== null && { heardAt: toIso(line.played_at) }),
    answers: answersOf(line),
    failure: line.failure,
    nextAttemptAt: line.accepted_at === null ? toIso(line.due_at) : null,
    note: noteOf(line, now),
  }
}

type Noted = Pick<DeliveryLine, 'withdrawn_at' | 'note' | 'note_until'>

/** What the family reads of a device while it holds. What was taken back is on no device any more. */
export function noteOf({ withdrawn_at, note, note_until }: Noted, now: number): string | null {
  return withdrawn_at === null && (note_until === null || note_until > now) ? note : null
}

function answersOf({ answer, answer_text, answered_at }: DeliveryLine): GivenAnswer[] {
  if (answer === null || answered_at === null) return []
  return [{ kind: answer, text: answer_text, at: toIso(answered_at) }]
}

function stateOf(line: DeliveryLine): DeliveryState {
  if (line.withdrawn_at !== null) return 'withdrawn'
  if (line.answer !== null) return 'answered'
  if (line.shown_at !== null) return 'shown'
  if (line.failed_at !== null) return 'failed'
  if (line.expired_at !== null) return 'expired'
  return line.accepted_at === null ? 'queued' : 'accepted'
}

function furthestState(delivery: DeliveryLine, devices: Delivery['devices']): DeliveryState {
  if (delivery.withdrawn_at !== null) return 'withdrawn'
  return stateOrder.findLast((state) => devices.some((device) => device.state === state)) ?? 'queued'
}
