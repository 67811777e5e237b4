import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { hashPassword } from '../../identity/password.ts'
import { migrations } from '../../migrations/all.ts'
import { pictureKey } from '../../photos/pictures/picture-files.ts'
import { type Config, readConfig } from '../../platform/config.ts'
import type { App } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { openPlatform } from '../../platform/open.ts'
import { password } from '../given/given.ts'
import { givenPicture } from '../given/given-picture.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createDatabase } from '../test-database.ts'

// A data folder of the release whose last migration was 035, written by SQL as that release did.

export const ids = {
  anna: newId(),
  ben: newId(),
  group: newId(),
  photo: newId(),
  object: newId(),
  content: newId(),
  item: newId(),
  activity: newId(),
}

export const oldMigrations = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '036'))

export async function givenOldFolder() {
  const dataDir = await temporaryFolder()
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const config = readConfig({ ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const platform = await openPlatform(config, oldMigrations)
  const bytes = await givenPicture()
  try {
    await fill(platform.app as App)
    for (const name of ['original', 'device.jpg', 'w320.webp', 'w640.webp', 'w1280.webp'])
      await platform.app.storage.put(pictureKey(ids.object, name), bytes)
  } finally {
    await platform.close()
  }
  return { dataDir, environment, bytes }
}

/** With PostgreSQL another folder: a start that fails keeps the lock of its folder until its process ends. */
export async function elsewhere(config: Config): Promise<Config> {
  return config.databaseUrl ? { ...config, dataDir: await temporaryFolder() } : config
}

/** Opens it with that release. */
export async function captionsIn(config: Config): Promise<unknown[]> {
  const { app, close } = await openPlatform(config, oldMigrations)
  const photos = await app.db.selectFrom('photos').select('caption').execute()
  const tables = await app.db.introspection.getTables()
  await close()
  expect(tables.map(({ name }) => name)).not.toContain('half_done')
  return photos.map(({ caption }) => caption)
}

/** In the columns of that release, which the types of today do not know. */
async function fill({ db }: Pick<App, 'db'>): Promise<void> {
  const at = Date.parse('2026-06-01T10:00:00Z')
  const cheap = { memory: 64, passes: 1, parallelism: 1 }
  const rows: [string, Record<string, string | number | null>][] = [
    ['users', { id: ids.anna, email: 'anna@example.com', first_name: 'Anna', created_at: at }],
    ['users', { id: ids.ben, email: 'ben@example.com', first_name: 'Ben', created_at: at }],
    [
      'family_groups',
      {
        id: ids.group,
        name: 'The Hartleys',
        loved_one_name: 'Rose',
        time_zone: 'Europe/Berlin',
        created_at: at,
      },
    ],
    [
      'members',
      {
        id: newId(),
        family_group_id: ids.group,
        user_id: ids.anna,
        role: 'primary_caretaker',
        joined_at: at,
      },
    ],
    ['members', { id: newId(), family_group_id: ids.group, user_id: ids.ben, role: 'member', joined_at: at }],
    [
      'photos',
      {
        id: ids.photo,
        family_group_id: ids.group,
        object_id: ids.object,
        caption: 'In the garden',
        caption_search: 'in the garden',
        width: 60,
        height: 40,
        thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
        original_type: 'image/jpeg',
        added_by: ids.anna,
        created_at: at,
      },
    ],
    [
      'content_items',
      {
        id: ids.content,
        family_group_id: ids.group,
        type: 'audiobook',
        title: 'Persuasion',
        provider: 'kindle',
        added_by: ids.ben,
        created_at: at,
      },
    ],
    [
      'shopping_items',
      {
        id: ids.item,
        family_group_id: ids.group,
        name: 'Tea',
        quantity: '1',
        added_by: ids.anna,
        created_at: at,
      },
    ],
    [
      'activity',
      {
        id: ids.activity,
        family_group_id: ids.group,
        user_id: ids.anna,
        actor_name: 'Anna Hartley',
        action: 'photo_uploaded',
        subject_kind: 'photo',
        subject_id: ids.photo,
        created_at: at,
      },
    ],
    ['uploads', { object_id: newId(), user_id: ids.anna, token_hash: 'none', created_at: at }],
  ]
  for (const [table, row] of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      db,
    )
  }
  const password_hash = await hashPassword(password, cheap)
  await db.updateTable('users').set({ password_hash }).where('id', '=', ids.anna).execute()
}
