import { expect, test } from 'vitest'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { newId } from '../platform/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { createFamilyApp, givenItem, givenMember, givenOthers } from '../testing/given/given.ts'
import { listActions } from '../testing/seen.ts'

test('a name is enough: one of it, not ticked off, not sent', async () => {
  const { app, anna, path } = await createFamilyApp()
  expect((await anna.get(`${path}/shopping`)).body).toEqual({ items: [] })
  const added = await anna.post(`${path}/shopping/items`, { name: '  Milk ' })
  expect(added.status).toBe(201)
  expect(added.body).toEqual({
    id: expect.any(String),
    name: 'Milk',
    quantity: '1',
    notes: null,
    isCompleted: false,
    isSentToAmazon: false,
    createdAt: new Date(app.clock.now()).toISOString(),
    completedAt: null,
    sentToAmazonAt: null,
    inCart: null,
    echoCart: null,
    product: null,
    key: null,
    addedByUser: { id: anna.user.id, firstName: 'Anna', lastName: 'Hartley' },
    addedByDevice: null,
  })
  expect((await anna.get(`${path}/shopping`)).body).toEqual({ items: [added.body] })
})

test('quantity and notes are kept trimmed, and empty ones are the default and none', async () => {
  const { anna, path } = await createFamilyApp()
  const detailed = await givenItem(anna, path, { quantity: ' a small bag ', notes: '  the brown one\n' })
  expect(detailed).toMatchObject({ quantity: 'a small bag', notes: 'the brown one' })
  const empty = await givenItem(anna, path, { quantity: ' ', notes: '' })
  expect(empty).toMatchObject({ quantity: '1', notes: null })
})

test('the newest stands first', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenItem(anna, path, { name: 'Milk' })
  app.clock.advance(1)
  await givenItem(anna, path, { name: 'Eggs' })
  expect((await listItems(anna, path)).map(({ name }) => name)).toEqual(['Eggs', 'Milk'])
})

test.each([
  ['no name', {}, 'name'],
  ['a blank name', { name: ' \n' }, 'name'],
  ['a long name', { name: 'x'.repeat(201) }, 'name'],
  ['a name with a NUL', { name: 'a\u0000' }, 'name'],
  ['a long quantity', { name: 'Milk', quantity: 'x'.repeat(41) }, 'quantity'],
  ['a quantity that is a number', { name: 'Milk', quantity: 2 }, 'quantity'],
  ['long notes', { name: 'Milk', notes: 'x'.repeat(2001) }, 'notes'],
])('%s is refused, adding and editing alike, naming the field', async (_what, body, field) => {
  const { anna, path } = await createFamilyApp()
  const milk = await givenItem(anna, path)
  const added = await anna.post(`${path}/shopping/items`, body)
  expect(added.status).toBe(422)
  expect(added.body.error.issues[0].path).toBe(field)
  if (field in body) {
    const edited = await anna.patch(`${path}/shopping/items/${milk.id}`, body)
    expect(edited.status).toBe(422)
  }
  expect(await listItems(anna, path)).toEqual([milk])
})

test('the longest that may be is taken', async () => {
  const { anna, path } = await createFamilyApp()
  const longest = { name: 'n'.repeat(200), quantity: 'q'.repeat(40), notes: 'x'.repeat(2000) }
  expect(await givenItem(anna, path, longest)).toMatchObject(longest)
})

test('what may not be set from outside is not', async () => {
  const { anna, path } = await createFamilyApp()
  const forged = {
    id: '019aa111-0000-7000-8000-000000000000',
    isCompleted: true,
    isSentToAmazon: true,
    inCart: { at: '2020-01-01T00:00:00Z', by: 'somebody' },
    createdAt: '2020-01-01T00:00:00Z',
    addedByUser: { id: 'somebody' },
  }
  const added = (await anna.post(`${path}/shopping/items`, { name: 'Milk', ...forged })).body
  expect(added).toMatchObject({ isCompleted: false, isSentToAmazon: false })
  expect(added.addedByUser.id).toBe(anna.user.id)
  expect(added.id).not.toBe(forged.id)
  expect((await anna.patch(`${path}/shopping/items/${added.id}`, forged)).body).toEqual(added)
})

