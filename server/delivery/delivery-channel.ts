import type { deviceKinds } from '#contract/delivery/delivery.ts'
import type { App } from '../platform/context.ts'
import type { DeliveryRow, DeliveryTargetRow, DeviceRow } from './delivery.tables.ts'

/** Name of the due work that makes the attempts. */
export const attemptsName = 'delivery-attempts'

/** How deliveries reach one kind of device. */
export type DeliveryChannel = (OwnInbox | Attempted) & {
  /**
   * Something in the device's inbox was taken back, deleted or renamed, or the device was removed.
   * Called within the transaction of the change.
   */
  inboxChanged?(app: App, device: DeviceRow): Promise<void>
  /**
   * The room was paused, or goes on. `waitedUntil`: the end of the pause that was (epoch ms), until which something may
   * wait; null without one. Called within the transaction of the change, before the room is locked.
   */
  pauseChanged?(app: App, device: DeviceRow, waitedUntil: number | null): Promise<void>
}

/** The device reads its inbox from our database: it has accepted a delivery as soon as that is committed. */
type OwnInbox = { readsInbox: true }

/**
 * `deliver` resolves when the inbox of the device contains the delivery, and throws a `DeliveryFailure`
 * when it cannot. It runs in a transaction that has locked the group's sending, and the sender waits for
 * it: calls over a network belong into due work of the channel's own.
 */
type Attempted = {
  deliver(
    app: App,
    to: { target: DeliveryTargetRow; delivery: DeliveryRow; device: DeviceRow },
  ): Promise<void>
}

/** Its message is a sentence for the family. `isFinal`: another attempt would not help. */
export class DeliveryFailure extends Error {
  readonly isFinal: boolean

  constructor(sentence: string, { isFinal }: { isFinal: boolean }) {
    super(sentence)
    this.isFinal = isFinal
  }
}

declare module '../platform/feature.ts' {
  interface Feature {
    channels?: App['channels']
  }
}

declare module '../platform/context.ts' {
  interface App {
    /** Those of all features. Deliveries to a kind without a channel fail. */
    channels: Partial<Record<(typeof deviceKinds)[number], DeliveryChannel>>
  }
}
