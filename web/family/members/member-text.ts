import type { Member } from '#contract/family/members.ts'
import { displayName } from '#contract/identity/identity.ts'
import { formatAgo, formatDate } from '../../platform/format.ts'

export function memberName({ user }: Member): string {
  return displayName(user)
}

/** Whether the member is online, or when they last were. `now` in epoch milliseconds. */
export function presenceText(member: Member, now: number): string {
  if (member.invitation) return 'Pending'
  if (!member.isActive) return 'Inactive'
  if (member.isOnline) return 'Online'
  return member.lastActiveAt ? `Active ${formatAgo(member.lastActiveAt, now)}` : 'Not seen yet'
}

export function joinedText(member: Member): string {
  return member.joinedAt ? `Joined: ${formatDate(member.joinedAt)}` : 'Pending'
}

export function isExpired(member: Member, now: number): boolean {
  return member.invitation !== null && Date.parse(member.invitation.expiresAt) <= now
}
