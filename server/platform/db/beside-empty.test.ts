import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { bucketEnvironment } from '../../testing/others/bucket.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createDatabase } from '../../testing/test-database.ts'
import { readConfig } from '../config.ts'
import { openPlatform } from '../open.ts'
import { openS3Storage } from '../storage/s3.ts'

test('pictures in the folder', async () => {
  const { dataDir, refused, starts } = await givenEmpty()
  await mkdir(join(dataDir, 'files', 'pictures', 'one'), { recursive: true })
  await refused(
    `is empty or missing, but there are pictures in ${join(dataDir, 'files')}. Move the data folder`,
  )
  await rm(join(dataDir, 'files'), { recursive: true })
  await starts()
})

test('pictures in the bucket', async () => {
  const bucket = await givenBucket({ canBeListed: true })
  const { refused, starts } = await givenEmpty(bucketEnvironment(bucket))
  const storage = await openS3Storage(bucket)
  await storage.put('pictures/one/original', Buffer.from('picture'))
  await refused('but there are pictures in the bucket of S3_BUCKET. Restore your last backup')
  await storage.remove('pictures/one/original')
  // Of another program.
  await storage.put('pictures-of-a-shop/one', Buffer.from('picture'))
  await starts()
})

test('backups, of which the newest is named', async () => {
  const { dataDir, refused, starts } = await givenEmpty()
  const backups = join(dataDir, 'backups')
  await mkdir(backups)
  const newest = 'sunporch-daily-2026-11-24T03-00-00Z.tar.sealed'
  for (const name of ['sunporch-2026-11-01T08-00-00Z.tar', newest, 'letter.tar'])
    await writeFile(join(backups, name), '')
  await refused(`To restore the newest: npm run restore -- ${join(backups, newest)} (docs/backup.md).`)
  await rename(backups, join(dataDir, 'elsewhere'))
  await starts()
})

test('a restore that was killed', async () => {
  const { dataDir, refused, starts } = await givenEmpty()
  const scratch = join(dataDir, '.backup-x1y2z3')
  await mkdir(join(scratch, 'files'), { recursive: true })
  await refused(`A restore into ${dataDir} was not finished. Start it again: npm run restore -- FILE`)
  await rm(scratch, { recursive: true })
  await starts()
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a database with accounts beside a PostgreSQL without, though a server has started on it',
  async () => {
    const { dataDir, refused, starts } = await givenEmpty()
    const file = join(dataDir, 'sunporch.db')
    const database = new DatabaseSync(file)
    database.exec('create table users (id text)')
    database.close()
    // Somebody tried SQLite for a minute, and nobody signed up.
    await starts()
    const filled = new DatabaseSync(file)
    filled.exec("insert into users values ('emma')")
    filled.close()
    await refused(
      `The PostgreSQL of DATABASE_URL has no accounts, but the database ${file} has some. To move them there: npm run move-to-postgres`,
    )
    await rename(file, join(dataDir, 'put-aside.db'))
    await starts()
  },
)

/** A data folder and a database in which nothing is, and what a server does with them. */
async function givenEmpty(environment: Record<string, string> = {}) {
  const dataDir = await temporaryFolder()
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const config = readConfig({
    DATA_DIR: dataDir,
    DISK_KEEP_FREE: 'off',
    LOG_LEVEL: 'silent',
    ...database.environment,
    ...environment,
  })
  return {
    dataDir,
    refused: (words: string) => expect(openPlatform(config, migrations)).rejects.toThrow(words),
    async starts() {
      const platform = await openPlatform(config, migrations)
      await platform.close()
    },
  }
}
