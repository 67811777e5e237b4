import { expect, test } from 'vitest'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import type { Browser } from '../testing/browser.ts'
import { createFamilyApp, givenItem, givenMember, givenOthers } from '../testing/given/given.ts'
import { listActions } from '../testing/seen.ts'

test('items that are sent to Amazon are marked, ticked off or not, as one line of activity', async () => {
  const { anna, path } = await createFamilyApp()
  const milk = await givenItem(anna, path, { name: 'Milk' })
  const eggs = await givenItem(anna, path, { name: 'Eggs' })
  const bread = await givenItem(anna, path, { name: 'Bread' })
  await anna.patch(`/api/shopping-items/${eggs.id}/toggle`, { isCompleted: true })
  const sent = await anna.post(`${path}/shopping/send-to-amazon`, { itemIds: [milk.id, eggs.id, milk.id] })
  expect(sent.status).toBe(200)
  expect(markedNames(sent.body.items)).toEqual(['Eggs', 'Milk'])
  expect(markedNames(await listItems(anna, path))).toEqual(['Eggs', 'Milk'])
  const [line] = (await anna.get(`${path}/activity`)).body
  expect(line).toMatchObject({ action: 'items_sent_to_amazon', subject: { kind: 'shopping' } })
  expect(line.subject.title).toMatch(/^(Milk|Eggs) and 1 more$/)

  const undone = await anna.post(`${path}/shopping/mark-not-sent`, { itemIds: [milk.id] })
  expect(undone.body.items).toEqual([milk])
  expect(markedNames(await listItems(anna, path))).toEqual(['Eggs'])
  expect((await listActions(anna, path))[0]).toBe('items_marked_not_sent')
  expect((await listItems(anna, path)).find(({ id }) => id === bread.id)).toEqual(bread)
})

test('one item that is not on this list, and nothing is marked', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const milk = await givenItem(anna, path)
  const deleted = await givenItem(anna, path)
  await anna.delete(`${path}/shopping/items/${deleted.id}`)
  const foreign = await givenItem(others.person, others.path)
  const actions = await listActions(anna, path)
  for (const wrong of [deleted.id, foreign.id, '019aa111-0000-7000-8000-000000000000']) {
    for (const call of ['send-to-amazon', 'mark-not-sent']) {
      const refused = await anna.post(`${path}/shopping/${call}`, { itemIds: [milk.id, wrong] })
      expect.soft(refused.status, call).toBe(404)
      expect.soft(refused.body.error.message).toBe('One of these items is not on the list any more.')
    }
  }
  expect(await listItems(anna, path)).toEqual([milk])
  expect(await listItems(others.person, others.path)).toEqual([foreign])
  expect(await listActions(anna, path)).toEqual(actions)
})

test.each([
  ['nothing selected', { itemIds: [] }],
  ['no list', {}],
  ['one that is no id', { itemIds: ['milk'] }],
  ['too many', { itemIds: Array(1001).fill('019aa111-0000-7000-8000-000000000000') }],
])('sending to Amazon with %s is refused', async (_what, body) => {
  const { anna, path } = await createFamilyApp()
  const refused = await anna.post(`${path}/shopping/send-to-amazon`, body)
  expect(refused.status).toBe(422)
  expect(refused.body.error.issues[0].path).toMatch(/^itemIds/)
})

test('a member does not send to Amazon, and does not undo it', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const eggs = await givenItem(mia, family.path)
  for (const call of ['send-to-amazon', 'mark-not-sent']) {
    expect((await mia.post(`${family.path}/shopping/${call}`, { itemIds: [eggs.id] })).status).toBe(403)
  }
  expect(await listItems(mia, family.path)).toEqual([eggs])
})

