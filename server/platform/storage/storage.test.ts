import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { S3Config } from '../config.ts'
import { openFolderStorage } from './folder.ts'
import { openS3Storage } from './s3.ts'
import { inChunks, storageSuite } from './storage.suite.ts'
import { bytesOf } from './storage.ts'

storageSuite('a folder', openInFolder)
storageSuite('an S3 bucket', openInBucket)

describe('a folder of one’s own', () => {
  test('what an earlier process left half is swept, what it finished stays', async () => {
    const { storage, root } = await openInFolder()
    await storage.put('incoming/whole', Buffer.from('whole'))
    await writeFile(join(root, '.tmp', 'half'), 'half')
    const again = await openFolderStorage(root)
    expect(await readdir(join(root, '.tmp'))).toEqual([])
    expect(await again.read('incoming/whole')).toEqual(Buffer.from('whole'))
  })

  test('nobody else on the machine can read what is kept', async () => {
    const { storage, root } = await openInFolder()
    await storage.put('pictures/a/w320.webp', Buffer.from('a'))
    await storage.receive('incoming/a', new Blob(['a']).stream(), 10)
    const modes = async (path: string) => ((await stat(join(root, path))).mode & 0o777).toString(8)
    expect(await modes('pictures/a/w320.webp')).toBe('600')
    expect(await modes('incoming/a')).toBe('600')
    expect(await modes('pictures')).toBe('700')
    expect(await modes('pictures/a')).toBe('700')
    expect(await modes('.tmp')).toBe('700')
  })

  // S3 guarantees this; the S3 server of the tests does not always.
  test('two that are received under one key at once leave one of them, whole', async () => {
    const { storage } = await openInFolder()
    const bodies = [Buffer.alloc(200_000, 'a'), Buffer.alloc(150_000, 'b')]
    await Promise.all(bodies.map((body) => storage.receive('incoming/a', inChunks(body), 1_000_000)))
    const kept = await storage.read('incoming/a')
    expect(bodies.map((body) => kept?.equals(body))).toContain(true)
  })

  test('size and bytes are of one file, even when another takes its place', async () => {
    const { storage } = await openInFolder()
    await storage.put('incoming/a', Buffer.from('the first one'))
    const found = await storage.get('incoming/a')
    await storage.put('incoming/a', Buffer.from('2nd'))
    expect(found && (await bytesOf(found.body))).toEqual(Buffer.from('the first one'))
    expect(found?.size).toBe(13)
  })

  test('files that come and go in one folder do not trouble each other', async () => {
    const { storage, listAll } = await openInFolder()
    const senders = ['a', 'b', 'c', 'd'].map(async (name) => {
      for (let round = 0; round < 40; round++) {
        await storage.put(`incoming/${name}`, Buffer.from(name))
        await storage.remove(`incoming/${name}`)
      }
    })
    await Promise.all(senders)
    expect(await listAll()).toEqual([])
  })

  test('a folder that is gone fails the check', async () => {
    const { storage, root } = await openInFolder()
    await rm(root, { recursive: true })
    await expect(storage.check()).rejects.toThrow()
  })

  test('it has no addresses of its own', async () => {
    const { storage } = await openInFolder()
    expect(storage.presignPut).toBeNull()
  })
})

describe('the addresses of an S3 bucket', () => {
  const body = Buffer.from('exactly this')
  const jpeg = { 'content-type': 'image/jpeg' }

  async function openWithAddress(expiresInSeconds = 60) {
    const opened = await openInBucket()
    const terms = { contentType: 'image/jpeg', size: body.length, expiresInSeconds }
    return { ...opened, url: await presignPut(opened, 'incoming/a', terms) }
  }

  const put = (url: string, headers: Record<string, string>, bytes: Buffer = body) =>
    fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers })

  test('take what they were made for', async () => {
    const { storage, url } = await openWithAddress()
    expect((await put(url, jpeg)).status).toBe(200)
    expect(await storage.read('incoming/a')).toEqual(body)
  })

  test('name type and length among what is signed', async () => {
    const { url } = await openWithAddress()
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
  })

  test.for([
    ['another length', (url: string) => put(url, jpeg, Buffer.from('and something more'))],
    ['another type', (url: string) => put(url, { 'content-type': 'text/html' })],
    ['no type', (url: string) => put(url, {})],
    ['another key', (url: string) => put(url.replace('incoming/a', 'incoming/b'), jpeg)],
    ['a longer life', (url: string) => put(url.replace('Expires=60', 'Expires=6000'), jpeg)],
    ['no signature', (url: string) => put(url.replace(/&X-Amz-Signature=\w+/, ''), jpeg)],
    ['reading', (url: string) => fetch(url)],
  ] as const)('refuse %s', async ([, attempt]) => {
    const { listAll, url } = await openWithAddress()
    const { status } = await attempt(url)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await listAll()).toEqual([])
  })

  test('are refused when they have expired', async () => {
    const { listAll, url } = await openWithAddress(1)
    await sleep(2_100)
    expect((await put(url, jpeg)).status).toBe(403)
    expect(await listAll()).toEqual([])
  })

  test('are refused when another secret has signed them', async () => {
    const { config, listAll } = await openInBucket()
    const stranger = await openS3Storage({ ...config, secretAccessKey: 'guessed' })
    const terms = { contentType: 'image/jpeg', size: body.length, expiresInSeconds: 60 }
    expect((await put(await presignPut({ storage: stranger }, 'incoming/a', terms), jpeg)).status).toBe(403)
    expect(await listAll()).toEqual([])
  })

  test('a bucket that is missing is trouble, not an empty answer', async () => {
    const { config } = await openInBucket()
    const storage = await openS3Storage({ ...config, bucket: 'missing' })
    await expect(storage.check()).rejects.toThrow()
    await expect(storage.read('incoming/a')).rejects.toThrow()
  })
})

async function openInFolder() {
  const root = await temporaryFolder()
  const storage = await openFolderStorage(root)
  onTestFinished(() => storage.close())
  return { storage, root, listAll: () => listFiles(root) }
}

async function openInBucket() {
  const config = await givenBucket()
  const storage = await openS3Storage(config)
  onTestFinished(() => storage.close())
  return { storage, config, listAll: () => listObjects(config) }
}

type PutTerms = { contentType: string; size: number; expiresInSeconds: number }
type Opened = Pick<Awaited<ReturnType<typeof openInBucket>>, 'storage'>

async function presignPut({ storage }: Opened, key: string, terms: PutTerms): Promise<string> {
  if (!storage.presignPut) throw new Error('this storage has no addresses')
  return storage.presignPut(key, terms)
}

/** Paths of all files below, incomplete ones included. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

/** Without a signature, because the test server reads paths of signed listings differently. */
async function listObjects({ endpoint, bucket }: S3Config): Promise<string[]> {
  const response = await fetch(`${endpoint}/${bucket}?list-type=2`, { headers: { 'x-amz-anonymous': 'yes' } })
  if (!response.ok) throw new Error(`the bucket could not be listed: ${response.status}`)
  const listing = await response.text()
  return [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '').sort()
}
