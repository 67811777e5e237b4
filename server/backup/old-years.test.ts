import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createFamilyApp } from '../testing/given/given.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createDatabase } from '../testing/test-database.ts'
import { makeBackup } from './commands/make-backup.ts'
import { restore } from './commands/restore.ts'

async function givenOldYear() {
  const { app, anna, group } = await createFamilyApp()
  const year = new Date(app.clock.now()).getUTCFullYear() - 5
  await app.db
    .insertInto('activity')
    .values({
      ...{ id: '00000000-0000-7000-8000-000000000000', family_group_id: group.id, user_id: anna.user.id },
      ...{ actor_name: 'Anna', action: 'photo_uploaded', created_at: Date.UTC(year, 5, 1) },
    })
    .execute()
  await app.runDue()
  const { id } = await app.db.selectFrom('old_years').select('id').executeTakeFirstOrThrow()
  return { app, key: `old-years/${id}.json.gz` }
}

test('a backup has what has left the database, and a restore brings it back', async () => {
  const { app, key } = await givenOldYear()
  const file = join(await temporaryFolder(), 'ours.tar')
  const { signal } = new AbortController()
  expect(await makeBackup({ config: app.config, to: file, passphrase: null, signal })).toMatchObject({
    damaged: [],
  })
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const dataDir = await temporaryFolder()
  const config = readConfig({ DATA_DIR: dataDir, DISK_KEEP_FREE: 'off', ...environment })
  await restore({ config, file, passphrase: null })
  expect(await readFile(join(dataDir, 'files', key))).toEqual(await app.storage.read(key))
})

test('a backup says which of these files is missing', async () => {
  const { app, key } = await givenOldYear()
  await app.storage.remove(key)
  const to = join(await temporaryFolder(), 'ours.tar')
  const { signal } = new AbortController()
  expect((await makeBackup({ config: app.config, to, passphrase: null, signal })).damaged).toEqual([key])
})