test('what goes to Amazon is answered with links and quantities', async () => {
  const { app, anna, path } = await createFamilyApp()
  await anna.patch(`${path}/settings`, { amazonMarketplace: 'GB', amazonAssociateTag: 'hartleys-21' })
  const milk = await givenItem(anna, path, { name: 'Oat milk', quantity: '6 packs' })
  const tea = await givenItem(anna, path, { name: 'Tea', quantity: '2', product: 'B07FZ8S74R' })
  const flour = await givenItem(anna, path, { name: 'Mehl', product: 'https://www.amazon.de/dp/B07FZ8S74S' })
  const sent = await anna.post(`${path}/shopping/send-to-amazon`, { itemIds: [flour.id, tea.id, milk.id] })
  expect(sent.body).toEqual({
    shop: { name: 'amazon.co.uk', cartUrl: 'https://www.amazon.co.uk/gp/cart/view.html' },
    carts: [],
    items: [
      expect.objectContaining({
        id: milk.id,
        isSentToAmazon: true,
        sentToAmazonAt: new Date(app.clock.now()).toISOString(),
        amazonUrl: 'https://www.amazon.co.uk/s?k=Oat+milk&tag=hartleys-21',
        amazonQuantity: 6,
        isQuantitySure: false,
      }),
      expect.objectContaining({
        id: tea.id,
        amazonUrl: 'https://www.amazon.co.uk/dp/B07FZ8S74R?tag=hartleys-21',
        amazonQuantity: 2,
        isQuantitySure: true,
      }),
      expect.objectContaining({ id: flour.id, amazonUrl: 'https://www.amazon.de/dp/B07FZ8S74S' }),
    ],
  })
  expect((await anna.get(`${path}/shopping/amazon`)).body).toEqual(sent.body)
})

test('twice is once: what was sent stays as it was, and only what is new is told', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const milk = await givenItem(anna, path, { name: 'Milk' })
  const tea = await givenItem(anna, path, { name: 'Tea' })
  const send = (by: Browser, ...items: ShoppingItem[]) =>
    by.post(`${path}/shopping/send-to-amazon`, { itemIds: items.map(({ id }) => id) })
  const sent = await Promise.all([send(anna, milk), send(anna, milk), send(carl, milk)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  const at = sent[0]?.body.items[0].sentToAmazonAt
  app.clock.advance(1000)
  const again = await send(carl, milk, tea)
  expect(again.body.items.map((item: ShoppingItem) => [item.name, item.sentToAmazonAt === at])).toEqual([
    ['Milk', true],
    ['Tea', false],
  ])
  const told = (await anna.get(`${path}/activity`)).body
    .filter(({ action }: { action: string }) => action === 'items_sent_to_amazon')
    .map(({ subject }: { subject: { title: string } }) => subject.title)
  expect(told).toEqual(['Tea', 'Milk'])

  const undo = () => anna.post(`${path}/shopping/mark-not-sent`, { itemIds: [milk.id] })
  await Promise.all([undo(), undo()])
  const actions = await listActions(anna, path)
  expect(actions.filter((action) => action === 'items_marked_not_sent')).toHaveLength(1)
})

test('many who add, tick and send at the same time lose nothing', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const there = await Promise.all(
    Array.from({ length: 8 }, (_, n) => givenItem(anna, path, { name: `${n}` })),
  )
  const itemIds = there.map(({ id }) => id)
  const all = await Promise.all([
    anna.post(`${path}/shopping/send-to-amazon`, { itemIds }),
    carl.post(`${path}/shopping/send-to-amazon`, { itemIds: itemIds.toReversed() }),
    ...itemIds.map((id) => carl.patch(`/api/shopping-items/${id}/toggle`, { isCompleted: true })),
    ...itemIds.map((id) => anna.patch(`${path}/shopping/items/${id}`, { quantity: '2' })),
    ...Array.from({ length: 8 }, (_, n) => carl.post(`${path}/shopping/items`, { name: `new ${n}` })),
  ])
  expect(all.every(({ status }) => status < 300)).toBe(true)
  const items = await listItems(anna, path)
  expect(items).toHaveLength(16)
  expect(
    items.filter((item) => item.isSentToAmazon && item.isCompleted && item.quantity === '2'),
  ).toHaveLength(8)
  const sent = (await listActions(anna, path)).filter((action) => action === 'items_sent_to_amazon')
  expect(sent).toHaveLength(1)
})

