import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { type About, fingerprintOf, secretKeyName } from '../file/about.ts'
import { BackupTrouble, fileTrouble } from '../trouble.ts'

/** What tells the key of the servers from others, and where it is. */
export async function findSecretKey({ secretKey, dataDir }: Config): Promise<About['secretKey']> {
  if (secretKey) return { fingerprint: fingerprintOf(Buffer.from(secretKey)), isInside: false }
  const file = join(dataDir, secretKeyName)
  if (!existsSync(file))
    throw new BackupTrouble(
      `There is no secret key in ${dataDir}. Set DATA_DIR to the data folder, or SECRET_KEY to the key of the servers.`,
    )
  const text = await readFile(file, 'utf8').catch((error) => {
    throw fileTrouble(error, file, 'read')
  })
  return { fingerprint: fingerprintOf(Buffer.from(text.trim(), 'base64url')), isInside: true }
}
