import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id } from '../platform/fields.ts'
import { FamilyGroup } from './groups.ts'

export const handOverApi = {
  offerHandOver: endpoint('POST /api/family-groups/:groupId/hand-over', {
    summary: 'Ask a caretaker to become the primary caretaker',
    access: 'group:manage',
    body: z.object({ memberId: id }),
    response: FamilyGroup,
  }),
  acceptHandOver: endpoint('POST /api/family-groups/:groupId/hand-over/accept', {
    summary: 'Become the primary caretaker, when one was asked; the former one becomes caretaker',
    access: 'group:read',
    response: FamilyGroup,
  }),
  cancelHandOver: endpoint('DELETE /api/family-groups/:groupId/hand-over', {
    summary: 'Take the question back, or say no to it',
    access: 'group:read',
    response: FamilyGroup,
  }),
}
