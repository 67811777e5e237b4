import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'

declare module '../../platform/feature.ts' {
  interface Feature {
    /** What it makes of uploads. */
    uploaded?: Uploaded
  }
}

/** Things that are made of uploads and have files. The bytes of these count for their group. */
type Uploaded = {
  table: UploadedTable
  /** All files that one may have. */
  keysOf(objectId: string): string[]
}

/** A row names its upload, and says what its files take until it is purged. */
export type UploadedTable = {
  [Table in keyof Database & string]: Database[Table] extends {
    family_group_id: string
    object_id: string
    added_by: string | null
    bytes: number | null
    purged_at: number | null
  }
    ? Table
    : never
}[keyof Database & string]

function sources(app: Pick<App, 'features'>): Uploaded[] {
  return app.features.flatMap(({ uploaded }) => uploaded ?? [])
}

/** Whether anything was made of the upload, or a row of one of these tables. */
export async function isMadeOf(
  app: App,
  objectId: string,
  tables: UploadedTable[] = sources(app).map(({ table }) => table),
): Promise<boolean> {
  const made = tables.map(
    (table) => sql`select 1 as made from ${sql.table(table)} where object_id = ${objectId}`,
  )
  const { rows } = await sql`${sql.join(made, sql` union all `)}`.execute(app.db)
  return rows.length > 0
}

/** The keys of all files that may have been made of the upload. */
export function keysMadeOf(app: Pick<App, 'features'>, objectId: string): string[] {
  return sources(app).flatMap(({ keysOf }) => keysOf(objectId))
}

/** The keys of all files that a row of the table may have. */
export function keysIn(app: Pick<App, 'features'>, table: UploadedTable, objectId: string): string[] {
  return sources(app)
    .filter((source) => source.table === table)
    .flatMap(({ keysOf }) => keysOf(objectId))
}

/** As SQL: the bytes of what the groups keep besides photos. `groups`: a list of ids. */
export function bytesBesidePhotos(
  app: Pick<App, 'features'>,
  groups: RawBuilder<unknown>,
): RawBuilder<number> {
  const sums = besidePhotos(app).map(
    (kept) => sql`(select coalesce(sum(bytes), 0) from ${kept} and family_group_id in (${groups}))`,
  )
  return sql<number>`${sql.join([sql.lit(0), ...sums], sql` + `)}`
}

/** As SQL, named `kept`: the group and the bytes of each of these photos, and of all that groups keep besides photos. */
export function keptWith(app: Pick<App, 'features'>, photos: RawBuilder<unknown>): RawBuilder<unknown> {
  const selects = [photos, ...besidePhotos(app)].map(
    (kept) => sql`select family_group_id, bytes from ${kept}`,
  )
  return sql`(${sql.join(selects, sql` union all `)}) as kept`
}

/** As SQL: a table and its condition. */
function besidePhotos(app: Pick<App, 'features'>): RawBuilder<unknown>[] {
  return sources(app)
    .filter(({ table }) => table !== 'photos')
    .map(({ table }) => sql`${sql.table(table)} where purged_at is null`)
}
