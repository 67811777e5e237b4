import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { localStore } from './local-store.ts'

const Visit = z.object({ count: z.number() })
const open = (version = 2, migrate?: (text: string) => unknown) =>
  localStore({ key: 'visits', version, schema: Visit, ...(migrate && { migrate }) })

let stored: Record<string, string>

beforeEach(() => {
  stored = {}
  vi.stubGlobal(
    'localStorage',
    new Proxy(stored, {
      get: (_, name) =>
        ({
          getItem: (key: string) => stored[key] ?? null,
          setItem: (key: string, text: string) => {
            stored[key] = text
          },
          removeItem: (key: string) => {
            delete stored[key]
          },
        })[String(name)],
    }),
  )
  return () => vi.unstubAllGlobals()
})

test('what is written is read, by name or without', () => {
  const store = open()
  expect(store.read()).toBeNull()
  store.write({ count: 1 })
  store.write({ count: 2 }, 'kitchen')
  expect(store.read()).toEqual({ count: 1 })
  expect(store.read('kitchen')).toEqual({ count: 2 })
  expect(store.names()).toEqual(['kitchen'])
  store.remove('kitchen')
  expect(store.names()).toEqual([])
})

test.each([
  ['no JSON', 'dark'],
  ['another version', JSON.stringify({ version: 1, value: { count: 1 } })],
  ['no version', JSON.stringify({ count: 1 })],
  ['another shape', JSON.stringify({ version: 2, value: { count: 'one' } })],
])('%s is dropped', (_name, text) => {
  stored.visits = text
  expect(open().read()).toBeNull()
  expect(stored).toEqual({})
})

test('what a newer release stored is not read and not removed', () => {
  const newer = JSON.stringify({ version: 3, value: { count: 1 } })
  stored.visits = newer
  expect(open().read()).toBeNull()
  expect(stored).toEqual({ visits: newer })
})

test('what an older release stored is migrated, and checked then', () => {
  const migrate = (text: string) => ({ count: Number(text) || text })
  stored.visits = '7'
  expect(open(2, migrate).read()).toEqual({ count: 7 })
  stored.visits = 'seven'
  expect(open(2, migrate).read()).toBeNull()
})

test('what the browser does not store is kept as long as the page', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get() {
          throw new Error('SecurityError')
        },
        ownKeys() {
          throw new Error('SecurityError')
        },
      },
    ),
  )
  const store = open()
  expect(store.write({ count: 1 }, 'kitchen')).toBe(false)
  expect(store.read('kitchen')).toEqual({ count: 1 })
  expect(store.names()).toEqual([])
  store.remove('kitchen')
  expect(store.read('kitchen')).toBeNull()
})
