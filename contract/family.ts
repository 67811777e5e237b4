import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupParams, id, instant, limits, optionalText, requiredText } from './fields.ts'
import { email } from './identity.ts'
import { marketplace } from './marketplaces.ts'
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
  /** Scheduled deliveries go out by themselves. */
  autoSendContent: z.boolean(),
  /** A reminder when no photo was sent by 17:00 where the loved one lives. */
  dailyPhotoReminder: z.boolean(),
  /** The country whose Amazon the family shops at. */
  amazonMarketplace: marketplace,
  amazonAssociateTag: z.nullable(z.string()),
  /** Offer Amazon's add-to-cart address too, which may or may not work. */
  amazonCartForm: z.boolean(),
  /** The caretaker who is asked to become the primary caretaker. */
  handOverTo: z.nullable(z.object({ userId: id, name: z.string() })),
  /** The role of the person who asks. */
  role,
  /** Whether the person who asks wants to hear what others do. */
  activityNotifications: z.boolean(),
})
export type FamilyGroup = z.infer<typeof FamilyGroup>

/** Days in which a deleted group can be brought back. */
export const restorableDays = 30

export const RemovedGroup = z.object({ id, name: z.string(), removedAt: instant, restorableUntil: instant })
export type RemovedGroup = z.infer<typeof RemovedGroup>

export const NewFamilyGroup = z.object({
  name: requiredText(limits.name, 'Please enter a name for the group.'),
  description: optionalText(limits.text),
  alexaDeviceId: optionalText(limits.name),
  /** Where the loved one lives; the creator's own zone until somebody says otherwise. */
  timeZone: z.optional(timeZone),
  /** The creator's own country, as far as the browser's language says it. */
  amazonMarketplace: z.optional(marketplace),
})
export type NewFamilyGroup = z.input<typeof NewFamilyGroup>

/**
 * What a scheduled delivery keeps when the loved one lives by another clock: its hour, or the moment
 * itself.
 */
const zoneChangeKeeps = ['wall_clock', 'instant'] as const
export type ZoneChangeKeeps = (typeof zoneChangeKeeps)[number]

export const FamilyGroupChange = z.object({
  name: z.optional(requiredText(limits.name, 'Please enter a name for the group.')),
  description: z.optional(optionalText(limits.text)),
  alexaDeviceId: z.optional(optionalText(limits.name)),
  lovedOneName: z.optional(optionalText(limits.name)),
  timeZone: z.optional(timeZone),
  /** With another time zone; scheduled deliveries keep their hour unless it says otherwise. */
  zoneChangeKeeps: z.optional(z.enum(zoneChangeKeeps)),
})
export type FamilyGroupChange = z.input<typeof FamilyGroupChange>

/** As Amazon gives them out: "hartleys-21". */
const associateTag = z.pipe(
  optionalText(64),
  z.nullable(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/i, 'A tag looks like this: hartleys-20.'))),
)

export const SettingsChange = z.object({
  autoSendContent: z.optional(z.boolean()),
  dailyPhotoReminder: z.optional(z.boolean()),
  amazonMarketplace: z.optional(marketplace),
  amazonAssociateTag: z.optional(associateTag),
  amazonCartForm: z.optional(z.boolean()),
})
export type SettingsChange = z.input<typeof SettingsChange>

/** A member, or somebody who is invited: then `joinedAt` is null and `invitation` says until when. */
export const Member = z.object({
  id,
  role,
  isActive: z.boolean(),
  joinedAt: z.nullable(instant),
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
  }),
})
export type Member = z.infer<typeof Member>

/** What can be given to somebody else; there is one primary caretaker, who hands over. */
export const givenRoles = ['member', 'caretaker'] as const
const givenRole = z.enum(givenRoles, 'Please choose a role.')

export const Invite = z.object({ email, role: z.prefault(givenRole, 'member') })
export type Invite = z.input<typeof Invite>

