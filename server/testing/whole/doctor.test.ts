import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import forge from 'node-forge'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'
import { givenPerson, givenSentPhoto } from '../given/given.ts'
import { givenBucket } from '../given/given-bucket.ts'
import { startMailServer } from '../others/mail-server.ts'
import { givenSmallDisk } from '../others/small-disk.ts'
import { startProgram } from '../processes/run-program.ts'
import { freePort, startServer } from '../processes/running-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createDatabase } from '../test-database.ts'

const noAccounts =
  'look  Nobody has an account yet, so anybody who reaches the server can make the first one. Make it at once after the start.'

test('before the first start: what is ready, what to know, and nothing is made', async () => {
  const folder = await temporaryFolder()
  const DATA_DIR = join(folder, 'data')
  const port = await freePort()
  const { code, lines } = await program({ DATA_DIR, PORT: String(port) })
  expect(code).toBe(0)
  expect(lines).toEqual(
    expect.arrayContaining([
      `ok    Node.js ${process.versions.node}.`,
      'ok    Pictures can be made: JPEG, WebP and AVIF, and HEIC can be read.',
      `ok    The first start makes the data folder ${DATA_DIR}.`,
      'ok    The first start makes a secret key and keeps it in the data folder.',
      'ok    There is no database yet. The first start makes it.',
      `ok    The server does not run now, and port ${port} is free.`,
      noAccounts,
      'Nothing has to be mended.',
    ]),
  )
  expect(lines.find((line) => line.startsWith('look  PUBLIC_URL is not set'))).toContain('need HTTPS')
  expect(lines.find((line) => line.startsWith('look  SMTP_URL is not set'))).toContain('no mail is sent')
  expect(await readdir(folder)).toEqual([])
})

test('beside a running server, and after it: the server is left alone, and no file is changed', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const url = new URL(server.url)
  const environment = { DATA_DIR: server.dataDir, PORT: url.port, METRICS_TOKEN: 'hush hush hush hush' }
  const beside = await doctor(environment)
  expect(beside.code, beside.said).toBe(0)
  const file = join(server.dataDir, 'sunporch.db')
  expect(beside.lines).toEqual(
    expect.arrayContaining([
      `ok    The data folder ${server.dataDir} can be written to.`,
      'ok    The secret key is in the data folder. Keep it in your backups.',
      expect.stringMatching(/^ok {4}The database .+ is whole \(.+\)\.$/),
      'ok    The database is up to date.',
      `ok    Sunporch is running on port ${url.port}, and can write to its database and its storage.`,
      noAccounts,
    ]),
  )
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.end()
  const before = await fingerprint(server.dataDir)
  const after = await doctor(environment)
  expect(after.code, after.said).toBe(0)
  expect(after.lines).toContain(`ok    The server does not run now, and port ${url.port} is free.`)
  expect(await fingerprint(server.dataDir)).toEqual(before)
  const key = (await readFile(join(server.dataDir, 'secret-key'), 'utf8')).trim()
  for (const secret of [key, 'hush']) expect(beside.said + after.said).not.toContain(secret)
  expect(existsSync(file)).toBe(true)
})

