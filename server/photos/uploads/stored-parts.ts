import type { App } from '../../platform/context.ts'
import '../photos.tables.ts'

/** Where the bytes of a file are, or of one part of a file. */
export function incomingKey(id: string): string {
  return `incoming/${id}`
}

/** The bytes of a file that came in parts; null while some are missing. */
export async function readParts(
  app: App,
  { object_id, bytes }: { object_id: string; bytes: number },
): Promise<Buffer | null> {
  const parts = await app.db
    .selectFrom('upload_parts')
    .where('object_id', '=', object_id)
    .where('bytes', 'is not', null)
    .orderBy('starts_at')
    .select('id')
    .execute()
  const bodies: Buffer[] = []
  for (const { id } of parts) {
    const body = await app.storage.read(incomingKey(id))
    if (body) bodies.push(body)
  }
  const file = Buffer.concat(bodies)
  return file.length === bytes ? file : null
}

/** Of a file that was claimed. What still comes keeps its row: whoever stores it removes it, or after a crash the sweep. */
export function removeArrivedParts(app: App, objectId: string): Promise<void> {
  return remove(app, partsOf(app, objectId).where('bytes', 'is not', null))
}

export function removeAllParts(app: App, objectId: string): Promise<void> {
  return remove(app, partsOf(app, objectId))
}

function partsOf(app: App, objectId: string) {
  return app.db.selectFrom('upload_parts').where('object_id', '=', objectId).select('id')
}

/** Files go before their rows: without its row nobody would find a file. */
async function remove(app: App, some: ReturnType<typeof partsOf>): Promise<void> {
  const ids = (await some.execute()).map(({ id }) => id)
  for (const id of ids) await app.storage.remove(incomingKey(id))
  if (ids.length > 0) await app.db.deleteFrom('upload_parts').where('id', 'in', ids).execute()
}
