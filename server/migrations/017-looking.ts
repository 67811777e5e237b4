import type { Kysely } from 'kysely'

/**
 * When a photo was taken, and the form of its caption that is searched. Photos that exist have no date: it is read
 * when a photo is added.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('photos').addColumn('taken_at', 'text').execute()
  await db.schema.alterTable('photos').addColumn('caption_search', 'text').execute()
  const captioned = await db
    .selectFrom('photos')
    .where('caption', 'is not', null)
    .select(['id', 'caption'])
    .execute()
  for (const { id, caption } of captioned) {
    await db
      .updateTable('photos')
      .set({ caption_search: searchable(caption) })
      .where('id', '=', id)
      .execute()
  }
}

/** As the release of this migration searches. */
function searchable(text: string): string {
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
  const base = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return base.replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}
