import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import { roles } from '../platform/policy.ts'

/** A member, or somebody who is invited: then `joinedAt` is null and `invitation` says until when. */
export const Member = z.object({
  id,
  role: z.enum(roles),
  isActive: z.boolean(),
  joinedAt: z.nullable(instant),
  /** The address that the invitation was for, where the person who took it has another one. */
  invitedAs: z.nullable(z.string()),
  /** Connected just now. */
  isOnline: z.boolean(),
  lastActiveAt: z.nullable(instant),
  invitation: z.nullable(z.object({ invitedById: id, expiresAt: instant })),
  user: z.object({
    id: z.nullable(id),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
})
export type Member = z.infer<typeof Member>

/** A group has one primary caretaker; that role changes only by a hand-over, or to the successor. */
export const assignableRoles = ['member', 'caretaker'] as const
export const assignableRole = z.enum(assignableRoles, 'Please choose a role.')

/** The ids of the person's devices that stay, and are the actor's from then on. The others are disconnected. */
const keepDevices = z.optional(z.array(id).check(z.maxLength(100)))

export const membersApi = {
  listMembers: endpoint('GET /api/family-groups/:groupId/members', {
    summary: 'The members of the group, in the order they joined',
    access: 'group:read',
    response: z.array(Member),
  }),
  updateMember: endpoint('PATCH /api/family-groups/:groupId/members/:memberId', {
    summary:
      'Change the role, deactivate or reactivate; never the primary caretaker. Who may no longer connect devices loses those they opened',
    access: 'members:manage',
    body: z.object({ isActive: z.optional(z.boolean()), role: z.optional(assignableRole), keepDevices }),
    response: Member,
  }),
  removeMember: endpoint('DELETE /api/family-groups/:groupId/members/:memberId', {
    summary:
      'Remove a member, who keeps nothing and whose things stay, except for the devices they opened; never the primary caretaker',
    access: 'members:manage',
    body: z._default(z.object({ keepDevices }), {}),
    response: z.object({ id }),
  }),
  leaveGroup: endpoint('POST /api/family-groups/:groupId/leave', {
    summary:
      'Leave the group, with the devices that one opened and nobody else keeps; the primary caretaker hands over or names a successor first',
    access: 'group:read',
    response: z.object({ id }),
  }),
}
