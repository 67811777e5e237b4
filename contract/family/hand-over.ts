import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { groupParams, id } from '../platform/fields.ts'
import { FamilyGroup } from './groups.ts'

export const handOverApi = {
  offerHandOver: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/hand-over',
    summary: 'Ask a caretaker to become the primary caretaker',
    access: 'group:manage',
    params: groupParams,
    body: z.object({ memberId: id }),
    response: FamilyGroup,
  }),
  acceptHandOver: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/hand-over/accept',
    summary: 'Become the primary caretaker, when one was asked; the former one becomes caretaker',
    access: 'group:read',
    params: groupParams,
    response: FamilyGroup,
  }),
  cancelHandOver: endpoint({
    method: 'DELETE',
    path: '/api/family-groups/:groupId/hand-over',
    summary: 'Take the question back, or say no to it',
    access: 'group:read',
    params: groupParams,
    response: FamilyGroup,
  }),
}
