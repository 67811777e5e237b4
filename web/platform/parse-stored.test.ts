import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shoppingApi } from '#contract/shopping/shopping.ts'
import { parseStored } from './parse-stored.ts'

const Now = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      shop: z.nullable(z.string()),
      isUrgent: z.boolean(),
      tags: z.array(z.string()),
      size: z.optional(z.string()),
    }),
  ),
  by: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
})

test('what was kept before a field was there can be read, with the field empty', () => {
  const milk = { name: 'Milk', shop: null, isUrgent: false, tags: [] }
  expect(z.safeParse(Now, { items: [{ name: 'Milk' }] }).success).toBe(false)
  expect(read({ items: [{ name: 'Milk' }] })).toEqual({ items: [milk], by: null })
  expect(read({ items: [], by: { name: 'Anna' } })).toEqual({ items: [], by: { name: 'Anna', phone: null } })
})

test('what is there stays, and what cannot be empty or is of another kind is not read', () => {
  const kept = {
    items: [{ name: 'Milk', shop: 'Tesco', isUrgent: true, tags: ['a'], size: 'large' }],
    by: null,
  }
  expect(read(structuredClone(kept))).toEqual(kept)
  expect(read({ items: [{ shop: 'Tesco' }] })).toBeNull()
  expect(read({ items: [{ ...kept.items[0], shop: 7 }] })).toBeNull()
  expect([read(null), read('Milk'), read([])]).toEqual([null, null, null])
})

test('a list of an older release, whose items had only a name, is one of today', () => {
  const item = { id: '019aa3c2-0000-7000-8000-000000000001', name: 'Milk', quantity: '1' }
  const kept = { items: [{ ...item, createdAt: '2026-11-21T08:00:00Z' }] }
  expect(parseStored(shoppingApi.list.response, kept)).toMatchObject({
    success: true,
    data: { items: [{ name: 'Milk', notes: null, isCompleted: false, product: null }] },
  })
})

function read(value: unknown) {
  const parsed = parseStored(Now, value)
  return parsed.success ? parsed.data : null
}
