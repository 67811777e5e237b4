import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

/**
 * What a group's photos take on the server, and how much they may. The limits are null where there are none, and for all but
 * the primary caretaker: what is left depends on that person's other groups, which are nobody else's business.
 */
export const StorageUse = z.object({
  bytes: z.number(),
  bytesLimit: z.nullable(z.number()),
  photos: z.number(),
  photosLimit: z.nullable(z.number()),
  /** `little`: nine tenths are used. */
  room: z.enum(['plenty', 'little', 'none']),
})
export type StorageUse = z.infer<typeof StorageUse>

export const storageApi = {
  read: endpoint('GET /api/family-groups/:groupId/storage', {
    summary: "How much room the group's photos take, and how much they may",
    access: 'settings:change',
    response: StorageUse,
  }),
}