/** `link` is shown this once: it is kept only as a hash. */
export const Invited = z.extend(Member, { link: z.string(), isMailed: z.boolean() })
export type Invited = z.infer<typeof Invited>

const token = z.string('This invitation is not complete.').check(z.maxLength(200))

/** What somebody sees who has opened the link of an invitation. */
export const Invitation = z.object({
  groupId: id,
  groupName: z.string(),
  inviterName: z.string(),
  email: z.string(),
  role,
  state: z.enum(['open', 'accepted', 'expired']),
})
export type Invitation = z.infer<typeof Invitation>

const memberParams = z.extend(groupParams, { memberId: id })
const invitationParams = z.extend(groupParams, { invitationId: id })

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
  removeGroup: endpoint({
    method: 'DELETE',
    path: '/api/family-groups/:groupId',
    summary: 'Delete the group; its name is typed to be sure, and it can be brought back for 30 days',
    access: 'group:manage',
    params: groupParams,
    body: z.object({ name: z.string('Please type the name of the group.') }),
    response: RemovedGroup,
  }),
  listRemovedGroups: endpoint({
    method: 'GET',
    path: '/api/family-groups/removed',
    summary: 'Deleted groups that the signed-in person can bring back',
    access: 'user',
    response: z.array(RemovedGroup),
  }),
  restoreGroup: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/restore',
    summary: 'Bring a deleted group back, as its primary caretaker',
    access: 'user',
    params: groupParams,
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
    summary: 'Change the role, deactivate or reactivate; never the primary caretaker',
    access: 'members:manage',
    params: memberParams,
    body: z.object({ isActive: z.optional(z.boolean()), role: z.optional(givenRole) }),
    response: Member,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/family-groups/:groupId/members/:memberId',
    summary: 'Remove a member, who keeps nothing and whose things stay; never the primary caretaker',
    access: 'members:manage',
    params: memberParams,
    response: z.object({ id }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/members',
    summary: 'Invite somebody by e-mail; the same address again renews the same invitation',
    access: 'members:invite',
    status: 201,
    params: groupParams,
    body: Invite,
    response: Invited,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/invitations/:invitationId/resend',
    summary: 'A new link for a pending invitation; the one before is worth nothing any more',
    access: 'invitations:change',
    params: invitationParams,
    response: Invited,
  }),
  cancelInvitation: endpoint({
    method: 'DELETE',
    path: '/api/family-groups/:groupId/invitations/:invitationId',
    summary: 'Cancel a pending invitation',
    access: 'invitations:change',
    params: invitationParams,
    response: z.object({ id }),
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/api/invitations/read',
    summary: 'What a link invites to; its token is in the body, so that no log holds it',
    access: 'public',
    body: z.object({ token }),
    response: Invitation,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/invitations/accept',
    summary: 'Join the group that a link invites to',
    access: 'user',
    body: z.object({ token }),
    response: FamilyGroup,
  }),
  leaveGroup: endpoint({
    method: 'POST',
    path: '/api/family-groups/:groupId/leave',
    summary: 'Leave the group; the primary caretaker hands over first',
    access: 'group:read',
    params: groupParams,
    response: z.object({ id }),
  }),
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
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/api/family-groups/:groupId/settings',
    summary: 'Switch automatic sending and the photo reminder, choose the Amazon to shop at',
    access: 'settings:change',
    params: groupParams,
    body: SettingsChange,
    response: FamilyGroup,
  }),
  updateNotices: endpoint({
    method: 'PATCH',
    path: '/api/family-groups/:groupId/notices',
    summary: "Switch one's own notices of this group",
    access: 'group:read',
    params: groupParams,
    body: z.object({ activityNotifications: z.boolean() }),
    response: FamilyGroup,
  }),
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Where a group's export is downloaded from. */
export function exportPath(groupId: string): string {
  return `/api/family-groups/${groupId}/export`
}
