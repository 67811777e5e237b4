import type { Response } from 'ask-sdk-model'
import { expect, test } from 'vitest'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { minutes, seconds } from '../../../platform/clock.ts'
import { givenEcho, givenEchoFamily, spoken, type TestEcho } from '../../../testing/alexa/given-echo.ts'
import { somebodyAt } from '../../../testing/alexa/virtual-alexa.ts'
import { givenItem, givenOthers } from '../../../testing/given/given.ts'
import { raceRounds } from '../../../testing/race.ts'
import { listActions } from '../../../testing/seen.ts'

const approved = { ALEXA_SHOPPING_ACTIONS: 'true' }
const tea = { name: 'Tea', product: 'B07FZ8S74R' }
const coffee = { name: 'Coffee', product: 'B01LP0U5X0' }

async function givenCart(items: object[] = [tea], options = {}) {
  const { app, family, echo, anna, path } = await givenEchoFamily(approved, options)
  for (const item of items) {
    await givenItem(anna, path, item)
    app.clock.advance(seconds(1))
  }
  const read = async (name = 'Tea') => {
    const { items }: { items: ShoppingItem[] } = (await anna.get(`${path}/shopping`)).body
    return items.find((item) => item.name === name)
  }
  return { app, family, echo, anna, path, read, somebody: somebodyAt(echo) }
}

/** What the answer asks Amazon to do; undefined when it asks nothing. */
function asked({ directives = [] }: Response) {
  return directives.find((directive) => directive.type === 'Connections.StartConnection')
}

/** Amazon resumes the session that it was handed. */
function resume(
  echo: TestEcho,
  to: Response,
  { code = '200', result }: { code?: string; result?: string } = {},
) {
  const cause = {
    type: 'ConnectionCompleted',
    token: asked(to)?.token,
    status: { code, message: 'OK' },
    ...(result && { result: { code: result } }),
  }
  return echo.ask({ type: 'SessionResumedRequest', cause } as never)
}

test('after a spoken yes Amazon is asked, and its yes is on the family’s list', async () => {
  const { app, anna, path, read, echo, somebody } = await givenCart([tea, { name: 'Milk' }])
  const stream = await anna.listen(`${path}/live`)
  await stream.until('open')
  const list = await somebody.say('what is on my list')
  expect(spoken(list)).toBe(
    'Two things are on your list: Milk and Tea. Shall I put Tea in the Amazon cart of this Echo’s account?',
  )
  expect(list).toMatchObject({ shouldEndSession: false })
  const handed = await somebody.say('yes')
  expect(asked(handed)).toMatchObject({
    uri: 'connection://AMAZON.AddToShoppingCart/1',
    input: { products: [{ asin: 'B07FZ8S74R' }] },
    onCompletion: 'RESUME_SESSION',
  })
  expect(handed).not.toHaveProperty('shouldEndSession')
  expect(handed).not.toHaveProperty('outputSpeech')
  expect((await read())?.echoCart).toEqual({
    at: new Date(app.clock.now()).toISOString(),
    isInCart: false,
    text: 'Echo Show has asked Amazon, which has not answered yet',
  })
  await stream.untilChanged('shopping')
  app.clock.advance(seconds(20))
  expect(spoken(await resume(echo, handed))).toBe('Tea is in the Amazon cart of this Echo’s account.')
  expect(await read()).toMatchObject({
    isCompleted: false,
    inCart: null,
    echoCart: { isInCart: true, text: 'In the Amazon cart of Echo Show’s account' },
  })
  expect(await listActions(anna, path)).toContain('shopping_item_in_echo_cart')
  expect(spoken(await somebody.say('what is on my list'))).not.toContain('Shall I')
  expect(spoken(await somebody.say('put my list in the cart'))).toContain('Nothing on your list')
})

