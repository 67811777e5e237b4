import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Photo, photosApi } from '#contract/photos/photos.ts'
import { isExactly } from './exact-answer.ts'

const photo: Photo = {
  id: '01900000-0000-7000-8000-000000000001',
  objectPath: '/objects/1',
  caption: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  takenAt: '2026-11-21T08:00',
  isSentToAlexa: false,
  sentToAlexaAt: null,
  width: 1600,
  height: 1200,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  focalPoint: { x: 400, y: 600 },
  addedBy: { id: '01900000-0000-7000-8000-000000000002', name: 'Anna' },
  people: [{ id: '01900000-0000-7000-8000-000000000003', name: 'Ben', relation: null }],
  delivery: null,
}
const list = photosApi.list.response

test('an answer that parsing would not change is exact', () => {
  expect(isExactly(list, [photo, photo])).toBe(true)
  expect(isExactly(list, [])).toBe(true)
})

test('a column too many, a field too few, a wrong type and a wrong format are not exact, however deep', () => {
  const { caption: _, ...short } = photo
  for (const wrong of [
    { ...photo, password_hash: 'secret' },
    { ...photo, addedBy: { ...photo.addedBy, email: 'anna@example.com' } },
    { ...photo, people: [{ ...photo.people[0], user_id: null }] },
    short,
    { ...photo, width: '1600' },
    { ...photo, width: Number.NaN },
    { ...photo, caption: undefined },
    { ...photo, id: 'one' },
    { ...photo, createdAt: 'yesterday' },
    { ...photo, people: null },
    null,
    [],
  ]) {
    expect(isExactly(list, [photo, wrong])).toBe(false)
  }
})

test('it agrees with parsing, whatever the value', () => {
  const schema = z.object({
    kind: z.enum(['a', 'b']),
    one: z.literal('one'),
    count: z.int().check(z.minimum(0)),
    note: z.optional(z.nullable(z.string().check(z.maxLength(3)))),
    list: z.array(z.union([z.string(), z.object({ id: z.uuid() })])),
  })
  const text = fc.constantFrom('', 'a', 'b', 'one', 'long text', photo.id)
  const value = fc.record(
    {
      kind: text,
      one: text,
      count: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double()),
      note: fc.oneof(text, fc.constant(null), fc.constant(undefined)),
      list: fc.array(fc.oneof(text, fc.record({ id: text }), fc.constant(null))),
      more: text,
    },
    { requiredKeys: ['kind', 'one', 'list'] },
  )
  fc.assert(
    fc.property(value, (value) => {
      if (!isExactly(schema, value)) return
      expect(schema.safeParse(value)).toEqual({ success: true, data: value })
    }),
  )
})

test('a schema that changes values is always parsed', () => {
  const trimmed = z.object({ name: z.string().check(z.trim()) })
  expect(isExactly(trimmed, { name: ' Anna ' })).toBe(false)
  expect(isExactly(z.looseObject({ name: z.string() }), { name: 'Anna' })).toBe(false)
  expect(isExactly(Photo, { ...photo, ['__proto__']: 1 })).toBe(false)
})
