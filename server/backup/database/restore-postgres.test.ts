import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createDatabase } from '../../testing/test-database.ts'
import { restorePostgres } from './restore-postgres.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

const table = 'create table family (name text);'
const rows = 'copy family from stdin;\nAnna\nSET transaction_timeout = 0;\n\\.\n'

test.runIf(onPostgres)(
  'a newer program than the server restores, and one that fails leaves nothing',
  async () => {
    // As version 17 begins, which a server of 15 refuses.
    expect(await restored(`printf '${line('SET transaction_timeout = 0;', table, rows)}'`)).toEqual([
      'Anna',
      'SET transaction_timeout = 0;',
    ])
    const cut = line(table, 'copy family from stdin;\nAnna\n')
    await expect(restored(`printf '${cut}'; echo "it is cut" >&2; exit 1`)).rejects.toThrow(
      'pg_restore could not do it: it is cut.',
    )
    await expect(restored(`printf '${line(table, 'select no_such_column;', rows)}'`)).rejects.toThrow(
      /psql could not do it: .*no_such_column/,
    )
    await expect(restored(`printf '${line(table, rows)}'`, { hasPsql: false })).rejects.toThrow(
      'The program psql is not installed.',
    )
  },
)

/** For `printf` of a shell. */
function line(...statements: string[]): string {
  return statements.join('\n').replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

/** What the table has after a restore of what this `pg_restore` writes. Where it fails, it says what the database has. */
async function restored(script: string, { hasPsql = true } = {}): Promise<string[]> {
  const programs = await temporaryFolder()
  await writeFile(join(programs, 'pg_restore'), `#!/bin/sh\n${script}\n`)
  await chmod(join(programs, 'pg_restore'), 0o755)
  const { PATH } = process.env
  process.env.PATH = hasPsql ? `${programs}${delimiter}${PATH}` : programs
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const client = new pg.Client({ connectionString: environment.DATABASE_URL })
  await client.connect()
  try {
    await restorePostgres(environment.DATABASE_URL ?? '', 'any.dump')
    return (await client.query('select name from family')).rows.map(({ name }) => name)
  } catch (error) {
    const { rows } = await client.query("select to_regclass('family') is null as is_empty")
    expect(rows).toEqual([{ is_empty: true }])
    throw error
  } finally {
    process.env.PATH = PATH
    await client.end()
  }
}
