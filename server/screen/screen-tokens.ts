import { sql } from 'kysely'
import type { Role } from '#contract/platform/policy.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import type { DeviceKey } from '../delivery/devices/device.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { hashToken, newToken } from '../platform/ids.ts'
import './screen.tables.ts'

/** Makes a new token for the device. The token that it had before becomes invalid. */
export async function giveToken(app: App, device: DeviceKey): Promise<string> {
  const token = newToken()
  await app.db.deleteFrom('screen_tokens').where('device_id', '=', device.id).execute()
  await app.db
    .insertInto('screen_tokens')
    .values({
      token_hash: hashToken(token),
      family_group_id: device.family_group_id,
      device_id: device.id,
      created_at: app.clock.now(),
    })
    .execute()
  return token
}

/** The screen with this token, and who answers for it; null when there is none, or when it or its group was removed. */
export async function findScreen(
  app: App,
  token: string,
): Promise<{ device: DeviceRow; ownerId: string } | null> {
  const [row] = await findByToken(app, { tokenHash: hashToken(token) })
  if (!row) return null
  const { owner_id: ownerId, ...device } = row
  return { device, ownerId: ownerId ?? device.family_group_id }
}

const findByToken = preparedQuery((app: App, { tokenHash }: Given<{ tokenHash: string }>) =>
  app.db
    .selectFrom('screen_tokens')
    .innerJoin('devices', 'devices.id', 'screen_tokens.device_id')
    .innerJoin('family_groups', 'family_groups.id', 'devices.family_group_id')
    .leftJoin('members as owners', (join) =>
      join
        .onRef('owners.family_group_id', '=', 'devices.family_group_id')
        .on('owners.role', '=', sql.lit<Role>('primary_caretaker')),
    )
    .where('screen_tokens.token_hash', '=', tokenHash)
    .where('devices.removed_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .selectAll('devices')
    .select('owners.user_id as owner_id'),
)
