import type { App } from '#server/platform/context.ts'
import { insertRows } from '#server/platform/db/bulk.ts'
import { hashToken, newId, newToken } from '#server/platform/ids.ts'
import type { PushService } from '#server/testing/others/push-service.ts'

/** A screen that can ask for a call, and the endpoints of the phones of those who are asked. */
export type CallingFamily = { cookie: string; answerPath: string; endpoints: string[] }

type Many = Record<string, string | number | null>[]

const membersOfFamily = 2

/**
 * Families of two members with a phone each, and one screen, which shows a picture from the first member. `publicKey`
 * is the server's for web push.
 */
export async function fillFamilies(
  app: App,
  { count, service, publicKey }: { count: number; service: PushService; publicKey: string },
): Promise<CallingFamily[]> {
  const rows = {
    users: [] as Many,
    family_groups: [] as Many,
    members: [] as Many,
    devices: [] as Many,
    deliveries: [] as Many,
    delivery_targets: [] as Many,
    screen_tokens: [] as Many,
    push_subscriptions: [] as Many,
  }
  const now = Date.now()
  const families = Array.from({ length: count }, (_, index) => {
    const [groupId, deviceId, deliveryId, token] = [newId(), newId(), newId(), newToken()]
    const shared = { family_group_id: groupId, created_at: now }
    const people = Array.from({ length: membersOfFamily }, () => newId())
    const phones = people.map(() => service.newBrowser(publicKey).subscription)
    rows.family_groups.push({
      id: groupId,
      name: `The Hartleys ${index}`,
      loved_one_name: 'Rose',
      time_zone: 'Europe/Berlin',
      created_at: now,
    })
    for (const [place, userId] of people.entries()) {
      rows.users.push({
        id: userId,
        email: `person${index}.${place}@example.com`,
        first_name: place === 0 ? 'Anna' : 'Ben',
        last_name: `Hartley ${index}`,
        created_at: now,
      })
      const role = place === 0 ? 'primary_caretaker' : 'caretaker'
      rows.members.push({ id: newId(), family_group_id: groupId, user_id: userId, role, joined_at: now })
    }
    for (const [place, { endpoint, keys }] of phones.entries()) {
      const user_id = people[place] as string
      rows.push_subscriptions.push({ id: newId(), user_id, endpoint, ...keys, origin: '', created_at: now })
    }
    rows.devices.push({ id: deviceId, ...shared, kind: 'screen', name: 'Family screen', opened_at: now })
    rows.deliveries.push({
      id: deliveryId,
      ...shared,
      subject_kind: 'photo',
      subject_id: null,
      title: 'The garden',
      sender_id: people[0] as string,
    })
    rows.delivery_targets.push({
      id: newId(),
      ...shared,
      delivery_id: deliveryId,
      device_id: deviceId,
      attempts: 1,
      accepted_at: now,
      shown_at: now,
    })
    rows.screen_tokens.push({ token_hash: hashToken(token), device_id: deviceId, ...shared })
    return {
      cookie: `sunporch_screen=${token}`,
      answerPath: `/api/screen/deliveries/${deliveryId}/answers`,
      endpoints: phones.map(({ endpoint }) => endpoint),
    }
  })
  for (const table of Object.keys(rows) as (keyof typeof rows)[])
    await insertRows(app, table, rows[table] as never)
  return families
}
