import type { Delivery, DeliveryState, GivenAnswer } from '#contract/delivery.ts'
import { type NameColumns, nameOf } from '../identity/user.ts'
import { toIso } from '../platform/clock.ts'
import type { DeliveryRow, DeliveryTargetRow } from './delivery.tables.ts'

export type DeliveryWithSender = DeliveryRow & NameColumns
export type TargetWithDevice = DeliveryTargetRow & { device_name: string; device_opened_at: number | null }

/** From the first to the last; the last of its devices' states is the state of a delivery. */
const stateOrder: DeliveryState[] = ['failed', 'expired', 'queued', 'accepted', 'shown', 'answered']

/** What the family reads of a delivery. `answers` are by target id. */
export function toDelivery(
  delivery: DeliveryWithSender,
  targets: TargetWithDevice[],
  answers: Map<string, GivenAnswer[]>,
): Delivery {
  const devices = targets.map((target) => toProgress(delivery, target, answers.get(target.id) ?? []))
  return {
    id: delivery.id,
    state: furthestState(delivery, devices),
    createdAt: toIso(delivery.created_at),
    withdrawnAt: toIso(delivery.withdrawn_at),
    endsAt: toIso(delivery.ends_at),
    sender: delivery.sender_id ? { id: delivery.sender_id, name: nameOf(delivery) } : null,
    isWaitingForScreen: targets.every((target) => target.device_opened_at === null),
    devices,
  }
}

function toProgress(
  delivery: DeliveryRow,
  target: TargetWithDevice,
  answers: GivenAnswer[],
): Delivery['devices'][number] {
  return {
    deviceId: target.device_id,
    deviceName: target.device_name,
    state: stateOf(delivery, target, answers.length > 0),
    acceptedAt: toIso(target.accepted_at),
    shownAt: toIso(target.shown_at),
    answers,
    failure: target.failure,
    nextAttemptAt: target.accepted_at === null ? toIso(target.due_at) : null,
    note: target.note,
  }
}

function stateOf(delivery: DeliveryRow, target: DeliveryTargetRow, isAnswered: boolean): DeliveryState {
  if (delivery.withdrawn_at !== null) return 'withdrawn'
  if (isAnswered) return 'answered'
  if (target.shown_at !== null) return 'shown'
  if (target.failed_at !== null) return 'failed'
  if (target.expired_at !== null) return 'expired'
  return target.accepted_at === null ? 'queued' : 'accepted'
}

function furthestState(delivery: DeliveryRow, devices: Delivery['devices']): DeliveryState {
  if (delivery.withdrawn_at !== null) return 'withdrawn'
  return stateOrder.findLast((state) => devices.some((device) => device.state === state)) ?? 'queued'
}
