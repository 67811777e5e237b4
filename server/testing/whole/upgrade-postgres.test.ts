import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restorePostgres } from '../../backup/database/restore-postgres.ts'
import { readConfig } from '../../platform/config.ts'
import { startProgram } from '../processes/run-program.ts'
import { captionsIn, givenOldFolder } from '../released/old-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createDatabase } from '../test-database.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

test.runIf(onPostgres)('a dump is kept, and restoring it undoes the upgrade', async () => {
  const { dataDir, environment } = await givenOldFolder()
  const program = () => startProgram(['server/migrate.ts'], { ...environment, DATA_DIR: dataDir }).ended
  const { code, said } = await program()
  const folder = join(dataDir, 'before-upgrade')
  const [dump = '', ...others] = await readdir(folder)
  expect([code, said]).toEqual([0, expect.stringContaining(dump)])
  expect(dump).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-before-036-confirmed-addresses\.dump$/)
  expect(others).toEqual([])
  expect((await stat(join(folder, dump))).mode & 0o777).toBe(0o600)
  expect((await program()).said).toBe('The database is up to date\n')

  const restored = await createDatabase()
  onTestFinished(restored.drop)
  const config = readConfig({ ...restored.environment, DATA_DIR: await temporaryFolder() })
  await restorePostgres(config.databaseUrl ?? '', join(folder, dump))
  expect(await captionsIn(config)).toEqual(['In the garden'])
})

test.runIf(onPostgres)('without a copy the database is upgraded only if that is wanted', async () => {
  const { dataDir, environment } = await givenOldFolder()
  const program = (more: Record<string, string>) =>
    startProgram(['server/migrate.ts'], { ...environment, DATA_DIR: dataDir, ...more }).ended
  const PATH = await temporaryFolder()
  const refused = await program({ PATH })
  expect(refused.code).toBe(1)
  for (const words of ['The program pg_dump is not installed.', 'UPGRADE_WITHOUT_COPY=on'])
    expect(refused.said).toContain(words)
  expect(await readdir(join(dataDir, 'before-upgrade'))).toEqual([])
  const config = readConfig({ ...environment, DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' })
  expect(await captionsIn(config)).toEqual(['In the garden'])
  expect(await program({ PATH, UPGRADE_WITHOUT_COPY: 'on' })).toMatchObject({
    code: 0,
    said: 'The database is up to date\n',
  })
})

test.runIf(onPostgres)('servers that start at once upgrade it once', async () => {
  const { environment } = await givenOldFolder()
  const folders = await Promise.all([1, 2, 3].map(() => temporaryFolder()))
  const ends = await Promise.all(
    folders.map((DATA_DIR) => startProgram(['server/migrate.ts'], { ...environment, DATA_DIR }).ended),
  )
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(ends.filter(({ said }) => said.includes('as it was before this release'))).toHaveLength(1)
})
