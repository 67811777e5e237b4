import { expect, test } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import type { Browser } from '../testing/browser.ts'
import { type Family, givenFamily, givenItem, givenMember } from '../testing/given/given.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { anna: Browser; ben: Browser; path: string; id: string; list: string }

const verbs: Verb<Row>[] = [
  { name: 'edit the name', call: ({ anna, path }) => anna.patch(path, { name: 'Oat milk' }) },
  { name: 'edit the notes', call: ({ ben, path }) => ben.patch(path, { notes: 'the blue one' }) },
  { name: 'tick', call: ({ anna, id }) => tick(anna, id, true) },
  { name: 'untick', call: ({ ben, id }) => tick(ben, id, false) },
  { name: 'delete', call: ({ ben, path }) => ben.delete(path) },
  { name: 'restore', call: ({ anna, path }) => anna.post(`${path}/restore`) },
  { name: 'send', call: ({ anna, list, id }) => anna.post(`${list}/send-to-amazon`, { itemIds: [id] }) },
  { name: 'not sent', call: ({ ben, list, id }) => ben.post(`${list}/mark-not-sent`, { itemIds: [id] }) },
  { name: 'in cart', call: ({ anna, path }) => anna.patch(`${path}/in-cart`, { isInCart: true }) },
]

function tick(browser: Browser, id: string, isCompleted: boolean) {
  return browser.patch(`/api/shopping-items/${id}/toggle`, { isCompleted })
}

test.each(pairsOf(verbs))('at once on one shopping item: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  for (let round = 0; round < raceRounds; round++) {
    const { id } = await givenItem(family.anna, family.path)
    const list = `${family.path}/shopping`
    const row = { anna: family.anna, ben, path: `${list}/items/${id}`, id, list }
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap((verb, index) => (answers[index]?.status === 200 ? [verb.name] : []))
    await expectConsistent(family, id, done)
  }
})

async function expectConsistent({ anna, path }: Family, id: string, done: string[]) {
  const { items } = (await anna.get(`${path}/shopping`)).body as { items: ShoppingItem[] }
  const item = items.find((listed) => listed.id === id)
  const activity = ((await anna.get(`${path}/activity?limit=100`)).body as Activity[]).filter(
    ({ subject }) => subject?.id === id,
  )
  const count = (action: string) => activity.filter((entry) => entry.action === action).length
  const has = (verb: string) => done.includes(verb)
  // An edit of another field survives.
  if (item && has('edit the name')) expect(item.name).toBe('Oat milk')
  if (item && has('edit the notes')) expect(item.notes).toBe('the blue one')
  // Of two equal calls exactly one changes the item.
  expect(count('shopping_item_removed')).toBe(has('delete') ? 1 : 0)
  expect(count('shopping_item_completed')).toBe(has('tick') ? 1 : 0)
  expect(count('shopping_item_in_cart')).toBeLessThanOrEqual(1)
  // An item that is not on its way to Amazon is in no cart.
  if (item && !item.isSentToAmazon) expect(item.inCart).toBeNull()
  // The activity says what the item is.
  const isTicked = count('shopping_item_completed') > count('shopping_item_reopened')
  if (item) expect(item.isCompleted).toBe(isTicked)
}