describe('what has to be mended ends with 1', () => {
  test('wrong variables, and the program says the same', async () => {
    const environment = { PORT: 'many' }
    const examined = await mends(
      environment,
      'The configuration cannot be used:\n        PORT: The PORT must be a number.',
    )
    expect(await program(environment)).toEqual(examined)
  })

  test('a port of another program', async () => {
    const port = await listen(createServer((_request, response) => response.end('hello')))
    const words = `Port ${port} is used by another program, perhaps by another Sunporch. Stop that one, or set PORT to another port.`
    await mends({ PORT: String(port) }, words)
    const silent = createTcpServer((socket) => socket.destroy())
    await mends({ PORT: String(await listen(silent)) }, 'is used by another program')
  })

  test('a host that is not here', async () => {
    await mends({ HOST: '203.0.113.7' }, 'This machine has no address 203.0.113.7. Set HOST to one')
  })

  test('a server that is not ready', async () => {
    const port = await listen(
      createServer((request, response) => {
        if (request.url === '/healthz') return response.end('{"status":"ok"}')
        response.statusCode = 503
        response.end('{"error":{"code":"not_ready","message":"The server\'s disk is full."}}')
      }),
    )
    const words = `Sunporch is running on port ${port}, but it is not ready: The server's disk is full.`
    await mends({ PORT: String(port) }, words)
  })

  test('a data folder that is a file', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    for (const DATA_DIR of [file, join(file, 'below')])
      await mends({ DATA_DIR }, `The data folder ${DATA_DIR} is not a folder. Set DATA_DIR to a folder`)
  })

  test('a disk that is read-only, or full', async ({ skip }) => {
    const disk = givenSmallDisk(40, skip)
    const { folder: DATA_DIR } = disk
    await mends(
      { DATA_DIR, DISK_KEEP_FREE: '50MB' },
      'and uploads stop at 42 MB (DISK_KEEP_FREE). Make room on it',
    )
    disk.fill()
    await mends({ DATA_DIR }, 'Without room nothing can be stored any more')
    disk.empty()
    disk.forbidWriting()
    await mends({ DATA_DIR }, `The data folder ${DATA_DIR} cannot be written to (EROFS).`)
  })

  test('a database that is damaged, or empty beside pictures', async () => {
    const DATA_DIR = await temporaryFolder()
    await writeFile(join(DATA_DIR, 'sunporch.db'), randomBytes(8192))
    await mends(
      { DATA_DIR },
      `The database ${join(DATA_DIR, 'sunporch.db')} is damaged. Move the data folder aside and`,
    )
    await rm(join(DATA_DIR, 'sunporch.db'))
    await mkdir(join(DATA_DIR, 'files', 'pictures', 'one'), { recursive: true })
    await mends({ DATA_DIR }, 'is empty or missing, but there are pictures in')
    expect(existsSync(join(DATA_DIR, 'sunporch.db'))).toBe(false)
  })

  test('a database of a newer release, a clock that is behind it, and a secret key that is gone', async () => {
    const server = await startServer()
    onTestFinished(() => server.stop())
    await server.end()
    const database = new DatabaseSync(join(server.dataDir, 'sunporch.db'))
    database.exec(`
      pragma foreign_keys = off;
      insert into kysely_migration (name, timestamp) values ('999-from-tomorrow', '2040-01-01');
    `)
    const later = Date.now() + 86_400_000
    insert(database, 'users', { created_at: later })
    insert(database, 'activity', { created_at: later })
    database.close()
    await rm(join(server.dataDir, 'secret-key'))
    const environment = { DATA_DIR: server.dataDir }
    const { said } = await mends(
      environment,
      'The database was made by a newer release of Sunporch (999-from-tomorrow). Start that release',
    )
    expect(said).toMatch(
      /mend {2}This machine's clock says .+ UTC, but something in the database happened at/,
    )
    expect(said).toContain(
      `mend  The secret key ${join(server.dataDir, 'secret-key')} is missing, and there is a`,
    )
    expect(said).toContain('3 things have to be mended.')
  })

  test('PostgreSQL that is away, or that does not know the database', async ({ skip }) => {
    const port = await freePort()
    const folder = join(await temporaryFolder(), 'none')
    const { said } = await mends(
      { DATABASE_URL: `postgres://somebody:hush-hush@127.0.0.1:${port}/none`, BACKUP_DIR: folder },
      `PostgreSQL does not answer (connect ECONNREFUSED 127.0.0.1:${port}). Check DATABASE_URL, and that it is running.`,
    )
    // What is not known of it is not said, and what is known is.
    expect(said).not.toContain('Nobody has an account')
    expect(said).toContain('look  There is no secret key ')
    expect(said).toContain(`mend  There is no folder ${folder} (BACKUP_DIR).`)
    if (!process.env.TEST_DATABASE_URL) return skip('the rest needs PostgreSQL')
    const missing = new URL(process.env.TEST_DATABASE_URL)
    missing.pathname = '/not_there'
    await mends(
      { DATABASE_URL: missing.href },
      'PostgreSQL refuses: database "not_there" does not exist. Check',
    )
  })

  test('a PostgreSQL that can only be read', async ({ skip }) => {
    if (!process.env.TEST_DATABASE_URL) return skip('needs PostgreSQL')
    const { environment, drop } = await createDatabase()
    onTestFinished(drop)
    const fresh = await doctor(environment)
    expect(fresh.said).toMatch(/^ok {4}PostgreSQL \d\d.* answers\.$/m)
    expect(fresh.lines).toContain('ok    The database is empty. The first start fills it.')
    const client = new pg.Client({ connectionString: environment.DATABASE_URL })
    await client.connect()
    await client.query(`alter database ${client.database} set default_transaction_read_only = on`)
    await client.end()
    await mends(environment, 'The database can only be read. DATABASE_URL must lead to the primary server')
  })

  test('S3 that is away, and a bucket that is not there', async () => {
    const s3 = await givenBucket()
    const environment = {
      S3_ENDPOINT: s3.endpoint ?? '',
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }
    const fine = await doctor(environment)
    expect(fine.lines).toContain('ok    The S3 bucket sunporch can be written to, read and deleted from.')
    await mends({ ...environment, S3_BUCKET: 'missing' }, 'The S3 bucket missing refuses: ')
    const led = { ...environment, PICTURES_FROM: 'bucket', PUBLIC_URL: 'http://127.0.0.1:1' }
    const { said } = await doctor(led)
    expect(said).toContain('ok    Browsers can read pictures from the bucket itself for some minutes.')
    expect(said).toContain('until then screens get their pictures through the server.')
    const nowhere = `http://127.0.0.1:${await freePort()}`
    await mends({ ...led, PICTURES_CDN: nowhere }, `A signed address does not lead to the file at ${nowhere}`)
    const away = `http://127.0.0.1:${await freePort()}`
    await mends({ ...environment, S3_ENDPOINT: away }, 'The S3 bucket sunporch does not answer (')
  })

  test('an address that leads elsewhere, nowhere, or has a certificate that nobody trusts', async () => {
    const port = await listen(createServer((_request, response) => response.end('{"status":"ok"}')))
    const running = createServer((request, response) =>
      response.end(request.url === '/healthz' ? '{"status":"ok"}' : '{"status":"ready"}'),
    )
    const PORT = String(await listen(running))
    const elsewhere = await listen(createServer((_request, response) => response.end('welcome')))
    await mends(
      { PORT, PUBLIC_URL: `http://127.0.0.1:${elsewhere}` },
      `http://127.0.0.1:${elsewhere} answers, but not as Sunporch (200 at /healthz). Let the proxy pass`,
    )
    const fine = await doctor({ PORT, PUBLIC_URL: `http://127.0.0.1:${port}` })
    expect(fine.lines).toContain(`ok    http://127.0.0.1:${port} leads to Sunporch.`)
    const secure = await listen(createTlsServer(selfSigned(), (_request, response) => response.end()))
    await mends(
      { PORT, PUBLIC_URL: `https://localhost:${secure}`, TRUST_PROXY: '1' },
      `The certificate of https://localhost:${secure} is not accepted (`,
    )
    const nobody = await freePort()
    const { said } = await doctor({ PORT, PUBLIC_URL: `https://localhost:${nobody}`, TRUST_PROXY: '1' })
    expect(said).toContain(`look  https://localhost:${nobody} does not answer from this machine (`)
  })

  test('HTTPS without TRUST_PROXY', async () => {
    const { lines } = await mends(
      { PUBLIC_URL: 'https://sunporch.example' },
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: all families share one limit of sign-ins.',
    )
    expect(lines).toContain(
      'look  Whether https://sunporch.example leads here was not tried, because the server does not run.',
    )
    expect(lines).toContain('ok    Notices can be shown on phones: the address is HTTPS.')
  })

  test('a mail server that lets nobody in, and a sender that is none', async () => {
    const mailServer = await startMailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) =>
        password === 'right-right' ? callback(null, { user: 'me' }) : callback(new Error('no')),
    })
    onTestFinished(() => mailServer.stop())
    const with_ = (password: string) => ({
      SMTP_URL: `smtp://me:${password}@127.0.0.1:${mailServer.port}`,
      PUBLIC_URL: 'http://192.168.1.20:3000',
    })
    const refused = await mends(with_('wrong-wrong'), '127.0.0.1 refused the name or the password.')
    expect(refused.said).toContain(
      'mend  MAIL_FROM is not set. Set it to an address that the account of SMTP_URL may use.',
    )
    const fine = await doctor({ ...with_('right-right'), MAIL_FROM: 'Sunporch <us@example.org>' })
    expect(fine.lines).toContain(
      'ok    The mail server 127.0.0.1 lets this server in. Try a mail: npm run mail:test -- you@example.org',
    )
    expect(fine.code, fine.said).toBe(0)
    expect(mailServer.mails).toEqual([])
    expect(refused.said + fine.said).not.toMatch(/wrong-wrong|right-right/)
  })

  test('a sign-in provider that is away, none, or of another name', async () => {
    let answer = '{}'
    const port = await listen(createServer((_request, response) => response.end(answer)))
    const OIDC_ISSUER = `http://127.0.0.1:${port}`
    const environment = { OIDC_ISSUER, OIDC_CLIENT_ID: 'sunporch' }
    await mends(environment, 'is no description of a sign-in provider (200). Check OIDC_ISSUER.')
    answer = '{"issuer":"http://other.example"}'
    await mends(
      environment,
      'The sign-in provider calls itself http://other.example. Set OIDC_ISSUER to exactly that.',
    )
    answer = JSON.stringify({ issuer: OIDC_ISSUER })
    expect((await doctor(environment)).lines).toContain(`ok    The sign-in provider ${OIDC_ISSUER} answers.`)
    const away = `http://127.0.0.1:${await freePort()}`
    await mends(
      { ...environment, OIDC_ISSUER: away },
      `The sign-in provider ${away} does not answer (connect ECONNREFUSED`,
    )
  })

  test('a push service of its own that is away', async () => {
    const away = `http://127.0.0.1:${await freePort()}`
    await mends({ PUSH_SERVICES: away }, `The push service ${away} does not answer (connect ECONNREFUSED`)
    const here = `http://127.0.0.1:${await listen(createServer((_request, response) => response.end()))}`
    expect((await doctor({ PUSH_SERVICES: here })).lines).toContain(`ok    The push service ${here} answers.`)
  })

  test('a skill without HTTPS', async () => {
    const environment = { ALEXA_SKILL_ID: 'amzn1.ask.skill.one', PUBLIC_URL: 'http://192.168.1.20:3000' }
    const { said } = await mends(environment, 'ALEXA_SKILL_ID is set, but PUBLIC_URL is not https.')
    expect(said).toContain('look  ALEXA_CLIENT_ID and ALEXA_CLIENT_SECRET are not set')
  })
})

