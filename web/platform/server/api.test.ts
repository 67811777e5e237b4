import { expect, onTestFinished, test } from 'vitest'
import { photosApi } from '#contract/photos/photos.ts'
import { ApiError, call, isFinalRefusal, isUnauthorized } from './api.ts'

const ours = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ error: { code, message: 'No.' } }))

test.each([
  [400, 'malformed'],
  [401, 'unauthorized'],
  [404, 'not_found'],
  [409, 'conflict'],
  [422, 'invalid'],
])('%i of our server is final', (status, code) => {
  expect(isFinalRefusal(ours(status, code))).toBe(true)
})

test.each([
  [403, 'forbidden'],
  [408, 'unavailable'],
  [425, 'unavailable'],
  [429, 'too_many'],
  [500, 'internal'],
  [503, 'unavailable'],
])('%i is tried again, also of our server', (status, code) => {
  expect(isFinalRefusal(ours(status, code))).toBe(false)
})

test.each([401, 403, 404, 407, 408, 410, 421, 502])('%i of a proxy is tried again', (status) => {
  expect(isFinalRefusal(new ApiError(status, 'Not Found', '404 page not found'))).toBe(false)
  expect(isFinalRefusal(new ApiError(status, 'Not Found', '<html></html>'))).toBe(false)
  expect(isFinalRefusal(new ApiError(status, 'Not Found', '{"error":"not found"}'))).toBe(false)
  const codes = [String(status), 'NOT_FOUND', 'upstream_gone']
  for (const code of codes) expect(isFinalRefusal(ours(status, code))).toBe(false)
})

test('where nothing answers, nothing is final', () => {
  expect(isFinalRefusal(new TypeError('Failed to fetch'))).toBe(false)
})

test('who must sign in reads so from our server, and from the text of a 401', () => {
  expect(isUnauthorized(ours(401, 'unauthorized'))).toBe(true)
  expect(isUnauthorized(new ApiError(401, 'Unauthorized', ''))).toBe(true)
  expect(isUnauthorized(ours(404, 'not_found'))).toBe(false)
})

test.each(['null', '{}', '{"status":"ok"}', '""', '[]'])(
  '%s in the place of a photo is no success, and says nothing about the call',
  async (body) => {
    answerAll(body)
    const params = { groupId: 'group', photoId: 'photo' }
    const error = await call(photosApi.update, { params, body: { caption: 'A' } }).catch((error) => error)
    expect([error.message, isFinalRefusal(error)]).toEqual(['Somebody else has answered', false])
  },
)

test.each(['null', '{}', '{"status":"ok"}'])('%s in the place of a list is none', async (body) => {
  answerAll(body)
  await expect(call(photosApi.list, { params: { groupId: 'group' } })).rejects.toThrow('Somebody else')
})

test('an answer of another release may have other fields', async () => {
  answerAll('{"id":"photo","isNew":true}')
  const params = { groupId: 'group', photoId: 'photo' }
  expect(await call(photosApi.update, { params, body: { caption: 'A' } })).toEqual({
    id: 'photo',
    isNew: true,
  })
})

function answerAll(body: string): void {
  const { fetch } = globalThis
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  globalThis.fetch = async () => new Response(body)
}

test('small changes outlive their page, and neither reads nor long texts do', async () => {
  const outlived: unknown[] = []
  const { fetch } = globalThis
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  globalThis.fetch = async (_address, init) => {
    outlived.push(init?.keepalive)
    return new Response(init?.method === 'GET' ? '[]' : '{"id":"photo"}')
  }
  const params = { groupId: 'group', photoId: 'photo' }
  await call(photosApi.update, { params, body: { caption: 'The garden' } })
  await call(photosApi.send, { params })
  await call(photosApi.update, { params, body: { caption: 'x'.repeat(500) } })
  await call(photosApi.list, { params })
  expect(outlived).toEqual([true, true, false, false])
})
