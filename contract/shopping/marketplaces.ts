import * as z from 'zod/mini'

/**
 * Amazon's shops by country: a name, and how the shop's address ends after "amazon.". `hasCart` is
 * false where Amazon documents no address that puts several things into a cart at once.
 */
export const marketplaces = {
  AU: { name: 'Australia', ending: 'com.au', hasCart: true },
  BE: { name: 'Belgium', ending: 'com.be', hasCart: true },
  BR: { name: 'Brazil', ending: 'com.br', hasCart: true },
  CA: { name: 'Canada', ending: 'ca', hasCart: true },
  EG: { name: 'Egypt', ending: 'eg', hasCart: true },
  FR: { name: 'France', ending: 'fr', hasCart: true },
  DE: { name: 'Germany', ending: 'de', hasCart: true },
  IN: { name: 'India', ending: 'in', hasCart: true },
  IE: { name: 'Ireland', ending: 'ie', hasCart: true },
  IT: { name: 'Italy', ending: 'it', hasCart: true },
  JP: { name: 'Japan', ending: 'co.jp', hasCart: true },
  MX: { name: 'Mexico', ending: 'com.mx', hasCart: true },
  NL: { name: 'Netherlands', ending: 'nl', hasCart: true },
  PL: { name: 'Poland', ending: 'pl', hasCart: true },
  SA: { name: 'Saudi Arabia', ending: 'sa', hasCart: true },
  SG: { name: 'Singapore', ending: 'sg', hasCart: true },
  ZA: { name: 'South Africa', ending: 'co.za', hasCart: false },
  ES: { name: 'Spain', ending: 'es', hasCart: true },
  SE: { name: 'Sweden', ending: 'se', hasCart: true },
  TR: { name: 'Turkey', ending: 'com.tr', hasCart: true },
  AE: { name: 'United Arab Emirates', ending: 'ae', hasCart: true },
  GB: { name: 'United Kingdom', ending: 'co.uk', hasCart: true },
  US: { name: 'United States', ending: 'com', hasCart: true },
} as const

export type Marketplace = keyof typeof marketplaces

/** For a group that has not said. */
export const defaultMarketplace: Marketplace = 'US'

export const marketplace = z.enum(
  Object.keys(marketplaces) as Marketplace[],
  'Please choose one of the countries.',
)
