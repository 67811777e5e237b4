import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('an answer is no news after that to a later question', () => {
  const order = inOrder()
  const [first, second, third] = [order.ask(), order.ask(), order.ask()]
  expect(order.isNews(second)).toBe(true)
  expect(order.isNews(first)).toBe(false)
  expect(order.isNews(third)).toBe(true)
  const late = order.ask()
  order.overtake()
  expect(order.isNews(late)).toBe(false)
  expect(order.isNews(order.ask())).toBe(true)
})