test('ticking off sets the value that was sent: twice the same is once', async () => {
  const { app, anna, path } = await createFamilyApp()
  const milk = await givenItem(anna, path)
  const toggle = (isCompleted: boolean) =>
    anna.patch(`/api/shopping-items/${milk.id}/toggle`, { isCompleted })
  const ticked = await toggle(true)
  expect(ticked.body).toEqual({
    ...milk,
    isCompleted: true,
    completedAt: new Date(app.clock.now()).toISOString(),
  })
  app.clock.advance(1000)
  expect((await toggle(true)).body).toEqual(ticked.body)
  expect((await toggle(false)).body).toEqual(milk)
  expect((await toggle(false)).body).toEqual(milk)
  expect(await listActions(anna, path)).toEqual([
    'shopping_item_reopened',
    'shopping_item_completed',
    'shopping_item_added',
    'family_group_created',
  ])
})

test.each([[{}], [{ isCompleted: 'true' }], [{ isCompleted: null }]])(
  'a toggle that does not say which way is refused: %j',
  async (body) => {
    const { anna, path } = await createFamilyApp()
    const milk = await givenItem(anna, path)
    const refused = await anna.patch(`/api/shopping-items/${milk.id}/toggle`, body)
    expect(refused.status).toBe(422)
    expect(refused.body.error.issues[0].path).toBe('isCompleted')
  },
)

test('of two ticks the one that was made last wins, whenever it arrives', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const milk = await givenItem(family.anna, family.path)
  const toggle = (by: Browser, isCompleted: boolean, age?: number) =>
    by.patch(`/api/shopping-items/${milk.id}/toggle`, { isCompleted, age })
  app.clock.advance(600_000)
  // Mia ticked five minutes ago, without a connection; Anna has put it back since.
  await toggle(family.anna, true, 400_000)
  await toggle(family.anna, false)
  expect((await toggle(mia, true, 300_000)).body.isCompleted).toBe(false)
  // The same value again is a newer word too.
  app.clock.advance(60_000)
  await toggle(family.anna, false)
  expect((await toggle(mia, true, 30_000)).body.isCompleted).toBe(false)
  app.clock.advance(60_000)
  const made = new Date(app.clock.now() - 10_000).toISOString()
  expect((await toggle(mia, true, 10_000)).body).toMatchObject({ isCompleted: true, completedAt: made })
  expect((await toggle(mia, true, -1)).status).toBe(422)
})

test('of two ticks of one browser the one with the higher number holds, whichever arrives first', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const milk = await givenItem(family.anna, family.path)
  const [phone, tablet] = [newId(), newId()]
  const toggle = async (by: Browser, isCompleted: boolean, age: number, press?: object) =>
    (await by.patch(`/api/shopping-items/${milk.id}/toggle`, { isCompleted, age, press })).body.isCompleted
  app.clock.advance(600_000)
  // The untick overtakes the tick before it, which seems to be newer by its time.
  expect(await toggle(family.anna, false, 5000, { browser: phone, number: 2 })).toBe(false)
  expect(await toggle(family.anna, true, 0, { browser: phone, number: 1 })).toBe(false)
  // A tick on a slow way seems to be newer than the untick that follows it.
  expect(await toggle(family.anna, true, 0, { browser: phone, number: 3 })).toBe(true)
  expect(await toggle(family.anna, false, 5000, { browser: phone, number: 4 })).toBe(false)
  // Between browsers the time counts, and what has come once says nothing new when it comes again.
  app.clock.advance(60_000)
  expect(await toggle(mia, true, 1000, { browser: tablet, number: 1 })).toBe(true)
  expect(await toggle(family.anna, false, 0, { browser: phone, number: 4 })).toBe(true)
  expect(await toggle(family.anna, false, 30_000, { browser: phone, number: 5 })).toBe(true)
  expect(await toggle(family.anna, false, 0, { browser: phone, number: 5 })).toBe(true)
  // A program numbers nothing.
  app.clock.advance(60_000)
  expect(await toggle(family.anna, false, 0)).toBe(false)
  expect(await toggle(mia, true, 30_000, { browser: tablet, number: 2 })).toBe(false)
})

