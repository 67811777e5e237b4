import { type Marketplace, marketplaces } from '#contract/shopping/marketplaces.ts'

/** One product of Amazon; `marketplace` is the shop of its link, null for a bare ASIN. */
export type Product = { asin: string; marketplace: Marketplace | null }

const hostPattern = new RegExp(`(?:^|\\.)amazon\\.(${endings().join('|').replaceAll('.', '\\.')})$`)
const asin = '(B[A-Z0-9]{9}|\\d{9}[\\dX])'
const pathPattern = new RegExp(
  `/(?:dp|dp/product|gp/product|gp/product/glance|gp/aw/d|gp/aw/ol|gp/aw/reviews|gp/offer-listing|gp/customer-reviews|product-reviews|exec/obidos/asin|exec/obidos/tg/detail/-|o/asin|product|d)/${asin}(?=[/?#&]|$)`,
  'i',
)
const wholePattern = new RegExp(`^${asin}$`, 'i')
// Only capitals that begin with B0: other words of ten letters match the pattern of an ASIN, too.
const barePattern = /^(?:ASIN[:=])?(B0[A-Z0-9]{8})$/
const linkStart = /^(?:https?:\/\/|(?:[a-z0-9-]+\.)*amazon\.[a-z.]+\/)/i
const shortLink = /^(?:https?:\/\/)?(?:www\.)?(?:amzn\.[a-z]+|a\.co)\//i

/** The first product in a text: a link, a bare ASIN, or "ISBN" and a number. */
export function findProduct(text: string): Product | null {
  const words = wordsOf(text)
  for (const word of words) {
    const product = productOfLink(word)
    if (product) return product
  }
  const bare = words.map((word) => word.match(barePattern)?.[1]).find(Boolean)
  if (bare) return { asin: bare, marketplace: null }
  const isbn = text.match(/\bISBN(?:-1[03])?:?\s*([\dX][\dX -]{8,16}[\dX])/i)?.[1]
  return isbn ? productOfIsbn(isbn) : null
}

/** The product of a field that asks for one: a link, an ASIN in any letters, or an ISBN. */
export function readProduct(text: string): Product | null {
  const product = findProduct(text)
  if (product) return product
  const word = text.trim()
  if (/^B/i.test(word) && wholePattern.test(word)) return { asin: word.toUpperCase(), marketplace: null }
  return productOfIsbn(word)
}

/** A short link hides its product, and the server never opens links. */
export function isShortLink(text: string): boolean {
  return wordsOf(text).some((word) => shortLink.test(word))
}

/** The words of a text, without links: what one would search for. */
export function withoutLinks(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !linkStart.test(word) && !shortLink.test(word))
    .join(' ')
    .trim()
}

function productOfLink(word: string): Product | null {
  const url = toUrl(word)
  const ending = url?.hostname.match(hostPattern)?.[1]
  const marketplace = ending && marketplaceOf(ending)
  if (!url || !marketplace) return null
  const found = url.pathname.match(pathPattern)?.[1] ?? asinOfQuery(url.searchParams)
  return found ? { asin: found.toUpperCase(), marketplace } : null
}

function asinOfQuery(query: URLSearchParams): string | null {
  for (const [name, value] of query) {
    if (/^(?:asin|creativeasin|pd_rd_i)$/i.test(name) && wholePattern.test(value)) return value
    // A sponsored result has the product's path in its query.
    if (name === 'url' && value.startsWith('/')) return value.match(pathPattern)?.[1] ?? null
  }
  return null
}

/** Only http(s) addresses without user name, password and port. */
function toUrl(word: string): URL | null {
  if (!linkStart.test(word)) return null
  try {
    const url = new URL(/^https?:/i.test(word) ? word : `https://${word}`)
    return url.username || url.password || url.port ? null : url
  } catch {
    return null
  }
}

function wordsOf(text: string): string[] {
  return text
    .split(/[\s<>"']+/)
    .map((word) => word.replace(/^[([{]+/, '').replace(/[.,;:!?)\]}]+$/, ''))
    .filter(Boolean)
}

/** Amazon sells books under their ISBN-10. An ISBN-13 that begins with 978 contains one. */
function productOfIsbn(text: string): Product | null {
  const digits = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{9}[\dX]$/.test(digits)) {
    return digits.endsWith(isbnCheck(digits)) ? { asin: digits, marketplace: null } : null
  }
  if (!/^978\d{10}$/.test(digits) || !isEan(digits)) return null
  const core = digits.slice(3, 12)
  return { asin: core + isbnCheck(core), marketplace: null }
}

function isbnCheck(digits: string): string {
  const sum = [...digits.slice(0, 9)].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

function isEan(digits: string): boolean {
  const sum = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

function marketplaceOf(ending: string): Marketplace | undefined {
  return (Object.keys(marketplaces) as Marketplace[]).find((code) => marketplaces[code].ending === ending)
}

function endings(): string[] {
  return Object.values(marketplaces).map(({ ending }) => ending)
}
