import type { App } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { type Body, bytesOf, type Range } from '../../platform/storage/storage.ts'
import '../photos.tables.ts'

/** Where the bytes of a file are, or of one part of a file. */
export function incomingKey(id: string): string {
  return `incoming/${id}`
}

/** The person has no open upload of this name, or its bytes are not there. Another server may have claimed it meanwhile. */
export class UploadMissing extends AppError {}

export function uploadMissing(): UploadMissing {
  return new UploadMissing('not_found', 404, notFound().message)
}

/** A file of the storage, and where its bytes are in the upload. */
export type StoredPart = { key: string; start: number; size: number }

/** The parts of a file, in their order; null while some are missing. */
export async function listParts(
  app: App,
  { object_id, bytes }: { object_id: string; bytes: number },
): Promise<StoredPart[] | null> {
  const rows = await app.db
    .selectFrom('upload_parts')
    .where('object_id', '=', object_id)
    .where('bytes', 'is not', null)
    .orderBy('starts_at')
    .select(['id', 'starts_at', 'bytes'])
    .execute()
  const parts = rows.map(({ id, starts_at, bytes }) => ({
    key: incomingKey(id),
    start: Number(starts_at),
    size: Number(bytes),
  }))
  return sizeOf(parts) === Number(bytes) ? parts : null
}

export function sizeOf(parts: StoredPart[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0)
}

/** An upload that is not read into memory as a whole. */
export type OpenUpload = {
  size: number
  /** Fewer bytes where the file ends. */
  read(start: number, length: number): Promise<Buffer>
  stream(): AsyncIterable<Uint8Array>
}

/** Reads the parts as the one file that they are. */
export function partsInOne(app: App, parts: StoredPart[]): OpenUpload {
  async function bodyOf({ key }: StoredPart, range?: Range): Promise<Body> {
    const stored = await app.storage.get(key, range)
    if (!stored) throw uploadMissing()
    return stored.body
  }

  return {
    size: sizeOf(parts),
    async read(from, length) {
      const bodies: Buffer[] = []
      for (const part of parts) {
        const start = Math.max(0, from - part.start)
        const end = Math.min(part.size, from + length - part.start) - 1
        if (start <= end) bodies.push(await bytesOf(await bodyOf(part, { start, end })))
      }
      return bodies[1] ? Buffer.concat(bodies) : (bodies[0] ?? Buffer.alloc(0))
    },
    async *stream() {
      for (const part of parts) {
        const body = await bodyOf(part)
        if (Buffer.isBuffer(body)) yield body
        else yield* body
      }
    },
  }
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
