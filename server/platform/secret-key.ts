import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The key that short codes are hashed with: SECRET_KEY, or one that is generated once and stored in the data
 * folder. Several servers on one database need the same SECRET_KEY.
 */
export async function openSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Buffer> {
  if (config.secretKey) return Buffer.from(config.secretKey)
  const file = join(config.dataDir, 'secret-key')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return Buffer.from(kept.trim(), 'base64url')
  const made = randomBytes(32)
  await writeFile(file, `${made.toString('base64url')}\n`, { mode: 0o600 })
  return made
}
