import type { DeliveryChannel } from '../delivery/delivery-channel.ts'

/** A screen of ours reads its inbox out of our own database. */
export const screenChannel: DeliveryChannel = { readsInbox: true }
