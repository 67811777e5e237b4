import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { inspect } from 'node:util'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../testing/others/mail-server.ts'
import { MailError } from './mail-error.ts'
import { openMailer } from './mailer.ts'
import { needsTls } from './smtp-delivery.ts'

const mail = { to: 'anna@example.org', subject: 'Your family', text: 'Hello\n', html: '<p>Hello</p>\n' }

test('a mail is text and HTML, and says that a program has sent it', async () => {
  const { server, mailer } = await given()
  await mailer.send({ ...mail, messageId: '42@porch.example', headers: { 'List-Id': '<hartleys.example>' } })
  const [only] = server.mails
  expect(only?.text.trim()).toBe('Hello')
  expect(only?.html.trim()).toBe('<p>Hello</p>')
  expect(only?.messageId).toBe('<42@porch.example>')
  expect(only?.headers.get('list-id')).toBe('<hartleys.example>')
  expect(only?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(only?.headers.get('content-type')).toContain('multipart/alternative')
})

test('mails go over few connections, which are used again', async () => {
  const { server, mailer } = await given()
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)))
  await mailer.send(mail)
  expect(server.mails).toHaveLength(21)
  expect(server.connections()).toBeLessThanOrEqual(5)
})

test('a connection that the server has closed meanwhile is no trouble', async () => {
  const { server, mailer } = await given()
  await mailer.send(mail)
  await server.stop()
  await server.start()
  await mailer.send(mail)
  expect(server.mails).toHaveLength(2)
})

describe('what the server says is told apart', () => {
  test.for<[stage: 'onSender' | 'onRecipient' | 'onMail', answer: string, trouble: string, codes: string]>([
    ['onRecipient', '550 5.1.1 <anna@example.org>: no such user', 'recipient', '550 5.1.1'],
    ['onRecipient', '550 no such user anna@example.org', 'recipient', '550'],
    ['onRecipient', '550 5.4.1 Recipient address rejected: Access denied', 'recipient', '550 5.4.1'],
    ['onMail', '550 5.2.1 The mailbox of anna@example.org is disabled', 'recipient', '550 5.2.1'],
    ['onMail', '550 Mailbox unavailable', 'recipient', '550'],
    ['onMail', '554 5.6.0 This looks like spam', 'message', '554 5.6.0'],
    ['onMail', '550 5.7.1 This looks like spam', 'message', '550 5.7.1'],
    ['onMail', '552 Too large', 'message', '552'],
    ['onRecipient', '554 5.7.1 <anna@example.org>: Relay access denied', 'relay', '554 5.7.1'],
    ['onRecipient', '550 We do not relay', 'relay', '550'],
    ['onRecipient', '552 5.2.2 The mailbox of anna@example.org is full', 'full', '552 5.2.2'],
    ['onSender', '553 5.7.1 <sunporch@example.org>: Sender address rejected', 'sender', '553 5.7.1'],
    ['onSender', '530 5.7.0 Authentication required', 'login', '530 5.7.0'],
    ['onRecipient', '451 4.7.1 Greylisted, anna@example.org', 'busy', '451 4.7.1'],
    ['onMail', '452 4.3.1 Out of space', 'busy', '452 4.3.1'],
  ])('%s: %s', async ([stage, answer, trouble, codes]) => {
    const { server, mailer } = await given()
    server.rules[stage] = () => answer
    const error = await failureOf(mailer.send(mail))
    expect(error).toMatchObject({ trouble, codes })
    expect(error.isPermanent).toBe(trouble === 'recipient' || trouble === 'message')
    expect(error.sentence).toMatch(/^[A-Z][a-z ]+ \(\d{3}[ \d.]*\)$/)
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('example.org')
    expect(server.mails).toEqual([])
    server.rules = {}
    await mailer.send(mail)
    expect(server.mails).toHaveLength(1)
  })

  test('a connection that breaks off after the mail: the server may have taken it', async () => {
    const { server, mailer } = await given()
    server.rules.onMail = () => 'cut'
    const error = await failureOf(mailer.send(mail))
    expect(error).toMatchObject({ trouble: 'cut', isPermanent: false, codes: '' })
    // It is never sent again without a word: the queue decides that, with the same Message-ID.
    expect(server.mails).toHaveLength(1)
  })
})