test('a tick "in the cart" is kept with who made it, and goes with the mark', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const mia = await givenMember(app, family, 'Mia', 'member')
  const milk = await givenItem(anna, path)
  const tick = (by: Browser, isInCart: boolean) =>
    by.patch(`${path}/shopping/items/${milk.id}/in-cart`, { isInCart })
  expect((await tick(anna, true)).status).toBe(409)
  await anna.post(`${path}/shopping/send-to-amazon`, { itemIds: [milk.id] })
  expect((await tick(mia, true)).status).toBe(403)
  const at = new Date(app.clock.now()).toISOString()
  expect((await tick(carl, true)).body.inCart).toEqual({ at, by: 'Carl Hartley' })
  app.clock.advance(1000)
  expect((await tick(anna, true)).body.inCart).toEqual({ at, by: 'Carl Hartley' })
  expect((await listActions(anna, path)).slice(0, 2)).toEqual([
    'shopping_item_in_cart',
    'items_sent_to_amazon',
  ])
  expect((await tick(anna, false)).body.inCart).toBeNull()
  await tick(anna, true)
  const undone = await anna.post(`${path}/shopping/mark-not-sent`, { itemIds: [milk.id] })
  expect(undone.body.items).toEqual([milk])
  expect((await anna.get(`${path}/shopping/amazon`)).body.items).toEqual([])
})

test('the form for the cart is made only when it is switched on, and of what is still to buy here', async () => {
  const { anna, path } = await createFamilyApp()
  await anna.patch(`${path}/settings`, { amazonMarketplace: 'DE' })
  const made: ShoppingItem[] = []
  for (let n = 0; n < 22; n++) {
    made.push(await givenItem(anna, path, { name: `${n}`, quantity: '2', product: `B07FZ8S${100 + n}` }))
  }
  const [done, inCart] = made
  const foreign = await givenItem(anna, path, { product: 'https://www.amazon.fr/dp/B07FZ8S74S' })
  const search = await givenItem(anna, path, { name: 'Bread' })
  const itemIds = [...made, foreign, search].map(({ id }) => id)
  expect((await anna.post(`${path}/shopping/send-to-amazon`, { itemIds })).body.carts).toEqual([])
  await anna.patch(`/api/shopping-items/${done?.id}/toggle`, { isCompleted: true })
  await anna.patch(`${path}/shopping/items/${inCart?.id}/in-cart`, { isInCart: true })
  const carts = async () => (await anna.get(`${path}/shopping/amazon`)).body.carts

  expect((await anna.patch(`${path}/settings`, { amazonCartForm: true })).body.amazonCartForm).toBe(true)
  const [only, ...others] = await carts()
  expect(others).toEqual([])
  expect(new Set(only.itemIds)).toEqual(new Set(made.slice(2).map(({ id }) => id)))
  expect(only.url).toMatch(
    /^https:\/\/www\.amazon\.de\/gp\/aws\/cart\/add\.html\?ASIN\.1=B07FZ8S1\d\d&Quantity\.1=2&/,
  )
  await anna.patch(`/api/shopping-items/${done?.id}/toggle`, { isCompleted: false })
  expect((await carts()).map((cart: { itemIds: string[] }) => cart.itemIds.length)).toEqual([20, 1])
  await anna.patch(`${path}/settings`, { amazonMarketplace: 'ZA' })
  expect(await carts()).toEqual([])
})

test('a group has its own Amazon, from the start or by its settings', async () => {
  const { app, family, anna, path, group } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  expect(group).toMatchObject({ amazonMarketplace: 'US', amazonAssociateTag: null, amazonCartForm: false })
  const made = await anna.post('/api/family-groups', { name: 'Here', amazonMarketplace: 'DE' })
  expect(made.body.amazonMarketplace).toBe('DE')
  const change = (change: object) => anna.patch(`${path}/settings`, change)
  expect((await change({ amazonMarketplace: 'FR', amazonAssociateTag: ' a-21 ' })).body).toMatchObject({
    amazonMarketplace: 'FR',
    amazonAssociateTag: 'a-21',
    autoSendContent: true,
  })
  expect((await change({ autoSendContent: false })).body.amazonAssociateTag).toBe('a-21')
  expect((await change({ amazonAssociateTag: '' })).body.amazonAssociateTag).toBeNull()
  for (const wrong of [
    { amazonMarketplace: 'XX' },
    { amazonAssociateTag: 'a&b=1' },
    { amazonCartForm: 'yes' },
  ]) {
    expect.soft((await change(wrong)).status, JSON.stringify(wrong)).toBe(422)
  }
  expect((await mia.patch(`${path}/settings`, { amazonMarketplace: 'DE' })).status).toBe(403)
})

async function listItems(by: Browser, path: string): Promise<ShoppingItem[]> {
  return (await by.get(`${path}/shopping`)).body.items
}

function markedNames(items: ShoppingItem[]): string[] {
  return items
    .filter(({ isSentToAmazon }) => isSentToAmazon)
    .map(({ name }) => name)
    .sort()
}
