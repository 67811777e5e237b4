import { type Marketplace, marketplaces } from '#contract/shopping/marketplaces.ts'

/** Countries without an Amazon of their own, and the one that people there use. */
const neighbours: Record<string, Marketplace> = { AT: 'DE', CH: 'DE', LU: 'DE', NZ: 'AU', PT: 'ES' }

/** The Amazon of the first language with a country, stated or likely, that has one. */
export function guessMarketplace(languages: readonly string[]): Marketplace | undefined {
  return languages.map(marketplaceOf).find((found) => found !== undefined)
}

function marketplaceOf(language: string): Marketplace | undefined {
  try {
    const region = new Intl.Locale(language).maximize().region ?? ''
    return region in marketplaces ? (region as Marketplace) : neighbours[region]
  } catch {
    return undefined
  }
}
