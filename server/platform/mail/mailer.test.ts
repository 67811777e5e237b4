import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { type ArrivedMail, mailerSuite } from './mailer.suite.ts'
import { openMailer } from './mailer.ts'

const from = 'Sunporch <sunporch@example.org>'
const mail = { to: 'anna@example.org', subject: 'Your family', text: 'Hello' }

const withPassword = { authOptional: false, allowInsecureAuth: true, disabledCommands: ['STARTTLS'] }

mailerSuite('a mail server', openWithServer)
mailerSuite('a folder for mails', openWithFolder)

describe('mails that are kept', () => {
  test('can be read by nobody else on the machine', async () => {
    const { mailer, folder } = await openWithFolder()
    await mailer.send(mail)
    const [name = ''] = await readdir(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  test('hold the link in one piece, and their names are in the order of time', async () => {
    const { mailer, folder } = await openWithFolder()
    const link = 'https://porch.example.org/reset?token=abc=def&then=%2F'
    await mailer.send({ ...mail, text: `Open\n\n${link}\n` })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await mailer.send({ ...mail, subject: 'Second' })
    const [first = '', second = ''] = (await readdir(folder)).sort()
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.eml$/)
    expect(await readFile(join(folder, first), 'utf8')).toContain(`\n${link}\n`)
    expect(await readFile(join(folder, second), 'utf8')).toContain('Subject: Second')
  })
})

describe('a mail server that refuses', () => {
  test.for<[string, SMTPServerOptions]>([
    ['the sender', { onMailFrom: ({ address }, _session, done) => done(new Error(`550 no ${address}`)) }],
    ['the recipient', { onRcptTo: ({ address }, _session, done) => done(new Error(`550 no ${address}`)) }],
    ['everybody without a password', withPassword],
  ])('%s: the error names no address', async ([, options]) => {
    const { mailer, arrived } = await openWithServer(options)
    const error = await mailer.send(mail).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Error)
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('example.org')
    expect(String(error)).toMatch(/^Error: the mail server did not take the mail \(E[A-Z]+ 5\d\d\)$/)
    expect(await arrived()).toEqual([])
  })

  test('to be there: the error says so', async () => {
    const mailer = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, keepIn: '' })
    await expect(mailer.send(mail)).rejects.toThrow('the mail server did not take the mail (ESOCKET)')
  })
})

test('name and password of the address are what the mail server is given', async () => {
  const given: unknown[] = []
  const { mailer, arrived } = await openWithServer(
    {
      ...withPassword,
      onAuth({ username, password }, _session, done) {
        given.push([username, password])
        done(null, { user: username })
      },
    },
    'porch:p%40ss@',
  )
  await mailer.send(mail)
  expect(given).toEqual([['porch', 'p@ss']])
  expect(await arrived()).toHaveLength(1)
})

async function openWithFolder() {
  const parent = await temporaryFolder()
  const folder = join(parent, 'mail')
  const arrived = async () => {
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
    return mails.map((raw) => {
      const mail = parseMail(raw)
      return { ...mail, recipients: mail.headers.flatMap((line) => line.match(/(?<=^To: ).*/) ?? []) }
    })
  }
  return { mailer: openMailer({ smtpUrl: null, from, keepIn: folder }), folder, arrived }
}

async function openWithServer(options: SMTPServerOptions = {}, credentials = '') {
  const mails: ArrivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...parseMail(raw.replaceAll('\r\n', '\n')), recipients })
        done()
      }, done)
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mailer = openMailer({ smtpUrl: `smtp://${credentials}127.0.0.1:${port}`, from, keepIn: '' })
  onTestFinished(async () => {
    await mailer.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return { mailer, arrived: async () => mails }
}

function parseMail(raw: string): Omit<ArrivedMail, 'recipients'> {
  const end = raw.indexOf('\n\n')
  const headers = raw
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
    .map(decodeWords)
  const encoding = headers.find((line) => line.startsWith('Content-Transfer-Encoding: '))?.split(': ')[1]
  const body = raw.slice(end + 2)
  if (encoding === 'quoted-printable') return { headers, text: decodeQuoted(body.replaceAll('=\n', '')) }
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString() }
  return { headers, text: body }
}

/** Words that are not English are encoded in a header, and the space between two of them is none. */
function decodeWords(line: string): string {
  return line
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?b\?([^?]*)\?=/gi, (_word, bytes) => Buffer.from(bytes, 'base64').toString())
    .replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_word, word) => decodeQuoted(word.replaceAll('_', ' ')))
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_code, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
