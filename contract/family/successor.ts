import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id } from '../platform/fields.ts'
import { FamilyGroup } from './groups.ts'

/** Days that the primary caretaker must not have been seen before the successor may ask to take over. */
export const silentDays = 30
/** Days from that question in which the primary caretaker can say no, before the successor can take over. */
export const answerDays = 7

export const successorApi = {
  nameSuccessor: endpoint('PUT /api/family-groups/:groupId/successor', {
    summary:
      'Name the caretaker who becomes the primary caretaker when one leaves or is away for long; null: nobody',
    access: 'group:manage',
    body: z.object({ memberId: z.nullable(id) }),
    response: FamilyGroup,
  }),
  askToTakeOver: endpoint('POST /api/family-groups/:groupId/successor/take-over', {
    summary:
      'As the successor, ask to take over from a primary caretaker who was not seen for 30 days, and who can say no for 7 days',
    access: 'group:read',
    response: FamilyGroup,
  }),
  takeOver: endpoint('POST /api/family-groups/:groupId/successor/take-over/now', {
    summary:
      'Become the primary caretaker, as the successor whose question nobody has said no to; the former one becomes caretaker',
    access: 'group:read',
    response: FamilyGroup,
  }),
  endTakeOver: endpoint('DELETE /api/family-groups/:groupId/successor/take-over', {
    summary: 'Say no to the successor who asks to take over, or take the question back',
    access: 'group:read',
    response: FamilyGroup,
  }),
}
