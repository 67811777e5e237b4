import type { GivenAnswer } from '#contract/delivery/delivery.ts'
import { topicsOf } from '#contract/family/activity.ts'
import { recordChange } from '../../activity/record-change.ts'
import { publishChange } from '../../family/group-live.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { atRest, isInMemory } from '../../family/in-memory.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { afterCommit, inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { requestCall } from '../answers/calls.service.ts'
import { setNote } from '../delivery.service.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { type DeviceKey, lockDevice } from '../devices/device.ts'
import { recordLovedOneActivity } from '../devices/device-contact.ts'
import { idsOf, noteStep } from '../path/note-step.ts'
import { observeShown } from '../path/path-metrics.ts'
import { lockSending } from '../sending.ts'
import { activityKindOf } from '../subject.ts'
import { isNotNeededSince, wasPressed } from './call-presses.service.ts'
import { reportableOf } from './inbox.service.ts'
import { publishInboxes } from './inbox-changes.ts'
import { wasTakenBack } from './take-answer-back.ts'
import { lockTarget, possibleAt } from './target.ts'

/**
 * Records that the delivery was on the screen of the device at `at`, by the device's clock. Because that
 * clock may be wrong, the time is moved between acceptance and now. Only the first report counts.
 */
export async function recordShown(app: App, key: DeviceKey, deliveryId: string, at: number): Promise<void> {
  await inTransaction(app, async (app) => {
    const { target, device } = await lockTarget(app, key, deliveryId)
    if (target.shown_at === null) await markShown(app, target, device, at)
  })
}

/** What a device reports that shows pictures page by page. */
export type PageReport = {
  /** The page of the delivery is on its screen now. */
  page: boolean
  /** It has loaded the picture of the delivery. */
  loaded: boolean
  /** Whether this device reports pictures at all. */
  saysLoaded: boolean
}

/**
 * Records what a device says of the page and of the picture of a delivery. It was shown when its page is on the
 * screen with its picture loaded, whichever is reported first. A picture that is loaded while another page is on the
 * screen was not shown yet. The page alone counts if there is no picture or the device does not report pictures.
 * A report of what is known already changes nothing and waits for nobody: a slideshow repeats itself.
 */
export async function recordPage(
  app: App,
  key: DeviceKey,
  deliveryId: string,
  report: PageReport,
): Promise<void> {
  const known = await reportableOf(app, key.id).where('deliveries.id', '=', deliveryId).executeTakeFirst()
  if (known && !isNews(known, report)) return
  await inTransaction(app, async (app) => {
    const { target, device } = await lockTarget(app, key, deliveryId)
    if (!isNews(target, report)) return
    const now = app.clock.now()
    const pageSeenAt = target.page_seen_at ?? (report.page ? now : null)
    const loadedAt = target.picture_loaded_at ?? (report.loaded ? now : null)
    await app.db
      .updateTable('delivery_targets')
      .set({ page_seen_at: pageSeenAt, picture_loaded_at: loadedAt })
      .where('id', '=', target.id)
      .execute()
    if (report.page && target.page_seen_at === null) noteStep(app, 'page_seen', idsOf(target))
    if (report.loaded && target.picture_loaded_at === null) noteStep(app, 'picture_loaded', idsOf(target))
    if (report.loaded && target.note === pictureFailed) await setNote(app, [target.id], null)
    const needsPicture = report.saysLoaded && showsPicture(target)
    const isShown = report.page && (loadedAt !== null || !needsPicture)
    if (isShown && target.shown_at === null) await markShown(app, target, device, now)
  })
}

const pictureFailed = 'It could not load the picture. It tries again when Sunporch is opened on it.'

/** Records that the device could not load the picture of the delivery, unless it did at another time. */
export async function recordPictureFailed(app: App, key: DeviceKey, deliveryId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const { target } = await lockTarget(app, key, deliveryId)
    if (target.picture_loaded_at !== null || target.shown_at !== null) return
    if (target.note === pictureFailed) return
    await setNote(app, [target.id], pictureFailed)
    noteStep(app, 'picture_not_loaded', idsOf(target))
  })
}

type Target = Awaited<ReturnType<typeof lockTarget>>['target']

/** Of a clip the poster. A recommendation is shown as a card without its picture. */
function showsPicture({ subject_kind, picture }: Pick<Target, 'subject_kind' | 'picture'>): boolean {
  return (subject_kind === 'photo' || subject_kind === 'clip') && picture !== null
}

function isNews(
  target: Pick<Target, 'page_seen_at' | 'picture_loaded_at' | 'shown_at'>,
  { page, loaded, saysLoaded }: PageReport,
): boolean {
  if (page && target.page_seen_at === null) return true
  if (loaded && target.picture_loaded_at === null) return true
  if (!page || target.shown_at !== null) return false
  // The picture may have been loaded while another page was on the screen. And the device may have learnt to report
  // pictures, or forgotten it, since its last report.
  return target.picture_loaded_at !== null || !saysLoaded
}

/** Within the caller's transaction, which has locked the target. */
export async function markShown(app: App, target: Target, device: DeviceRow, at: number): Promise<void> {
  const shownAt = possibleAt(app, target, at)
  await app.db
    .updateTable('delivery_targets')
    // It may have failed while the screen, without a network, had a copy.
    .set({ shown_at: shownAt, due_at: null, expires_at: null, failed_at: null, failure: null })
    .where('id', '=', target.id)
    .execute()
  await app.db
    .updateTable('devices')
    .set({
      last_shown_delivery_id: target.delivery_id,
      last_shown_at: shownAt,
      last_contact_at: app.clock.now(),
    })
    .where('id', '=', device.id)
    .execute()
  const msSinceSent = shownAt - target.created_at
  noteStep(app, 'shown', { ...idsOf(target), msSinceSent })
  // An older one was sent before the device was there.
  if (target.filled_at === null) afterCommit(app, () => observeShown(device.kind, msSinceSent))
  publishChange(app, device.family_group_id, 'devices', ...topicsOf(activityKindOf(target.subject_kind)))
}

