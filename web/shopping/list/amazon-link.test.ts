import { expect, test } from 'vitest'
import { splitAmazonLink } from './amazon-link.ts'

const link = 'https://www.amazon.co.uk/Oat-Milk/dp/B07FZ8S74R/ref=sr_1_1?qid=1'

test.each([
  [`Oat milk ${link}`, 'Oat milk', link],
  [`${link} for Mom`, 'for Mom', link],
  [`  ${link} `, '', link],
  ['  Milk ', 'Milk', null],
  ['Milk https://www.amazon.de/s?k=milk', 'Milk https://www.amazon.de/s?k=milk', null],
  ['Cake https://example.com/dp/B07FZ8S74R', 'Cake https://example.com/dp/B07FZ8S74R', null],
  ['', '', null],
])('splits %j', (text, name, product) => {
  expect(splitAmazonLink(text)).toEqual({ name, product })
})
