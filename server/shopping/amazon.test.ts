import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Marketplace, marketplaces } from '#contract/shopping/marketplaces.ts'
import { addToCartUrls, amazonQuantity, cartUrl, productUrl, type Shop, searchUrl } from './amazon.ts'
import { findProduct, isShortLink, readProduct } from './product.ts'

const here: Shop = { marketplace: 'US', associateTag: null }
const A = 'B07FZ8S74R'

test.each<[link: string, asin: string, marketplace: Marketplace | null]>([
  [`https://www.amazon.com/dp/${A}`, A, 'US'],
  [`https://www.amazon.com/dp/${A}/`, A, 'US'],
  [`http://www.amazon.com/dp/${A}`, A, 'US'],
  [`https://amazon.com/dp/${A}`, A, 'US'],
  [`https://m.amazon.com/dp/${A}`, A, 'US'],
  [`https://smile.amazon.com/dp/${A}`, A, 'US'],
  [`www.amazon.com/dp/${A}`, A, 'US'],
  [`amazon.com/dp/${A}`, A, 'US'],
  [`HTTPS://WWW.AMAZON.COM/DP/${A}`, A, 'US'],
  [`https://www.amazon.com/dp/${A.toLowerCase()}`, A, 'US'],
  [`https://www.Amazon.de/dp/${A}`, A, 'DE'],
  [`https://www.amazon.com/dp/${A}?th=1`, A, 'US'],
  [`https://www.amazon.com/dp/${A}?th=1&psc=1`, A, 'US'],
  [`https://www.amazon.com/dp/${A}#customerReviews`, A, 'US'],
  [`https://www.amazon.com/dp/${A}/ref=sr_1_3`, A, 'US'],
  [`https://www.amazon.com/dp/${A}/ref=sr_1_3?crid=2ABC&keywords=oat+milk&qid=1700000000&sr=8-3`, A, 'US'],
  [`https://www.amazon.com/dp/${A}/ref=cm_sw_r_cp_api_i_abcDEF`, A, 'US'],
  [`https://www.amazon.com/dp/${A}?ref_=cm_sw_r_apin_dp_XYZ&starsLeft=1`, A, 'US'],
  [`https://www.amazon.com/dp/${A}?tag=somebody-20&linkCode=ogi&language=en_US`, A, 'US'],
  [`https://www.amazon.com/dp/product/${A}`, A, 'US'],
  [`https://www.amazon.com/Oatly-Oat-Milk-Barista/dp/${A}`, A, 'US'],
  [`https://www.amazon.com/Oatly-Oat-Milk-Barista/dp/${A}/ref=sr_1_1_sspa?dib=eyJ2IjoiMSJ9`, A, 'US'],
  [`https://www.amazon.de/Oatly-Hafer-Drink-f%C3%BCr-Kaffee/dp/${A}/`, A, 'DE'],
  [`https://www.amazon.de/-/en/dp/${A}`, A, 'DE'],
  [`https://www.amazon.de/-/en/Oatly-Oat-Drink/dp/${A}/ref=x`, A, 'DE'],
  [`https://www.amazon.co.jp/%E3%82%AA%E3%83%BC%E3%83%84/dp/${A}`, A, 'JP'],
  [`https://www.amazon.co.jp/オーツ/dp/${A}`, A, 'JP'],
  [`https://www.amazon.com/gp/product/${A}`, A, 'US'],
  [`https://www.amazon.com/gp/product/${A}/ref=ppx_yo_dt_b_asin_title_o00_s00?ie=UTF8&psc=1`, A, 'US'],
  [`https://www.amazon.com/gp/product/glance/${A}`, A, 'US'],
  [`https://www.amazon.com/gp/aw/d/${A}`, A, 'US'],
  [`https://www.amazon.com/gp/aw/d/${A}/?_encoding=UTF8`, A, 'US'],
  [`https://www.amazon.com/gp/aw/ol/${A}`, A, 'US'],
  [`https://www.amazon.com/gp/aw/reviews/${A}`, A, 'US'],
  [`https://www.amazon.com/gp/offer-listing/${A}/ref=dp_olp_new`, A, 'US'],
  [`https://www.amazon.com/product-reviews/${A}/ref=cm_cr`, A, 'US'],
  [`https://www.amazon.com/gp/customer-reviews/${A}`, A, 'US'],
  [`https://www.amazon.com/exec/obidos/ASIN/${A}/somebody-20`, A, 'US'],
  [`https://www.amazon.com/exec/obidos/tg/detail/-/${A}`, A, 'US'],
  [`https://www.amazon.com/o/ASIN/${A}`, A, 'US'],
  [`https://www.amazon.com/product/${A}`, A, 'US'],
  [`https://www.amazon.com/d/${A}`, A, 'US'],
  [`https://www.amazon.com/gp/registry/add?asin=${A}`, A, 'US'],
  [`https://www.amazon.com/gp/aws/cart/add.html?ASIN=${A}&Quantity=1`, A, 'US'],
  [`https://www.amazon.com/s?k=milk&pd_rd_i=${A}`, A, 'US'],
  [`https://www.amazon.com/sspa/click?ie=UTF8&spc=abc&url=%2FOatly%2Fdp%2F${A}%2Fref%3Dsr_1_1_sspa`, A, 'US'],
  ['https://www.amazon.com/dp/0306406152', '0306406152', 'US'],
  ['https://www.amazon.co.uk/Persuasion-Jane-Austen/dp/080442957X', '080442957X', 'GB'],
  ['https://www.amazon.co.uk/Persuasion-Jane-Austen/dp/080442957x/', '080442957X', 'GB'],
  [`https://www.amazon.com.au/dp/${A}`, A, 'AU'],
  [`https://www.amazon.com.br/dp/${A}`, A, 'BR'],
  [`https://www.amazon.com.be/dp/${A}`, A, 'BE'],
  [`https://www.amazon.com.mx/dp/${A}`, A, 'MX'],
  [`https://www.amazon.com.tr/dp/${A}`, A, 'TR'],
  [`https://www.amazon.co.za/dp/${A}`, A, 'ZA'],
  [`https://www.amazon.ie/dp/${A}`, A, 'IE'],
  [`https://www.amazon.in/dp/${A}`, A, 'IN'],
  [`Oat milk, this one: https://www.amazon.fr/dp/${A}.`, A, 'FR'],
  [`(see https://www.amazon.fr/dp/${A})`, A, 'FR'],
  [`<https://www.amazon.fr/dp/${A}>`, A, 'FR'],
  [`the one Dad likes\nhttps://www.amazon.fr/dp/${A}\nplease`, A, 'FR'],
  [`https://example.com/recipe and https://www.amazon.it/dp/${A}`, A, 'IT'],
  [`ASIN ${A}`, A, null],
  [`the blue one (${A})`, A, null],
  ['ISBN 0-306-40615-2', '0306406152', null],
  ['ISBN-13: 978-0-306-40615-7', '0306406152', null],
])('%s', (text, asin, marketplace) => {
  expect(findProduct(text)).toEqual({ asin, marketplace })
})