test('a tick that claims to be older than its item counts from when the item was added', async () => {
  const { anna, path } = await createFamilyApp()
  const milk = await givenItem(anna, path)
  const ticked = await anna.patch(`/api/shopping-items/${milk.id}/toggle`, { isCompleted: true, age: 9e15 })
  expect(ticked.body.completedAt).toBe(milk.createdAt)
})

test('what a browser sends again, with the key it made, is added once', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const key = '019aa111-0000-4000-8000-000000000001'
  const add = (by: Browser, name = 'Milk') => by.post(`${path}/shopping/items`, { name, key })
  const answers = await Promise.all([add(anna), add(anna), add(anna)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const [first] = answers
  expect((await add(anna, 'Oat milk')).body).toEqual(first?.body)
  expect(first?.body.key).toBe(key)
  // Somebody else's key is no business of hers.
  expect((await add(mia)).body.id).not.toBe(first?.body.id)
  expect(await listItems(anna, path)).toHaveLength(2)
  const added = (await listActions(anna, path)).filter((action) => action === 'shopping_item_added')
  expect(added).toHaveLength(2)
  // Once deleted it stays deleted, however late the browser asks again.
  await anna.delete(`${path}/shopping/items/${first?.body.id}`)
  expect((await add(anna)).body.id).toBe(first?.body.id)
  expect(await listItems(anna, path)).toHaveLength(1)
})

test('a link becomes the product, and the name stays as it was typed', async () => {
  const { anna, path } = await createFamilyApp()
  const link = 'https://www.amazon.de/Hafer-Drink/dp/B07FZ8S74R/ref=sr_1_1?qid=1'
  const product = { asin: 'B07FZ8S74R', url: 'https://www.amazon.de/dp/B07FZ8S74R' }
  expect(await givenItem(anna, path, { name: `Oat milk ${link}` })).toMatchObject({
    name: `Oat milk ${link}`,
    product,
  })
  expect(await givenItem(anna, path, { name: 'Oat milk', notes: `this: ${link}` })).toMatchObject({ product })
  const item = await givenItem(anna, path, { name: 'Oat milk', product: link })
  expect(item).toMatchObject({ name: 'Oat milk', notes: null, product })

  const edit = (change: object) => anna.patch(`${path}/shopping/items/${item.id}`, change)
  expect((await edit({ name: 'Oat drink' })).body.product).toEqual(product)
  expect((await edit({ product: '' })).body.product).toBeNull()
  expect((await edit({ notes: 'B07FZ8S74S' })).body.product).toEqual({
    asin: 'B07FZ8S74S',
    url: 'https://www.amazon.com/dp/B07FZ8S74S',
  })
  for (const wrong of ['https://amazon.com.evil.example/dp/B07FZ8S74R', 'oats', 'https://amzn.to/3abc']) {
    const refused = await edit({ product: wrong })
    expect.soft(refused.status, wrong).toBe(422)
    expect.soft(refused.body.error.issues[0].path).toBe('product')
  }
  expect((await edit({ product: 'https://a.co/d/1' })).body.error.message).toContain('short link')
})

test('two who edit different fields at once both have their way', async () => {
  const { anna, path } = await createFamilyApp()
  const milk = await givenItem(anna, path)
  const edit = (change: object) => anna.patch(`${path}/shopping/items/${milk.id}`, change)
  await Promise.all([edit({ name: 'Oat milk' }), edit({ quantity: '3' }), edit({ notes: 'fresh' })])
  expect(await listItems(anna, path)).toEqual([{ ...milk, name: 'Oat milk', quantity: '3', notes: 'fresh' }])
})

test('two who tick the same item off at once have done it once', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const milk = await givenItem(family.anna, family.path)
  const toggle = (by: Browser) => by.patch(`/api/shopping-items/${milk.id}/toggle`, { isCompleted: true })
  const answers = await Promise.all([toggle(family.anna), toggle(mia), toggle(family.anna), toggle(mia)])
  expect(answers.map(({ status, body }) => [status, body.isCompleted])).toEqual(Array(4).fill([200, true]))
  const completed = (await listActions(mia, family.path)).filter(
    (action) => action === 'shopping_item_completed',
  )
  expect(completed).toHaveLength(1)
})

