import pLimit from 'p-limit'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Photo, photoLimits } from '#contract/photos/photos.ts'
import type { Issue } from '#contract/platform/errors.ts'
import { ApiError } from '../../../platform/server/api.ts'
import { UnfitPicture } from '../transfer/fit-to-limit.ts'
import type { UploadWork } from './runs.ts'
import { UploadBatch } from './upload-batch.ts'
import { percentOfAll, type UploadItem } from './upload-item.ts'

test('two pictures go at a time, and the others wait for their turn', async () => {
  const { batch, server, stepsOf } = given()
  batch.add(files('a', 'b', 'c', 'd'))
  server.hold()
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['uploading', 'uploading', 'waiting', 'waiting'])
  expect(server.running).toBe(2)
  server.release()
  await expect.poll(stepsOf).toEqual(Array(4).fill('complete'))
  expect(server.mostAtOnce).toBe(2)
  expect(server.photos).toHaveLength(4)
})

test('nothing is uploaded before a button is pressed, and a second press begins nothing again', async () => {
  const { batch, server, stepsOf } = given()
  batch.add(files('a'))
  expect(server.uploads).toBe(0)
  batch.start('send')
  batch.start('send')
  await expect.poll(stepsOf).toEqual(['complete'])
  expect([server.uploads, server.photos.length, server.sent.length]).toEqual([1, 1, 1])
})

test('a retry after a lost answer makes no second photo and no second delivery', async () => {
  const { batch, server, items, stepsOf } = given()
  batch.add(files('a'))
  server.loseAnswer()
  batch.start('send')
  await expect.poll(stepsOf).toEqual(['error'])
  expect(items()[0]?.problem).toEqual({
    kind: 'passing',
    sentence: 'Failed to upload photo. Please try again.',
  })
  batch.hurry()
  await expect.poll(stepsOf).toEqual(['complete'])
  expect([server.uploads, server.photos.length, server.sent.length]).toEqual([1, 1, 1])
})

test('bytes that the server has not kept until the retry are uploaded again', async () => {
  const { batch, server, stepsOf } = given()
  batch.add(files('a'))
  server.answerFor(502)
  batch.start('send')
  await expect.poll(stepsOf).toEqual(['error'])
  server.recover()
  server.sweep()
  batch.hurry()
  await expect.poll(stepsOf).toEqual(['complete'])
  expect([server.uploads, server.photos.length, server.sent.length]).toEqual([2, 1, 1])
})

test.each([400, 404, 409, 413, 415, 422, 507])(
  'a proxy that answers %i in front of the server refuses nothing for good',
  async (status) => {
    const { batch, server, items, stepsOf } = given({ waits: { first: 20, longest: 20 } })
    batch.add(files('a'))
    server.answerFor(status)
    batch.start('send')
    await expect.poll(stepsOf).toEqual(['error'])
    expect(items()[0]?.problem?.kind).toBe('passing')
    server.recover()
    await expect.poll(stepsOf).toEqual(['complete'])
  },
)

test('what waits for the server goes on by itself: soon at first, then less and less often', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(Math, 'random').mockReturnValue(1)
  onTestFinished(() => void vi.restoreAllMocks())
  const onFailed = vi.fn()
  const { batch, server, items, stepsOf } = given({ maxFiles: 50, onFailed })
  batch.add(files('a'))
  server.answerFor(502)
  batch.start('send')
  await vi.advanceTimersByTimeAsync(0)
  expect(stepsOf()).toEqual(['error'])
  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    const { claims } = server
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(server.claims).toBe(claims)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.claims).toBe(claims + 1)
  }
  expect(onFailed).toHaveBeenCalledOnce()
  server.recover()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(items()[0]).toMatchObject({ step: 'complete', problem: null })
  expect([server.uploads, server.photos.length, server.sent.length]).toEqual([1, 1, 1])
})

test('a line that brings some of a picture before it is cut is soon tried again, however often', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { batch, server, stepsOf } = given()
  const size = 8
  const put: UploadWork['put'] = async (_upload, _signal, _onProgress, { address, onAddress }) => {
    const arrived = (address?.arrived ?? 0) + 1
    onAddress({ token: 'a', objectPath: '/objects/1', size, arrived })
    if (arrived < size) throw new TypeError('Failed to fetch')
    return '/objects/1'
  }
  Object.assign(server, { put })
  batch.add(files('a'))
  batch.start('send')
  await vi.advanceTimersByTimeAsync(size * 2000)
  expect(stepsOf()).toEqual(['complete'])
})

