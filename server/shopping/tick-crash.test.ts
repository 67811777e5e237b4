import { expect, onTestFinished, test } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { givenItem, givenPerson, type Person } from '../testing/given/given.ts'
import { startServer } from '../testing/processes/running-server.ts'
import { rounds } from '../testing/soak.ts'
import { borrowDatabase } from '../testing/test-database.ts'

const times = rounds({ quick: 1, full: 10 })
const atOnce = 30

test('killed while ticks are on their way: each that was answered is there, with its activity, and none is half there', async () => {
  const database = await borrowDatabase()
  const server = await startServer(database.environment)
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  const anna = await givenPerson(server, 'Anna')
  const made = await anna.post('/api/family-groups', { name: 'The Hartleys' })
  const path = `/api/family-groups/${made.body.id}`
  for (let round = 0; round < times; round++) {
    const ids: string[] = []
    for (let count = 0; count < atOnce; count++) ids.push((await givenItem(anna, path)).id)
    const answered = new Set<string>()
    const enough = Promise.withResolvers<void>()
    const wanted = Math.floor(Math.random() * atOnce)
    const ticks = ids.map(async (id) => {
      if (await isTicked(anna, id)) answered.add(id)
      if (answered.size >= wanted) enough.resolve()
    })
    await Promise.race([enough.promise, Promise.all(ticks)])
    await server.kill()
    await Promise.all(ticks)
    await server.start()
    const completed = await completedOf(anna, path, ids)
    expect([...answered].filter((id) => !completed.includes(id))).toEqual([])
    expect(await recordedOf(anna, path, ids)).toEqual(completed)
  }
}, 1_800_000)

/** False when the connection was lost: the tick may have been made or not. */
async function isTicked(anna: Person, id: string): Promise<boolean> {
  const ticking = anna.patch(`/api/shopping-items/${id}/toggle`, { isCompleted: true })
  return ticking.then(
    ({ status }) => status === 200,
    () => false,
  )
}

async function completedOf(anna: Person, path: string, ids: string[]): Promise<string[]> {
  const { items } = (await anna.get(`${path}/shopping`)).body as { items: ShoppingItem[] }
  return items
    .filter(({ id, isCompleted }) => isCompleted && ids.includes(id))
    .map(({ id }) => id)
    .toSorted()
}

/** The items whose tick the activity tells of, once for each row. */
async function recordedOf(anna: Person, path: string, ids: string[]): Promise<string[]> {
  const rows = (await anna.get(`${path}/activity?limit=100`)).body as Activity[]
  const ticked = rows.filter(({ action }) => action === 'shopping_item_completed')
  return ticked
    .flatMap(({ subject }) => subject?.id ?? [])
    .filter((id) => ids.includes(id))
    .toSorted()
}
