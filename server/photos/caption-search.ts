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

/** The words of a search, in the form that is compared. */
export function searchedWords(text: string): string[] {
  return searchable(text).split(/\s+/).filter(Boolean)
}

/** True for the photos whose caption has the word, also inside of other words. */
export function captionHas(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`photos.caption_search like ${pattern} escape '\\'`
}
