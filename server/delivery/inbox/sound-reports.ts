import { topicsOf } from '#contract/family/activity.ts'
import { publishChange } from '../../family/group-live.ts'
import { days } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { setNote } from '../delivery.service.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import type { DeviceKey } from '../devices/device.ts'
import { idsOf, noteStep } from '../path/note-step.ts'
import { activityKindOf, nameOfSound, soundOf } from '../subject.ts'
import { filmNotPlayed, soundFailed } from './played-notes.ts'
import { markShown } from './reports.service.ts'
import { lockTarget, possibleAt } from './target.ts'

/**
 * Records that the device had played the sound of the delivery to its end at `at`, by the device's clock. Only the first report
 * counts. What plays now is no longer said to fail: of films this one, because another may be damaged; of sounds
 * all of an Echo's, because there the connection is what fails. `of` names the sound, where the device says which it was: nobody has
 * heard the one that has taken its place since.
 */
export async function recordPlayed(
  app: App,
  key: DeviceKey,
  deliveryId: string,
  { at, of }: { at: number; of?: string | undefined },
): Promise<void> {
  await inTransaction(app, async (app) => {
    const { target, device } = await lockTarget(app, key, deliveryId)
    if (target.note === filmNotPlayed) await setNote(app, [target.id], null)
    const sound = soundOf(app, target)
    if (sound === null) return
    if (device.kind === 'echo') await endSoundNotes(app, device)
    if (target.played_at !== null || (of !== undefined && of !== nameOfSound(sound))) return
    // Who has heard it was there.
    if (target.shown_at === null) await markShown(app, target, device, at)
    await app.db
      .updateTable('delivery_targets')
      .set({ played_at: possibleAt(app, target, at) })
      .where('id', '=', target.id)
      .execute()
    noteStep(app, 'heard', idsOf(target))
    publishChange(app, device.family_group_id, 'devices', ...topicsOf(activityKindOf(target.subject_kind)))
  })
}

async function endSoundNotes(app: App, { id, family_group_id }: DeviceRow): Promise<void> {
  const noted = await app.db
    .selectFrom('delivery_targets')
    .where('device_id', '=', id)
    .where('family_group_id', '=', family_group_id)
    .where('note', '=', soundFailed)
    .select('id')
    .execute()
  await setNote(
    app,
    noted.map(({ id }) => id),
    null,
  )
}

/** A device that goes on failing says so again by then, of this or of what is sent next. */
const notedFor = days(7)

/** Records that the device could not play the sound of the delivery, unless it did at another time. */
export function recordSoundFailed(app: App, key: DeviceKey, deliveryId: string): Promise<void> {
  return noteUnplayed(app, { key, deliveryId, plays: 'sound', note: soundFailed, step: 'sound_failed' })
}

/** Records that the device cannot play the film of the delivery. */
export function recordUnplayed(app: App, key: DeviceKey, deliveryId: string): Promise<void> {
  return noteUnplayed(app, { key, deliveryId, plays: 'film', note: filmNotPlayed, step: 'film_not_played' })
}

type Unplayed = {
  key: DeviceKey
  deliveryId: string
  plays: 'sound' | 'film'
  note: string
  step: 'sound_failed' | 'film_not_played'
}

async function noteUnplayed(app: App, { key, deliveryId, plays, note, step }: Unplayed): Promise<void> {
  await inTransaction(app, async (app) => {
    const { target } = await lockTarget(app, key, deliveryId)
    const now = app.clock.now()
    const isNoted = target.note === note && (target.note_until ?? now) > now
    if (target[plays] === null || target.played_at !== null || isNoted) return
    await setNote(app, [target.id], note, now + notedFor)
    noteStep(app, step, idsOf(target))
  })
}
