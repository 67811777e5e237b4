import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import type { App } from '../../platform/context.ts'
import type { DeliveryRow, DeliveryTargetRow, DeviceRow } from '../delivery.tables.ts'
import { failureReasons, reasonOf } from './reasons.ts'
import type { DeliveryStep } from './steps.ts'

/** The way of a delivery, from Send to the answers, by ids and times: for whoever runs the server. */
export type DeliveryPath = {
  deliveryId: string
  groupId: string
  kind: DeliveryKind
  subjectId: string | null
  /** In the order in which they happened. */
  steps: PathStep[]
  /** What the devices still wait for, each in a sentence; empty when nothing is left to happen. */
  waits: string[]
}

/** `detail`: in words of ours. */
export type PathStep = { at: number; step: DeliveryStep; deviceId: string | null; detail: string | null }

/** Null for an unknown id. Reads only, so that it can be called beside a server, too. */
export async function readDeliveryPath(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  deliveryId: string,
): Promise<DeliveryPath | null> {
  const delivery = await db
    .selectFrom('deliveries')
    .where('id', '=', deliveryId)
    .selectAll()
    .executeTakeFirst()
  if (!delivery) return null
  const targets = await db
    .selectFrom('delivery_targets')
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .selectAll()
    .execute()
  const devices = await db
    .selectFrom('devices')
    .where('id', 'in', [...new Set(['', ...targets.map(({ device_id }) => device_id)])])
    .selectAll()
    .execute()
  const answers = await db
    .selectFrom('delivery_answers')
    .innerJoin('delivery_targets', 'delivery_targets.id', 'delivery_answers.target_id')
    .where('delivery_targets.delivery_id', '=', deliveryId)
    .select(['delivery_targets.device_id', 'delivery_answers.kind', 'delivery_answers.created_at'])
    .execute()
  const steps = [
    stepOf('sent', delivery.created_at, null),
    ...targets.flatMap(stepsOfTarget),
    ...answers.map(({ device_id, kind, created_at }) => stepOf('answered', created_at, device_id, kind)),
    ...endsOf(delivery, clock.now()),
  ]
  return {
    deliveryId,
    groupId: delivery.family_group_id,
    kind: delivery.subject_kind,
    subjectId: delivery.subject_id,
    // The sort is stable: of steps at the same instant the earlier stays first.
    steps: steps.filter((step) => step !== null).toSorted((one, other) => one.at - other.at),
    waits: isOver(delivery, clock.now())
      ? []
      : targets.flatMap((target) =>
          waitOf(
            target,
            devices.find(({ id }) => id === target.device_id),
            clock.now(),
          ),
        ),
  }
}

type MaybeStep = PathStep | null

function stepOf(
  step: DeliveryStep,
  at: number | null,
  deviceId: string | null,
  detail: string | null = null,
): MaybeStep {
  return at === null ? null : { at, step, deviceId, detail }
}

function endsOf({ ends_at, subject_removed_at, withdrawn_at }: DeliveryRow, now: number): MaybeStep[] {
  return [
    stepOf('removed', subject_removed_at, null),
    stepOf('withdrawn', withdrawn_at, null),
    stepOf('ended', ends_at !== null && ends_at <= now ? ends_at : null, null),
  ]
}

function stepsOfTarget(target: DeliveryTargetRow): MaybeStep[] {
  const { device_id: id, created_at } = target
  return [
    target.accepted_at === null ? stepOf('queued', created_at, id, attemptsOf(target)) : null,
    stepOf(
      'accepted',
      target.accepted_at,
      id,
      target.filled_at === null ? null : 'as an older one, which is no news',
    ),
    stepOf('handed', target.handed_at, id),
    stepOf('page_seen', target.page_seen_at, id),
    stepOf('picture_loaded', target.picture_loaded_at, id),
    stepOf('shown', target.shown_at, id),
    stepOf('failed', target.failed_at, id, failureReasons[reasonOf(target.failure)]),
    stepOf('expired', target.expired_at, id),
  ]
}

function attemptsOf({ attempts, failure }: DeliveryTargetRow): string | null {
  if (attempts === 0) return null
  return `${attempts === 1 ? 'one attempt' : `${attempts} attempts`} failed: ${failureReasons[reasonOf(failure)]}`
}

/** It leaves the devices, or has left them. */
function isOver({ ends_at, subject_removed_at, withdrawn_at }: DeliveryRow, now: number): boolean {
  return withdrawn_at !== null || subject_removed_at !== null || (ends_at !== null && ends_at <= now)
}

function waitOf(target: DeliveryTargetRow, device: DeviceRow | undefined, now: number): string[] {
  const isDone = target.shown_at ?? target.failed_at ?? target.expired_at
  if (isDone !== null || !device || device.removed_at !== null) return []
  const who = `${device.kind === 'echo' ? 'Echo' : 'screen'} ${device.id}`
  if (target.accepted_at === null)
    return [
      `The next attempt for ${who} is due at ${target.due_at === null ? 'no time' : timeOf(target.due_at)}.`,
    ]
  if (device.kind === 'echo')
    return [`The ${who} shows it when somebody opens Sunporch on it; ${contactOf(device)}.`]
  if (device.opened_at === null) return [`The ${who} was never opened.`]
  const isConnected = (device.connected_until ?? 0) > now
  if (!isConnected) return [`The ${who} is not connected; ${contactOf(device)}.`]
  return [
    target.handed_at === null
      ? `The ${who} is connected, and was not handed it yet.`
      : `The ${who} is connected, was handed it, and did not say yet that it is shown: its turn comes, or the room is quiet or paused.`,
  ]
}

function contactOf({ last_contact_at }: DeviceRow): string {
  return last_contact_at === null ? 'it was never in contact' : `last contact ${timeOf(last_contact_at)}`
}

/** UTC, to the millisecond, as the log's numbers are. */
export function timeOf(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').replace('Z', '')
}
