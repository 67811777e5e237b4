import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFamilyApp, givenItem, givenPhoto } from '../given/given.ts'
import { createTestApp } from '../test-app.ts'

const nonsense = [undefined, null, {}, [], '', ' ', 'x', -1, 1e9, true, 'x'.repeat(3000), [{}], ['x']]

/** What only a programmer would say. */
const jargon = /invalid|expected|received|undefined|null\b|NaN|>=|<=|object Object/i

test('whatever is wrong with a body or a query, every field gets a sentence for a person', async () => {
  const app = await createTestApp()
  for (const { method, path, body, query } of app.server.endpoints) {
    for (const schema of [body, query]) {
      for (const value of [...nonsense, ...withEachField(schema)]) {
        const issues = schema?.safeParse(value).error?.issues ?? []
        for (const { message } of issues) {
          if (message === 'No family group selected') continue
          expect.soft(message, `${method} ${path}`).toMatch(/^[A-Z“].*[.?!]$/)
          expect.soft(message, `${method} ${path}`).not.toMatch(jargon)
        }
      }
    }
  }
})

test('the sentence is in the answer, beside the name of the field', async () => {
  const { anna, path } = await createFamilyApp()
  const { id: photoId } = await givenPhoto(anna, path)
  const plan = {
    photoId,
    scheduledFor: '2035-01-01T08:00:00Z',
    isRecurring: true,
    recurringPattern: 'yearly',
  }
  expect((await anna.post(`${path}/schedule`, plan)).body.error).toEqual({
    code: 'invalid',
    message: 'The recurring pattern must be daily, weekly, or monthly.',
    issues: [
      { path: 'recurringPattern', message: 'The recurring pattern must be daily, weekly, or monthly.' },
    ],
  })
  const { id } = await givenItem(anna, path)
  const toggle = await anna.patch(`/api/shopping-items/${id}/toggle`, {})
  expect(toggle.status).toBe(422)
  expect(toggle.body.error.message).toBe('Please say whether it is completed: true or false.')
})

test('HEAD answers like GET without the body, and ends no session', async () => {
  const { anna, path } = await createFamilyApp()
  const { objectPath } = await givenPhoto(anna, path)
  for (const address of ['/', '/no/such/page', '/api/no-such-call', `/api${objectPath}`, `${path}/photos`]) {
    const [head, get] = [await anna.request('HEAD', address), await anna.get(address)]
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(head.headers.get(name), `${address} ${name}`).toBe(get.headers.get(name))
    expect([head.status, head.bytes.length], address).toEqual([get.status, 0])
  }
  expect((await anna.request('HEAD', '/api/logout')).status).toBe(303)
  expect((await anna.get('/api/auth/user')).status).toBe(200)
})

/** For an object's schema: objects in which one field has each value in turn. */
function withEachField(schema: unknown): unknown[] {
  const inner = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema
  if (!(inner instanceof z.ZodMiniObject)) return []
  return Object.keys(inner.shape).flatMap((name) => nonsense.map((value) => ({ [name]: value })))
}
