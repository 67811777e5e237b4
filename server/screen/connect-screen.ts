import { may } from '#contract/platform/policy.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import type { DeviceKey } from '../delivery/devices/device.ts'
import { type DeviceOpener, recordOpened } from '../delivery/devices/device-contact.ts'
import { addScreen } from '../delivery/devices/devices.service.ts'
import { findMembership } from '../family/membership.ts'
import type { App } from '../platform/context.ts'
import { giveToken } from './screen-tokens.ts'
import './screen.tables.ts'

/** Opens the screen and gives it a token; null when it was removed. */
export async function connectScreen(
  app: App,
  key: DeviceKey,
  opener: DeviceOpener | null,
): Promise<{ device: DeviceRow; token: string } | null> {
  const device = await recordOpened(app, key, opener)
  return device && { device, token: await giveToken(app, device) }
}

/**
 * The oldest screen that was never opened and that no typed code has reserved; a new one when there is
 * none. Within the caller's transaction, which has locked the group's sending.
 */
export async function findFreeScreen(app: App, groupId: string): Promise<DeviceRow> {
  const unopened = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .where('kind', '=', 'screen')
    .where('opened_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('screen_pairings')
            .whereRef('screen_pairings.device_id', '=', 'devices.id')
            .where('screen_pairings.expires_at', '>', app.clock.now())
            .select('screen_pairings.secret_hash'),
        ),
      ),
    )
    .orderBy('created_at')
    .selectAll()
    .executeTakeFirst()
  return unopened ?? addScreen(app, groupId)
}

/** `openedBy` typed the code or made the link; `signedIn` on the browser that becomes a screen, null for nobody. */
export async function openerOf(
  app: App,
  groupId: string,
  { openedBy, signedIn }: { openedBy: string | null; signedIn: string | null },
): Promise<DeviceOpener> {
  const member = signedIn === null ? null : await findMembership(app, signedIn, groupId)
  return { opened_by: openedBy, browser_of: member?.userId ?? null }
}

/** Whether the person who typed the code or made the link may still connect screens to the group. */
export async function mayConnect(app: App, userId: string | null, groupId: string): Promise<boolean> {
  const member = userId === null ? null : await findMembership(app, userId, groupId)
  return member !== null && may(member.role, 'devices:manage')
}
