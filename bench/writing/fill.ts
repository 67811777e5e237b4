import { bindApp } from '#server/app.ts'
import { migrations } from '#server/migrations/all.ts'
import type { Config } from '#server/platform/config.ts'
import { insertRows } from '#server/platform/db/bulk.ts'
import { hashToken, newId, newToken } from '#server/platform/ids.ts'
import { openPlatform } from '#server/platform/open.ts'

export type WritingFamily = {
  userId: string
  groupId: string
  /** Of the browser, and of the screen. */
  cookie: string
  screenCookie: string
  deviceId: string
  /** Many of the first family, because the same photo within ten seconds is one delivery. */
  photoIds: string[]
  itemIds: string[]
  deliveryId: string
}

type Many = Record<string, string | number | null>[]

const day = 86_400_000
const itemsOfFamily = 10
const atOnce = 500

/** Families of one person and one screen, which got a picture sixty days ago, with ten things to buy. */
export async function fillFamilies(config: Config, count: number): Promise<WritingFamily[]> {
  const platform = await openPlatform(config, migrations)
  try {
    const app = bindApp(platform.app)
    const families: WritingFamily[] = []
    while (families.length < count) {
      const rows = emptyRows()
      const some = Math.min(atOnce, count - families.length)
      for (let index = 0; index < some; index++) families.push(addFamily(rows, families.length))
      for (const table of Object.keys(rows) as (keyof typeof rows)[])
        await insertRows(app, table, rows[table] as never)
    }
    return families
  } finally {
    await platform.close()
  }
}

function emptyRows() {
  return {
    users: [] as Many,
    family_groups: [] as Many,
    members: [] as Many,
    sessions: [] as Many,
    devices: [] as Many,
    screen_tokens: [] as Many,
    photos: [] as Many,
    deliveries: [] as Many,
    delivery_targets: [] as Many,
    shopping_items: [] as Many,
  }
}

function addFamily(rows: ReturnType<typeof emptyRows>, number: number): WritingFamily {
  const now = Date.now()
  const before = now - 60 * day
  const [userId, groupId, deviceId, deliveryId] = [newId(), newId(), newId(), newId()]
  const photoIds = Array.from({ length: number === 0 ? 100 : 1 }, () => newId())
  const [token, screenToken] = [newToken(), newToken()]
  const shared = { family_group_id: groupId, created_at: before }
  const itemIds = Array.from({ length: itemsOfFamily }, () => newId())
  rows.users.push({
    id: userId,
    email: `${userId}@example.com`,
    first_name: 'Anna',
    last_name: `Hartley ${number}`,
    created_at: before,
  })
  rows.family_groups.push({
    id: groupId,
    name: `The Hartleys ${number}`,
    loved_one_name: 'Rose',
    time_zone: 'Europe/Berlin',
    created_at: before,
  })
  const role = 'primary_caretaker'
  rows.members.push({ id: newId(), family_group_id: groupId, user_id: userId, role, joined_at: before })
  rows.sessions.push({
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    seen_at: now,
    expires_at: now + 30 * day,
  })
  rows.devices.push({ id: deviceId, ...shared, kind: 'screen', name: 'Family screen', opened_at: before })
  rows.screen_tokens.push({ token_hash: hashToken(screenToken), device_id: deviceId, ...shared })
  for (const id of photoIds)
    rows.photos.push({
      id,
      ...shared,
      added_by: userId,
      object_id: newId(),
      caption: 'At the lake',
      width: 1600,
      height: 1200,
      thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
      original_type: 'image/jpeg',
    })
  rows.deliveries.push({
    id: deliveryId,
    ...shared,
    subject_kind: 'photo',
    subject_id: photoIds[0] ?? null,
    title: 'At the lake',
    sender_id: userId,
  })
  rows.delivery_targets.push({
    id: newId(),
    ...shared,
    delivery_id: deliveryId,
    device_id: deviceId,
    attempts: 1,
    accepted_at: before,
    shown_at: before,
  })
  for (const id of itemIds)
    rows.shopping_items.push({ id, ...shared, name: 'Tea', quantity: '1', added_by: userId })
  return {
    userId,
    groupId,
    cookie: `sunporch_session=${token}`,
    screenCookie: `sunporch_screen=${screenToken}`,
    deviceId,
    photoIds,
    itemIds,
    deliveryId,
  }
}
