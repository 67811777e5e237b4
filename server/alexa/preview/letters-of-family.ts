import type { App } from '../../platform/context.ts'
import type { LettersData } from '../apl/letters.ts'
import { lettersOfEcho } from '../inbox/letters-of.ts'

/** The letters of the Echo that was connected first: each has a setting of its own, and a preview shows one. */
export async function lettersOfFirstEcho(app: App, groupId: string): Promise<LettersData | null> {
  const first = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .where('kind', '=', 'echo')
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .executeTakeFirst()
  return first ? lettersOfEcho(first) : null
}