test('what works and should be known ends with 0', async () => {
  const DATA_DIR = await temporaryFolder()
  await writeFile(join(DATA_DIR, 'secret-key'), 'hush-hush\n')
  await chmod(join(DATA_DIR, 'secret-key'), 0o644)
  const { code, said } = await doctor({
    DATA_DIR,
    ALEXA_STAGE: 'live',
    METRICS_TOKEN: 'hush',
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: '1',
  })
  expect(code, said).toBe(0)
  for (const words of [
    `Other users of this machine can read the secret key. Run: chmod 600 ${join(DATA_DIR, 'secret-key')}`,
    'ALEXA_STAGE: without ALEXA_SKILL_ID there is no skill, and this does nothing (docs/alexa.md).',
    'METRICS_TOKEN is short, so',
    'PUBLIC_URL is http://localhost:3000, which other devices do not reach.',
  ])
    expect(said).toContain(`look  ${words}`)
  expect(said).not.toContain('hush')
})

test('who can make an account, once there is one', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  await givenPerson(server, 'Anna')
  await server.end()
  const environment = { DATA_DIR: server.dataDir }
  const { said } = await doctor(environment)
  expect(said).toContain('ok    New accounts are made by invitation (REGISTRATION).')
  const open = await doctor({ ...environment, REGISTRATION: 'open' })
  expect(open.said).toContain('look  REGISTRATION is open: anybody who reaches the server')
})

