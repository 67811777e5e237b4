import type { Delivery, DeliveryState, GivenAnswer } from '#contract/delivery.ts'
import { displayName } from '#contract/identity.ts'
import { toIso } from '../platform/clock.ts'
import type { DeliveryRow, DeliveryTargetRow } from './delivery.tables.ts'

type Sender = { first_name: string | null; last_name: string | null; email: string | null }
export type DeliveryWithSender = DeliveryRow & Sender
export type TargetWithDevice = DeliveryTargetRow & { device_name: string; device_opened_at: number | null }
export type AnswerOfTarget = {
  target_id: string
  kind: GivenAnswer['kind']
  text: string | null
  created_at: number
}

/** From the least to the furthest that a device can have come. */
const stateOrder: DeliveryState[] = ['failed', 'expired', 'queued', 'accepted', 'shown', 'answered']

/** What the family reads of a delivery, from the rows of its devices. */
export function toDelivery(
  delivery: DeliveryWithSender,
  targets: TargetWithDevice[],
  answers: AnswerOfTarget[],
): Delivery {
  const devices = targets.map((target) => {
    const ofTarget = answers.filter((answer) => answer.target_id === target.id)
    return {
      deviceId: target.device_id,
      deviceName: target.device_name,
      state: stateOf(delivery, target, ofTarget.length > 0),
      acceptedAt: toIso(target.accepted_at),
      shownAt: toIso(target.shown_at),
      answers: ofTarget.map(({ kind, text, created_at }) => ({ kind, text, at: toIso(created_at) })),
      failure: target.failure,
      nextAttemptAt: target.accepted_at === null ? toIso(target.due_at) : null,
      note: target.note,
    }
  })
  return {
    id: delivery.id,
    state: furthest(
      delivery,
      devices.map(({ state }) => state),
    ),
    createdAt: toIso(delivery.created_at),
    withdrawnAt: toIso(delivery.withdrawn_at),
    sender: delivery.sender_id ? { id: delivery.sender_id, name: senderName(delivery) } : null,
    isWaitingForScreen: targets.every((target) => target.device_opened_at === null),
    devices,
  }
}

export function senderName(sender: Sender): string {
  return displayName({ firstName: sender.first_name, lastName: sender.last_name, email: sender.email })
}

function stateOf(delivery: DeliveryRow, target: DeliveryTargetRow, isAnswered: boolean): DeliveryState {
  if (delivery.withdrawn_at !== null) return 'withdrawn'
  if (isAnswered) return 'answered'
  if (target.shown_at !== null) return 'shown'
  if (target.failed_at !== null) return 'failed'
  if (target.expired_at !== null) return 'expired'
  return target.accepted_at === null ? 'queued' : 'accepted'
}

function furthest(delivery: DeliveryRow, states: DeliveryState[]): DeliveryState {
  if (delivery.withdrawn_at !== null) return 'withdrawn'
  return stateOrder.findLast((state) => states.includes(state)) ?? 'queued'
}