/** Within this time the same answer again is one answer. */
const sameAnswerWithin = minutes(1)

export type NewAnswer = {
  kind: GivenAnswer['kind']
  /** The words of a note. */
  text?: string | null
  /** By the device's clock, moved as in `recordShown`. */
  at: number
  /** Names the press on a screen: the same one again is the same answer, at whatever time. */
  press?: string | undefined
}

/**
 * Records what the loved one answered. 409 for an answer since the group is in memory. One that was given before, on a
 * screen without a network, still counts, but nobody is asked for a call any more. "Call me" is passed on also where the
 * delivery has left the inbox meanwhile: then false.
 */
export async function recordAnswer(
  app: App,
  key: DeviceKey,
  deliveryId: string,
  { kind, text = null, at, press }: NewAnswer,
): Promise<boolean> {
  return inTransaction(app, async (app) => {
    if (kind === 'call_me' && (await hasLeft(app, key, deliveryId))) {
      await requestCallAlone(app, key, { at, press })
      return false
    }
    const { target, device } = await lockTarget(app, key, deliveryId)
    const answeredAt = possibleAt(app, target, at)
    const answer = { target_id: target.id, kind, text, created_at: answeredAt, press: press ?? null }
    const group = await requireGroupRow(app, device.family_group_id)
    const inMemory = isInMemory(group)
    if (inMemory && answeredAt >= (group.in_memory_at ?? 0)) throw atRest()
    if ((await wasGiven(app, answer)) || (await wasTakenBack(app, deliveryId, answer))) return true
    const isKnownCall = kind === 'call_me' && press !== undefined && (await wasPressed(app, key, press))
    await app.db
      .insertInto('delivery_answers')
      .values({ id: newId(), family_group_id: device.family_group_id, ...answer })
      .execute()
    noteStep(app, 'answered', { ...idsOf(target), kind })
    // An answer that was given on one device stands on all of them.
    await publishInboxes(app, [deliveryId])
    const topics = topicsOf(activityKindOf(target.subject_kind))
    if (!isKnownCall) await recordLovedOneActivity(app, device, answeredAt)
    // The picture was deleted when the press came first, and has been restored: the family knows of the call. Or she has said
    // "Not needed" since.
    if (isKnownCall || (kind === 'call_me' && (await isNotNeededSince(app, device, answeredAt)))) {
      publishChange(app, device.family_group_id, 'answers', ...topics)
      return true
    }
    const asksForCall = kind === 'call_me' && !inMemory
    const call = asksForCall && (await requestCall(app, device, { deliveryId, at: answeredAt }))
    const subject = { kind, id: target.subject_id, title: text ?? target.title }
    await recordChange(
      app,
      {
        groupId: device.family_group_id,
        by: { device },
        action: 'delivery_answered',
        subject,
        deliveryId,
        ...call,
      },
      ...topics,
    )
    return true
  })
}

/** Whether the device had the delivery, and has it no more: it was taken back, or its subject deleted. */
async function hasLeft(app: App, key: DeviceKey, deliveryId: string): Promise<boolean> {
  await lockSending(app, key.family_group_id)
  const had = await app.db
    .selectFrom('delivery_targets')
    .where('device_id', '=', key.id)
    .where('delivery_id', '=', deliveryId)
    .select('id')
    .executeTakeFirst()
  if (!had) return false
  const has = await reportableOf(app, key.id).where('deliveries.id', '=', deliveryId).executeTakeFirst()
  return has === undefined
}

/** A call that belongs to no delivery. The same press, sent again, is one call; an older page names it by its time only. */
async function requestCallAlone(
  app: App,
  key: DeviceKey,
  { at: reportedAt, press = toIso(reportedAt) }: Pick<NewAnswer, 'at' | 'press'>,
): Promise<void> {
  const device = await lockDevice(app, key)
  if (!device) throw notFound()
  if (await wasPressed(app, device, press)) return
  const at = Math.min(reportedAt, app.clock.now())
  if (await isNotNeededSince(app, device, at)) return recordLovedOneActivity(app, device, at)
  const call = await requestCall(app, device, { deliveryId: null, at, press })
  await recordLovedOneActivity(app, device, at)
  const change = { groupId: device.family_group_id, by: { device }, subject: null, ...call }
  await recordChange(app, { ...change, action: 'call_requested' })
}

type AnswerColumns = {
  target_id: string
  kind: GivenAnswer['kind']
  text: string | null
  created_at: number
  press: string | null
}

async function wasGiven(
  app: App,
  { target_id, kind, text, created_at, press }: AnswerColumns,
): Promise<boolean> {
  const row = await app.db
    .selectFrom('delivery_answers')
    .where('target_id', '=', target_id)
    .where('kind', '=', kind)
    .where('text', text === null ? 'is' : '=', text)
    .where(({ and, eb, or }) =>
      or([
        eb('press', '=', press),
        and([
          eb('created_at', '>', created_at - sameAnswerWithin),
          eb('created_at', '<', created_at + sameAnswerWithin),
        ]),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
