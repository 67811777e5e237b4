import { createHash } from 'node:crypto'
import type { Query } from '../backup/database/contents.ts'
import { BackupTrouble } from '../backup/trouble.ts'
import { rowText, type TableDigest, tableDigest, type Value } from './table-digest.ts'

/** Our migrations use no others. States are times, JSON is text. */
const types = ['text', 'integer', 'bigint'] as const

type Column = { name: string; type: (typeof types)[number] }

/** Columns are in the order of their names. */
export type Table = { name: string; columns: Column[] }

/** Some rows, one after the other. `last` is the number of the last one, by which SQLite keeps them. */
type Chunk = { last: number; rows: Value[][] }

type Reading = {
  /** Leaves NUL characters out, which PostgreSQL cannot store. */
  withoutNul: boolean
}

export type Source = Reading & {
  query: Query
  /** A table comes after all to which its rows refer. */
  tables: Table[]
  digests: Map<string, TableDigest>
  rows: number
  /** Another one when anything has changed, also the numbers of the rows. */
  state: string
}

/** Of Kysely. The target has its own. */
const isOwn = (name: string) => !name.startsWith('kysely_')

const mostListed = 20

/** Reads all rows. Throws `BackupTrouble` for what PostgreSQL would refuse, or the driver would change. */
export async function examineSource(query: Query, reading: Reading): Promise<Source> {
  const tables = await listTables(query)
  const digests: Source['digests'] = new Map()
  const state = createHash('sha256')
  const wrong: string[] = []
  let rows = 0
  for (const table of tables) {
    const digest = tableDigest()
    state.update(`${table.name} ${table.columns.map(({ name }) => name)}\n`)
    for await (const read of readRows(query, table, beforeFirst)) {
      for (const row of read) {
        if (wrong.length < mostListed) wrong.push(...(await wrongIn(query, table, row, reading)))
        const values = cleaned(row.values, reading)
        digest.add(values)
        state.update(`${row.number} ${rowText(values)}\n`)
      }
    }
    digests.set(table.name, digest.result())
    rows += digest.result().rows
  }
  if (wrong.length > 0) throw unfit(wrong)
  return { ...reading, query, tables, digests, rows, state: state.digest('hex') }
}

/** The rows after the one with that number. */
export async function* chunksOf(source: Source, table: Table, after: number): AsyncGenerator<Chunk> {
  for await (const rows of readRows(source.query, table, after))
    yield {
      last: rows.at(-1)?.number ?? after,
      rows: rows.map(({ values }) => cleaned(values, source)),
    }
}

async function listTables(query: Query): Promise<Table[]> {
  const found = await query<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name`,
  )
  const parents = new Map<string, string[]>()
  for (const { name } of found.filter(({ name }) => isOwn(name))) {
    const keys = await query<{ table: string }>(`pragma foreign_key_list("${name}")`)
    parents.set(
      name,
      keys.map(({ table }) => table).filter((parent) => parent !== name),
    )
  }
  return Promise.all(
    parentsFirst(parents).map(async (name) => ({ name, columns: await columnsOf(query, name) })),
  )
}

function parentsFirst(parents: Map<string, string[]>): string[] {
  const sorted = new Set<string>()
  while (sorted.size < parents.size) {
    const next = [...parents].filter(
      ([name, needed]) => !sorted.has(name) && needed.every((parent) => sorted.has(parent)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const [name] of next) sorted.add(name)
  }
  return [...sorted]
}

async function columnsOf(query: Query, table: string): Promise<Column[]> {
  const found = await query<{ name: string; type: string }>(`pragma table_info("${table}")`)
  const columns = found.map(({ name, type }) => {
    const known = types.find((one) => one === type.toLowerCase())
    if (!known) throw new Error(`${table}.${name} is of the type ${type}, which no move converts`)
    return { name, type: known }
  })
  return columns.sort((a, b) => (a.name < b.name ? -1 : 1))
}

type Row = { number: number; values: Value[] }

const rowsInChunk = 1000

/** Less than the number of any row, which may be negative. */
export const beforeFirst = -1e19

async function* readRows(query: Query, { name, columns }: Table, after: number): AsyncGenerator<Row[]> {
  const values = columns.map((column) => `"${column.name}"`)
  for (let last = after; ; ) {
    const rows = await query<Record<string, Value>>(
      `select rowid as "#row", ${values} from "${name}" where rowid > ${last} order by rowid limit ${rowsInChunk}`,
    ).catch((error) => {
      throw error.code === 'ERR_OUT_OF_RANGE'
        ? unfit([`a row of ${name} after ${last} has a number that is too large`])
        : error
    })
    if (rows.length === 0) return
    yield rows.map((row) => ({
      number: Number(row['#row']),
      values: columns.map((column) => row[column.name] ?? null),
    }))
    last = Number(rows.at(-1)?.['#row'])
  }
}

const largestInteger = 2 ** 31 - 1

async function wrongIn(query: Query, table: Table, row: Row, { withoutNul }: Reading): Promise<string[]> {
  const { name, columns } = table
  const { number, values } = row
  const say = (what: string) => `row ${number} of ${name} ${what}`
  const wrong = columns.flatMap((column, index) => {
    const value = values[index] ?? null
    if (value === null) return []
    if (column.type === 'text') {
      if (typeof value !== 'string') return [say(`has no text in ${column.name}`)]
      return value.includes('\0') && !withoutNul ? [say(`has a NUL character in ${column.name}`)] : []
    }
    if (!Number.isInteger(value)) return [say(`has no whole number in ${column.name}`)]
    const isTooLarge = column.type === 'integer' && Math.abs(Number(value)) > largestInteger
    return isTooLarge ? [say(`has a number that is too large in ${column.name}`)] : []
  })
  if (wrong.length > 0) return wrong
  return (await isRead(query, table, row)) ? [] : [say('has text that is not UTF-8')]
}

/** The driver puts a replacement character for bytes that are not UTF-8. It can be in the text itself, too. */
const replacement = '\uFFFD'

/** Whether the text is what the file has. */
async function isRead(query: Query, { name, columns }: Table, { number, values }: Row): Promise<boolean> {
  for (const [index, column] of columns.entries()) {
    const value = values[index]
    if (typeof value !== 'string' || !value.includes(replacement)) continue
    const [found] = await query<{ bytes: string }>(
      `select hex("${column.name}") as bytes from "${name}" where rowid = ${number}`,
    )
    if (found?.bytes !== Buffer.from(value).toString('hex').toUpperCase()) return false
  }
  return true
}

function cleaned(values: Value[], { withoutNul }: Reading): Value[] {
  if (!withoutNul) return values
  return values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value))
}

function unfit(wrong: string[]): BackupTrouble {
  const hasNul = wrong.some((one) => one.includes('NUL'))
  const others = wrong.length > mostListed ? ', and perhaps more' : ''
  return new BackupTrouble(
    `PostgreSQL cannot store everything that is in the database: ${wrong.slice(0, mostListed).join('; ')}${others}. Nothing was moved. Rows are numbered by SQLite's rowid.${hasNul ? ' To leave NUL characters out, which nobody sees, add --without-nul.' : ''}`,
  )
}
