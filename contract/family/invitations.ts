import * as z from 'zod/mini'
import { email } from '../identity/identity.ts'
import { endpoint } from '../platform/endpoint.ts'
import { id } from '../platform/fields.ts'
import { languages } from '../platform/languages.ts'
import { roles } from '../platform/policy.ts'
import { FamilyGroup } from './groups.ts'
import { assignableRole, Member } from './members.ts'

export const NewInvitation = z.object({
  email,
  role: z.prefault(assignableRole, 'member'),
  /** Of its mail and its page, until it is accepted. Without it the language of who invites. */
  language: z.optional(z.enum(languages)),
})
export type NewInvitation = z.input<typeof NewInvitation>

/** `link` is in this answer only: the server stores a hash of its token. */
export const InvitedMember = z.extend(Member, {
  link: z.string(),
  /** The mail server has taken a mail with a link. */
  isMailed: z.boolean(),
  /** False where the server sends no mail at all. */
  sendsMail: z.boolean(),
  /** No mail was sent, because the address has had as many as it may have in a day. */
  hadManyMails: z.boolean(),
})
export type InvitedMember = z.infer<typeof InvitedMember>

/** What the page shows to a person who opens an invitation's link. */
export const Invitation = z.object({
  groupId: id,
  groupName: z.string(),
  inviterName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** That who invited has chosen for it. */
  language: z.enum(languages),
  state: z.enum(['open', 'accepted', 'expired']),
  /** Whether somebody who has no account can make one by this link. */
  canSignUp: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

const token = z.string('This invitation is not complete.').check(z.maxLength(200))

export const invitationsApi = {
  invite: endpoint('POST /api/family-groups/:groupId/members', {
    summary: 'Invite somebody by e-mail; the same address again renews the same invitation',
    access: 'members:invite',
    status: 201,
    body: NewInvitation,
    response: InvitedMember,
  }),
  resendInvitation: endpoint('POST /api/family-groups/:groupId/invitations/:invitationId/resend', {
    summary: 'A new link for a pending invitation; the one before is worth nothing any more',
    access: 'invitations:change',
    response: InvitedMember,
  }),
  cancelInvitation: endpoint('DELETE /api/family-groups/:groupId/invitations/:invitationId', {
    summary: 'Cancel a pending invitation',
    access: 'invitations:change',
    response: z.object({ id }),
  }),
  readInvitation: endpoint('POST /api/invitations/read', {
    summary: 'What a link invites to; its token is in the body, so that no log holds it',
    access: 'public',
    body: z.object({ token }),
    response: Invitation,
  }),
  acceptInvitation: endpoint('POST /api/invitations/accept', {
    summary: 'Join the group that a link invites to',
    access: 'user',
    body: z.object({ token }),
    response: FamilyGroup,
  }),
}