test('an item of another family, one that was deleted and one that never was cannot be ticked off', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const milk = await givenItem(anna, path)
  const toggle = (id: string, by: Browser) =>
    by.patch(`/api/shopping-items/${id}/toggle`, { isCompleted: true })
  expect((await toggle(milk.id, others.person)).status).toBe(404)
  expect((await toggle('019aa111-0000-7000-8000-000000000000', anna)).status).toBe(404)
  expect((await toggle('milk', anna)).status).toBe(404)
  expect(await listItems(anna, path)).toEqual([milk])
  await anna.delete(`${path}/shopping/items/${milk.id}`)
  expect((await toggle(milk.id, anna)).status).toBe(404)
})

test('a member changes own items and ticks off any; a caretaker changes all', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const annas = await givenItem(anna, path, { name: 'Milk' })
  const mias = await givenItem(mia, path, { name: 'Eggs' })
  const address = (item: ShoppingItem) => `${path}/shopping/items/${item.id}`

  expect((await mia.patch(address(annas), { name: 'x' })).status).toBe(403)
  expect((await mia.delete(address(annas))).status).toBe(403)
  expect((await mia.patch(`/api/shopping-items/${annas.id}/toggle`, { isCompleted: true })).status).toBe(200)
  expect((await mia.patch(address(mias), { quantity: '12' })).body.quantity).toBe('12')
  expect((await carl.patch(address(mias), { notes: 'large' })).body).toMatchObject({ notes: 'large' })
  expect((await carl.delete(address(annas))).status).toBe(200)
  expect((await mia.post(`${address(annas)}/restore`)).status).toBe(403)
  expect((await mia.delete(address(mias))).status).toBe(200)
  expect((await mia.post(`${address(mias)}/restore`)).status).toBe(200)
})

test('editing changes what was given and leaves the rest', async () => {
  const { anna, path } = await createFamilyApp()
  const milk = await givenItem(anna, path, { quantity: '2', notes: 'fresh' })
  const edit = (change: object) => anna.patch(`${path}/shopping/items/${milk.id}`, change)
  expect((await edit({ name: 'Oat milk' })).body).toEqual({ ...milk, name: 'Oat milk' })
  expect((await edit({ quantity: '' })).body).toEqual({ ...milk, name: 'Oat milk', quantity: '1' })
  expect((await edit({ notes: null })).body).toMatchObject({ notes: null, quantity: '1' })
})

test('what is deleted leaves the list, and comes back as it was', async () => {
  const { anna, path } = await createFamilyApp()
  const milk = await givenItem(anna, path, { quantity: '2' })
  const address = `${path}/shopping/items/${milk.id}`
  expect((await anna.delete(address)).body).toEqual({ id: milk.id })
  expect(await listItems(anna, path)).toEqual([])
  expect((await anna.delete(address)).status).toBe(404)
  expect((await anna.patch(address, { name: 'x' })).status).toBe(404)
  expect((await anna.post(`${address}/restore`)).body).toEqual(milk)
  expect((await anna.post(`${address}/restore`)).body).toEqual(milk)
  expect(await listItems(anna, path)).toEqual([milk])
  expect(await listActions(anna, path)).toEqual([
    'shopping_item_restored',
    'shopping_item_removed',
    'shopping_item_added',
    'family_group_created',
  ])
})

test('open browsers hear that the list has changed', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const stream = await mia.listen(`${family.path}/live`)
  await stream.until('open')
  await givenItem(family.anna, family.path)
  await Promise.all([stream.untilChanged('shopping'), stream.untilChanged('activity')])
})

test('what somebody added stays on the list with their name when they have left', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const eggs = await givenItem(mia, family.path)
  await mia.post(`${family.path}/leave`)
  expect((await mia.get(`${family.path}/shopping`)).status).toBe(404)
  expect((await mia.patch(`/api/shopping-items/${eggs.id}/toggle`, { isCompleted: true })).status).toBe(404)
  const [kept] = await listItems(family.anna, family.path)
  expect(kept?.addedByUser?.firstName).toBe('Mia')
})

async function listItems(by: Browser, path: string): Promise<ShoppingItem[]> {
  return (await by.get(`${path}/shopping`)).body.items
}
