import { expect, onTestFinished, test, vi } from 'vitest'
import { uploadsApi } from '#contract/photos/photos.ts'
import { server } from '../../../testing/render.tsx'
import { putFile } from './put-file.ts'
import { noteObject } from './start-upload.ts'

test('an old answer of a cache puts no bytes in the place of another picture', async () => {
  vi.stubGlobal('fetch', server.fetch)
  server.answer(uploadsApi.start, { uploadURL: '/nowhere', objectPath: '/objects/of-another' })
  noteObject('/objects/of-another')
  const put = putFile(
    { data: new Blob(['bytes']), name: 'a.jpg', type: 'image/jpeg' },
    { signal: new AbortController().signal, onProgress() {} },
  )
  await expect(put).rejects.toThrow('Somebody else has answered')
})

test('an upload begins on a page without HTTPS, where the browser makes no UUIDs', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(crypto, 'randomUUID'))
  vi.stubGlobal('fetch', server.fetch)
  server.answer(uploadsApi.start, { uploadURL: '/nowhere', objectPath: '/objects/stored' })
  const leaving = new AbortController()
  const put = putFile(
    { data: new Blob(['bytes']), name: 'a.jpg', type: 'image/jpeg' },
    { signal: leaving.signal, onProgress() {} },
  )
  const ended = expect(put).rejects.toThrow()
  await expect.poll(() => server.calls(uploadsApi.start)).toHaveLength(1)
  leaving.abort()
  await ended
})
