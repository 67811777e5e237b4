import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFamilyApp, givenItem } from '../../../testing/given/given.ts'

test('a long answer is compressed as the browser takes it, and not for other sites', async () => {
  const { app, anna, path } = await createFamilyApp()
  for (let n = 0; n < 6; n++) await givenItem(anna, path, { name: `Thing ${n}` })
  const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const read = async (encodings: string, more: Record<string, string> = {}) => {
    const headers = { cookie, 'accept-encoding': encodings, ...more }
    const { headers: answered, rawPayload } = await app.server.inject({ url: `${path}/shopping`, headers })
    expect(answered.vary).toContain('accept-encoding')
    return { encoding: answered['content-encoding'], bytes: rawPayload, length: answered['content-length'] }
  }
  const plain = await read('identity')
  expect(plain.encoding).toBeUndefined()
  const br = await read('gzip, deflate, br;q=1.0')
  expect(br.encoding).toBe('br')
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
  expect(Number(br.length)).toBe(br.bytes.length)
  const gzip = await read('gzip, br;q=0')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 2)
  expect((await read('br', { 'sec-fetch-site': 'cross-site' })).encoding).toBeUndefined()
  expect((await read('br', { 'sec-fetch-site': 'same-origin' })).encoding).toBe('br')
})

test('a short answer is sent as it is', async () => {
  const { app, anna } = await createFamilyApp()
  const { headers } = await app.server.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBeUndefined()
  expect((await anna.get('/api/auth/user')).status).toBe(200)
})
