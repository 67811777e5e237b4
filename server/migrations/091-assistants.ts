import type { Kysely } from 'kysely'

/** Tokens that an assistant has got by OAuth: they end soon, and are renewed. Tokens that people have copied have none of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('api_tokens').addColumn('access_until', 'bigint').execute()
  await db.schema.alterTable('api_tokens').addColumn('chain_hash', 'text').execute()
  await db.schema.alterTable('api_tokens').addColumn('renewal_hash', 'text').execute()
  await db.schema.createIndex('api_tokens_chain').unique().on('api_tokens').column('chain_hash').execute()
}
