import type { Insertable } from 'kysely'
import { features } from '../../features.ts'
import { withAvif } from '../../photos/pictures/picture-files.ts'
import { days, minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { groupTablesOf } from '../../platform/feature.ts'
import { newId } from '../../platform/ids.ts'

// Families with as many rows as a test of the database needs, straight into the tables: there are no pictures.

type Table = keyof Database & string
type Rows = { [T in Table]?: Insertable<Database[T]>[] }

export type FilledFamily = {
  groupId: string
  /** Of its two members. */
  userIds: [string, string]
  /** Of its two screens. */
  deviceIds: [string, string]
}

/**
 * Families of two people and two screens with so many photos each: of five, four were sent to both screens, which have
 * shown them and got an answer to the first; every second names somebody. Beside each photo there are two activities and
 * a notice, and for each five photos an item to buy, a recommendation that was sent and a note.
 */
export async function givenRows(
  app: App,
  { families, photos }: { families: number; photos: number },
): Promise<FilledFamily[]> {
  const filled: FilledFamily[] = []
  for (let family = 0; family < families; family++) filled.push(await givenFilledFamily(app, photos))
  return filled
}

async function givenFilledFamily(app: App, photos: number): Promise<FilledFamily> {
  const family = await givenGroup(app)
  for (let from = 0; from < photos; from += photosAtOnce) {
    const rows: Rows = {}
    for (let index = from; index < Math.min(photos, from + photosAtOnce); index++)
      addPhoto(app, rows, family, index)
    await insertAll(app, rows)
  }
  return family
}

const photosAtOnce = 100
const rowsAtOnce = 200

type Family = FilledFamily & { personIds: [string, string] }

async function givenGroup(app: App): Promise<Family> {
  const now = app.clock.now()
  const past = now - days(400)
  const groupId = newId()
  const [anna, ben, screen, second, rose, tom] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const person = (id: string, first_name: string) => ({
    id,
    first_name,
    last_name: 'Hartley',
    email: `${id}@example.com`,
    created_at: past,
  })
  const member = (user_id: string, role: 'primary_caretaker' | 'member') => ({
    id: newId(),
    family_group_id: groupId,
    user_id,
    role,
    joined_at: past,
  })
  const device = (id: string, name: string) => ({
    id,
    family_group_id: groupId,
    kind: 'screen' as const,
    name,
    created_at: past,
    opened_at: past,
    last_contact_at: now,
  })
  const known = (id: string, name: string, user_id: string | null) => ({
    id,
    family_group_id: groupId,
    name,
    relation: 'your grandchild',
    user_id,
    created_at: past,
  })
  await insertAll(app, {
    users: [person(anna, 'Anna'), person(ben, 'Ben')],
    family_groups: [{ id: groupId, name: 'The Hartleys', time_zone: 'Europe/Berlin', created_at: past }],
    members: [member(anna, 'primary_caretaker'), member(ben, 'member')],
    devices: [device(screen, 'Family screen'), device(second, 'Kitchen')],
    known_people: [known(rose, 'Rose', anna), known(tom, 'Tom', null)],
  })
  return { groupId, userIds: [anna, ben], deviceIds: [screen, second], personIds: [rose, tom] }
}

function addPhoto(app: App, rows: Rows, family: Family, index: number): void {
  const { groupId, userIds, personIds } = family
  const [anna, ben] = userIds
  const created_at = app.clock.now() - days(300) + index * minutes(1)
  const shared = { family_group_id: groupId, added_by: anna, created_at }
  const photo = {
    id: newId(),
    ...shared,
    caption: `A photo of day ${index}`,
    thumbhash,
    original_type: 'image/jpeg',
  }
  const taken_at = `2023-${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))}T08:00`
  add(rows, 'photos', {
    ...photo,
    object_id: newId(),
    caption_search: photo.caption.toLowerCase(),
    width: 1600,
    height: 1200,
    taken_at,
    focal_x: 400,
    focal_y: 600,
    focal_due_at: null,
    focal_attempts: 0,
    variants: 1,
  })
  const picture = JSON.stringify({
    key: `pictures/${photo.id}/device.jpg`,
    width: 1600,
    height: 1200,
    thumbhash,
  })
  if (index % 5 !== 0)
    addDelivery(
      rows,
      family,
      { kind: 'photo', id: photo.id, title: photo.caption, picture },
      created_at,
      index,
    )
  if (index % 2 === 0)
    add(rows, 'photo_people', {
      id: newId(),
      family_group_id: groupId,
      photo_id: photo.id,
      person_id: personIds[(index / 2) % 2 ? 1 : 0],
    })
  for (const action of ['photo_added', 'photo_sent_to_alexa'])
    add(rows, 'activity', {
      id: newId(),
      family_group_id: groupId,
      user_id: anna,
      actor_name: 'Anna Hartley',
      action,
      subject_kind: 'photo',
      subject_id: photo.id,
      subject_title: photo.caption,
      created_at,
    })
  const noticeId = newId()
  add(rows, 'notices', {
    id: noticeId,
    user_id: ben,
    family_group_id: groupId,
    source: `activity:${noticeId}`,
    topic: 'photos',
    action: 'photo_added',
    actor_kind: 'person',
    actor_id: anna,
    actor_name: 'Anna Hartley',
    subject_kind: 'photo',
    subject_id: photo.id,
    subject_title: photo.caption,
    photo_id: photo.id,
    created_at,
    read_at: index % 10 === 0 ? null : created_at,
    line_id: noticeId,
    line_began_at: created_at,
    line_count: 1,
  })
  if (index % 5 === 0) addOthers(rows, family, shared, index)
}

function addOthers(
  rows: Rows,
  family: Family,
  shared: { family_group_id: string; added_by: string; created_at: number },
  index: number,
): void {
  const title = `Persuasion, part ${index}`
  add(rows, 'shopping_items', { id: newId(), ...shared, name: `Thing ${index}`, quantity: '2' })
  const book = { id: newId(), ...shared, type: 'audiobook', title, provider: 'kindle' } as const
  add(rows, 'content_items', book)
  const card = JSON.stringify({ say: title, link: null })
  addDelivery(rows, family, { kind: 'content', id: book.id, title, card }, shared.created_at, index)
  const piece = { id: newId(), ...shared, type: 'music', title, provider: 'elsewhere' } as const
  add(rows, 'content_items', piece)
  const sound = { object_id: newId(), duration: 180_000, bytes: 4_300_000 }
  add(rows, 'recordings', { id: newId(), ...shared, content_item_id: piece.id, ...sound })
  const note = { id: newId(), ...shared, text: `A word of day ${index}`, stays: 'day_long' } as const
  add(rows, 'notes', note)
  add(rows, 'voices', { id: newId(), ...shared, object_id: newId(), duration: 20_000, bytes: 160_000 })
  const film = {
    duration: 20_000,
    width: 1280,
    height: 720,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    bytes: 9_000_000,
    variants: withAvif,
    variants_due_at: null,
  }
  add(rows, 'clips', { id: newId(), ...shared, object_id: newId(), ...film })
  const ends_at = shared.created_at + days(1)
  const words = JSON.stringify({ say: note.text, link: null })
  addDelivery(
    rows,
    family,
    { kind: 'note', id: note.id, title: note.text, card: words, ends_at },
    shared.created_at,
    index,
  )
}

type Sent = {
  kind: 'photo' | 'content' | 'note'
  id: string
  title: string
  picture?: string
  card?: string
  ends_at?: number
}

function addDelivery(rows: Rows, family: Family, sent: Sent, created_at: number, index: number): void {
  const { groupId: family_group_id, deviceIds } = family
  const { kind: subject_kind, id: subject_id, ...columns } = sent
  const delivery = {
    id: newId(),
    family_group_id,
    subject_kind,
    subject_id,
    ...columns,
    sender_id: family.userIds[index % 2 ? 1 : 0],
    created_at,
  }
  add(rows, 'deliveries', delivery)
  const targets = deviceIds.map((device_id) => ({
    id: newId(),
    family_group_id,
    delivery_id: delivery.id,
    device_id,
    created_at,
    attempts: 1,
    accepted_at: created_at + 5,
    shown_at: created_at + 1000,
  }))
  for (const target of targets) add(rows, 'delivery_targets', target)
  const [target] = targets
  if (target && index % 3 === 0)
    add(rows, 'delivery_answers', {
      id: newId(),
      family_group_id,
      target_id: target.id,
      kind: 'heart',
      created_at: created_at + 2000,
    })
}

const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI'

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function add<T extends Table>(rows: Rows, table: T, row: Insertable<Database[T]>): void {
  const list: Insertable<Database[T]>[] = rows[table] ?? []
  rows[table] = list as Rows[T]
  list.push(row)
}

async function insertAll(app: App, rows: Rows): Promise<void> {
  const order: Table[] = ['users', 'family_groups', ...groupTablesOf({ features })]
  const left = Object.keys(rows).find((table) => !order.some((known) => known === table))
  if (left) throw new Error(`${left} is in no groupTables, so its rows would be left out`)
  for (const table of order) await insertInto(app, table, rows)
}

async function insertInto<T extends Table>(app: App, table: T, given: Rows): Promise<void> {
  const rows = given[table] ?? []
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await app.db
      .insertInto<Table>(table)
      .values(rows.slice(from, from + rowsAtOnce) as Insertable<Database[Table]>[])
      .execute()
}