test('what is taken out is given up at the address to which its parts go, but not what is in the gallery', async () => {
  const { batch, server } = given()
  const cut = Promise.withResolvers<never>()
  const put: UploadWork['put'] = async ({ name }, signal, _onProgress, { onAddress }) => {
    onAddress({ token: name, objectPath: `/objects/${name}`, size: 8, arrived: 1 })
    if (name !== 'b.jpg') return `/objects/${name}`
    signal.addEventListener('abort', () => cut.reject(signal.reason))
    return cut.promise
  }
  Object.assign(server, { put })
  batch.add(files('a', 'b'))
  batch.start('add')
  await vi.waitFor(() =>
    expect(batch.state().items.map(({ step }) => step)).toEqual(['complete', 'uploading']),
  )
  batch.close()
  expect(server.cancelled).toEqual(['b.jpg'])
})

test('a server that refuses is not asked at each opening of a stream that opens often', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { batch, server, stepsOf } = given()
  batch.add(files('a'))
  server.answerFor(503)
  batch.start('send')
  for (let second = 0; second < 600; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    batch.hurry()
  }
  expect(server.claims).toBeLessThan(25)
  // What has worked is forgotten: the next opening is the first again.
  server.recover()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(stepsOf()).toEqual(['complete'])
  batch.add(files('b'))
  server.answerFor(503)
  batch.start('send')
  await vi.advanceTimersByTimeAsync(0)
  const { claims } = server
  batch.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.claims).toBe(claims + 1)
})

test('a pause stops what would go on by itself, and a batch that is closed tries nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { batch, server, stepsOf } = given()
  batch.add(files('a'))
  server.answerFor(502)
  batch.start('send')
  await vi.advanceTimersByTimeAsync(0)
  expect(stepsOf()).toEqual(['error'])
  batch.pause()
  expect(stepsOf()).toEqual(['paused'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.claims).toBe(1)
  batch.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(stepsOf()).toEqual(['error'])
  batch.close()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.claims).toBe(2)
})

test('once somebody else has signed in nothing of it is tried or begun, and what is kept of it stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { batch, server, items } = given()
  batch.add(files('a'))
  server.answerFor(502)
  batch.start('send')
  await vi.advanceTimersByTimeAsync(0)
  server.recover()
  server.hold()
  batch.add(files('b', 'c', 'd'))
  batch.start('send')
  await vi.advanceTimersByTimeAsync(0)
  batch.freeze()
  const { claims, uploads } = server
  server.release()
  batch.hurry()
  batch.retry()
  batch.resume()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([server.claims, server.uploads, server.photos.length]).toEqual([claims, uploads, 0])
  // Not paused, so that they go on after this person's next sign-in.
  expect(items().map(({ step }) => step)).not.toContain('paused')
})

test('bytes that something in front of the server has swallowed are uploaded again', async () => {
  const { batch, server, items, stepsOf } = given()
  batch.add(files('a'))
  server.swallow()
  batch.start('send')
  await expect.poll(stepsOf).toEqual(['error'])
  expect(items()[0]).toMatchObject({ objectPath: null, problem: { kind: 'passing' } })
  batch.hurry()
  await expect.poll(stepsOf).toEqual(['complete'])
  expect([server.uploads, server.photos.length, server.sent.length]).toEqual([2, 1, 1])
})

test('a paused picture frees its place, and is uploaded when it goes on', async () => {
  const { batch, server, items, stepsOf } = given()
  batch.add(files('a', 'b', 'c'))
  server.hold()
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['uploading', 'uploading', 'waiting'])
  batch.pause([items()[0]?.id ?? ''])
  await expect.poll(stepsOf).toEqual(['paused', 'uploading', 'uploading'])
  server.release()
  await expect.poll(stepsOf).toEqual(['paused', 'complete', 'complete'])
  batch.resume()
  await expect.poll(stepsOf).toEqual(['complete', 'complete', 'complete'])
  expect([server.uploads, server.photos.length]).toEqual([4, 3])
})

test('pausing all and going on at once loses none and doubles none', async () => {
  const { batch, server, stepsOf } = given()
  batch.add(files('a', 'b', 'c'))
  server.hold()
  batch.start('add')
  await expect.poll(() => server.running).toBe(2)
  batch.pause()
  batch.resume()
  server.release()
  await expect.poll(stepsOf).toEqual(['complete', 'complete', 'complete'])
  expect(server.photos).toHaveLength(3)
})

test('cancelling keeps what is in the gallery', async () => {
  const { batch, server, items, stepsOf } = given()
  batch.add(files('a'))
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['complete'])
  server.hold()
  batch.add(files('b', 'c'))
  batch.start('add')
  await expect.poll(() => server.running).toBe(2)
  batch.cancel()
  expect(items().map(({ name }) => name)).toEqual(['a.jpg'])
  server.release()
  expect(server.photos).toHaveLength(1)
})

