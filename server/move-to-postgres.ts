/**
 * Moves a Sunporch from SQLite in its data folder (DATA_DIR) to PostgreSQL (DATABASE_URL), and its pictures to S3 where
 * that is configured:
 *   npm run move-to-postgres
 *   npm run move-to-postgres -- --without-nul    leaves NUL characters out, which PostgreSQL cannot store
 * The server must not run. Can be stopped and started again at any moment. Exits with 1 when not everything was moved.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sayProgress } from './backup/progress.ts'
import { type Moved, moveToPostgres } from './move/move-to-postgres.ts'
import { type Config, readConfig } from './platform/config.ts'
import { isPostgresAway, postgresWaiting } from './platform/db/postgres/postgres-away.ts'
import { sentenceOf, troubleSentence } from './platform/start-trouble.ts'
import { isS3Away, s3Waiting } from './platform/storage/s3.ts'

const mostListed = 5
const goesOn = 'Start the same command again: it goes on where it was.'

process.umask(0o077)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.error(`\nIt was stopped before everything was moved. ${goesOn}`)
    process.exit(1)
  })
process.exit(await run())

async function run(): Promise<number> {
  let config: Config | undefined
  try {
    const { values } = parseArgs({ options: { 'without-nul': { type: 'boolean' } } })
    config = readConfig(process.env)
    const moved = await moveToPostgres({
      config,
      withoutNul: values['without-nul'] ?? false,
      onStep: console.log,
      onRows: sayProgress('Moving', { things: 'rows', to: process.stdout }),
      onFiles: sayProgress('Moving', { things: 'files', to: process.stdout }),
    })
    for (const line of saidOf(moved, config)) console.log(line)
    return 0
  } catch (error) {
    console.error(troubleOf(error, config))
    return 1
  }
}

function troubleOf(error: unknown, config?: Config): string {
  if (isPostgresAway(error)) return `${troubleSentence(error, postgresWaiting)} ${goesOn}`
  if (config?.s3 && isS3Away(error)) return `${troubleSentence(error, s3Waiting(config.s3.bucket))} ${goesOn}`
  return sentenceOf(error)
}

function saidOf({ tables, rows, files, missing, kept, hasSecretKey }: Moved, config: Config): string[] {
  const { dataDir, s3 } = config
  const others = missing.length > mostListed ? `, and ${missing.length - mostListed} more` : ''
  return [
    `Everything was moved and compared: ${rows} rows of ${tables} tables are in PostgreSQL${files === null ? '' : `, and ${files} files in the bucket ${s3?.bucket}`}.`,
    ...(missing.length > 0
      ? [
          `${s3 ? 'Neither the folder nor the bucket has' : 'The folder does not have'} ${missing.slice(0, mostListed).join(', ')}${others}, though the database names them.`,
        ]
      : []),
    'What to do next:',
    `- Set DATABASE_URL${s3 ? ' and the same S3_… variables' : ''} for the server, and start it.`,
    hasSecretKey
      ? `- The secret key stays in ${join(dataDir, 'secret-key')}. Keep this data folder for the server. A server on another machine needs this file in its own DATA_DIR; it is in no variable.`
      : '- Keep SECRET_KEY as it is, on every server.',
    s3
      ? `- The pictures in ${join(dataDir, 'files')} are not used any more. Remove them when you have seen that all is well.`
      : `- The pictures stay in ${join(dataDir, 'files')}.`,
    `- The old database is kept: ${kept}. No server uses it. It holds everything as it was: remove it after some weeks.`,
    '- The daily backup needs the program pg_dump from now on: npm run doctor says whether it is there (docs/backup.md).',
  ]
}