async function mends(environment: Record<string, string>, words: string) {
  const examined = await doctor(environment)
  expect(
    examined.said
      .split(/^(?=(?:ok|look|mend) )/m)
      .filter((one) => one.startsWith('mend'))
      .join(''),
  ).toContain(words)
  expect(examined.code, examined.said).toBe(1)
  return examined
}

test('the program follows a delivery, and says so when there is none', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const anna = await givenPerson(server, 'Anna')
  const group = (await anna.post('/api/family-groups', { name: 'The Hartleys' })).body
  const { id } = await givenSentPhoto(anna, `/api/family-groups/${group.id}`)
  const environment = { DATA_DIR: server.dataDir, PORT: '3000' }
  const followed = await startProgram(['server/doctor.ts', '--delivery', id], environment).ended
  expect(followed).toMatchObject({ code: 0, said: expect.stringContaining(`Delivery ${id} in the group`) })
  expect(followed.said).toMatch(/was never opened\.\n$/)
  const none = await startProgram(['server/doctor.ts', '--delivery', group.id], environment).ended
  expect(none).toMatchObject({ code: 1, said: expect.stringMatching(/^No delivery has this id\./) })
  const wrong = await startProgram(['server/doctor.ts', '--delivry', id], environment).ended
  expect(wrong).toMatchObject({ code: 1, said: expect.stringMatching(/^Unknown option '--delivry'/) })
})

