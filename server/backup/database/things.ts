import { clipKeys, objectOfClipKey } from '../../clips/clip-files.ts'
import { objectOfRecordingKey, recordingKey } from '../../content/recording-files.ts'
import { objectOfVoiceKey, voiceKey } from '../../voices/voice-files.ts'
import type { Contents, Query } from './contents.ts'

/** Tables besides `photos` whose rows have files. Of the keys, the first is the one without which a row is worth nothing. */
const kinds = {
  voices: { keysOf: (objectId: string) => [voiceKey(objectId)], objectOf: objectOfVoiceKey },
  clips: { keysOf: clipKeys, objectOf: objectOfClipKey },
  recordings: { keysOf: (objectId: string) => [recordingKey(objectId)], objectOf: objectOfRecordingKey },
}

type Table = keyof typeof kinds

export const thingTables = Object.keys(kinds) as Table[]

/** What has files: the id of its object, and their keys. */
export type Thing = { table: Table; objectId: string; keys: string[] }

/** All that have files, the newest first. */
export async function listThings(query: Query, contents: Pick<Contents, 'tables'>): Promise<Thing[]> {
  const things: Thing[] = []
  for (const table of tablesIn(contents)) {
    const rows = await query<{ object_id: string }>(
      `select object_id from ${table} where purged_at is null order by id desc`,
    )
    for (const { object_id: objectId } of rows)
      things.push({ table, objectId, keys: kinds[table].keysOf(objectId) })
  }
  return things
}

/** What their files take. */
export async function sumBytesOfThings(query: Query, contents: Pick<Contents, 'tables'>): Promise<number> {
  let sum = 0
  for (const table of tablesIn(contents)) {
    const [row] = await query<{ bytes: number | string | null }>(
      `select sum(bytes) as bytes from ${table} where purged_at is null`,
    )
    sum += Number(row?.bytes ?? 0)
  }
  return sum
}

/** A release before them may be backed up. */
function tablesIn({ tables }: Pick<Contents, 'tables'>): Table[] {
  return thingTables.filter((table) => table in tables)
}

/** Whether a key may be that of a file of theirs. */
export function isThingKey(key: string): boolean {
  return Object.values(kinds).some(({ objectOf }) => objectOf(key) !== null)
}

/** The id of the object whose first file has this key; null for all other files. */
export function thingWith(key: string): string | null {
  for (const { objectOf, keysOf } of Object.values(kinds)) {
    const objectId = objectOf(key)
    if (objectId !== null && keysOf(objectId)[0] === key) return objectId
  }
  return null
}
