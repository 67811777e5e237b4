/**
 * Makes a backup, also while the server runs, or verifies one:
 *   npm run backup                          into the folder for backups (BACKUP_DIR)
 *   npm run backup -- FILE or FOLDER
 *   npm run backup -- --encrypt             asks for a passphrase
 *   npm run backup -- --verify FILE
 * Exits with 1 when there is no backup, or when it is not what was backed up; with 3 when one was made without some pictures.
 */
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBackupFolder } from './backup/backup-folder.ts'
import { makeBackup } from './backup/commands/make-backup.ts'
import { backupName, leftOutOf, saidOf } from './backup/commands/said.ts'
import { verify } from './backup/commands/verify.ts'
import { isSealed } from './backup/file/read-backup.ts'
import { askNewPassphrase, askPassphrase } from './backup/passphrase.ts'
import { sayProgress } from './backup/progress.ts'
import { BackupTrouble } from './backup/trouble.ts'
import { type Config, readConfig } from './platform/config.ts'
import { sentenceOf } from './platform/start-trouble.ts'

process.umask(0o077)
process.exit(await run())

async function run(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { encrypt: { type: 'boolean' }, verify: { type: 'string' } },
    })
    if (positionals.length > 1) throw new BackupTrouble('Please name one file or folder.')
    const config = readConfig(process.env)
    if (!values.verify) return await backUp(config, positionals[0], values.encrypt ?? false)
    await verifyFile(config, asTyped(values.verify))
    return 0
  } catch (error) {
    console.error(sentenceOf(error))
    return 1
  }
}

async function backUp(config: Config, named: string | undefined, wantsSeal: boolean): Promise<number> {
  const passphrase = config.backup.passphrase ?? (wantsSeal ? await askNewPassphrase() : null)
  const to = await targetOf(config, named, passphrase !== null)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
  const made = await makeBackup({
    config,
    to,
    passphrase,
    signal: stopping.signal,
    onProgress: sayProgress('Backing up'),
  }).catch((error) => {
    throw stopping.signal.aborted ? new BackupTrouble('It was stopped. No backup was made.') : error
  })
  const { size } = await stat(to)
  console.log(
    `${to} holds ${made.photos} photos, the database${made.hasSecretKey ? ' and the secret key' : ''} (${(size / 1e6).toFixed(1)} MB).`,
  )
  for (const sentence of saidOf(made)) console.error(sentence)
  return made.missing.length + made.damaged.length > 0 ? 3 : 0
}

async function verifyFile(config: Config, file: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  const { about, photos, gone } = await verify(config, file, await passphraseOf(config, file))
  const rows = Object.values(about.tables).reduce((sum, count) => sum + count, 0)
  console.log(
    `${file} is whole: ${Object.keys(about.tables).length} tables with ${rows} rows and ${photos} photos, as they were on ${about.madeAt}.`,
  )
  const leftOut = leftOutOf({ gone })
  if (leftOut) console.error(leftOut)
}

async function passphraseOf(config: Config, file: string): Promise<string | null> {
  if (!(await isSealed(file))) return null
  return config.backup.passphrase ?? askPassphrase('Passphrase of the backup: ')
}

async function targetOf(config: Config, named: string | undefined, isSealed: boolean): Promise<string> {
  if (named === undefined) return join(await openBackupFolder(config), backupName(new Date(), isSealed))
  const path = asTyped(named)
  const isFolder = named.endsWith('/') || (await stat(path).catch(() => null))?.isDirectory()
  return isFolder ? join(path, backupName(new Date(), isSealed)) : path
}

/** npm changes to the folder of the project. */
function asTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
