import * as z from 'zod/mini'
import { timeZone } from '../family/groups.ts'
import { endpoint } from '../platform/endpoint.ts'

export const galleryApi = {
  months: endpoint('GET /api/family-groups/:groupId/photos/months', {
    summary: 'The months in which photos were added, newest first: "2026-11"',
    access: 'group:read',
    token: 'read',
    query: z.object({
      /** Whose months they are; without it those of the group's time zone. */
      timeZone: z.optional(timeZone),
    }),
    response: z.array(z.string()),
  }),
}
