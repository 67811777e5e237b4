import type { Kysely } from 'kysely'

/** All tables. Each feature adds its own rows' types in its `*.tables.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Database {}

export type Db = Kysely<Database>
