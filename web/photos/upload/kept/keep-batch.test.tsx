import pLimit from 'p-limit'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emma, givenPhoto, hartleys } from '../../../testing/given.ts'
import { UploadBatch } from '../batch/upload-batch.ts'
import { keepBatch } from './keep-batch.ts'
import { forgetPerson, listKept } from './kept-store.ts'

beforeEach(() => forgetPerson(emma.id))

test('a picture is kept from the press until it is there, and its object before the claim', async () => {
  const { batch, release, atClaim } = given()
  batch.add([picture()])
  batch.setSharedCaption('The garden')
  expect(await listKept(emma.id)).toEqual([])
  batch.start('send')
  await expect
    .poll(() => listKept(emma.id))
    .toMatchObject([{ name: 'a.jpg', caption: 'The garden', goal: 'send', objectPath: null }])
  await expect.poll(() => batch.state().items[0]?.isKept).toBe(true)
  release()
  await expect.poll(() => batch.state().items[0]?.step).toBe('complete')
  expect(await atClaim).toMatchObject([{ objectPath: '/objects/stored' }])
  await expect.poll(() => listKept(emma.id)).toEqual([])
})

test('where the browser has no room it says so once, and uploads all the same', async () => {
  const { batch, release, onFull } = given()
  refuseWrites('QuotaExceededError')
  batch.add([picture(), picture(), picture()])
  batch.start('add')
  await expect.poll(() => onFull.mock.calls.length).toBe(1)
  release()
  await expect.poll(() => batch.state().items.map(({ step }) => step)).toEqual(Array(3).fill('complete'))
  expect(onFull).toHaveBeenCalledOnce()
})

test('where the browser keeps nothing, such as in a private window, it uploads without a word', async () => {
  const { batch, release, onFull } = given()
  refuseWrites('UnknownError')
  batch.add([picture()])
  batch.start('add')
  release()
  await expect.poll(() => batch.state().items[0]?.step).toBe('complete')
  expect(batch.state().items[0]?.isKept).toBe(false)
  expect(onFull).not.toHaveBeenCalled()
})

function picture(): File {
  return new File(['bytes'], 'a.jpg', { type: 'image/jpeg' })
}

/** A batch whose bytes are on their way until `release`. */
function given() {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const claim = Promise.withResolvers<unknown>()
  const onFull = vi.fn()
  let isWritten: () => Promise<unknown> = async () => {}
  const work = {
    fit: async (file: File) => ({ data: file, name: file.name, type: file.type }),
    async put() {
      await isReleased
      return '/objects/stored'
    },
    cancel() {},
    async add() {
      await isWritten()
      claim.resolve(await listKept(emma.id))
      return givenPhoto()
    },
  }
  const batch = new UploadBatch({ work, limit: pLimit(2), maxFiles: 50 })
  const group = { id: hartleys.id, name: hartleys.name }
  isWritten = keepBatch(batch, { personId: emma.id, batchId: 'together', group, known: [], onFull })
  onTestFinished(() => batch.close())
  return { batch, release, onFull, atClaim: claim.promise }
}

function refuseWrites(name: string): void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No', name)
  })
  onTestFinished(() => put.mockRestore())
}
