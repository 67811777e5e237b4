import type { DeliveryChannel } from '../delivery/delivery-channel.ts'

/** Screens read their inbox from our database. */
export const screenChannel: DeliveryChannel = { readsInbox: true }
