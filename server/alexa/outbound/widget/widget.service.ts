import { publishChange } from '../../../family/group-live.ts'
import type { App } from '../../../platform/context.ts'
import { dueTopic } from '../../../platform/work/due.ts'
import '../../alexa.tables.ts'

export const widgetWork = 'alexa-widgets'

/**
 * Makes the Echo's widget due, because what it shows may have changed. The widget of a removed device is
 * due too, to be cleared.
 */
export async function refreshWidget(app: App, deviceId: string): Promise<void> {
  await app.db
    .updateTable('echoes')
    .set({ widget_due_at: app.clock.now(), widget_attempts: 0 })
    .where('device_id', '=', deviceId)
    .where((where) =>
      where.or([
        where('widget_installed_at', 'is not', null),
        where.exists(
          where
            .selectFrom('devices')
            .whereRef('devices.id', '=', 'echoes.device_id')
            .where('devices.removed_at', 'is not', null)
            .select('devices.id'),
        ),
      ]),
    )
    .execute()
}

/** Makes the group's widgets due: it was deleted or restored. */
export async function refreshGroupWidgets(app: App, groupId: string): Promise<void> {
  await app.db
    .updateTable('echoes')
    .set({ widget_due_at: app.clock.now(), widget_attempts: 0 })
    .where('family_group_id', '=', groupId)
    .where('widget_installed_at', 'is not', null)
    .execute()
  wakeWidgets(app)
}

export function wakeWidgets(app: App): void {
  app.live.publish(dueTopic(widgetWork), {})
}

/** Records that the loved one has added the widget to the home screen, or removed it. */
export async function setWidget(app: App, deviceId: string, isInstalled: boolean): Promise<void> {
  const now = app.clock.now()
  const changed = await app.db
    .updateTable('echoes')
    .set({
      widget_installed_at: isInstalled ? now : null,
      widget_due_at: isInstalled ? now : null,
      widget_attempts: 0,
      widget_hash: null,
      widget_queued: null,
      widget_failed_at: null,
      widget_failure: null,
    })
    .where('device_id', '=', deviceId)
    .returning('family_group_id')
    .executeTakeFirst()
  if (changed) publishChange(app, changed.family_group_id, 'devices')
  wakeWidgets(app)
}

/** The Echo could not store what was pushed: pushes it again, even though it has not changed. */
export async function repeatPush(app: App, deviceId: string): Promise<void> {
  await app.db.updateTable('echoes').set({ widget_hash: null }).where('device_id', '=', deviceId).execute()
  await refreshWidget(app, deviceId)
  wakeWidgets(app)
}
