import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupParams, id, instant, limits, optionalText, requiredText } from './fields.ts'
import { roles } from './policy.ts'

const role = z.enum(roles)

/** An IANA zone that this machine knows. */
export const timeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'This time zone is not known.'))

export const FamilyGroup = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  alexaDeviceId: z.nullable(z.string()),
  lovedOneName: z.nullable(z.string()),
  timeZone: z.string(),
  createdAt: instant,
  primaryCaretakerId: id,
  /** The role of the person who asks. */
  role,
})
export type FamilyGroup = z.infer<typeof FamilyGroup>

export const NewFamilyGroup = z.object({
  name: requiredText(limits.name, 'Please enter a name for the group.'),
  description: optionalText(limits.text),
  alexaDeviceId: optionalText(limits.name),
  /** Where the loved one lives; the creator's own zone until somebody says otherwise. */
  timeZone: z.optional(timeZone),
})
export type NewFamilyGroup = z.input<typeof NewFamilyGroup>

export const FamilyGroupChange = z.object({
  name: z.optional(requiredText(limits.name, 'Please enter a name for the group.')),
  description: z.optional(optionalText(limits.text)),
  alexaDeviceId: z.optional(optionalText(limits.name)),
  lovedOneName: z.optional(optionalText(limits.name)),
  timeZone: z.optional(timeZone),
})
export type FamilyGroupChange = z.input<typeof FamilyGroupChange>

export const Member = z.object({
  id,
  role,
  isActive: z.boolean(),
  joinedAt: z.nullable(instant),
  user: z.object({
    id,
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
  }),
})
export type Member = z.infer<typeof Member>

export const familyApi = {
  listGroups: endpoint({
    method: 'GET',
    path: '/api/family-groups',
    summary: 'The groups of the signed-in person, oldest first',
    access: 'user',
    response: z.array(FamilyGroup),
  }),
  addGroup: endpoint({
    method: 'POST',
    path: '/api/family-groups',
    summary: 'Make a family group; the maker becomes its primary caretaker',
    access: 'user',
    status: 201,
    body: NewFamilyGroup,
    response: FamilyGroup,
  }),
  updateGroup: endpoint({
    method: 'PATCH',
    path: '/api/family-groups/:groupId',
    summary: 'Edit the group; what is left out stays as it is',
    access: 'group:manage',
    params: groupParams,
    body: FamilyGroupChange,
    response: FamilyGroup,
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/api/family-groups/:groupId/members',
    summary: 'The members of the group, in the order they joined',
    access: 'group:read',
    params: groupParams,
    response: z.array(Member),
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/api/family-groups/:groupId/members/:memberId',
    summary: 'Deactivate or reactivate a member; never the primary caretaker',
    access: 'members:manage',
    params: z.extend(groupParams, { memberId: id }),
    body: z.object({ isActive: z.boolean() }),
    response: Member,
  }),
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
