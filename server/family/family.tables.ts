import type { Language } from '#contract/platform/languages.ts'
import type { Role } from '#contract/platform/policy.ts'
import type { Marketplace } from '#contract/shopping/marketplaces.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    family_groups: FamilyGroupsTable
    members: MembersTable
    invitations: InvitationsTable
  }
}

type FamilyGroupsTable = {
  id: string
  name: string
  description: string | null
  alexa_device_id: string | null
  loved_one_name: string | null
  /** As it was typed. */
  loved_one_phone: string | null
  time_zone: string
  created_at: number
  /** The key that the client gave the call which added this row. A repeat of the call adds nothing. */
  call_key: string | null
  auto_send_off_at: number | null
  photo_reminder_on_at: number | null
  /** Null for a group that has not said. */
  amazon_marketplace: Marketplace | null
  amazon_tag: string | null
  amazon_cart_on_at: number | null
  /** The person who is asked to become the primary caretaker. */
  hand_over_to: string | null
  hand_over_at: number | null
  /** The caretaker who follows the primary caretaker. */
  successor_id: string | null
  /** Since when the successor asks to take over. */
  take_over_asked_at: number | null
  /** Since when the group is kept in memory of the loved one: see `isInMemory`. */
  in_memory_at: number | null
  /** Deleted, and for a while to be brought back. */
  removed_at: number | null
}

type MembersTable = {
  id: string
  family_group_id: string
  user_id: string
  role: Role
  joined_at: number
  /** The address that the invitation was for; null where it is the person's own, or there was none. */
  invited_as: string | null
  deactivated_at: number | null
  notices_off_at: number | null
  /** An open browser says so again and again; past this it is thought gone. */
  connected_until: number | null
  last_active_at: number | null
}

type InvitationsTable = {
  id: string
  family_group_id: string
  email: string
  role: Role
  token_hash: string
  /** Of the link in the mail; null where no mail is sent. */
  mailed_token_hash: string | null
  invited_by: string
  /** Null for one of a release that had none. */
  language: Language | null
  created_at: number
  expires_at: number
  accepted_at: number | null
  accepted_by: string | null
}

export type FamilyGroupRow = FamilyGroupsTable
export type InvitationRow = InvitationsTable
