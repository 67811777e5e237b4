/**
 * Restores a backup into an empty data folder (DATA_DIR), or an empty PostgreSQL (DATABASE_URL):
 *   npm run restore -- FILE
 *   npm run restore -- --without-damaged FILE    leaves damaged pictures out
 * Exits with 1 when nothing was restored.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from './backup/commands/restore.ts'
import { leftOutOf } from './backup/commands/said.ts'
import { isSealed } from './backup/file/read-backup.ts'
import { askPassphrase } from './backup/passphrase.ts'
import { readConfig } from './platform/config.ts'
import { sentenceOf } from './platform/start-trouble.ts'

process.umask(0o077)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.error('It was stopped before everything was restored.')
    process.exit(1)
  })
process.exit(await run())

async function run(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'without-damaged': { type: 'boolean' } },
    })
    const [named, ...others] = positionals
    if (!named || others.length > 0) return usage()
    const file = resolve(process.env.INIT_CWD ?? '.', named)
    const config = readConfig(process.env)
    const passphrase = (await isSealed(file))
      ? (config.backup.passphrase ?? (await askPassphrase('Passphrase of the backup: ')))
      : null
    const withoutDamaged = values['without-damaged'] ?? false
    const job = { config, file, passphrase, withoutDamaged, onProgress: console.error }
    const { about, photos, gone, damaged, hint } = await restore(job)
    console.log(
      `Everything is as it was on ${about.madeAt}: ${photos} photos, and the database in ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}. Start the server now.`,
    )
    const leftOut = leftOutOf({ gone })
    if (leftOut) console.error(leftOut)
    if (damaged.length > 0)
      console.error(`Left out, because they are damaged:\n${damaged.map((name) => `  ${name}`).join('\n')}`)
    if (hint) console.error(hint)
    return 0
  } catch (error) {
    console.error(sentenceOf(error))
    return 1
  }
}

function usage(): number {
  console.error('Please name the backup: npm run restore -- FILE')
  return 2
}
