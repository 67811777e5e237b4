import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { uploadsApi } from '#contract/photos/photos.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { server } from '../../../testing/render.tsx'
import { noteSent } from './part-size.ts'
import { putFile } from './put-file.ts'
import type { PartAddress } from './put-in-parts.ts'

const size = 5_000_000
const upload = { data: new Blob([new Uint8Array(size)]), name: 'a.jpg', type: 'image/jpeg' }
const begun: PartAddress = { token: 'begun', objectPath: '/objects/begun', size, arrived: 0 }
const options = { signal: new AbortController().signal, onProgress() {} }

// Other tests have sent over other lines. A part has 1 MB on this one.
beforeEach(() => noteSent(1_000_000, 5000))

test('a line that is cut now and then is nothing to hear of, and a part whose answer was lost is not sent again', async () => {
  const line = givenLine()
  line.loseAnswers = 1
  server.answer(uploadsApi.start, { uploadURL: '/api/objects/upload/begun', objectPath: '/objects/begun' })
  server.answer(uploadsApi.progress, () => ({ size, arrived: line.arrived }))
  const percents: number[] = []
  const onProgress = (percent: number) => percents.push(percent)
  expect(await putFile(upload, { ...options, onProgress })).toBe('/objects/begun')
  expect(line.sent).toBe(size)
  expect(percents).toEqual(percents.toSorted((one, other) => one - other))
  expect(percents.at(-1)).toBe(100)
})

test('a line on which nothing arrives is a failure', async () => {
  const line = givenLine(3_000_000)
  line.loseAnswers = Infinity
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync')
  onTestFinished(() => void vi.useRealTimers())
  server.answer(uploadsApi.progress, { size, arrived: line.arrived })
  await expect(putFile(upload, { ...options, patience: 10_000_000, address: begun })).rejects.toThrow(
    'The line was cut',
  )
})

test.each([
  [403, 'forbidden'],
  [404, 'not_found'],
] as const)('an address that is answered %i on the way gives way to a new one', async (status, code) => {
  const line = givenLine()
  const lost = () => refusal(status, code, 'Gone')
  line.refuse = status
  let asked = 0
  server.answer(uploadsApi.progress, () => (asked++ ? lost() : { size, arrived: 0 }))
  const objectPath = `/objects/after-${status}`
  server.answer(uploadsApi.start, { uploadURL: '/api/objects/upload/new', objectPath })
  expect(await putFile(upload, { ...options, address: begun })).toBe(objectPath)
  expect(line.arrived).toBe(size)
})

test('a network that leaves the question open where the file goes on does not hold it for good', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const put = putFile(upload, { ...options, address: begun, patience: 50 })
  await expect(put).rejects.toThrow('The upload hangs')
})

test('a file goes on where the server says, and not from an address of another file', async () => {
  const line = givenLine(3_000_000)
  server.answer(uploadsApi.progress, { size, arrived: line.arrived })
  expect(await putFile(upload, { ...options, address: begun })).toBe('/objects/begun')
  expect(line.sent).toBe(2_000_000)
  server.answer(uploadsApi.progress, { size: 7, arrived: 7 })
  await expect(putFile(upload, { ...options, address: begun })).rejects.toThrow('Somebody else has answered')
})

test('where a large part was cut, half of it is tried', async () => {
  const line = givenLine()
  line.cuts = 1
  noteSent(5_000_000, 1000)
  server.answer(uploadsApi.progress, () => ({ size, arrived: line.arrived }))
  expect(await putFile(upload, { ...options, address: begun })).toBe('/objects/begun')
  expect(line.parts).toEqual([size, size / 2, size / 2])
})

test('a picture arrives through a proxy that takes 2 MB at a time', async () => {
  const line = givenLine()
  line.most = 2_000_000
  noteSent(5_000_000, 1000)
  server.answer(uploadsApi.progress, () => ({ size, arrived: line.arrived }))
  expect(await putFile(upload, { ...options, address: begun })).toBe('/objects/begun')
  expect(line.refused).toBe(1)
})

/** A server that adds what comes, at the right place only. */
function givenLine(arrived = 0) {
  /** `cuts`: how many parts do not arrive. `refuse`: the status of the next answer, in our server's words. `most`: of bytes that a proxy before it takes. */
  const parts: number[] = []
  const line = { arrived, parts, sent: 0, cuts: 0, loseAnswers: 0, refuse: 0, most: Infinity, refused: 0 }
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
      line.parts.push(part.size)
      queueMicrotask(() => {
        if (line.cuts-- > 0) return this.onerror?.()
        if (part.size > line.most) {
          line.refused++
          return this.#end(413, '<h1>Request Entity Too Large</h1>')
        }
        if (line.refuse) return this.#refuse(line.refuse)
        const isNext = this.#url.endsWith(`?offset=${line.arrived}`)
        if (isNext) line.arrived += part.size
        if (line.loseAnswers-- > 0) return this.onerror?.()
        if (isNext) this.#end(200, JSON.stringify({ size, arrived: line.arrived }))
        else this.#refuse(409)
      })
    }
    #refuse(status: number) {
      line.refuse = 0
      const code = { 403: 'forbidden', 404: 'not_found' }[status] ?? 'conflict'
      this.#end(status, JSON.stringify({ error: { code, message: 'No' } }))
    }
    #end(status: number, text: string) {
      this.status = status
      this.responseText = text
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('fetch', server.fetch)
  return line
}
