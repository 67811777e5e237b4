import { beforeEach, expect, test, vi } from 'vitest'
import { uploadsApi } from '#contract/photos/photos.ts'
import { server } from '../../../testing/render.tsx'
import { noteSent } from './part-size.ts'
import { putFile } from './put-file.ts'
import type { PartAddress } from './put-in-parts.ts'

const size = 5_000_000
const upload = { data: new Blob([new Uint8Array(size)]), name: 'a.jpg', type: 'image/jpeg' }
const begun: PartAddress = { token: 'begun', objectPath: '/objects/begun', size, arrived: 0 }

// Other tests have sent over other lines. A part has 1 MB on this one.
beforeEach(() => noteSent(1_000_000, 5000))

test('a part whose answer was lost is not sent again', async () => {
  const line = givenLine()
  line.loseAnswers = 1
  server.answer(uploadsApi.start, { uploadURL: '/api/objects/upload/begun', objectPath: '/objects/begun' })
  let address: PartAddress | null = null
  const percents: number[] = []
  const put = () =>
    putFile(upload, {
      signal: new AbortController().signal,
      onProgress: (percent) => percents.push(percent),
      address,
      onAddress: (next) => {
        address = next
      },
    })
  await expect(put()).rejects.toThrow('The line was cut')
  percents.length = 0
  server.answer(uploadsApi.progress, { size, arrived: line.arrived })
  expect(await put()).toBe('/objects/begun')
  expect(line.sent).toBe(size)
  expect(Math.min(...percents)).toBeGreaterThanOrEqual(20)
  expect(percents.at(-1)).toBe(100)
})

test('a file goes on where the server says, and not from an address of another file', async () => {
  const line = givenLine(3_000_000)
  server.answer(uploadsApi.progress, { size, arrived: line.arrived })
  const options = { signal: new AbortController().signal, onProgress() {} }
  expect(await putFile(upload, { ...options, address: begun })).toBe('/objects/begun')
  expect(line.sent).toBe(2_000_000)
  server.answer(uploadsApi.progress, { size: 7, arrived: 7 })
  await expect(putFile(upload, { ...options, address: begun })).rejects.toThrow('Somebody else has answered')
})

/** A server that adds what comes, at the right place only. */
function givenLine(arrived = 0) {
  const line = { arrived, sent: 0, loseAnswers: 0 }
  class Request {
    status = 0
    statusText = ''
    responseText = ''
    upload = { onprogress: null }
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    #url = ''
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader() {}
    abort() {}
    send(part: Blob) {
      line.sent += part.size
      const isNext = this.#url.endsWith(`?offset=${line.arrived}`)
      if (isNext) line.arrived += part.size
      queueMicrotask(() => {
        if (line.loseAnswers-- > 0) return this.onerror?.()
        const error = { code: 'conflict', message: 'Elsewhere' }
        this.status = isNext ? 200 : 409
        this.responseText = JSON.stringify(isNext ? { size, arrived: line.arrived } : { error })
        this.onload?.()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('fetch', server.fetch)
  return line
}
