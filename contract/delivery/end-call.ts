import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id } from '../platform/fields.ts'

/** By itself: the Dashboard loads it with the buttons of whoever calls. */
export const endCallApi = {
  end: endpoint('POST /api/family-groups/:groupId/calls/:callId/done', {
    summary: 'The member who took the call has talked with the loved one',
    access: 'calls:take',
    token: 'change',
    response: z.object({ id }),
  }),
}
