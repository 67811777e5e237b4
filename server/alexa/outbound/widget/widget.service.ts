import { inboxOf } from '../../../delivery/inbox.service.ts'
import type { SubjectPicture } from '../../../delivery/subject.ts'
import { publishChange } from '../../../family/group-live.ts'
import { requireGroupRow } from '../../../family/groups/groups.service.ts'
import { days } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { dueTopic } from '../../../platform/work/due.ts'
import { listSchedule } from '../../../schedule/read-entries.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import { pictureUrl } from '../../inbox/picture-url.ts'
import { capitalised, deliveryText, momentText, shortened, spokenName } from '../../language/words.ts'

export const widgetWork = 'alexa-widgets'
/** Where the widget's document reads from. */
export const widgetPlace = { namespace: 'sunporch', key: 'frame' } as const

/** What the widget shows; texts are empty where there is nothing to say. */
export type WidgetFrame = { imageUrl: string; caption: string; from: string; next: string; hint: string }

const addressLasts = days(2)

/** What the widget shows may have changed. A device that was removed loses its widget's content. */
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

/** The group was deleted, or brought back. */
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

/** The loved one has put the widget on the screen, or taken it off. */
export async function setWidget(app: App, deviceId: string, isThere: boolean): Promise<void> {
  const now = app.clock.now()
  const changed = await app.db
    .updateTable('echoes')
    .set({
      widget_installed_at: isThere ? now : null,
      widget_due_at: isThere ? now : null,
      widget_attempts: 0,
      widget_hash: null,
      widget_queued: null,
    })
    .where('device_id', '=', deviceId)
    .returning('family_group_id')
    .executeTakeFirst()
  if (changed) publishChange(app, changed.family_group_id, 'devices')
  wakeWidgets(app)
}

/** The newest picture that the Echo has, and the next delivery that is planned. */
export async function readFrame(app: App, echo: EchoRow): Promise<WidgetFrame> {
  const group = await requireGroupRow(app, echo.family_group_id)
  const newest = await inboxOf(app, echo.device_id)
    .where('deliveries.picture', 'is not', null)
    .orderBy('delivery_targets.created_at', 'desc')
    .orderBy('delivery_targets.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const planned = await listSchedule(app, echo.family_group_id)
  const next = planned.find((entry) => entry.status === 'pending' && entry.subject.isThere)
  const clock = { timeZone: group.time_zone, locale: echo.locale, now: app.clock.now() }
  const picture = newest?.picture ? (JSON.parse(newest.picture) as SubjectPicture) : null
  return {
    imageUrl: newest && picture ? pictureUrl(app, newest, addressLasts) : '',
    caption: shortened(newest?.title ?? '', 80),
    from: newest ? `From ${spokenName(newest)}` : '',
    next: next
      ? `${capitalised(momentText(Date.parse(next.scheduledFor), clock))}: ${shortened(deliveryText(next), 60)}`
      : '',
    hint: newest ? '' : `Pictures from ${group.name} appear here.`,
  }
}