test.each([
  `https://amazon.com.evil.example/dp/${A}`,
  `https://www.amazon.com.evil.example/dp/${A}`,
  `https://evil.example/www.amazon.com/dp/${A}`,
  `https://evilamazon.com/dp/${A}`,
  `https://amazon.evil/dp/${A}`,
  `https://amazon.com@evil.example/dp/${A}`,
  `https://somebody:secret@www.amazon.com/dp/${A}`,
  `https://www.amazon.com:8443/dp/${A}`,
  `https://www.amazon.com./dp/${A}`,
  `https://www.amazon.co/dp/${A}`,
  `https://www.amazon.org/dp/${A}`,
  `https://www.amazоn.com/dp/${A}`,
  `ftp://www.amazon.com/dp/${A}`,
  `javascript:alert(1)//www.amazon.com/dp/${A}`,
  `https://evil.example/?u=https://www.amazon.com/dp/${A}`,
  `https://evil.example/#https://www.amazon.com/dp/${A}`,
  `https://evil.example\\@www.amazon.com/dp/${A}`,
  `https://www.amazon.com/dp/${A}X`,
  'https://www.amazon.com/dp/B07FZ8S74',
  'https://www.amazon.com/dp/HEADPHONES',
  'https://www.amazon.com/s?k=oat+milk',
  'https://www.amazon.com/',
  'https://www.amazon.com/hz/wishlist/ls/2ABCDEFGHIJKL',
  'https://amzn.to/3abcDEF',
  'https://a.co/d/0abcdef',
  'https://amzn.eu/d/0abcdef',
  'HEADPHONES',
  'b07fz8s74r',
  `X${A}`,
  `${A}1`,
  '0306406152',
  'ISBN 0306406153',
  'call 0306406152 for the order',
  'Oat milk',
  '',
])('there is no product in %j', (text) => {
  expect(findProduct(text)).toBeNull()
})

test('a field that asks for a product takes bare numbers too', () => {
  expect(readProduct(' b07fz8s74r ')).toEqual({ asin: A, marketplace: null })
  expect(readProduct('0306406152')).toEqual({ asin: '0306406152', marketplace: null })
  expect(readProduct('978-0-306-40615-7')).toEqual({ asin: '0306406152', marketplace: null })
  expect(readProduct('9780306406158')).toBeNull()
  expect(readProduct('0306406153')).toBeNull()
  expect(readProduct('headphones')).toBeNull()
  expect(isShortLink('https://amzn.to/3abcDEF')).toBe(true)
  expect(isShortLink('a.co/d/0abcdef')).toBe(true)
  expect(isShortLink('https://evil.example/amzn.to/3abc')).toBe(false)
})

