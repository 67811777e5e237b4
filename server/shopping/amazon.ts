import { type Marketplace, marketplaces } from '#contract/shopping/marketplaces.ts'
import { type Product, withoutLinks } from './product.ts'

/** The country's shop, and the tag of the associate who earns from a sale. */
export type Shop = { marketplace: Marketplace; associateTag: string | null }

/** Products in one cart address, so that it stays far below 2,000 characters. */
export const chunkSize = 20
const maxQuantity = 99

/** In the shop that the pasted link was from; for a bare ASIN in the group's own. */
export function productUrl(product: Product, shop: Shop): string {
  const url = shopUrl(product.marketplace ?? shop.marketplace, `/dp/${encodeURIComponent(product.asin)}`)
  // A tag belongs to one country's shop.
  if (shop.associateTag && url.host === shopUrl(shop.marketplace, '/').host) {
    url.searchParams.set('tag', shop.associateTag)
  }
  return url.href
}

/** Searches for the item's name without links. */
export function searchUrl(name: string, shop: Shop): string {
  const url = shopUrl(shop.marketplace, '/s')
  url.searchParams.set('k', withoutLinks(name) || name)
  if (shop.associateTag) url.searchParams.set('tag', shop.associateTag)
  return url.href
}

export function cartUrl(shop: Shop): string {
  return shopUrl(shop.marketplace, '/gp/cart/view.html').href
}

/**
 * Amazon's add-to-cart addresses, each for at most 20 lines. Empty for shops that document none.
 * Amazon does not promise that they work.
 */
export function addToCartUrls<Line extends { asin: string; quantity: number }>(
  lines: Line[],
  shop: Shop,
): { url: string; lines: Line[] }[] {
  if (!marketplaces[shop.marketplace].hasCart) return []
  return chunksOf(lines).map((lines) => {
    const url = shopUrl(shop.marketplace, '/gp/aws/cart/add.html')
    if (shop.associateTag) url.searchParams.set('AssociateTag', shop.associateTag)
    for (const [index, { asin, quantity }] of lines.entries()) {
      url.searchParams.set(`ASIN.${index + 1}`, asin)
      url.searchParams.set(`Quantity.${index + 1}`, String(quantity))
    }
    return { url: url.href, lines }
  })
}

/**
 * How many to buy: the whole number that a quantity begins with, 1–99. Otherwise 1, and not sure.
 * "2 packs" is 2; "500 g", "1.5 l" and "a few" are 1, for a person to look at.
 */
export function amazonQuantity(text: string): { quantity: number; isSure: boolean } {
  const [, digits, rest = ''] = text.match(/^\s*(\d{1,9})(.*)$/s) ?? []
  const quantity = Number(digits)
  const isWhole = digits !== undefined && !/^\s*[.,/⁄½¼¾\d]/.test(rest)
  if (!isWhole || quantity < 1 || quantity > maxQuantity) return { quantity: 1, isSure: false }
  return { quantity, isSure: rest.trim() === '' }
}

function shopUrl(marketplace: Marketplace, path: string): URL {
  return new URL(path, `https://www.amazon.${marketplaces[marketplace].ending}`)
}

function chunksOf<Line>(lines: Line[]): Line[][] {
  const chunks: Line[][] = []
  for (let start = 0; start < lines.length; start += chunkSize) {
    chunks.push(lines.slice(start, start + chunkSize))
  }
  return chunks
}
