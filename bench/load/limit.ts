import pg from 'pg'
import type { Contender } from './contender.ts'

/**
 * The same rows by bare SQL, without leaving the database. It checks nothing, adds a fixed number of
 * hours to get the next occurrence, and notifies nobody.
 */
const deliverBatch = `
  with due as (
    select e.id, e.family_group_id, e.scheduled_for, e.recurring_pattern, e.added_by,
      u.first_name || ' ' || u.last_name as sender, p.caption, p.width, p.height, p.thumbhash, p.object_id,
      e.subject_id, e.subject_kind as kind, c.title as item_title,
      gen_random_uuid()::text as delivery_id
    from schedule_entries e
    join users u on u.id = e.added_by
    left join photos p on p.id = e.subject_id
    left join content_items c on c.id = e.subject_id
    where e.due_at <= $1
    order by e.due_at, e.family_group_id limit $2
    for no key update of e skip locked),
  occurrences as (
    insert into schedule_occurrences (id, family_group_id, entry_id, scheduled_for, attempts, sent_at, delivery_id)
    select gen_random_uuid()::text, family_group_id, id, scheduled_for, 1, $1, delivery_id from due),
  sent as (
    insert into deliveries (id, family_group_id, subject_kind, subject_id, title, picture, card, sender_id, created_at)
    select delivery_id, family_group_id, kind, subject_id, coalesce(caption, item_title),
      case when kind = 'photo' then json_build_object(
        'key', object_id, 'width', width, 'height', height, 'thumbhash', thumbhash)::text end,
      case when kind = 'content' then json_build_object('say', item_title, 'link', null)::text end,
      added_by, $1 from due),
  targets as (
    insert into delivery_targets (id, family_group_id, delivery_id, device_id, created_at, attempts, accepted_at)
    select gen_random_uuid()::text, due.family_group_id, delivery_id, devices.id, $1, 1, $1
    from due join devices on devices.family_group_id = due.family_group_id and removed_at is null),
  told as (
    insert into activity (id, family_group_id, user_id, actor_name, action, subject_kind, subject_id, subject_title, created_at)
    select gen_random_uuid()::text, family_group_id, added_by, sender, kind || '_sent_to_alexa', kind, subject_id,
      coalesce(caption, item_title), $1 from due)
  update schedule_entries e set
    due_at = case recurring when 'daily' then e.due_at + 86400000 when 'weekly' then e.due_at + 604800000 end,
    sent_at = case when recurring is null then $1 end
  from (select id, recurring_pattern as recurring from due) as taken where e.id = taken.id`

/** Two connections at once, as many as the server's own worker uses. */
export const limit: Contender = {
  async open({ databaseUrl }) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
    return {
      async work() {
        const now = Date.now()
        await Promise.all([deliverAll(pool, now), deliverAll(pool, now)])
      },
      close: () => pool.end(),
    }
  },
}

async function deliverAll(pool: pg.Pool, now: number): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query({ name: 'load', text: deliverBatch, values: [now, 500] })
    if (rowCount === 0) return
  }
}
