import { displayName } from '#contract/identity.ts'
import type { NextDelivery, ScreenItem, ScreenView } from '#contract/screen.ts'
import type { SubjectCard, SubjectPicture } from '../delivery/delivery.service.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { type AnswerOfTarget, senderName } from '../delivery/delivery-status.ts'
import { quietHoursOf } from '../delivery/devices.service.ts'
import { inboxOf } from '../delivery/inbox.service.ts'
import { answersOf } from '../delivery/progress.service.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { printRows } from '../platform/http/print-rows.ts'
import { listUpcoming, type Upcoming } from '../schedule/upcoming.ts'

/** As many as a screen keeps to go through slowly. */
const itemsShown = 50

/** `release` names the page that this server has. */
export async function readView(app: App, device: DeviceRow, release: string | null): Promise<ScreenView> {
  const group = await requireGroupRow(app, device.family_group_id)
  const rows = await inboxOf(app, device.id)
    .orderBy('delivery_targets.created_at', 'desc')
    .orderBy('delivery_targets.id', 'desc')
    .limit(itemsShown)
    .execute()
  const answers = await answersOf(
    app,
    rows.map(({ id }) => id),
  )
  const [next] = await listUpcoming(app, group.id, 1)
  return {
    now: toIso(app.clock.now()),
    release,
    deviceId: device.id,
    deviceName: device.name,
    groupName: group.name,
    lovedOneName: group.loved_one_name,
    timeZone: group.time_zone,
    textSize: device.text_size ?? 'normal',
    quietHours: quietHoursOf(device),
    next: next ? toNextDelivery(next) : null,
    items: printRows(app, 'items of the screen', rows, (row) => toItem(row, answers)),
  }
}

function toNextDelivery({ at, subject, sender }: Upcoming): NextDelivery {
  return {
    at: toIso(at),
    what: subject.kind === 'photo' ? 'picture' : subject.type,
    from: sender && displayName(sender),
  }
}

export async function readItem(app: App, device: DeviceRow, deliveryId: string): Promise<ScreenItem> {
  const row = await requireInboxRow(app, device, deliveryId)
  return toItem(row, await answersOf(app, [row.id]))
}

/** Where the picture of a delivery lies, for the device that it was delivered to. */
export async function requireScreenPicture(
  app: App,
  device: DeviceRow,
  deliveryId: string,
): Promise<SubjectPicture> {
  const picture = pictureOf(await requireInboxRow(app, device, deliveryId))
  if (!picture) throw notFound()
  return picture
}

async function requireInboxRow(app: App, device: DeviceRow, deliveryId: string): Promise<InboxRow> {
  const row = await inboxOf(app, device.id).where('deliveries.id', '=', deliveryId).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type InboxRow = Awaited<ReturnType<ReturnType<typeof inboxOf>['execute']>>[number]

function toItem(row: InboxRow, answers: AnswerOfTarget[]): ScreenItem {
  const picture = pictureOf(row)
  return {
    deliveryId: row.delivery_id,
    kind: row.subject_kind as ScreenItem['kind'],
    title: row.title,
    sender: row.sender_id ? { name: senderName(row), profileImageUrl: row.profile_image_url } : null,
    sentAt: toIso(row.created_at),
    shownAt: toIso(row.shown_at),
    picture: picture && {
      url: `/api/screen/pictures/${row.delivery_id}`,
      width: picture.width,
      height: picture.height,
      thumbhash: picture.thumbhash,
    },
    card: row.card ? (JSON.parse(row.card) as SubjectCard) : null,
    answers: answers
      .filter((answer) => answer.target_id === row.id)
      .map(({ kind, text, created_at }) => ({ kind, text, at: toIso(created_at) })),
  }
}

function pictureOf(row: { picture: string | null }): SubjectPicture | null {
  return row.picture ? (JSON.parse(row.picture) as SubjectPicture) : null
}
