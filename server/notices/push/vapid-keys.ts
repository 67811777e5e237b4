import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { seal, unseal } from '../../platform/seal.ts'
import './push.tables.ts'

/** The keys by which push services know this server (VAPID, RFC 8292). */
export type VapidKeys = {
  /** base64url of 65 bytes, as a page hands it to the browser. */
  publicKey: string
  privateKey: KeyObject
}

/** The only row: servers that start at once end with one pair. */
const id = 'web-push'
const purpose = 'web push key'

/**
 * Reads the server's keys, and makes them when there are none. When the secret key was lost, the old keys are too:
 * then new ones are made, and the subscriptions end, which push services would accept from the old keys only.
 */
export async function readOrMakeVapidKeys(app: App): Promise<VapidKeys> {
  const kept = await readRow(app)
  const opened = kept && open(app, kept)
  if (opened) return opened
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const row = {
    id,
    public_key: pointOf(publicKey),
    private_key: seal(app, purpose, JSON.stringify(privateKey.export({ format: 'jwk' }))),
    created_at: app.clock.now(),
  }
  await (kept ? replace(app, kept.public_key, row) : insert(app, row))
  const stored = await readRow(app)
  const keys = stored && open(app, stored)
  if (!keys) throw new Error('The keys for web push are sealed with another SECRET_KEY than this server has.')
  return keys
}

type Row = { id: string; public_key: string; private_key: string; created_at: number }

async function insert(app: App, row: Row): Promise<void> {
  await app.db
    .insertInto('vapid_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Unless another server has replaced them already. */
async function replace(app: App, oldKey: string, row: Row): Promise<void> {
  await inTransaction(app, async (app) => {
    const replaced = await app.db
      .updateTable('vapid_keys')
      .set(row)
      .where('public_key', '=', oldKey)
      .returning('id')
      .executeTakeFirst()
    if (!replaced) return
    app.log.warn('the keys for web push could not be read with this SECRET_KEY: new ones were made')
    await app.db.deleteFrom('push_subscriptions').execute()
  })
}

/** When the keys were made; null before their first use. */
export async function readKeysMadeAt(app: App): Promise<number | null> {
  return (await readRow(app))?.created_at ?? null
}

function readRow(app: App): Promise<Row | undefined> {
  return app.db.selectFrom('vapid_keys').where('id', '=', id).selectAll().executeTakeFirst()
}

function open(app: App, row: Row): VapidKeys | null {
  const jwk = unseal(app, purpose, row.private_key)
  if (jwk === null) return null
  const privateKey = createPrivateKey({ format: 'jwk', key: JSON.parse(jwk) })
  return { publicKey: row.public_key, privateKey }
}

function pointOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}
