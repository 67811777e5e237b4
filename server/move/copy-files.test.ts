import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openS3Storage } from '../platform/storage/s3.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { copyFiles, listKeys } from './copy-files.ts'

test('a file that is in the bucket is not sent again, and one that is damaged there is', async () => {
  const { dataDir, keys, target, sent } = await givenFiles()
  await target.put('pictures/one/original', Buffer.from('One'))
  await target.put('pictures/two/original', Buffer.from('Twp'))
  const told: [number, number][] = []
  await copyFiles(dataDir, keys, target, (done, of) => told.push([done, of]))
  expect(sent.splice(0).slice(2).sort()).toEqual(['faces/anna/one.jpg', 'pictures/two/original'])
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  await copyFiles(dataDir, keys, target, () => {})
  expect(sent).toEqual([])
  expect(String(await target.read('pictures/two/original'))).toBe('Two')
})

test('a bucket that gives back other bytes than it got is said', async () => {
  const { dataDir, keys, target } = await givenFiles()
  const broken = { ...target, put: (key: string) => target.put(key, Buffer.from('?')) }
  await expect(copyFiles(dataDir, keys, broken, () => {})).rejects.toThrow('as other bytes than it got')
})

test('all files with keys are found, also on a disk to which a link leads', async () => {
  const { dataDir, keys } = await givenFiles()
  const files = join(dataDir, 'files')
  await rename(join(files, 'pictures'), join(dataDir, 'other-disk'))
  await symlink(join(dataDir, 'other-disk'), join(files, 'pictures'))
  await mkdir(join(files, '.tmp'))
  await writeFile(join(files, '.tmp/unfinished'), '')
  expect(keys).toEqual(['faces/anna/one.jpg', 'pictures/one/original', 'pictures/two/original'])
  expect((await listKeys(files)).sort()).toEqual(keys)
  expect(await listKeys(join(dataDir, 'nowhere'))).toEqual([])
})

/** `sent`: the keys of what is sent to the bucket. */
async function givenFiles() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-move-'))
  const storage = await openS3Storage(await givenBucket())
  onTestFinished(async () => {
    await storage.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  for (const [key, text] of Object.entries({
    'faces/anna/one.jpg': 'Anna',
    'pictures/one/original': 'One',
    'pictures/two/original': 'Two',
  })) {
    const file = join(dataDir, 'files', key)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, text)
  }
  const sent: string[] = []
  const target: typeof storage = {
    ...storage,
    put(key, body) {
      sent.push(key)
      return storage.put(key, body)
    },
  }
  return { dataDir, keys: (await listKeys(join(dataDir, 'files'))).sort(), target, sent }
}
