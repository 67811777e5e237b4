import type { ActivityAction } from '#contract/family/activity.ts'
import type { Opened } from '#contract/recovery.ts'
import { nameOf } from '../identity/user.ts'
import type { App } from '../platform/context.ts'
import { groupsOf, toOpened, type Within } from './groups-of.ts'

/** Who was named as successor in the person's name and still is. A named successor gets the family by waiting. */
export async function listSuccessors(app: App, within: Within): Promise<Opened[]> {
  const named = await changesAbout(app, within, 'successor_named')
    .where('members.role', '=', 'primary_caretaker')
    .where('activity.user_id', '=', within.userId)
    .whereRef('others.user_id', '=', 'family_groups.successor_id')
    .execute()
  return newestOfEach(named)
}

/** Who became the primary caretaker because the person's account asked them to, and still is. */
export async function listHandedOver(app: App, within: Within): Promise<Opened[]> {
  const accepted = await changesAbout(app, within, 'hand_over_accepted')
    .where('others.role', '=', 'primary_caretaker')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('activity as offers')
          .whereRef('offers.family_group_id', '=', 'activity.family_group_id')
          .whereRef('offers.subject_id', '=', 'activity.subject_id')
          .whereRef('offers.created_at', '<=', 'activity.created_at')
          .where('offers.action', '=', 'hand_over_offered' satisfies ActivityAction)
          .where('offers.user_id', '=', within.userId)
          .select('offers.id'),
      ),
    )
    .execute()
  return newestOfEach(accepted.filter(({ role }) => role !== 'primary_caretaker'))
}

/** What the groups of the person have recorded about another member, newest first. */
function changesAbout(app: App, { userId, from, to }: Within, action: ActivityAction) {
  return groupsOf(app, userId)
    .innerJoin('activity', 'activity.family_group_id', 'family_groups.id')
    .innerJoin('members as others', (join) =>
      join
        .onRef('others.id', '=', 'activity.subject_id')
        .onRef('others.family_group_id', '=', 'family_groups.id'),
    )
    .innerJoin('users', 'users.id', 'others.user_id')
    .where('activity.action', '=', action)
    .where('activity.created_at', '>=', from)
    .where('activity.created_at', '<=', to)
    .select(['others.id', 'activity.created_at as at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .orderBy('activity.created_at', 'desc')
}

type ChangeRow = Awaited<ReturnType<ReturnType<typeof changesAbout>['execute']>>[number]

function newestOfEach(rows: ChangeRow[]): Opened[] {
  const newest = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index)
  return newest.map((row) => toOpened({ ...row, name: nameOf(row) }))
}
