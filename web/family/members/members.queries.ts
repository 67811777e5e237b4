import { membersApi } from '#contract/family/members.ts'
import { groupQuery } from '../selection/group-data.ts'

export const useMembers = groupQuery('members', membersApi.listMembers)