test('each file that is left out has its reason', () => {
  const { batch } = given({ maxFiles: 2 })
  const empty = new File([], 'empty.jpg', { type: 'image/jpeg' })
  const text = new File(['words'], 'notes.txt', { type: 'text/plain' })
  batch.add([empty, text, ...files('a', 'b', 'c')])
  expect(batch.state().items.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  expect(batch.state().refused.map(({ name, sentence }) => `${name}: ${sentence}`)).toEqual([
    'empty.jpg: This file is empty.',
    'notes.txt: This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.',
    'c.jpg: 2 pictures at a time, so this one was left out.',
  ])
})

test('without an option it takes one picture, as the widget of the specification', () => {
  const { batch } = given({})
  batch.add(files('a', 'b'))
  expect(batch.state().items).toHaveLength(1)
  expect(batch.state().refused[0]?.sentence).toBe('One picture at a time, so this one was left out.')
})

test('a HEIC file is taken without a type, as many computers give it', () => {
  const { batch } = given()
  batch.add([new File(['x'], 'IMG_1.HEIC')])
  expect(batch.state().items).toHaveLength(1)
})

test('one caption is for all, or each picture has its own', async () => {
  const { batch, server, items, stepsOf } = given()
  batch.add(files('a', 'b'))
  batch.setSharedCaption('  The garden ')
  batch.setOwnCaptions(true)
  batch.setCaption(items()[1]?.id ?? '', '   ')
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['complete', 'complete'])
  expect(server.photos.map(({ caption }) => caption)).toEqual(['The garden', null])
})

test('what is too large is made smaller at once; what cannot be is refused with the sentence', async () => {
  const { batch, server, items, stepsOf } = given()
  const large = new File([new Uint8Array(photoLimits.bytes + 1)], 'large.jpg', { type: 'image/jpeg' })
  batch.add([large])
  expect(stepsOf()).toEqual(['preprocessing'])
  await expect.poll(() => items()[0]).toMatchObject({ step: 'waiting', size: 100, isSmaller: true })
  server.refuseToFit()
  batch.add([large])
  await expect.poll(() => items()[1]?.problem).toEqual({ kind: 'refused', sentence: 'Too large' })
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['complete', 'error'])
  // The next choice takes its place.
  batch.add(files('b'))
  expect(items().map(({ name }) => name)).toEqual(['large.jpg', 'b.jpg'])
})

test('the bytes of a picture that was made smaller are freed once it is in the gallery, with the dialog open', async () => {
  const { batch, server, items, stepsOf } = given()
  batch.add([new File([new Uint8Array(photoLimits.bytes + 1)], 'large.jpg', { type: 'image/jpeg' })])
  await expect.poll(stepsOf).toEqual(['waiting'])
  const id = items()[0]?.id ?? ''
  server.answerFor(502)
  batch.start('send')
  await expect.poll(stepsOf).toEqual(['error'])
  // They may be wanted again.
  expect(batch.bytesOf(id)?.size).toBe(100)
  server.recover()
  batch.hurry()
  await expect.poll(stepsOf).toEqual(['complete'])
  await expect.poll(() => batch.bytesOf(id)).toBeNull()
})

test('what the server refuses is not tried again, and asks for no toast', async () => {
  const onFailed = vi.fn()
  const { batch, server, items, stepsOf } = given({ maxFiles: 50, onFailed })
  batch.add(files('a'))
  server.refuse(422, 'This file is not a picture.')
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['error'])
  expect(items()[0]?.problem).toEqual({ kind: 'refused', sentence: 'This file is not a picture.' })
  batch.retry()
  batch.hurry()
  expect(stepsOf()).toEqual(['error'])
  expect(onFailed).not.toHaveBeenCalled()
})

test('a later refusal is told in its own words, and once', async () => {
  const onFailed = vi.fn()
  const { batch, server, items, stepsOf } = given({ onFailed })
  batch.add(files('a'))
  const failed = async () => {
    batch.retry()
    await expect.poll(stepsOf).toEqual(['error'])
  }
  server.answerFor(502)
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['error'])
  await failed()
  server.refuse(507, 'The disk is full.')
  await failed()
  await failed()
  // The person has been signed out meanwhile: this one waits for them.
  server.refuse(401, 'Please sign in.', 'unauthorized')
  await failed()
  expect(items()[0]?.problem?.kind).toBe('failed')
  expect(onFailed.mock.calls.map(([{ status }]) => status)).toEqual([502, 507, 401])
})

