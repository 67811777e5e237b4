import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { examineBackups } from './examine-backups.ts'

test('the doctor says when the last daily backup was made, and makes nothing', async () => {
  const DATA_DIR = await temporaryFolder()
  const folder = join(DATA_DIR, 'backups')
  const examine = (more: Record<string, string> = {}, hasRows = true) =>
    Array.fromAsync(examineBackups(readConfig({ DATA_DIR, ...more }), hasRows))
  expect(await examine({}, false)).toEqual([])
  expect(await examine({ BACKUP_DAILY: 'off' })).toMatchObject([{ level: 'look' }])
  expect(await examine({ BACKUP_DIR: join(DATA_DIR, 'none') })).toEqual([
    {
      level: 'mend',
      sentence: `There is no folder ${join(DATA_DIR, 'none')} (BACKUP_DIR). Make it, or mount its disk.`,
    },
  ])
  expect(await examine()).toEqual([
    {
      level: 'look',
      sentence: `There is no daily backup in ${folder} yet. The first one is made five minutes after a start.`,
    },
  ])
  expect(await readdir(DATA_DIR)).toEqual([])
  await mkdir(folder)
  const file = join(folder, 'sunporch-daily-2026-11-22T19-05-12Z.tar')
  await writeFile(file, '')
  expect(await examine()).toMatchObject([{ level: 'ok' }])
  const old = new Date(Date.now() - days(3))
  await utimes(file, old, old)
  expect(await examine()).toMatchObject([
    { level: 'look', sentence: expect.stringContaining(`is of ${old.toISOString()}.`) },
  ])
})
