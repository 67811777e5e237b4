import pg from 'pg'
import { newId } from '../platform/ids.ts'

type TestDatabase = { environment: Record<string, string>; drop(): Promise<void> }

/** A database of its own on the server that TEST_DATABASE_URL names; without one SQLite is used. */
export async function createDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return { environment: {}, async drop() {} }
  const name = `test_${newId().replaceAll('-', '')}`
  await onServer(serverUrl, `CREATE DATABASE ${name}`)
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  return {
    environment: { DATABASE_URL: own.href },
    drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
