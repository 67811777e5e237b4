import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { QueuedChange } from './queued-change.ts'

const add: QueuedChange = {
  kind: 'add',
  userId: 'emma',
  groupId: 'family',
  key: 'a',
  item: { name: 'Milk' },
  at: 2,
  tick: null,
  refusal: null,
}
const tick: QueuedChange = {
  kind: 'tick',
  userId: 'emma',
  groupId: 'family',
  itemId: 'b',
  name: 'Tea',
  isCompleted: true,
  at: 1,
}

let queue: typeof import('./queue.ts')
const storage: Record<string, string> = {}
let hasRoom = true
const storageEvents = new EventTarget()

beforeAll(async () => {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      if (!hasRoom) throw new DOMException('The store is full.', 'QuotaExceededError')
      storage[key] = text
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  }
  vi.stubGlobal('localStorage', new Proxy(storage, { get: (_, name) => Reflect.get(methods, name) }))
  vi.stubGlobal('addEventListener', storageEvents.addEventListener.bind(storageEvents))
  queue = await import('./queue.ts')
})
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  for (const key of Object.keys(storage)) delete storage[key]
  readAgain()
})

test('reads what the release before versions has stored', () => {
  storage['sunporch-shopping:add:a'] = JSON.stringify(add)
  storage['sunporch-shopping:tick:b'] = JSON.stringify(tick)
  readAgain()
  expect(queue.listChanges('emma')).toEqual([tick, add])
})

test('keeps a refused item and a text that the server will refuse', () => {
  const refused = { ...add, item: { name: 'x'.repeat(5000) }, refusal: { sentence: 'Too long.', fields: {} } }
  storage['sunporch-shopping:add:a'] = JSON.stringify(refused)
  readAgain()
  expect(queue.findAdd('a')).toEqual(refused)
})

test.each([
  ['no JSON', 'Milk'],
  ['null', 'null'],
  ['a change without its kind', JSON.stringify({ ...add, kind: undefined })],
  ['an item without a name', JSON.stringify({ version: 1, value: { ...add, item: {} } })],
])('drops %s', (_name, text) => {
  storage['sunporch-shopping:add:a'] = text
  readAgain()
  expect(queue.listChanges('emma')).toEqual([])
  expect(storage).toEqual({})
})

test('leaves a change of a newer release to that release', () => {
  const newer = { 'sunporch-shopping:add:a': JSON.stringify({ version: 2, value: add }) }
  Object.assign(storage, newer)
  readAgain()
  expect(queue.listChanges('emma')).toEqual([])
  expect(storage).toEqual(newer)
})

test('stores a change with its version, and removes it', () => {
  queue.saveChange(add)
  expect(JSON.parse(storage['sunporch-shopping:add:a'] ?? '')).toEqual({ version: 1, value: add })
  queue.discardAdd('a')
  expect(storage).toEqual({})
})

test('an item that the server has, and whose add it has not answered, is ticked with its add', () => {
  const owner = { userId: 'emma', groupId: 'family' }
  const key = queue.queueAdd(owner, { name: 'Tea' })
  queue.queueTick(owner, { id: key, key, name: 'Tea' }, false)
  queue.queueTick(owner, { id: 'of-server', key, name: 'Tea' }, true)
  expect(queue.listChanges('emma')).toMatchObject([{ kind: 'add', key, tick: { isCompleted: true } }])
})

test('an unchanged entry stays the same object when other tabs write', () => {
  queue.queueTick({ userId: 'emma', groupId: 'family' }, { id: 'b', key: null, name: 'Tea' }, true)
  const [before] = queue.listChanges('emma')
  storage['sunporch-shopping:add:a'] = JSON.stringify({ version: 1, value: add })
  readAgain()
  expect(queue.listChanges('emma')).toContain(before)
  expect(queue.listChanges('emma')).toContainEqual(add)
})

test('a newer tick outlives the answer to the one before', () => {
  queue.saveChange(tick)
  const [first] = queue.listChanges('emma')
  queue.saveChange({ ...tick, isCompleted: false, at: 3 })
  if (first) queue.removeChange(first)
  expect(queue.listChanges('emma')).toEqual([{ ...tick, isCompleted: false, at: 3 }])
})

test('a newer tick of another tab outlives the answer to the one before, also before this tab hears of it', () => {
  queue.saveChange(tick)
  const [first] = queue.listChanges('emma')
  const newer = { ...tick, isCompleted: false, at: 3 }
  storage['sunporch-shopping:tick:b'] = JSON.stringify({ version: 1, value: newer })
  if (first) queue.removeChange(first)
  readAgain()
  expect(queue.listChanges('emma')).toEqual([newer])
})

test('a change that localStorage had no room for outlives a change of another tab, and is stored later', () => {
  hasRoom = false
  queue.saveChange(add)
  hasRoom = true
  storage['sunporch-shopping:tick:b'] = JSON.stringify({ version: 1, value: tick })
  readAgain()
  expect(queue.listChanges('emma')).toEqual([tick, add])
  expect(JSON.parse(storage['sunporch-shopping:add:a'] ?? '')).toEqual({ version: 1, value: add })
})

/** What the browser does when another tab has written. */
function readAgain() {
  storageEvents.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
}