test.each([
  ['no offer', { result: 'AlexaShopping.NoOffersFound' }, 'no offer for it', 'nobody sells it now'],
  ['an ineligible product', { result: 'AlexaShopping.ItemNotEligible' }, 'by voice', 'by voice'],
  ['another country', { result: 'AlexaShopping.InvalidTaskForMarketplace' }, 'this country', 'its country'],
  ['a moment’s trouble', { result: 'AlexaShopping.RetryLaterError' }, 'try again later', 'try again later'],
  ['a result of tomorrow', { result: 'AlexaShopping.Tomorrow' }, 'try again later', 'try again later'],
  ['an error', { code: '500' }, 'try again later', 'try again later'],
  ['no status', { code: '' }, 'try again later', 'try again later'],
])('%s is never said to be in the cart', async (_what, answer, said, shown) => {
  const { anna, path, read, echo, somebody } = await givenCart()
  await somebody.say('put my list in the cart')
  const after = spoken(await resume(echo, await somebody.say('yes'), answer))
  expect(after).toContain('Tea is not in the cart')
  expect(after).toContain(said)
  expect((await read())?.echoCart).toMatchObject({ isInCart: false, text: expect.stringContaining(shown) })
  expect(await listActions(anna, path)).not.toContain('shopping_item_in_echo_cart')
  // It may be tried again.
  expect(spoken(await somebody.say('put my list in the cart'))).toContain('Shall I put Tea')
})

test('a no, silence or other words add nothing', async () => {
  const { read, echo, somebody } = await givenCart([tea, coffee])
  expect(spoken(await somebody.say('what is on my list'))).toContain('Shall I put Tea')
  expect(spoken(await somebody.say('no'))).toBe(
    'All right, it stays on the list only. Shall I put Coffee in the Amazon cart of this Echo’s account?',
  )
  expect(spoken(await somebody.say('no'))).toBe('All right, it stays on the list only.')
  expect(spoken(await somebody.say('what is on my list'))).not.toContain('Shall I')
  await echo.ask({ type: 'SessionEndedRequest', reason: 'EXCEEDED_MAX_REPROMPTS' } as never)

  await echo.open()
  await somebody.say('put my list in the cart')
  expect(spoken(await somebody.say('add milk to my list'))).toContain('I have put Milk on the list')
  const yes = await somebody.say('yes')
  expect(asked(yes)).toBeUndefined()
  expect(spoken(yes)).toBe('What would you like?')
  await somebody.say('put my list in the cart')
  await echo.open()
  expect(asked(await somebody.say('yes'))).toBeUndefined()
  expect([(await read())?.echoCart, (await read('Coffee'))?.echoCart]).toEqual([null, null])
})

test('one item at a time, also without a screen', async () => {
  const { read, echo, somebody } = await givenCart([tea, coffee], { hasScreen: false })
  expect(spoken(await somebody.say('put my list in the cart'))).toContain('Shall I put Tea')
  const first = await somebody.say('yes')
  const then = await resume(echo, first)
  expect(spoken(then)).toContain('Tea is in the Amazon cart of this Echo’s account. Shall I put Coffee')
  const second = await somebody.say('yes')
  expect(asked(second)?.input).toEqual({ products: [{ asin: 'B01LP0U5X0' }] })
  expect(spoken(await resume(echo, second))).toContain('Coffee is in the Amazon cart')
  expect([(await read())?.echoCart?.isInCart, (await read('Coffee'))?.echoCart?.isInCart]).toEqual([
    true,
    true,
  ])
  expect(await somebody.say('no')).toMatchObject({ shouldEndSession: true })
})

