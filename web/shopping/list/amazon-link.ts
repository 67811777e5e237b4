const amazonLink = /https?:\/\/(?:[\w-]+\.)*amazon\.[a-z.]+\/\S*/i

/** A link to Amazon among the words, and the words. The server says whether it leads to a product. */
export function splitAmazonLink(text: string): { name: string; product: string | null } {
  const product = text.match(amazonLink)?.[0] ?? null
  // A link to a list or a search is no product: then all of it is what the person wrote.
  if (!product || !/[/=][A-Z0-9]{10}(?![A-Z0-9])/i.test(product)) return { name: text.trim(), product: null }
  return { name: text.replace(product, ' ').replace(/\s+/g, ' ').trim(), product }
}
