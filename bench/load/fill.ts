import { localTime } from '#contract/platform/wall-clock.ts'
import type { App } from '#server/platform/context.ts'
import { insertRows } from '#server/platform/db/bulk.ts'
import { newId } from '#server/platform/ids.ts'

const chunk = 1000
const day = 86_400_000
const zone = 'Europe/Berlin'

/** The minute in which all entries are due. Epoch milliseconds. */
export function dueMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}

/**
 * Families of one person and one opened screen each, with ten entries that are all due in the same
 * minute: half daily, a quarter weekly, a quarter once; half a photo, half a recommendation.
 */
export async function fillDatabase(app: App, entries: number, dueAt: number): Promise<void> {
  const groups = entries / 10
  for (let from = 0; from < groups; from += chunk) {
    await fillGroups(app, from, Math.min(groups, from + chunk), dueAt)
  }
}

type Many = Record<string, string | number | null>[]

async function fillGroups(app: App, from: number, until: number, dueAt: number): Promise<void> {
  const rows = {
    users: [] as Many,
    family_groups: [] as Many,
    devices: [] as Many,
    photos: [] as Many,
    content_items: [] as Many,
    schedule_entries: [] as Many,
  }
  const past = dueAt - 400 * day
  for (let count = from; count < until; count++) {
    const [userId, groupId] = [newId(), newId()]
    const shared = { family_group_id: groupId, created_at: past }
    rows.users.push({
      id: userId,
      email: `person${count}@example.com`,
      first_name: 'Anna',
      last_name: `Hartley ${count}`,
      created_at: past,
    })
    rows.family_groups.push({ id: groupId, name: `The Hartleys ${count}`, time_zone: zone, created_at: past })
    rows.devices.push({ id: newId(), ...shared, kind: 'screen', name: 'Family screen', opened_at: past })
    for (let index = 0; index < 10; index++) {
      const subjectId = newId()
      const isPhoto = index % 2 === 0
      if (isPhoto) rows.photos.push(photo(subjectId, { ...shared, added_by: userId }, index))
      else rows.content_items.push(book(subjectId, { ...shared, added_by: userId }, index))
      rows.schedule_entries.push({
        id: newId(),
        ...shared,
        subject_kind: isPhoto ? 'photo' : 'content',
        subject_id: subjectId,
        scheduled_for: dueAt,
        due_at: dueAt,
        ...recurrence(index, count, dueAt),
        time_zone: zone,
        added_by: userId,
      })
    }
  }
  for (const table of Object.keys(rows) as (keyof typeof rows)[]) {
    const all = rows[table]
    for (let at = 0; at < all.length; at += chunk) {
      await insertRows(app, table, all.slice(at, at + chunk) as never)
    }
  }
}

function photo(id: string, shared: object, index: number) {
  return {
    id,
    ...shared,
    object_id: newId(),
    caption: `A photo of day ${index}`,
    width: 1600,
    height: 1200,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    original_type: 'image/jpeg',
  }
}

function book(id: string, shared: object, index: number) {
  return { id, ...shared, type: 'audiobook', title: `Persuasion, part ${index}`, provider: 'kindle' }
}

/** Each began on another day, so that no cached computation of the next occurrence serves two. */
function recurrence(index: number, count: number, dueAt: number) {
  if (index >= 8 || index === 5) return { local_time: localTime(dueAt, zone), recurring_pattern: null }
  const isDaily = index < 5
  const began = dueAt - (isDaily ? 1 + (count % 365) : 7 * (1 + (count % 52))) * day
  const time = localTime(dueAt, zone).slice(10)
  return {
    local_time: localTime(began, zone).slice(0, 10) + time,
    recurring_pattern: isDaily ? 'daily' : 'weekly',
  }
}
