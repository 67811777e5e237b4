import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/others/mail-server.ts'
import { startProgram } from '../../testing/processes/run-program.ts'

const you = 'you@example.org'

test('a mail that is taken: it says so, and ends with 0', async () => {
  const mailServer = await given()
  expect(await run({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })).toEqual({
    code: 0,
    said: '127.0.0.1 took the mail. If it does not arrive within a few minutes, look into the folder for spam.',
  })
  expect(mailServer.mails[0]?.recipients).toEqual([you])
  expect(mailServer.mails[0]?.subject).toBe('Mails from Sunporch arrive')
})

describe('what is wrong is one plain sentence, and the end is 1', () => {
  const refusing: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
  }

  test.for<
    [
      what: string,
      says: RegExp,
      (port: number) => Record<string, string>,
      SMTPServerOptions,
      MailServer['rules'],
    ]
  >([
    ['no SMTP_URL', /^SMTP_URL is not set/, () => ({}), {}, {}],
    [
      'a name that is none',
      /no mail server with the name mail\.invalid/,
      () => ({ SMTP_URL: 'smtp://mail.invalid' }),
      {},
      {},
    ],
    [
      'a port where nobody is',
      /^Nothing answers at 127\.0\.0\.1, port 1\./,
      () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
      {},
      {},
    ],
    [
      'an encrypted port that is none',
      /Port 465 needs smtps/,
      (port) => ({ SMTP_URL: `smtps://127.0.0.1:${port}` }),
      {},
      {},
    ],
    [
      'no encryption',
      /offers no encryption/,
      (port) => ({ SMTP_URL: `smtp://a:b@127.0.0.1:${port}?requireTLS=true` }),
      {},
      {},
    ],
    [
      'a wrong password',
      /refused the name or the password.* It answered 535/s,
      (port) => ({ SMTP_URL: `smtp://a:b@127.0.0.1:${port}` }),
      refusing,
      {},
    ],
    [
      'no password',
      /wants a name and a password/,
      (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
      refusing,
      {},
    ],
    [
      'a sender that is not ours',
      /sends no mails from “Porch <x@example\.org>”/,
      (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Porch <x@example.org>' }),
      {},
      { onSender: () => '553 5.7.1 not yours' },
    ],
    [
      'a server that does not relay',
      /passes no mails on .* It answered 554 5\.7\.1\./,
      (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
      {},
      { onRecipient: () => '554 5.7.1 Relay access denied' },
    ],
    [
      'an address that is none',
      /says that you@example\.org takes no mail/,
      (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
      {},
      { onRecipient: () => '550 5.1.1 unknown' },
    ],
    [
      'no PUBLIC_URL',
      /PUBLIC_URL: is needed/,
      (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: '' }),
      {},
      {},
    ],
    [
      'an SMTP_URL that cannot be read',
      /write a # of the password as %23/,
      () => ({ SMTP_URL: 'smtp://a:b#c@mail.example.org' }),
      {},
      {},
    ],
  ])('%s', async ([, says, environment, options, rules]) => {
    const mailServer = await given(options)
    mailServer.rules = rules
    const { code, said } = await run(environment(mailServer.port))
    expect(said).toMatch(says)
    expect(code).toBe(1)
    expect(mailServer.mails).toEqual([])
  })

  test('no address', async () => {
    expect(await run({ SMTP_URL: 'smtp://127.0.0.1:1' }, [])).toMatchObject({ code: 2 })
    const { code, said } = await run({ SMTP_URL: 'smtp://127.0.0.1:1' }, ['you and me'])
    expect([code, said]).toEqual([1, '“you and me” is no address for a mail.'])
  })
})

async function given(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mailServer = await startMailServer(options)
  onTestFinished(() => mailServer.stop())
  return mailServer
}

async function run(environment: Record<string, string>, args = [you]) {
  const variables = { PUBLIC_URL: 'https://porch.example', ...environment }
  const { code, said } = await startProgram(['server/mail-test.ts', ...args], variables).ended
  return { code, said: said.trim() }
}