test('Amazon’s answer twice, and late, is one answer', async () => {
  const { app, anna, path, read, echo, somebody } = await givenCart()
  await somebody.say('put my list in the cart')
  const first = await somebody.say('yes')
  app.clock.advance(minutes(5))
  await somebody.say('put my list in the cart')
  const second = await somebody.say('yes')
  expect(asked(second)?.token).not.toBe(asked(first)?.token)
  // The first question failed late: the second one is still open.
  await resume(echo, first, { result: 'AlexaShopping.InternalError' })
  expect((await read())?.echoCart?.text).toContain('has not answered yet')
  await resume(echo, second)
  const { echoCart } = (await read()) ?? {}
  app.clock.advance(minutes(1))
  expect(spoken(await resume(echo, second))).toContain('is in the Amazon cart')
  await resume(echo, second, { result: 'AlexaShopping.RetryLaterError' })
  expect((await read())?.echoCart).toEqual(echoCart)
  const actions = await listActions(anna, path)
  expect(actions.filter((action) => action === 'shopping_item_in_echo_cart')).toHaveLength(1)
})

test('what the family does meanwhile is respected', async () => {
  const { anna, path, read, echo, somebody } = await givenCart([tea, coffee])
  await somebody.say('put my list in the cart')
  const item = await read()
  await anna.delete(`${path}/shopping/items/${item?.id}`)
  const gone = await somebody.say('yes')
  expect(asked(gone)).toBeUndefined()
  expect(spoken(gone)).toContain('That is not on your list any more. Shall I put Coffee')
  const handed = await somebody.say('yes')
  await anna.delete(`${path}/shopping/items/${(await read('Coffee'))?.id}`)
  expect(spoken(await resume(echo, handed))).toBe(
    'Coffee is in the Amazon cart now, but your family has taken it off the list meanwhile.',
  )
  // Another product is not what Amazon spoke of.
  const restored = (await anna.post(`${path}/shopping/items/${item?.id}/restore`)).body
  expect(restored.echoCart).toBeNull()
  await somebody.say('put my list in the cart')
  await resume(echo, await somebody.say('yes'))
  const changed = await anna.patch(`${path}/shopping/items/${item?.id}`, { product: 'B0749TDKJN' })
  expect(changed.body.echoCart).toBeNull()
})

test('another family’s item, a made-up token and a foreign answer change nothing', async () => {
  const { app, family, read, echo, somebody } = await givenCart()
  await somebody.say('put my list in the cart')
  const handed = await somebody.say('yes')
  const others = await givenOthers(app)
  const theirs = await givenEcho(app, { ...family, anna: others.person, path: others.path })
  expect(spoken(await resume(theirs, handed))).toBe('It is in the Amazon cart of this Echo’s account.')
  for (const token of ['cart~', 'cart~x~1', 'else', undefined])
    expect(
      await echo.ask({
        type: 'SessionResumedRequest',
        cause: { type: 'ConnectionCompleted', token, status: { code: '200' } },
      } as never),
    ).toEqual({})
  expect((await read())?.echoCart?.isInCart).toBe(false)
})

test('without Amazon’s approval nothing is offered', async () => {
  const { family, echo } = await givenEchoFamily()
  await givenItem(family.anna, family.path, tea)
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('what is on my list'))).toBe('One thing is on your list: Tea.')
  expect(spoken(await somebody.say('put my list in the cart'))).toContain('Your family can do that')
  expect(asked(await somebody.say('yes'))).toBeUndefined()
})

test('another product is never in the cart, even when Amazon’s answers and the change come at once', async () => {
  const { app, anna, path, read, echo, somebody } = await givenCart()
  for (let round = 0; round < raceRounds; round++) {
    await somebody.say('put my list in the cart')
    const handed = await somebody.say('yes')
    const item = await read()
    await Promise.all([
      resume(echo, handed),
      anna.patch(`${path}/shopping/items/${item?.id}`, { product: round % 2 ? tea.product : coffee.product }),
      resume(echo, handed),
    ])
    expect((await read())?.echoCart).toBeNull()
    const actions = await listActions(anna, path)
    const inCart = actions.filter((action) => action === 'shopping_item_in_echo_cart')
    expect(inCart.length).toBeLessThanOrEqual(round + 1)
    app.clock.advance(minutes(1))
  }
})
