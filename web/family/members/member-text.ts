import type { Member } from '#contract/family/members.ts'
import { displayName } from '#contract/identity/identity.ts'
import { formatAgo, formatDate } from '../../platform/format.ts'
import { memberWords } from './member-words.ts'

export function memberName({ user }: Member): string {
  return displayName(user)
}

/** Whether the member is online, or when they last were. `now` in epoch milliseconds. */
export function presenceText(member: Member, now: number): string {
  const { pending, inactive, online, lastActiveAt, notSeen } = memberWords()
  if (member.invitation) return pending
  if (!member.isActive) return inactive
  if (member.isOnline) return online
  return member.lastActiveAt ? lastActiveAt(formatAgo(member.lastActiveAt, now)) : notSeen
}

export function joinedText(member: Member): string {
  const { joinedOn, pending } = memberWords()
  return member.joinedAt ? joinedOn(formatDate(member.joinedAt)) : pending
}

export function isExpired(member: Member, now: number): boolean {
  return member.invitation !== null && Date.parse(member.invitation.expiresAt) <= now
}
