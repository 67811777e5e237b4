import { expect, test } from 'vitest'
import { helpAccount } from './help-account.ts'
import { minutes, systemClock } from './platform/clock.ts'
import { openBrowser } from './testing/browser.ts'
import { createFamilyApp, givenApiToken, givenPerson, password } from './testing/given/given.ts'
import { givenMailApp } from './testing/given/given-mail.ts'
import { startProgram } from './testing/processes/run-program.ts'
import { listActions } from './testing/seen.ts'
import type { TestApp } from './testing/test-app.ts'

const newPassword = 'seven calm otters swim'

test('an account without its address and its password is given both, and everybody else is out', async () => {
  const { app, anna, path } = await createFamilyApp({ PUBLIC_URL: 'https://family.example' })
  const said = await help(app, 'anna@example.com', { address: 'anna@example.org', link: true })
  expect(said[0]).toBe('The account signs in as anna@example.org now. The address is not confirmed yet.')
  const [origin, token = ''] = (said[1] ?? '').split('/api/login#reset=')
  expect(origin).toBe('https://family.example')
  // Until it is used, nothing else changes.
  expect((await anna.get(`${path}/notes`)).status).toBe(200)
  const phone = openBrowser(app)
  const use = { token, password: newPassword }
  expect((await phone.post('/api/auth/reset-password', use)).status).toBe(200)
  expect((await anna.get(`${path}/notes`)).status).toBe(401)
  expect((await phone.get(`${path}/notes`)).status).toBe(200)
  expect((await openBrowser(app).post('/api/auth/reset-password', use)).status).toBe(422)
  const again = { email: 'anna@example.org', password: newPassword }
  expect((await openBrowser(app).post('/api/auth/sign-in', again)).status).toBe(200)
})

test('where mails are sent, the old address is told, and the link proves nobody’s address', async () => {
  const { app, mailServer } = await givenMailApp()
  await givenPerson(app, 'Anna')
  const [, link = ''] = await help(app, 'anna@example.com', { address: 'anna@example.org', link: true })
  await app.runDueAfter(minutes(1))
  const told = mailServer.mails.find(({ recipients }) => recipients.includes('anna@example.com'))
  expect(told?.text).toContain('which the person who runs your Sunporch gave it when they were asked to')
  expect(told?.text).not.toContain('anna@example.org')
  const phone = openBrowser(app)
  const use = { token: link.split('#reset=')[1], password: newPassword }
  expect((await phone.post('/api/auth/reset-password', use)).status).toBe(200)
  expect((await phone.get('/api/auth/user')).body.mustConfirmEmail).toBe(true)
})

test('somebody is signed out everywhere, and the caretakers read what has ended', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { token } = await givenApiToken(anna, path)
  await help(app, anna.user.id, { signsOut: true })
  expect((await anna.get(`${path}/notes`)).status).toBe(401)
  const program = openBrowser(app, { authorization: `Bearer ${token}` })
  expect((await program.get(`${path}/shopping`)).status).toBe(401)
  const back = openBrowser(app)
  expect((await back.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(200)
  expect(await listActions(back, path)).toContain('account_secured')
})

test('without a wish it says what there is, and changes nothing', async () => {
  const { app, anna } = await createFamilyApp()
  expect(await help(app, 'Anna@Example.com')).toEqual([
    expect.stringMatching(`^Account ${anna.user.id}, made 20`),
    'Address: anna@example.com, confirmed.',
    'It has a password. Passkeys: 0.',
    'Browsers signed in: 1.',
  ])
})

test.each([
  [
    'nobody@example.com',
    {},
    'No account has the address or the id nobody@example.com, or has lost the address.',
  ],
  ['anna@example.com', { address: 'olga' }, 'This is no e-mail address.'],
  ['anna@example.com', { address: 'olga@example.com' }, 'Another account has this address.'],
])('%s with %j is refused with a sentence', async (named, wish, sentence) => {
  const { app } = await createFamilyApp()
  await givenPerson(app, 'Olga')
  await expect(help(app, named, wish)).rejects.toThrow(sentence)
})

test('as a program, in a folder without a database it makes nothing', async () => {
  const { code, said } = await startProgram(['server/account.ts', 'anna@example.com'], {
    DATA_DIR: '/nonexistent/sunporch',
  }).ended
  expect(code).toBe(1)
  expect(said).toContain('There is no database /nonexistent/sunporch/sunporch.db.')
})

async function help(
  app: TestApp,
  named: string,
  wish: { link?: boolean; address?: string; signsOut?: boolean } = {},
): Promise<string[]> {
  // The command has the machine's clock.
  app.clock.advance(systemClock.now() - app.clock.now())
  const { dataDir, databaseUrl, publicUrl, smtpUrl } = app.config
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(publicUrl && { PUBLIC_URL: publicUrl }),
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
  }
  const said: string[] = []
  const asked = { named, link: false, address: null, signsOut: false, ...wish }
  await helpAccount(environment, asked, (line) => said.push(line))
  return said
}
