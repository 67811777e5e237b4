import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packTar, type TarHeader } from 'modern-tar'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { createFamilyApp, givenPhoto } from '../../testing/given/given.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createDatabase } from '../../testing/test-database.ts'
import { makeBackup } from '../commands/make-backup.ts'
import { restore } from '../commands/restore.ts'
import { aboutName } from './about.ts'

/** What somebody has put into a backup that they hand over. */
const forged: [string, Partial<TarHeader>][] = [
  ['a name that leads out', { name: 'files/../../evil' }],
  ['a name that leads out of the pictures', { name: 'files/pictures/../../../evil' }],
  ['an absolute name', { name: '/tmp/evil' }],
  ['a name beside ours', { name: '../evil' }],
  ['a name with a zero', { name: 'files/pictures/a\0b' }],
  ['a name with a backslash', { name: 'files\\..\\evil' }],
  ['a symbolic link', { name: 'files/pictures/evil', type: 'symlink', linkname: '/etc' }],
  ['a hard link', { name: 'files/pictures/evil', type: 'link', linkname: '/etc/passwd' }],
  ['a folder', { name: 'files/pictures/evil/', type: 'directory' }],
  ['a file that no backup has', { name: 'evil.sh' }],
  ['a second word of what it is', { name: aboutName }],
]

test('a forged backup is refused, and writes nothing anywhere', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  const file = join(await temporaryFolder(), 'ours.tar')
  await makeBackup({ config: app.config, to: file, passphrase: null, signal: new AbortController().signal })
  const whole = await readFile(file)
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const dataDir = join(await temporaryFolder(), 'data')
  const target = readConfig({ DATA_DIR: dataDir, DISK_KEEP_FREE: 'off', ...environment })
  const job = { config: target, file, passphrase: null }
  for (const [what, header] of forged) {
    await writeFile(file, Buffer.concat([await entryOf(header), whole]))
    await expect(restore(job), what).rejects.toThrow(`The backup ${file} cannot be used. `)
    const left = (await readdir(dirname(dataDir), { recursive: true })).filter(
      (name) => !/^data(\/lock.*)?$/.test(name),
    )
    expect(left, what).toEqual([])
  }
  await writeFile(file, whole)
  expect(await restore(job)).toMatchObject({ gone: 0 })
})

/** One entry, without the end of the archive. */
async function entryOf(header: Partial<TarHeader>): Promise<Buffer> {
  const hasBytes = header.type === undefined
  const bytes = Buffer.from('evil')
  const entry = {
    header: { name: '', size: hasBytes ? bytes.length : 0, ...header },
    ...(hasBytes && { body: bytes }),
  }
  return Buffer.from(await packTar([entry])).subarray(0, -1024)
}
