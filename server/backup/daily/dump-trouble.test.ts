import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { startServer } from '../../testing/processes/running-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { borrowDatabase } from '../../testing/test-database.ts'
import { dailyBackupTrouble } from './dump-trouble.ts'
import { examineBackups } from './examine-backups.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined
const notInstalled = 'No daily backup can be made: The program pg_dump is not installed.'

test('SQLite needs no program for its backup', async () => {
  expect(await dailyBackupTrouble(readConfig({}))).toBe(null)
})

test.runIf(onPostgres)('without a program that dumps, the start and the doctor say so', async () => {
  const { environment, drop } = await borrowDatabase()
  onTestFinished(drop)
  const PATH = await temporaryFolder()
  const server = await startServer({ ...environment, PATH, BACKUP_DAILY: 'on', ROLE: 'worker' })
  onTestFinished(() => server.stop())
  const said = () => String(server.said())
  await expect.poll(said).toContain(notInstalled)
  expect(said()).toContain('set BACKUP_DAILY=off (docs/backup.md).')
  await server.end()

  const examine = (more: Record<string, string>) =>
    Array.fromAsync(
      examineBackups(readConfig({ ...environment, DATA_DIR: server.dataDir, ...more }), true),
      ({ level, sentence }) => `${level} ${sentence}`,
    )
  const here = process.env.PATH
  onTestFinished(() => {
    process.env.PATH = here
  })
  expect(await examine({})).toEqual([expect.stringMatching('look There is no daily backup in')])
  process.env.PATH = PATH
  expect(await examine({})).toEqual([expect.stringContaining(`mend ${notInstalled}`)])
  expect(await examine({ BACKUP_DAILY: 'off' })).toEqual([
    expect.stringMatching(/^look The program pg_dump is not installed\..+UPGRADE_WITHOUT_COPY=on/),
    expect.stringContaining('look The server makes no daily backup'),
  ])
  // As an older client says it, which is tried and not only looked for.
  await writeFile(
    join(PATH, 'pg_dump'),
    '#!/bin/sh\necho "aborting because of server version mismatch" >&2\nexit 1\n',
  )
  await chmod(join(PATH, 'pg_dump'), 0o755)
  expect(await examine({})).toEqual([
    expect.stringContaining("mismatch. Install PostgreSQL's client of the server's version."),
  ])
})