/** What it finds by these variables, on a data folder that is not there unless one is named. */
async function doctor(environment: Record<string, string>) {
  const printed: string[] = []
  const mends = await diagnose(await variablesOf(environment), (line) => printed.push(line))
  return outcome(mends > 0 ? 1 : 0, printed.join('\n'))
}

/** The same by the program itself. */
async function program(environment: Record<string, string>) {
  const { code, said } = await startProgram(['server/doctor.ts'], await variablesOf(environment)).ended
  return outcome(code, said)
}

function outcome(code: number | null, said: string) {
  return { code, said: said.trim(), lines: said.trim().split('\n') }
}

async function variablesOf(environment: Record<string, string>) {
  const PORT = environment.PORT ?? String(await freePort())
  const DATA_DIR = join(await temporaryFolder(), 'data')
  return { HOST: '127.0.0.1', DISK_KEEP_FREE: 'off', DATA_DIR, ...environment, PORT }
}

/** A row whose other columns are what the table needs. */
function insert(database: DatabaseSync, table: string, values: Record<string, number>): void {
  const columns = database.prepare(`pragma table_info(${table})`).all()
  const needed = columns.filter(
    ({ name, notnull, dflt_value }) => (notnull && dflt_value === null) || String(name) in values,
  )
  const row = needed.map(({ name, type }) => values[String(name)] ?? (/int/i.test(String(type)) ? 0 : 'x'))
  const names = needed.map(({ name }) => name)
  database.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`).run(...row)
}

/** Names, sizes and times of all files. */
async function fingerprint(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).sort()
  return Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs, mode } = await stat(join(folder, file))
      return `${file} ${size} ${mtimeMs} ${mode}`
    }),
  )
}

function selfSigned() {
  const keys = forge.pki.rsa.generateKeyPair(2048)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = keys.publicKey
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000)
  certificate.validity.notAfter = new Date(Date.now() + 90 * 86_400_000)
  const names = [{ name: 'commonName', value: 'localhost' }]
  certificate.setSubject(names)
  certificate.setIssuer(names)
  certificate.sign(keys.privateKey, forge.md.sha256.create())
  return { key: forge.pki.privateKeyToPem(keys.privateKey), cert: forge.pki.certificateToPem(certificate) }
}

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
