import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eachOf } from '#contract/platform/each-of.ts'
import { type ShoppingItem, shoppingApi, writtenNames } from '#contract/shopping/shopping.ts'
import { refusal } from '../testing/fake-server.ts'
import { emma, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { Outbox } from './outbox.tsx'
import { ShoppingCard } from './shopping-card.tsx'
import { ShoppingPage } from './shopping-page.tsx'

const quick = page.getByPlaceholder('Add new item...')
const pending = (count: number) => page.getByRole('region', { name: `Pending Items (${count})` })

function givenItem(changes: Partial<ShoppingItem>): ShoppingItem {
  return {
    id: idOf(900),
    ...eachOf(writtenNames, () => null),
    name: 'Milk',
    quantity: '1',
    isCompleted: false,
    isSentToAmazon: false,
    createdAt: '2026-11-20T10:00:00Z',
    completedAt: null,
    sentToAmazonAt: null,
    inCart: null,
    echoCart: null,
    product: null,
    key: null,
    addedByUser: { id: emma.id, firstName: 'Emma', lastName: 'Hartley' },
    addedByDevice: null,
    ...changes,
  }
}

/** The list as the server keeps it. */
function givenList(...items: ShoppingItem[]) {
  server.answer(shoppingApi.list, () => ({ items }))
  server.answer(shoppingApi.add, ({ body: { product, key = null, ...body } }) => {
    const page = product ? { asin: 'B07FZ8S74R', url: product } : null
    const item = givenItem({ ...body, id: idOf(901 + items.length), product: page, key })
    items.unshift(item)
    return item
  })
  server.answer(shoppingApi.update, ({ params, body: { product: _, ...body } }) => {
    const item = items.find(({ id }) => id === params.itemId) as ShoppingItem
    return Object.assign(item, body)
  })
  server.answer(shoppingApi.toggle, ({ params, body }) => {
    const item = items.find(({ id }) => id === params.itemId) as ShoppingItem
    return Object.assign(item, { isCompleted: body.isCompleted })
  })
}

function renderPage(role: 'member' | 'primary_caretaker' = 'primary_caretaker') {
  const shown = (
    <>
      <Outbox />
      <ShoppingPage />
    </>
  )
  render(shown, { group: { role }, path: '/shopping' })
}

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

async function add(name: string) {
  await quick.fill(name)
  await userEvent.keyboard('{Enter}')
}

test('another spelling is recognised, and a ticked item can be put back', async () => {
  givenList(
    givenItem({ name: 'Crème fraîche', quantity: 'a small pot' }),
    givenItem({ id: idOf(899), name: 'Tomatoes', isCompleted: true, completedAt: '2026-11-20T11:00:00Z' }),
  )
  renderPage()
  await expect.element(page.getByRole('region', { name: 'Completed Items (1)' })).toBeVisible()
  await add('creme fraiche')
  const dialog = page.getByRole('dialog', { name: 'Crème fraîche is already on the list.' })
  await expect.element(dialog.getByText('It says a small pot.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add it again' }).click()
  await expect.element(pending(2)).toBeVisible()
  await quick.fill('tomato')
  await expect.element(page.getByText('Tomatoes was on the list and is ticked off.')).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect.element(quick).toHaveValue('')
  await expect.element(pending(3)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Completed Items' })).not.toBeInTheDocument()
  await expect.poll(() => server.lastBody(shoppingApi.toggle)).toMatchObject({ isCompleted: false })
})

test('an item that is on the list already offers a larger quantity', async () => {
  givenList(givenItem({}))
  renderPage()
  await expect.element(pending(1)).toBeVisible()
  await add('milk')
  const dialog = page.getByRole('dialog', { name: 'Milk is already on the list.' })
  await expect.element(dialog.getByRole('button', { name: 'Make it 2' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Make it 2' }).click()
  await expect.element(pending(1).getByText('2', { exact: true })).toBeVisible()
  expect(server.lastBody(shoppingApi.update)).toEqual({ quantity: '2' })
})

test('an item that is added again while the first is still on its way is on the list twice', async () => {
  givenList()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const items: ShoppingItem[] = []
  server.answer(shoppingApi.add, async ({ body: { name, key = null } }) => {
    await arrived
    items.unshift(givenItem({ id: idOf(901 + items.length), name, key }))
    return items[0] as ShoppingItem
  })
  server.answer(shoppingApi.list, () => ({ items }))
  renderPage()
  await add('Milk')
  await expect.poll(() => server.calls(shoppingApi.add).length).toBe(1)
  await add('Milk')
  await page.getByRole('button', { name: 'Add it again' }).click()
  await expect.element(pending(2)).toBeVisible()
  arrive()
  await expect.poll(() => items.length).toBe(2)
  expect(new Set(items.map(({ key }) => key)).size).toBe(2)
  await expect.element(pending(2)).toBeVisible()
})

test('a pasted link sets the product, and a link alone asks for a name', async () => {
  givenList()
  renderPage()
  await add('Oat milk https://www.amazon.de/Hafer-Drink/dp/B07FZ8S74R/ref=sr_1_1?qid=17')
  await expect.element(rowOf('Oat milk').getByText('Amazon link')).toBeVisible()
  expect(server.lastBody(shoppingApi.add)).toMatchObject({
    name: 'Oat milk',
    product: expect.stringContaining('B07FZ8S74R'),
  })
  await add('https://www.amazon.de/dp/B07FZ8S74S')
  const dialog = page.getByRole('dialog', { name: 'Add Detailed Item' })
  const link = dialog.getByLabelText('Amazon link (optional)')
  await expect.element(link).toHaveValue('https://www.amazon.de/dp/B07FZ8S74S')
  await expect.element(dialog.getByRole('button', { name: 'Add Item' })).toBeDisabled()
  await dialog.getByLabelText('Name').fill('Marmalade')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect.element(rowOf('Marmalade').getByText('Amazon link')).toBeVisible()
})

test('a refused item says so and keeps its text', async () => {
  givenList()
  const { add: addItem } = shoppingApi
  server.answer(addItem, refusal(500, 'internal', 'Something went wrong.'))
  renderPage()
  await add('Milk')
  await expect.element(page.getByText('Failed to add shopping item.').first()).toBeVisible()
  const note = page.getByRole('region', { name: 'Not added' })
  await expect.element(note).toMatchTextContent('Milk could not be added')
  givenList()
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect.element(pending(1)).toMatchTextContent('Milk')
  await expect.element(note).not.toBeInTheDocument()
  server.answer(shoppingApi.toggle, refusal(500, 'internal', 'Something went wrong.'))
  await page.getByRole('button', { name: /^Milk/ }).click()
  await expect.element(page.getByText('Failed to update shopping item.').first()).toBeVisible()
  await expect.element(pending(1)).toMatchTextContent('Milk')
})

test.each([
  ['404 page not found', 404],
  ['<h1>401 Authorization Required</h1>', 401],
  ['<h1>Sign in to the network</h1>', 200],
  ['{"status":"ok"}', 200],
])('a proxy that answers %s in place of the server refuses nothing: the item waits', async (body, status) => {
  givenList()
  server.answer(shoppingApi.add, () => new Response(body, { status }))
  renderPage()
  await add('Milk')
  await expect.element(page.getByText('The server cannot be reached just now.')).toBeVisible()
  await expect.element(pending(1)).toMatchTextContent('Milk')
  await expect.element(page.getByText('Failed to add shopping item.')).not.toBeInTheDocument()
  givenList()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Waiting for a connection')).not.toBeInTheDocument()
  await expect.element(pending(1)).toMatchTextContent('Milk')
})

test('a member who may not send the list sees no boxes to select with', async () => {
  givenList(givenItem({}))
  renderPage('member')
  await expect.element(page.getByRole('button', { name: /^Milk/ })).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(page.getByText('Select all')).not.toBeInTheDocument()
})

test.each([
  ['a member', 'member', 0],
  ['a caretaker', 'caretaker', 1],
] as const)('on the Dashboard %s has boxes only to send with', async (_name, role, boxes) => {
  givenList(givenItem({}))
  render(<ShoppingCard />, { group: { role } })
  await expect.element(page.getByRole('button', { name: 'Milk', exact: true })).toBeVisible()
  expect(page.getByRole('checkbox', { name: 'Select Milk' }).length).toBe(boxes)
})