test('a product opens where its link was from, with the tag only in its own country', () => {
  const tagged: Shop = { marketplace: 'GB', associateTag: 'hartleys-21' }
  expect(productUrl({ asin: A, marketplace: null }, here)).toBe(`https://www.amazon.com/dp/${A}`)
  expect(productUrl({ asin: A, marketplace: 'DE' }, tagged)).toBe(`https://www.amazon.de/dp/${A}`)
  expect(productUrl({ asin: A, marketplace: 'GB' }, tagged)).toBe(
    `https://www.amazon.co.uk/dp/${A}?tag=hartleys-21`,
  )
})

test('a search is for the name, without links', () => {
  expect(searchUrl('Oat milk & honey', here)).toBe('https://www.amazon.com/s?k=Oat+milk+%26+honey')
  expect(searchUrl('Milk https://amzn.to/3abc', here)).toBe('https://www.amazon.com/s?k=Milk')
  expect(searchUrl('Crème fraîche', { marketplace: 'FR', associateTag: 'a-21' })).toBe(
    'https://www.amazon.fr/s?k=Cr%C3%A8me+fra%C3%AEche&tag=a-21',
  )
  expect(cartUrl({ ...here, marketplace: 'JP' })).toBe('https://www.amazon.co.jp/gp/cart/view.html')
})

test('forms for the cart hold 20 lines each and stay short', () => {
  const lines = Array.from({ length: 41 }, (_, n) => ({
    asin: `B${String(n).padStart(9, '0')}`,
    quantity: 99,
  }))
  const forms = addToCartUrls(lines, { marketplace: 'AU', associateTag: 'hartleys-20' })
  expect(forms.map(({ lines }) => lines.length)).toEqual([20, 20, 1])
  expect(forms[2]?.url).toBe(
    'https://www.amazon.com.au/gp/aws/cart/add.html?AssociateTag=hartleys-20&ASIN.1=B000000040&Quantity.1=99',
  )
  for (const { url } of forms) expect(url.length).toBeLessThan(2000)
  expect(addToCartUrls([], here)).toEqual([])
  expect(addToCartUrls(lines, { ...here, marketplace: 'ZA' })).toEqual([])
})

test.each<[string, number, boolean]>([
  ['1', 1, true],
  [' 2 ', 2, true],
  ['99', 99, true],
  ['2 packs', 2, false],
  ['3x', 3, false],
  ['100', 1, false],
  ['0', 1, false],
  ['500 g', 1, false],
  ['1.5 l', 1, false],
  ['2,5 kg', 1, false],
  ['2/3', 1, false],
  ['2½', 1, false],
  ['-3', 1, false],
  ['a few', 1, false],
  ['99999999999999999999', 1, false],
  ['٣', 1, false],
  ['', 1, false],
])('of %j Amazon gets %i', (text, quantity, isSure) => {
  expect(amazonQuantity(text)).toEqual({ quantity, isSure })
})

const allowed = new Set(Object.values(marketplaces).map(({ ending }) => `www.amazon.${ending}`))
const pieces = [
  'https://', 'http://', 'javascript:', '//', 'www.', 'amazon', '.com', '.de', '.co.uk', '.evil.example', '@', ':',
  '8080', '/dp/', '/gp/product/', '?asin=', '&url=%2F', '#', '\\', '%00', '%2e', '..', A, '0306406152', ' ', '\n',
] // biome-ignore format: a list to read
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })))
    .map((all) => all.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
)
const anyShop = fc.record({
  marketplace: fc.constantFrom(...(Object.keys(marketplaces) as Marketplace[])),
  associateTag: fc.option(hostile),
})

test('no text makes an address outside of Amazon', () => {
  fc.assert(
    fc.property(hostile, anyShop, fc.integer({ min: 1, max: 99 }), (text, shop, quantity) => {
      const product = readProduct(text)
      const addresses = [
        searchUrl(text, shop),
        cartUrl(shop),
        productUrl({ asin: text, marketplace: null }, shop),
        ...(product ? [productUrl(product, shop)] : []),
        ...addToCartUrls([{ asin: text, quantity }], shop).map(({ url }) => url),
      ]
      for (const address of addresses) {
        const { protocol, host, username, password } = new URL(address)
        expect([protocol, allowed.has(host), username, password]).toEqual(['https:', true, '', ''])
      }
      if (product) expect(product.asin).toMatch(/^[A-Z0-9]{10}$/)
    }),
    { numRuns: 3000 },
  )
})

test('of any text the quantity is a whole number from 1 to 99', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String)), (text) => {
      const { quantity } = amazonQuantity(text)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true)
    }),
  )
})
