import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listenTrouble } from '../../platform/start-trouble.ts'
import { givenBucket } from '../given/given-bucket.ts'
import { givenSmallDisk } from '../others/small-disk.ts'
import { startProgram } from '../processes/run-program.ts'
import { freePort } from '../processes/running-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const backup = 'Move the data folder aside and restore your last backup (docs/backup.md).'

test('a port that is taken is said', async () => {
  const port = await freePort()
  await listen(createServer(), port)
  expect(await lastWords({ PORT: String(port) })).toBe(
    `Port ${port} is used by another program, perhaps by another Sunporch. Stop that one, or set PORT to another port.\n`,
  )
})

test('so is a port on which this program may not listen, and an address that is not here', async () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(listenTrouble(denied, { port: 80, host: '0.0.0.0' })).toMatchObject({
    message:
      'This program may not listen on port 80. Set PORT to one above 1023, and put a proxy in front for 80.',
  })
  expect(await lastWords({ HOST: '203.0.113.7' })).toBe(
    'This machine has no address 203.0.113.7. Set HOST to one of its addresses, or leave it away to listen on all.\n',
  )
})

test('a data folder that is a file, or that cannot be written to, is said', async ({ skip }) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  for (const DATA_DIR of [join(folder, 'file'), join(folder, 'file', 'below')])
    expect(await lastWords({ DATA_DIR })).toBe(
      `The data folder ${DATA_DIR} is not a folder. Set DATA_DIR to a folder that this program can write to.\n`,
    )
  const disk = givenSmallDisk(1, skip)
  disk.fill()
  expect(await lastWords({ DATA_DIR: disk.folder })).toContain(
    'is full. Make room on it, then start again.\n',
  )
  disk.forbidWriting()
  expect(await lastWords({ DATA_DIR: disk.folder })).toBe(
    `The data folder ${disk.folder} cannot be written to (EROFS). Set DATA_DIR to a folder that this program can write to.\n`,
  )
})

test('a damaged database is named, with the way out', async () => {
  const damaged = [randomBytes(8192), Buffer.from(`SQLite format 3\0${'x'.repeat(5000)}`)]
  for (const bytes of damaged) {
    const DATA_DIR = await temporaryFolder()
    const file = join(DATA_DIR, 'sunporch.db')
    await writeFile(file, bytes)
    expect(await lastWords({ DATA_DIR })).toBe(
      `The database ${file} is damaged. ${backup} To begin anew instead, move it aside together with the folder "files".\n`,
    )
  }
})

test('an empty database beside pictures is refused, and one without pictures begins anew', async () => {
  const DATA_DIR = await temporaryFolder()
  const files = join(DATA_DIR, 'files')
  await mkdir(join(files, 'pictures', 'one'), { recursive: true })
  const words = `The database ${join(DATA_DIR, 'sunporch.db')} is empty or missing, but there are pictures in ${files}. ${backup} To begin anew instead, move ${files} aside.\n`
  expect(await lastWords({ DATA_DIR })).toBe(words)
  await writeFile(join(DATA_DIR, 'sunporch.db'), '')
  expect(await lastWords({ DATA_DIR })).toBe(words)
  await rm(files, { recursive: true })
  const server = start({ DATA_DIR })
  await server.says('Sunporch is listening')
})

test('wrong variables are said, each in a line, and misspelled ones before', async () => {
  expect(await lastWords({ PORT: 'many', REGISTRATON: 'open' })).toMatch(
    /^REGISTRATON is no variable of Sunporch, and nothing reads it: did you mean REGISTRATION\?\nThe configuration/,
  )
  expect(await lastWords({ PORT: 'many', GROUP_QUOTA: 'much' })).toMatch(
    /^The configuration cannot be used:\n {2}PORT: The PORT must be a number\.\n {2}GROUP_QUOTA: must be like 500MB or 20GB, or off\n$/,
  )
})

test('PostgreSQL that is away is waited for; what will not mend itself is said at once', async ({ skip }) => {
  const port = await freePort()
  const away = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://nobody@localhost/none')
  away.hostname = '127.0.0.1'
  const real = Number(away.port || 5432)
  away.port = String(port)
  const server = start({ DATABASE_URL: away.href })
  await server.says(
    `PostgreSQL does not answer (connect ECONNREFUSED 127.0.0.1:${port}). Waiting for it. Check DATABASE_URL, and that it is running.`,
  )
  if (!process.env.TEST_DATABASE_URL) return skip('the rest needs PostgreSQL')
  await lead(port, real)
  await server.says('PostgreSQL answers.')
  await server.says('Sunporch is listening')
  const missing = new URL(process.env.TEST_DATABASE_URL)
  missing.pathname = '/not_there'
  expect(await lastWords({ DATABASE_URL: missing.href })).toBe(
    'PostgreSQL refuses: database "not_there" does not exist. Check DATABASE_URL, and that it is running.\n',
  )
})

test('a server that waits for PostgreSQL ends when it is told to', async () => {
  const server = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
  await server.says('Waiting for it.')
  server.process.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
})

test('S3 that is away is waited for; a bucket that is not there is said at once', async () => {
  const bucket = await givenBucket()
  const real = Number(new URL(bucket.endpoint ?? '').port)
  const port = await freePort()
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
  const server = start(environment)
  await server.says('The S3 bucket sunporch does not answer (')
  await lead(port, real)
  await server.says('Sunporch is listening')
  const words = await lastWords({ ...environment, S3_BUCKET: 'missing' })
  expect(words).toMatch(/^The S3 bucket missing refuses: .+\. Check the variables that begin with S3_\.\n$/)
})

/** From now on the port leads to what listens on the other one. */
async function lead(port: number, real: number): Promise<void> {
  const server = createServer((socket) => {
    const there = connect(real, '127.0.0.1')
    socket.pipe(there).pipe(socket)
    for (const end of [socket, there]) end.on('error', () => {})
    socket.on('close', () => there.destroy())
  })
  await listen(server, port)
}

/** What the real server says before it ends with 1. */
async function lastWords(environment: Record<string, string>): Promise<string> {
  const { code, said } = await start(environment).ended
  expect(code, said).toBe(1)
  expect(said).not.toMatch(/^\s+at /m)
  return said
}

function start(environment: Record<string, string>) {
  const DATA_DIR = join(tmpdir(), `sunporch-start-${randomBytes(8).toString('hex')}`)
  const server = startProgram(['server/main.mjs'], { HOST: '127.0.0.1', PORT: '0', DATA_DIR, ...environment })
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.ended
    await rm(DATA_DIR, { recursive: true, force: true })
  })
  return { ...server, says: (words: string) => expect.poll(server.said).toContain(words) }
}

function listen(server: Server, port: number): Promise<void> {
  onTestFinished(() => void server.close())
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}
