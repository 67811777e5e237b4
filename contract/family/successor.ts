import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { groupParams, id } from '../platform/fields.ts'
import { FamilyGroup } from './groups.ts'

/** Days that the primary caretaker must not have been seen before the successor may ask to take over. */
export const silentDays = 30
/** Days from that question in which the primary caretaker can say no, before the successor can take over. */
export const answerDays = 7

export const successorApi = {
  nameSuccessor: endpoint({
    method: 'PUT',
    path: '/api/family-groups/:groupId/successor',
    summary:
      'Name the caretaker who becomes the primary caretaker when one leaves or is away for long; null: nobody',
    access: 'group:manage',
    params: groupParams,
    body: z.object({ memberId: z.nullable(id) }),
    response: FamilyGroup,
  }),
  askToTakeOver: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/successor/take-over',
    summary:
      'As the successor, ask to take over from a primary caretaker who was not seen for 30 days, and who can say no for 7 days',
    access: 'group:read',
    params: groupParams,
    response: FamilyGroup,
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/successor/take-over/now',
    summary:
      'Become the primary caretaker, as the successor whose question nobody has said no to; the former one becomes caretaker',
    access: 'group:read',
    params: groupParams,
    response: FamilyGroup,
  }),
  endTakeOver: endpoint({
    method: 'DELETE',
    path: '/api/family-groups/:groupId/successor/take-over',
    summary: 'Say no to the successor who asks to take over, or take the question back',
    access: 'group:read',
    params: groupParams,
    response: FamilyGroup,
  }),
}
