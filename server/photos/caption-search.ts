import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Letters that are no other letter with an accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * The form in which captions are stored for the search and words are searched for: without case and accents.
 * By code, because SQLite and PostgreSQL compare letters differently.
 */
export function searchable(text: string): string {
  const base = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return base.replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}

/** True for the photos whose caption has every word of `text`, in any order, also inside of other words. */
export function captionHas(text: string): RawBuilder<boolean> {
  const words = searchable(text).split(/\s+/).filter(Boolean)
  const matches = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`photos.caption_search like ${pattern} escape '\\'`
  })
  return matches.length > 0 ? sql<boolean>`(${sql.join(matches, sql` and `)})` : sql<boolean>`1 = 1`
}
