import type pg from 'pg'
import { sentenceForAlexa } from '#contract/content.ts'
import { newId } from '#server/platform/ids.ts'
import { nextOccurrence } from '#server/platform/recurrence.ts'

/** Everything a queue's handler needs: it reads and computes nothing itself. */
export type Job = {
  entryId: string
  groupId: string
  deviceId: string
  senderId: string
  senderName: string
  scheduledFor: number
  next: number | null
  subject: { kind: string; id: string; title: string | null; picture: string | null; card: string | null }
}

/** The due entries as jobs, as an application would have queued them beforehand. */
export async function listJobs(pool: pg.Pool): Promise<Job[]> {
  const { rows } = await pool.query(`
    select e.*, d.id as device_id, u.first_name, u.last_name, p.id as photo, p.caption, p.width, p.height,
      p.thumbhash, p.object_id, c.type, c.title, c.provider
    from schedule_entries e
    join devices d on d.family_group_id = e.family_group_id
    join users u on u.id = e.added_by
    left join photos p on p.id = e.subject_id
    left join content_items c on c.id = e.subject_id
    order by e.due_at, e.family_group_id`)
  return rows.map((row) => ({
    entryId: row.id,
    groupId: row.family_group_id,
    deviceId: row.device_id,
    senderId: row.added_by,
    senderName: `${row.first_name} ${row.last_name}`,
    scheduledFor: Number(row.scheduled_for),
    next: row.recurring_pattern
      ? nextOccurrence(
          { localTime: row.local_time, timeZone: row.time_zone, pattern: row.recurring_pattern },
          Number(row.scheduled_for),
        )
      : null,
    subject: row.photo
      ? {
          kind: 'photo',
          id: row.photo,
          title: row.caption,
          picture: JSON.stringify({
            key: row.object_id,
            width: row.width,
            height: row.height,
            thumbhash: row.thumbhash,
          }),
          card: null,
        }
      : {
          kind: 'content',
          id: row.subject_id,
          title: row.title,
          picture: null,
          card: JSON.stringify({ say: sentenceForAlexa(row), link: null }),
        },
  }))
}

/** Every row that a delivery writes, for a whole batch of jobs, in one statement. */
const writeAll = `
  with occurrences as (
    insert into schedule_occurrences (id, family_group_id, entry_id, scheduled_for, attempts, sent_at, delivery_id)
    select id, family_group_id, entry_id, scheduled_for, attempts, sent_at, delivery_id
    from json_populate_recordset(null::schedule_occurrences, $1) on conflict do nothing),
  deliveries as (
    insert into deliveries (id, family_group_id, subject_kind, subject_id, title, picture, card, sender_id, created_at)
    select id, family_group_id, subject_kind, subject_id, title, picture, card, sender_id, created_at
    from json_populate_recordset(null::deliveries, $2)),
  targets as (
    insert into delivery_targets (id, family_group_id, delivery_id, device_id, created_at, attempts, accepted_at)
    select id, family_group_id, delivery_id, device_id, created_at, attempts, accepted_at
    from json_populate_recordset(null::delivery_targets, $3)),
  told as (
    insert into activity (id, family_group_id, user_id, actor_name, action, subject_kind, subject_id, subject_title, created_at)
    select id, family_group_id, user_id, actor_name, action, subject_kind, subject_id, subject_title, created_at
    from json_populate_recordset(null::activity, $4))
  update schedule_entries set due_at = given.due_at, scheduled_for = given.scheduled_for, sent_at = given.sent_at
  from json_populate_recordset(null::schedule_entries, $5) as given where schedule_entries.id = given.id`

export async function deliverJobs(pool: Pick<pg.Pool, 'query'>, jobs: Job[]): Promise<void> {
  const now = Date.now()
  const made = jobs.map((job) => ({ job, deliveryId: newId() }))
  const of = (row: (job: Job, deliveryId: string) => object) =>
    JSON.stringify(
      made.map(({ job, deliveryId }) => ({
        id: newId(),
        family_group_id: job.groupId,
        ...row(job, deliveryId),
      })),
    )
  await pool.query({
    name: 'deliver',
    text: writeAll,
    values: [
      of((job, deliveryId) => ({
        entry_id: job.entryId,
        scheduled_for: job.scheduledFor,
        attempts: 1,
        sent_at: now,
        delivery_id: deliveryId,
      })),
      of(({ subject, senderId }, deliveryId) => ({
        id: deliveryId,
        subject_kind: subject.kind,
        subject_id: subject.id,
        title: subject.title,
        picture: subject.picture,
        card: subject.card,
        sender_id: senderId,
        created_at: now,
      })),
      of(({ deviceId }, deliveryId) => ({
        delivery_id: deliveryId,
        device_id: deviceId,
        created_at: now,
        attempts: 1,
        accepted_at: now,
      })),
      of(({ subject, senderId, senderName }) => ({
        user_id: senderId,
        actor_name: senderName,
        action: `${subject.kind}_sent_to_alexa`,
        subject_kind: subject.kind,
        subject_id: subject.id,
        subject_title: subject.title,
        created_at: now,
      })),
      of(({ entryId, next, scheduledFor }) => ({
        id: entryId,
        due_at: next,
        scheduled_for: next ?? scheduledFor,
        sent_at: next === null ? now : null,
      })),
    ],
  })
}
