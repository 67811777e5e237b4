import { sql } from 'kysely'
import type { Actor } from '../../family/actor.ts'
import { requireStillThere } from '../../family/membership.ts'
import { turnOf } from '../../family/turns.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { type AppError, invalid, notFound } from '../../platform/errors.ts'
import { calls, paceWork } from '../../platform/http/request/callers.ts'
import { newId } from '../../platform/ids.ts'
import { purgePhotos } from '../photo-purge.ts'
import type { makeRoomInGroup } from '../storage/group-quota.ts'
import { isMadeOf, keysIn, type UploadedTable } from '../storage/uploaded.ts'
import { UploadMissing } from './stored-parts.ts'
import { discardUpload } from './uploads.service.ts'

/** What a feature makes of an upload. */
type Claim<Table extends UploadedTable, Stored, Inserted extends Given, Answer> = {
  /** Where its row is. Its files are those that the feature names in `uploaded`. */
  table: Table
  objectPath: string
  /** Writes the files; they are in the storage before the row. In the line of all claims, after a right to add was asked again. */
  store(objectId: string): Promise<Stored>
  /** Writes the row in a transaction, and closes the upload. Throws `UploadClosed` where somebody else has. */
  insert(app: App, objectId: string, stored: Stored): Promise<Inserted>
  /** After the commit. */
  answer(inserted: Inserted): Promise<Answer>
  /** For a row that an earlier claim of the same person has written, deleted or not. */
  answerAgain(row: Database[Table]): Promise<Answer>
}

type Given = { givenUp: Awaited<ReturnType<typeof makeRoomInGroup>> }

/** The same upload again, also at once or on another server, is the same row. */
export async function claimUpload<Table extends UploadedTable, Stored, Inserted extends Given, Answer>(
  app: App,
  actor: Actor,
  claim: Claim<Table, Stored, Inserted, Answer>,
): Promise<Answer> {
  const objectId = objectIdOf(claim.objectPath)
  return app.claims.inTurn(objectId, async () => {
    const find = () => findClaimed(app, actor, claim.table, objectId)
    const earlier = await find()
    if (earlier) return claim.answerAgain(earlier)
    try {
      return await claimNow(app, actor, claim, objectId)
    } catch (error) {
      // Another server has claimed the same upload meanwhile, or it was swept.
      if (!isTaken(error)) throw error
      const twin = await find()
      if (twin) return claim.answerAgain(twin)
      if (error instanceof UploadClosed) await removeLeftFiles(app, claim.table, objectId)
      throw error instanceof UploadMissing ? error : notThere()
    }
  })
}

async function claimNow<Table extends UploadedTable, Stored, Inserted extends Given, Answer>(
  app: App,
  actor: Actor,
  claim: Claim<Table, Stored, Inserted, Answer>,
  objectId: string,
): Promise<Answer> {
  const turn = await turnOf(app, actor.groupId, actor.user.id)
  await paceWork(app, actor.user.id, calls.claim)
  const stored = await app.claims.decode.run(turn, async () => {
    // It has waited in line: the person may have left the group meanwhile, or was signed out.
    await requireStillThere(app, actor, 'photos:add')
    return claim.store(objectId)
  })
  const inserted = await inTransaction(app, (app) => claim.insert(app, objectId, stored))
  await purgePhotos(app, inserted.givenUp)
  await discardUpload(app, objectId)
  return claim.answer(inserted)
}

const objectPath = /^\/objects\/([0-9a-f-]{36})$/

/** The object that a path names; 404 for a path that is none of ours. */
export function objectIdOf(path: string): string {
  const objectId = objectPath.exec(path)?.[1]
  if (!objectId) throw notFound()
  return objectId
}

/** Somebody else has closed the upload before this request could. */
export class UploadClosed extends Error {}

/** Whether another request may have claimed the upload, before its bytes were read or after. */
function isTaken(error: unknown): boolean {
  return error instanceof UploadClosed || error instanceof UploadMissing || isUniqueViolation(error)
}

/** The issue tells a browser that still has the file to upload it again. */
export function notThere(): AppError {
  const message = 'The file has not arrived. Please upload it again.'
  return new UploadMissing('invalid', 422, message, { issues: [{ path: 'objectPath', message }] })
}

/** What this person has made of the upload, deleted or not. */
async function findClaimed<Table extends UploadedTable>(
  app: App,
  { groupId, user }: Actor,
  table: Table,
  objectId: string,
): Promise<Database[Table] | undefined> {
  const { rows } = await sql<Database[Table]>`
    select * from ${sql.table(table)}
    where object_id = ${objectId} and family_group_id = ${groupId} and added_by = ${user.id}
  `.execute(app.db)
  return rows[0]
}

/** The sweep has removed the upload while its files were being written, and no row names them. */
async function removeLeftFiles(app: App, table: UploadedTable, objectId: string): Promise<void> {
  if (await isMadeOf(app, objectId, [table])) return
  for (const key of keysIn(app, table, objectId)) await app.storage.remove(key)
}

/**
 * Reads an upload. Where `sentenceFor` has a sentence for what was thrown, its bytes are of no use to us: the upload is
 * discarded, and the person reads the sentence.
 */
export async function readOrRefuse<Result>(
  app: App,
  objectId: string,
  read: () => Result | Promise<Result>,
  sentenceFor: (error: unknown) => string | undefined,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === undefined) throw error
    await discardUpload(app, objectId)
    throw invalid(sentence)
  }
}

/** What the rows of all that is made of uploads have in common, as one begins. */
export function newRowOf(app: App, { user, groupId }: Actor, objectId: string) {
  return {
    id: newId(),
    family_group_id: groupId,
    object_id: objectId,
    added_by: user.id,
    created_at: app.clock.now(),
    removed_at: null,
    purged_at: null,
    lost_at: null,
    lost_due_at: null,
  }
}
