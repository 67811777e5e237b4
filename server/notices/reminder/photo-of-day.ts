import { daysAfter, instantOf } from '#contract/platform/wall-clock.ts'
import type { App } from '../../platform/context.ts'

/**
 * Whether the loved one has got, or is to get, a photo on this day. What was sent by hand or by the schedule counts,
 * unless it was taken back or deleted. So does a photo that is planned for later that day, while Auto-send is on:
 * whoever planned it has thought of today. If it then fails, its author and the caretakers are told of that.
 */
export async function hasPhotoOn(
  app: App,
  group: { id: string; timeZone: string; isAutoSend: boolean },
  date: string,
): Promise<boolean> {
  const start = instantOf(`${date}T00:00`, group.timeZone)
  const end = instantOf(`${daysAfter(date, 1)}T00:00`, group.timeZone)
  return (
    (await wasSent(app, group.id, start)) ||
    (group.isAutoSend && (await isPlanned(app, group.id, start, end)))
  )
}

async function wasSent(app: App, groupId: string, since: number): Promise<boolean> {
  const sent = await app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', groupId)
    .where('created_at', '>=', since)
    .where('subject_kind', '=', 'photo')
    .where('withdrawn_at', 'is', null)
    .where('subject_removed_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return sent !== undefined
}

/** To be opened by the end of the day, or opened and being delivered or tried again. */
async function isPlanned(app: App, groupId: string, start: number, end: number): Promise<boolean> {
  const planned = await app.db
    .selectFrom('schedule_entries')
    .leftJoin('photos', 'photos.id', 'schedule_entries.subject_id')
    .where('schedule_entries.family_group_id', '=', groupId)
    .where('schedule_entries.cancelled_at', 'is', null)
    .where('schedule_entries.subject_kind', '=', 'photo')
    .where((where) =>
      where.or([
        where.and([
          where('schedule_entries.due_at', '>=', start),
          where('schedule_entries.due_at', '<', end),
        ]),
        where.exists(
          where
            .selectFrom('schedule_occurrences')
            .whereRef('schedule_occurrences.entry_id', '=', 'schedule_entries.id')
            .where('schedule_occurrences.due_at', 'is not', null)
            .select('schedule_occurrences.id'),
        ),
      ]),
    )
    .where((where) =>
      where.or([
        where.and([where('schedule_entries.source', 'is', null), where('photos.removed_at', 'is', null)]),
        where.and([
          where('schedule_entries.source', '=', 'next_photo'),
          where.exists(
            where
              .selectFrom('photos as any_photo')
              .where('any_photo.family_group_id', '=', groupId)
              .where('any_photo.removed_at', 'is', null)
              .select('any_photo.id'),
          ),
        ]),
      ]),
    )
    .select('schedule_entries.id')
    .executeTakeFirst()
  return planned !== undefined
}
