import { plainText } from '../../platform/plain-text.ts'
import { pageLanguage } from '../../platform/words/area-words.ts'
import { cityOf, zoneName } from '../../platform/zone-name.ts'

/** More do not help to choose. */
const maxFound = 40

/**
 * The zones whose city, country or name has a word that begins with each word of the search, those first whose city does. The
 * zones are ids such as "Europe/Kyiv".
 */
export function findZones(search: string): string[] {
  const wanted = wordsOf(search)
  if (wanted.length === 0) return []
  return ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter((zone) => hasAll(wordsOf(described(zone)), wanted))
    .map((zone) => ({ zone, isCity: hasAll(wordsOf(cityOf(zone)), wanted) }))
    .toSorted((a, b) => Number(b.isCity) - Number(a.isCity) || cityOf(a.zone).localeCompare(cityOf(b.zone)))
    .slice(0, maxFound)
    .map(({ zone }) => zone)
}

function hasAll(words: string[], wanted: string[]): boolean {
  return wanted.every((begin) => words.some((word) => word.startsWith(begin)))
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

const descriptions = new Map<string, string>()

/** The names by which a zone is known. Made once: a browser needs most of a second for all of them. */
function described(zone: string): string {
  const known = descriptions.get(zone)
  if (known !== undefined) return known
  const text = [zone, zoneName(zone), ...(countries().get(zone) ?? [])].join(' ')
  descriptions.set(zone, text)
  return text
}

let ofCountries: Map<string, string[]> | null = null

/** The countries of each zone, by their names in the page's language. Empty in a browser that does not know them. */
function countries(): Map<string, string[]> {
  if (ofCountries) return ofCountries
  ofCountries = new Map()
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'region', fallback: 'none' })
  for (const first of letters) {
    for (const second of letters) {
      const region = first + second
      const name = names.of(region)
      if (name)
        for (const zone of zonesOf(region)) ofCountries.set(zone, [...(ofCountries.get(zone) ?? []), name])
    }
  }
  return ofCountries
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function zonesOf(region: string): string[] {
  const locale = new Intl.Locale(`und-${region}`)
  return locale.getTimeZones?.() ?? []
}
