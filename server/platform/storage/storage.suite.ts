import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newId } from '../ids.ts'
import { bytesOf, type Storage, TooLarge } from './storage.ts'

export type OpenedStorage = {
  storage: Storage
  /** The keys of all files, incomplete ones included. */
  listAll(): Promise<string[]>
}

/** The tests of every storage. `open` returns an empty one, which is closed after the test. */
export function storageSuite(name: string, open: () => Promise<OpenedStorage>): void {
  describe(name, () => {
    test('what was put is read again, byte for byte', async () => {
      const { storage } = await open()
      const key = `pictures/${newId()}/w320.webp`
      const body = randomBytes(100_000)
      await storage.put(key, body)
      expect(await storage.read(key)).toEqual(body)
      expect(await storage.size(key)).toBe(100_000)
      expect(await readStream(storage, key)).toEqual({ size: 100_000, body })
    })

    test('a part of a file is read, with the size of the whole', async () => {
      const { storage } = await open()
      const body = randomBytes(300_000)
      await storage.put('pictures/a', body)
      for (const [start, end] of [
        [0, 99],
        [100_000, 299_999],
        [5, 280_000],
      ] as const) {
        const part = await storage.get('pictures/a', { start, end })
        expect(part?.size).toBe(300_000)
        expect(part && (await bytesOf(part.body))).toEqual(body.subarray(start, end + 1))
      }
      expect(await storage.get('pictures/none', { start: 0, end: 0 })).toBeNull()
    })

    test('a stream whose length is known is stored, and none that breaks off', async () => {
      const { storage } = await open()
      const body = randomBytes(3_000_000)
      async function* pieces(count: number) {
        for (let at = 0; at < count; at += 100_000) yield body.subarray(at, at + 100_000)
        if (count < body.length) throw new Error('broken off')
      }
      expect(await storage.receive('clips/a/clip.mp4', pieces(body.length), body.length, body.length)).toBe(
        body.length,
      )
      expect(await storage.read('clips/a/clip.mp4')).toEqual(body)
      const broken = storage.receive('clips/b/clip.mp4', pieces(1_000_000), body.length, body.length)
      await expect(broken).rejects.toThrow('broken off')
      await expect.poll(() => storage.size('clips/b/clip.mp4')).toBeNull()
    })

    test('an empty file is a file', async () => {
      const { storage } = await open()
      await storage.put('incoming/empty', Buffer.alloc(0))
      expect(await storage.read('incoming/empty')).toEqual(Buffer.alloc(0))
      expect(await storage.size('incoming/empty')).toBe(0)
    })

    test('what is not there is null', async () => {
      const { storage } = await open()
      await storage.put('pictures/one/device.jpg', Buffer.from('one'))
      for (const key of ['incoming/none', 'pictures/one', 'pictures/one/device.jpg/none']) {
        expect(await storage.get(key)).toBeNull()
        expect(await storage.read(key)).toBeNull()
        expect(await storage.size(key)).toBeNull()
      }
    })

    test('a file that is put again is the new one', async () => {
      const { storage } = await open()
      await storage.put('incoming/a', Buffer.from('a long first one'))
      await storage.put('incoming/a', Buffer.from('second'))
      expect(await storage.read('incoming/a')).toEqual(Buffer.from('second'))
    })

    test('a removed file is gone, and removing it again is quiet', async () => {
      const { storage } = await open()
      await storage.put('incoming/a', Buffer.from('a'))
      await storage.remove('incoming/a')
      await storage.remove('incoming/a')
      expect(await storage.size('incoming/a')).toBeNull()
    })

    test('only the removed file is gone', async () => {
      const { storage, listAll } = await open()
      const keys = ['pictures/a/w320.webp', 'pictures/a/w640.webp', 'pictures/ab/w320.webp']
      for (const key of keys) await storage.put(key, Buffer.from(key))
      await storage.remove('pictures/a/w320.webp')
      await storage.remove('pictures/none/w320.webp')
      expect(await listAll()).toEqual(['pictures/a/w640.webp', 'pictures/ab/w320.webp'])
    })

    test('exactly the limit is received', async () => {
      const { storage } = await open()
      const body = randomBytes(300_000)
      expect(await storage.receive('incoming/a', inChunks(body), body.length)).toBe(300_000)
      expect(await storage.read('incoming/a')).toEqual(body)
    })

    test('one byte more is refused at once, and nothing is left', async () => {
      const { storage, listAll } = await open()
      let handedOut = 0
      async function* endless() {
        for (;;) {
          handedOut += 1_000
          yield randomBytes(1_000)
        }
      }
      await expect(storage.receive('incoming/a', endless(), 9_999)).rejects.toThrow(TooLarge)
      expect(handedOut).toBe(10_000)
      expect(await storage.get('incoming/a')).toBeNull()
      expect(await listAll()).toEqual([])
    })

    test('a refused file leaves the one that was there', async () => {
      const { storage } = await open()
      await storage.put('incoming/a', Buffer.from('first'))
      await expect(storage.receive('incoming/a', inChunks(randomBytes(100)), 99)).rejects.toThrow(TooLarge)
      expect(await storage.read('incoming/a')).toEqual(Buffer.from('first'))
    })

    test('a stream that breaks midway leaves nothing', async () => {
      const { storage, listAll } = await open()
      const broken = new Readable({ read() {} })
      broken.push(randomBytes(100_000))
      setTimeout(() => broken.destroy(), 30)
      await expect(storage.receive('incoming/a', broken, 1_000_000)).rejects.toThrow()
      expect(await listAll()).toEqual([])
    })

    test('an upload whose sender goes away leaves nothing', async () => {
      const { storage, listAll } = await open()
      const { promise: received, resolve } = Promise.withResolvers<unknown>()
      const server = createServer((incoming) => {
        storage.receive('incoming/a', incoming, 1_000_000).then(resolve, resolve)
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      onTestFinished(() => void server.close())
      const { port } = server.address() as AddressInfo
      const sender = request({
        port,
        host: '127.0.0.1',
        method: 'PUT',
        headers: { 'content-length': 200_000 },
      })
      sender.on('error', () => {})
      sender.write(randomBytes(100_000), () => setTimeout(() => sender.destroy(), 30))
      expect(await received).toBeInstanceOf(Error)
      expect(await listAll()).toEqual([])
    })

    test('a file is not seen before all of it is there', async () => {
      const { storage } = await open()
      async function* slow() {
        yield Buffer.from('first half, ')
        expect(await storage.get('incoming/a')).toBeNull()
        expect(await storage.size('incoming/a')).toBeNull()
        yield Buffer.from('second half')
      }
      await storage.receive('incoming/a', slow(), 1_000)
      expect(await storage.read('incoming/a')).toEqual(Buffer.from('first half, second half'))
    })

    test.for([
      '',
      '/',
      '/etc/passwd',
      '..',
      '../a',
      'incoming/../../a',
      'incoming/..',
      'incoming/.',
      'incoming//a',
      'incoming/a/',
      './a',
      '.tmp/a',
      'incoming/.hidden',
      'incoming\\a',
      'incoming/a\0',
      'incoming/a\n',
      'Incoming/a',
      'incoming/ä',
      'incoming/%2e%2e/a',
      'incoming/a?x=1',
    ])('the key %j is refused everywhere', async (key) => {
      const { storage, listAll } = await open()
      const refused = 'This is no key of the storage'
      await expect(storage.put(key, Buffer.from('a'))).rejects.toThrow(refused)
      await expect(storage.receive(key, inChunks(Buffer.from('a')), 10)).rejects.toThrow(refused)
      await expect(storage.get(key)).rejects.toThrow(refused)
      await expect(storage.read(key)).rejects.toThrow(refused)
      await expect(storage.size(key)).rejects.toThrow(refused)
      await expect(storage.remove(key)).rejects.toThrow(refused)
      const terms = { contentType: 'image/jpeg', size: 1, expiresInSeconds: 60 }
      const answer = { contentType: 'image/jpeg', contentDisposition: 'inline', cacheControl: 'no-store' }
      if (storage.presignGet) await expect(storage.presignGet(key, answer)).rejects.toThrow(refused)
      if (storage.presignPut) await expect(storage.presignPut(key, terms)).rejects.toThrow(refused)
      expect(await listAll()).toEqual([])
    })

    test('a storage that works passes its check', async () => {
      const { storage } = await open()
      await storage.check()
    })
  })
}

export async function* inChunks(body: Buffer) {
  for (let start = 0; start < body.length; start += 64_000) {
    await new Promise((resolve) => setImmediate(resolve))
    yield body.subarray(start, start + 64_000)
  }
}

async function readStream(storage: Storage, key: string) {
  const found = await storage.get(key)
  return found && { size: found.size, body: await bytesOf(found.body) }
}
