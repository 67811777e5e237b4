import { sql } from 'kysely'
import sharp from 'sharp'
import { pictureWidths } from '#contract/photos/photos.ts'
import type { App } from '../../platform/context.ts'
import { isPostgres } from '../../platform/db/transaction.ts'
import '../../activity/activity.tables.ts'
import '../../content/content.tables.ts'
import '../../delivery/delivery.tables.ts'
import '../../notes/notes.tables.ts'
import '../../photos/photos.tables.ts'
import '../../shopping/shopping.tables.ts'
import type { Ledger } from './load.ts'
import type { findings } from './report.ts'
import { atServer, type Target, type World } from './world.ts'

type Note = ReturnType<typeof findings>
type Tried = Ledger['items']

const mostPicturesRead = 200

/** Every photo that is listed is there in all sizes, and each can be decoded. */
export async function expectWholePictures({ note, none }: Note, target: Target): Promise<void> {
  const broken: string[] = []
  let looked = 0
  for (let before = ''; looked < mostPicturesRead; ) {
    const anna = atServer(target.servers.at(-1) as Target['servers'][number], target.anna)
    const { body: page } = await anna.get(`${target.path}/photos?limit=100${before && `&before=${before}`}`)
    for (const { id, objectPath } of page) {
      for (const query of ['', ...pictureWidths.map((width) => `?w=${width}`)]) {
        const { status, bytes } = await anna.get(`/api${objectPath}${query}`)
        const isWhole = status === 200 && (await isPicture(bytes))
        if (!isWhole) broken.push(`${id}${query} ${status}`)
      }
      before = id
      looked++
    }
    if (page.length < 100) break
  }
  note('photos whose files were read, in all sizes', looked)
  none('pictures that are not whole', broken)
}

function isPicture(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

/**
 * Each acknowledged write is there exactly once, with its activity. One that nobody acknowledged may be there or not, but
 * not twice and not half. The servers have been stopped.
 */
export async function expectNothingLost(
  { note, none }: Note,
  world: Pick<World, 'look'>,
  ledger: Ledger,
): Promise<void> {
  const tables = await world.look(readTables)
  const lost: string[] = []
  const doubled: string[] = []
  const half: string[] = []

  function compare(what: string, tried: Tried, there: Map<string, string[]>) {
    for (const [name, id] of tried) {
      const ids = there.get(name) ?? []
      if (id && !ids.includes(id)) lost.push(`${what} ${name}`)
      if (ids.length > 1) doubled.push(`${what} ${name}`)
    }
  }

  function expectOnce(what: string, ids: Iterable<string>, rows: Map<string, string[]>) {
    for (const id of ids) {
      const count = rows.get(id)?.length ?? 0
      if (count > 1) doubled.push(`activity of ${what} ${id}`)
      if (count < 1) half.push(`${what} ${id} without its activity`)
    }
  }

  compare('item', ledger.items, tables.items)
  compare('item with a key', ledger.keyedItems, tables.items)
  compare('photo', ledger.photos, tables.photos)
  compare('note', ledger.notes, tables.notes)
  compare('tick', ledger.ticks, tables.ticks)
  compare('sending', ledger.sends, tables.sends)
  compare('planned delivery', ledger.planned, tables.sends)
  compare('heart', ledger.answers, tables.answers)
  expectOnce('item', [...tables.items.values()].flat(), tables.activity('shopping_item_added'))
  expectOnce('tick', tables.ticks.keys(), tables.activity('shopping_item_completed'))
  expectOnce('photo', [...tables.photos.values()].flat(), tables.activity('photo_uploaded'))
  expectOnce('sending', tables.sends.keys(), tables.activity('content_sent_to_alexa'))
  expectOnce('heart', tables.answers.keys(), tables.activityOfDelivery('delivery_answered'))
  for (const [id, targets] of tables.targets)
    if (targets.length !== 1) half.push(`delivery ${id} on ${targets.length}`)

  const writes = Object.values(ledger).filter((tried) => tried instanceof Map)
  const acknowledged = (writes as Tried[]).flatMap((tried) => [...tried.values()]).filter(Boolean).length
  const tried = (writes as Tried[]).reduce((sum, { size }) => sum + size, 0)
  note('writes that were tried, and acknowledged', `${tried}, ${acknowledged}`, acknowledged > 0)
  none('acknowledged and lost', lost)
  none('there twice', doubled)
  none('there by half', half)
  note('integrity of the database', tables.integrity, tables.integrity === 'ok')
}

async function readTables(app: App) {
  const { db } = app
  const items = await db.selectFrom('shopping_items').select(['id', 'name', 'completed_at']).execute()
  const photos = await db.selectFrom('photos').select(['id', 'caption']).execute()
  const notes = await db.selectFrom('notes').select(['id', 'text']).execute()
  const deliveries = await db.selectFrom('deliveries').select(['id', 'subject_id', 'subject_kind']).execute()
  const targets = await db.selectFrom('delivery_targets').select(['id', 'delivery_id']).execute()
  const answers = await db.selectFrom('delivery_answers').select(['target_id']).execute()
  const activity = await db.selectFrom('activity').select(['action', 'subject_id', 'delivery_id']).execute()
  const deliveryOf = new Map(targets.map(({ id, delivery_id }) => [id, delivery_id]))
  const by = (action: string, column: 'subject_id' | 'delivery_id') =>
    grouped(
      activity.filter((row) => row.action === action),
      (row) => row[column] ?? '',
      () => action,
    )
  return {
    items: grouped(
      items,
      ({ name }) => name,
      ({ id }) => id,
    ),
    ticks: grouped(
      items.filter(({ completed_at }) => completed_at),
      ({ id }) => id,
      ({ id }) => id,
    ),
    photos: grouped(
      photos,
      ({ caption }) => caption ?? '',
      ({ id }) => id,
    ),
    notes: grouped(
      notes,
      ({ text }) => text,
      ({ id }) => id,
    ),
    sends: grouped(
      deliveries.filter(({ subject_kind }) => subject_kind === 'content'),
      ({ subject_id }) => subject_id ?? '',
      ({ subject_id }) => subject_id ?? '',
    ),
    targets: grouped(
      targets,
      ({ delivery_id }) => delivery_id,
      ({ id }) => id,
    ),
    answers: grouped(
      answers,
      ({ target_id }) => deliveryOf.get(target_id) ?? '',
      ({ target_id }) => deliveryOf.get(target_id) ?? '',
    ),
    activity: (action: string) => by(action, 'subject_id'),
    activityOfDelivery: (action: string) => by(action, 'delivery_id'),
    integrity: await integrityOf(app),
  }
}

/** SQLite checks itself. PostgreSQL is asked whether each index finds what its table holds. */
async function integrityOf(app: App): Promise<string> {
  if (!isPostgres(app)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(app.db)
    const foreign = await sql`pragma foreign_key_check`.execute(app.db)
    return foreign.rows.length > 0
      ? `${foreign.rows.length} rows without their parent`
      : (rows[0]?.integrity_check ?? '')
  }
  await sql`create extension if not exists amcheck`.execute(app.db)
  await sql`select bt_index_check(indexrelid::regclass, true) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'btree' and relnamespace = 'public'::regnamespace`.execute(app.db)
  return 'ok'
}

function grouped<Row>(
  rows: Row[],
  key: (row: Row) => string,
  value: (row: Row) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), value(row)])
  return groups
}
