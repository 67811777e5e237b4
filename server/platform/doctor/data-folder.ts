import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { keptFree, leastFree, spaceIn } from '../disk.ts'
import { folderTrouble, StartTrouble } from '../start-trouble.ts'
import { type Finding, type Findings, inWords, look, mend, ok } from './finding.ts'

/** The data folder, its disk and the secret key. `hasRows`: whether there is a database with something in it; null: not known. */
export async function* examineDataFolder(config: Config, hasRows: boolean | null): Findings {
  const keepsFilesHere = config.databaseUrl === null || config.s3 === null
  if (keepsFilesHere) {
    yield folder(config.dataDir)
    yield disk(config)
  }
  yield secretKey(config, hasRows)
}

/** Looks only: nothing is written. */
function folder(dataDir: string): Finding {
  const isThere = existsSync(dataDir)
  try {
    const nearest = isThere ? dataDir : nearestFolder(dataDir)
    if (!statSync(nearest).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok(
      isThere
        ? `The data folder ${dataDir} can be written to.`
        : `The first start makes the data folder ${dataDir}.`,
    )
  } catch (error) {
    const trouble = folderTrouble(error, dataDir)
    if (trouble instanceof StartTrouble) return mend(trouble.message)
    throw error
  }
}

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))
}

function disk({ dataDir, keepFree, s3 }: Config): Finding {
  const { free, total } = spaceIn(nearestFolder(dataDir))
  const kept = keptFree(total, keepFree)
  const says = `The disk of the data folder has ${inWords(free)} free of ${inWords(total)}`
  if (free < leastFree)
    return mend(
      `${says}. Without room nothing can be stored any more: delete something on it, or use a larger disk.`,
    )
  if (s3) return ok(`${says}.`)
  if (free <= kept)
    return mend(
      `${says}, and uploads stop at ${inWords(kept)} (DISK_KEEP_FREE). Make room on it, or set DISK_KEEP_FREE to less.`,
    )
  if (free < 2 * kept)
    return look(`${says}. Uploads stop at ${inWords(kept)} (DISK_KEEP_FREE), so make room before long.`)
  return ok(`${says}. Uploads stop at ${inWords(kept)} (DISK_KEEP_FREE).`)
}

function secretKey({ secretKey, dataDir, databaseUrl, s3 }: Config, hasRows: boolean | null): Finding {
  if (secretKey) return ok('SECRET_KEY is set.')
  const file = join(dataDir, 'secret-key')
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found && hasRows)
    return mend(
      `The secret key ${file} is missing, and there is a database. Take it from your last backup (docs/backup.md): with a new key, links in mails, notices on phones and addresses of calendars stop working.`,
    )
  if (!found && hasRows === null)
    return look(
      `There is no secret key ${file}. The first start makes one. If the database has families, take theirs from your last backup instead (docs/backup.md).`,
    )
  if (!found) return ok('The first start makes a secret key and keeps it in the data folder.')
  if (found.mode & 0o077)
    return look(`Other users of this machine can read the secret key. Run: chmod 600 ${file}`)
  if (databaseUrl && s3)
    return look(
      `The secret key is in ${file}. If there are several servers, set the same SECRET_KEY on each of them.`,
    )
  return ok('The secret key is in the data folder. Keep it in your backups.')
}