describe('encryption and login', () => {
  const encrypted: SMTPServerOptions = { disabledCommands: ['AUTH'] }
  const withLogin: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) =>
      username === 'porch' && password === 'right'
        ? done(null, { user: 'porch' })
        : done(Object.assign(new Error('Wrong password of porch'), { responseCode: 535 })),
  }
  const anyCertificate = '?tls.rejectUnauthorized=false'

  test('STARTTLS is used where the server offers it', async () => {
    const { server, mailer } = await given(encrypted, { query: anyCertificate })
    await mailer.send(mail)
    expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
  })

  test('smtps:// is encrypted from the start, with name and password', async () => {
    const options = { ...withLogin, secure: true }
    const { server, mailer } = await given(options, {
      scheme: 'smtps',
      login: 'porch:right@',
      query: anyCertificate,
    })
    await mailer.send(mail)
    expect(server.mails).toHaveLength(1)
  })

  test.for<[what: string, trouble: string, SMTPServerOptions, Where]>([
    ['a certificate that nobody knows', 'tls', encrypted, {}],
    ['a wrong password', 'login', withLogin, { login: 'porch:wrong@', query: anyCertificate }],
    ['no password', 'login', withLogin, { query: anyCertificate }],
    ['an encrypted address of a server without encryption', 'tls', {}, { scheme: 'smtps' }],
    ['a server without the encryption that is asked for', 'no_tls', {}, { query: '?requireTLS=true' }],
  ])('%s', async ([, trouble, options, where]) => {
    const { server, mailer } = await given(options, where)
    expect(await failureOf(mailer.send(mail))).toMatchObject({ trouble, isPermanent: false })
    expect(server.mails).toEqual([])
  })
})

describe('no mail server', () => {
  test.for([
    ['of this name', 'host', 'smtp://mail.invalid'],
    ['at this port', 'connection', 'smtp://127.0.0.1:1'],
  ] as const)('%s', async ([, trouble, smtpUrl]) => {
    const mailer = openMailer({ smtpUrl, from: 'porch@example.org', keepIn: '' })
    expect(await failureOf(mailer.send(mail))).toMatchObject({ trouble, isPermanent: false })
    await mailer.close()
  })

  test('that says a word', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    })
    const { port } = silent.address() as AddressInfo
    const mailer = openMailer({
      smtpUrl: `smtp://127.0.0.1:${port}?greetingTimeout=50`,
      from: 'porch@example.org',
      keepIn: '',
    })
    expect(await failureOf(mailer.send(mail))).toMatchObject({ trouble: 'slow', isPermanent: false })
    await mailer.close()
  })
})

test('a password goes only over an encrypted connection to another machine, unless the address allows it', () => {
  expect(needsTls('smtp://user:password@mail.example.org:587')).toBe(true)
  expect(needsTls('smtp://mail.example.org')).toBe(false)
  expect(needsTls('smtp://user:password@localhost:25')).toBe(false)
  expect(needsTls('smtp://user:password@relay:25?requireTLS=false')).toBe(false)
  expect(needsTls('smtps://user:password@mail.example.org')).toBe(false)
})

type Where = { scheme?: string; login?: string; query?: string }

async function given(
  options: SMTPServerOptions = {},
  { scheme = 'smtp', login = '', query = '' }: Where = {},
) {
  const server = await startMailServer(options)
  const mailer = openMailer({
    smtpUrl: `${scheme}://${login}127.0.0.1:${server.port}${query}`,
    from: 'Sunporch <sunporch@example.org>',
    keepIn: '',
  })
  onTestFinished(async () => {
    await mailer.close()
    await server.stop()
  })
  return { server, mailer }
}

async function failureOf(sending: Promise<void>): Promise<MailError> {
  const error = await sending.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof MailError)) throw new Error(`no mail error: ${error}`)
  return error
}
