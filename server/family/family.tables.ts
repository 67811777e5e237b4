import type { Role } from '#contract/policy.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    family_groups: FamilyGroupsTable
    members: MembersTable
  }
}

type FamilyGroupsTable = {
  id: string
  name: string
  description: string | null
  alexa_device_id: string | null
  loved_one_name: string | null
  time_zone: string
  created_at: number
}

type MembersTable = {
  id: string
  family_group_id: string
  user_id: string
  role: Role
  joined_at: number
  deactivated_at: number | null
}

export type FamilyGroupRow = FamilyGroupsTable
