import type { deviceKinds } from '#contract/delivery.ts'
import type { App } from '../platform/context.ts'
import type { DeliveryRow, DeliveryTargetRow, DeviceRow } from './delivery.tables.ts'

/** What works at attempts is woken by this name. */
export const attemptsName = 'delivery-attempts'

/** The way to one kind of device. */
export type DeliveryChannel = (OwnInbox | Attempted) & {
  /**
   * Something in the device's inbox was taken back, deleted or renamed, or the device was removed.
   * Within the change's own transaction.
   */
  inboxChanged?(app: App, device: DeviceRow): Promise<void>
}

/** The device reads its inbox out of our own database: what has been committed, it has accepted. */
type OwnInbox = { readsInbox: true }

/**
 * `deliver` resolves when the device's inbox has the delivery durably, and throws a
 * `DeliveryFailure` when it does not. Whoever presses Send waits for it: what needs a network is told
 * in its own time.
 */
type Attempted = {
  deliver(
    app: App,
    to: { target: DeliveryTargetRow; delivery: DeliveryRow; device: DeviceRow },
  ): Promise<void>
}

/** A sentence why, for the family to read. Final: another attempt would not help. */
export class DeliveryFailure extends Error {
  readonly isFinal: boolean

  constructor(sentence: string, { isFinal }: { isFinal: boolean }) {
    super(sentence)
    this.isFinal = isFinal
  }
}

declare module '../platform/context.ts' {
  interface App {
    /** Bound at the composition root; a kind without a channel cannot be delivered to. */
    channels: Partial<Record<(typeof deviceKinds)[number], DeliveryChannel>>
  }
}
