const amazonLink = /https?:\/\/(?:[\w-]+\.)*amazon\.[a-z.]+\/\S*/i
/** Ten letters and digits after a slash or an equals sign. */
const asinInLink = /[/=][A-Z0-9]{10}(?![A-Z0-9])/i

/**
 * Separates a link to an Amazon product from the words around it. A link without an ASIN, such as a
 * search, stays in the name. The server decides whether the product link is valid.
 */
export function splitAmazonLink(text: string): { name: string; product: string | null } {
  const link = text.match(amazonLink)?.[0]
  if (!link || !asinInLink.test(link)) return { name: text.trim(), product: null }
  return { name: text.replace(link, ' ').replace(/\s+/g, ' ').trim(), product: link }
}