test('the person reads what is full, and can try again', async () => {
  const { batch, server, items, stepsOf } = given()
  batch.add(files('a'))
  server.refuse(507, "The server's disk is full.")
  batch.start('add')
  await expect.poll(stepsOf).toEqual(['error'])
  const sentence = "The server's disk is full."
  expect(items()[0]?.problem).toEqual({ kind: 'passing', sentence, reason: sentence })
  batch.retry()
  await expect.poll(() => stepsOf()[0]).not.toBe('waiting')
})

test('the progress of all counts bytes, and the last tenth is of the server', () => {
  const item = (size: number, step: UploadItem['step'], percent: number) =>
    ({ size, step, percent, goal: 'add' }) as UploadItem
  expect(percentOfAll([])).toBe(0)
  expect(percentOfAll([item(300, 'complete', 100), item(100, 'waiting', 0)])).toBe(75)
  expect(percentOfAll([item(100, 'uploading', 50)])).toBe(45)
  expect(percentOfAll([item(100, 'postprocessing', 100)])).toBe(90)
})

function files(...names: string[]): File[] {
  return names.map((name) => new File(['bytes'], `${name}.jpg`, { type: 'image/jpeg' }))
}

type Options = Partial<ConstructorParameters<typeof UploadBatch>[0]>

function given(options: Options = { maxFiles: 50 }) {
  const server = new FakeServer()
  const batch = new UploadBatch({ work: server, limit: pLimit(2), ...options })
  const items = () => batch.state().items
  return { batch, server, items, stepsOf: () => items().map(({ step }) => step) }
}

/** Keeps what a real server keeps: one photo for an object, and one delivery for a photo that was just sent. */
class FakeServer implements UploadWork {
  uploads = 0
  readonly cancelled: string[] = []
  claims = 0
  running = 0
  mostAtOnce = 0
  photos: Photo[] = []
  sent: string[] = []
  #held: (() => void)[] | null = null
  #isLost = false
  #swept = 0
  #refusal: ApiError | null = null
  #isUnfit = false

  /** Uploads wait until `release`. */
  hold() {
    this.#held = []
  }

  release() {
    for (const go of this.#held ?? []) go()
    this.#held = null
  }

  /** The next claim does its work, and its answer does not arrive. */
  loseAnswer() {
    this.#isLost = true
  }

  /** The next bytes do not arrive, although it looks so. */
  swallow() {
    this.#swept = this.uploads + 1
  }

  /** Bytes that are stored are not there any more. */
  sweep() {
    this.#swept = this.uploads
  }

  refuse(status: number, message: string, code = status === 507 ? 'storage_full' : 'invalid') {
    this.#refusal = answerOf(status, code, message)
  }

  /** Something in front of the server answers. */
  answerFor(status: number) {
    this.#refusal = new ApiError(status, '', '<html>not our server</html>')
  }

  recover() {
    this.#refusal = null
  }

  refuseToFit() {
    this.#isUnfit = true
  }

  async fit(file: File) {
    if (this.#isUnfit) throw new UnfitPicture('Too large')
    const data = file.size > photoLimits.bytes ? new Blob([new Uint8Array(100)]) : file
    return { data, name: file.name, type: 'image/jpeg' }
  }

  cancel({ token }: { token: string }) {
    this.cancelled.push(token)
  }

  async put(_upload: unknown, signal: AbortSignal, onProgress: (percent: number) => void) {
    const number = ++this.uploads
    this.running++
    this.mostAtOnce = Math.max(this.mostAtOnce, this.running)
    try {
      onProgress(50)
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        if (this.#held) this.#held.push(resolve)
        else resolve()
      })
      return `/objects/${number}`
    } finally {
      this.running--
    }
  }

  async add({
    objectPath,
    caption = null,
    isSent,
  }: {
    objectPath: string
    caption?: string | null
    isSent: boolean
  }) {
    this.claims++
    if (this.#refusal) throw this.#refusal
    let photo = this.photos.find((one) => one.objectPath === objectPath)
    if (!photo) {
      if (Number(objectPath.split('/').at(-1)) <= this.#swept)
        throw answerOf(422, 'invalid', 'Gone', [{ path: 'objectPath', message: 'Gone' }])
      const delivery = isSent ? { state: 'accepted' } : null
      photo = { id: `photo of ${objectPath}`, objectPath, caption, delivery } as Photo
      this.photos.push(photo)
      if (isSent) this.sent.push(photo.id)
    }
    const isLost = this.#isLost
    this.#isLost = false
    if (isLost) throw new TypeError('Failed to fetch')
    return photo
  }
}

function answerOf(status: number, code: string, message: string, issues: Issue[] = []): ApiError {
  return new ApiError(status, '', JSON.stringify({ error: { code, message, issues } }))
}
