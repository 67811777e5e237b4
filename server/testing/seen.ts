import type { Activity } from '#contract/family/activity.ts'
import type { Member } from '#contract/family/members.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

/** What was done in the group, newest first: `shopping_item_added`, … */
export async function listActions(by: Browser, path: string): Promise<string[]> {
  const lines: Activity[] = (await by.get(`${path}/activity`)).body
  return lines.map(({ action }) => action)
}

/** The person as the member list of the group shows them. */
export async function readMember(
  by: Browser,
  path: string,
  { user }: { user: { id: string } },
): Promise<Member> {
  const members: Member[] = (await by.get(`${path}/members`)).body
  const found = members.find((member) => member.user.id === user.id)
  if (!found) throw new Error('this person is not in the list')
  return found
}

/** How often anything was sent on this server. A screen shows a thing once, however often it was sent. */
export async function countDeliveries(app: Pick<TestApp, 'db'>): Promise<number> {
  return (await app.db.selectFrom('deliveries').select('id').execute()).length
}
