import { bindApp } from '#server/app.ts'
import { migrations } from '#server/migrations/all.ts'
import { publicKey } from '#server/notices/push/vapid.ts'
import type { Config } from '#server/platform/config.ts'
import { insertRows } from '#server/platform/db/bulk.ts'
import { newId } from '#server/platform/ids.ts'
import { openPlatform } from '#server/platform/open.ts'
import type { PushService } from '#server/testing/others/push-service.ts'
import { fillFamilies } from '../writing/fill.ts'

/** A screen that can ask for a call, and the endpoints of the phones of those who are asked. */
export type CallingFamily = { cookie: string; answerPath: string; endpoints: string[] }

/** Families of two members with a phone each, and one screen, which shows a picture from the first member. */
export async function fillCallingFamilies(
  config: Config,
  count: number,
  service: PushService,
): Promise<CallingFamily[]> {
  const families = await fillFamilies(config, count)
  const platform = await openPlatform(config, migrations)
  try {
    const app = bindApp(platform.app)
    const key = await publicKey(app)
    const created_at = app.clock.now()
    const second = families.map(({ groupId }, index) => ({ id: newId(), groupId, index }))
    const users = second.map(({ id, index }) => ({
      id,
      email: `${id}@example.com`,
      first_name: 'Ben',
      last_name: `Hartley ${index}`,
      created_at,
    }))
    const members = second.map(({ id, groupId }) => ({
      id: newId(),
      family_group_id: groupId,
      user_id: id,
      role: 'caretaker',
      joined_at: created_at,
    }))
    const phones = [...families.map(({ userId }) => userId), ...second.map(({ id }) => id)].map((user_id) => {
      const { endpoint, keys } = service.newBrowser(key).subscription
      return { id: newId(), user_id, endpoint, ...keys, origin: '', created_at }
    })
    await insertRows(app, 'users', users as never)
    await insertRows(app, 'members', members as never)
    await insertRows(app, 'push_subscriptions', phones as never)
    return families.map(({ screenCookie, deliveryId }, index) => ({
      cookie: screenCookie,
      answerPath: `/api/screen/deliveries/${deliveryId}/answers`,
      endpoints: [phones[index], phones[families.length + index]].flatMap((phone) => phone?.endpoint ?? []),
    }))
  } finally {
    await platform.close()
  }
}
