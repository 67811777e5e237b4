import { expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { givenFamily, givenPerson, password } from '../../testing/given/given.ts'
import { givenMailApp, publicUrl } from '../../testing/given/given-mail.ts'
import type { ArrivedMail, MailServer } from '../../testing/others/mail-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

test('a new account works at once, and its address is confirmed by the link in a mail, once', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await signUp(app)
  const user = (await mia.get('/api/auth/user')).body
  expect(user).toMatchObject({ email: 'mia@example.com', mustConfirmEmail: true })
  const group = await mia.post('/api/family-groups', { name: 'Ours' })
  expect(await mailTo(mia, group.body.id)).toMatchObject({ isConfirmed: false })
  expect(await app.noticeWays.mail.addresses(app, [user.id])).toEqual(new Map())

  const token = tokenOf((await mailServer.until(1))[0])
  const kept = JSON.stringify(await app.db.selectFrom('email_confirmations').selectAll().execute())
  expect(kept).not.toContain(token)
  // The link is opened on another device, and by a program that only looks at it.
  const phone = openBrowser(app)
  expect((await phone.get('/confirm-email')).status).not.toBe(404)
  expect((await mia.get('/api/auth/user')).body.mustConfirmEmail).toBe(true)
  expect(await confirm(phone, token)).toMatchObject({ status: 200, body: { email: 'mia@example.com' } })
  expect((await mia.get('/api/auth/user')).body.mustConfirmEmail).toBe(false)
  expect(await mailTo(mia, group.body.id)).toMatchObject({ isConfirmed: true })
  expect([...(await app.noticeWays.mail.addresses(app, [user.id])).keys()]).toEqual([user.id])
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await confirm(phone, token)).status).toBe(422)
})

test('a link is good for 24 hours, and another one comes when it is asked for, five times an hour', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await signUp(app)
  const late = tokenOf((await mailServer.until(1))[0])
  app.clock.advance(hours(24))
  expect((await confirm(mia, late)).status).toBe(422)
  for (let count = 2; count <= 6; count++) {
    const sent = await mia.post('/api/auth/confirm-email/send')
    expect(sent).toMatchObject({ status: 200, body: { email: 'mia@example.com', isSent: true } })
  }
  expect((await mia.post('/api/auth/confirm-email/send')).status).toBe(429)
  expect(mailServer.mails).toHaveLength(6)
  expect((await confirm(mia, tokenOf(mailServer.mails[3]))).status).toBe(200)
  // With the address the other links are done.
  expect((await confirm(mia, tokenOf(mailServer.mails[5]))).status).toBe(422)
  app.clock.advance(hours(1))
  expect((await mia.post('/api/auth/confirm-email/send')).body.isSent).toBe(false)
  expect(mailServer.mails).toHaveLength(6)
})

test('one address gets five of these mails a day, whoever asks', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await givenConfirmed(app, mailServer)
  const ben = await givenConfirmed(app, mailServer, 'ben@example.com')
  for (let count = 1; count <= 5; count++) {
    expect((await change(mia, 'olga@example.com')).status).toBe(200)
    await mailServer.until(2 + count)
  }
  expect((await change(ben, 'olga@example.com')).status).toBe(429)
  expect((await change(ben, 'ben@work.example')).status).toBe(200)
  await mailServer.until(8)
  // Her account is made all the same, and the mail comes when she asks for it a day later.
  const olga = await signUp(app, { email: 'olga@example.com' })
  expect((await olga.post('/api/auth/confirm-email/send')).status).toBe(429)
  app.clock.advance(days(1))
  expect((await olga.post('/api/auth/confirm-email/send')).body.isSent).toBe(true)
  expect(mailServer.mails).toHaveLength(9)
  expect((await confirm(olga, tokenOf(mailServer.mails[8]))).status).toBe(200)
})

test('a mail that the mail server refuses is not said to be sent', async () => {
  const { app, mailServer } = await givenMailApp()
  mailServer.rules.onRecipient = () => '550 5.1.1 no such user'
  const mia = await signUp(app)
  const sent = await mia.post('/api/auth/confirm-email/send')
  expect(sent).toMatchObject({ status: 200, body: { isSent: false } })
})

test('whoever makes links up must wait after twenty', async () => {
  const { app } = await givenMailApp()
  const stranger = openBrowser(app)
  for (let count = 0; count < 20; count++) expect((await confirm(stranger, 'x')).status).toBe(422)
  expect((await confirm(stranger, 'x')).status).toBe(429)
  app.clock.advance(minutes(15))
  expect((await confirm(stranger, 'x')).status).toBe(422)
})

test('of two presses of the button at once, one confirms', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await signUp(app)
  const token = tokenOf((await mailServer.until(1))[0])
  const both = await Promise.all([confirm(mia, token), confirm(openBrowser(app), token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('an address that was never confirmed signs in until the new one is, and who reads its mails has nothing', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await signUp(app)
  const first = tokenOf((await mailServer.until(1))[0])
  // Somebody else reads what was meant for the right address.
  await openBrowser(app).post('/api/auth/forgot-password', { email: 'mia@example.com' })
  const reset = resetTokenOf((await mailServer.until(2))[1])
  const wrong = { email: 'mia@work.example', currentPassword: 'wrong' }
  expect((await mia.post('/api/auth/email', wrong)).status).toBe(422)
  const changed = await change(mia, ' Mia@Work.example ')
  expect(changed).toMatchObject({
    status: 200,
    body: { user: { email: null, hasPassword: true }, waitsFor: 'mia@work.example' },
  })
  expect((await confirm(mia, first)).status).toBe(422)
  const stolen = { token: reset, password: 'a whole new one' }
  expect((await openBrowser(app).post('/api/auth/reset-password', stolen)).status).toBe(422)
  await openBrowser(app).post('/api/auth/forgot-password', { email: 'mia@example.com' })
  expect(await app.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
  expect(await signInAs(app, 'mia@example.com')).toBe(200)
  // Nor does the mistyped address block the person whose it is, who gets nothing of Mia's.
  const owner = await signUp(app, { email: 'mia@example.com', password: 'words of the owner' })
  expect((await owner.get('/api/auth/user')).body.email).toBe('mia@example.com')
  expect(await signInAs(app, 'mia@example.com')).toBe(200)
  const mail = (await mailServer.until(4)).find(({ recipients }) => recipients.includes('mia@work.example'))
  expect(mail?.recipients).toEqual(['mia@work.example'])
  expect((await confirm(mia, tokenOf(mail))).body).toEqual({ email: 'mia@work.example' })
  expect(await signInAs(app, 'mia@work.example')).toBe(200)
  expect(await signInAs(app, 'mia@example.com')).toBe(401)
  // Nobody reads the mails of an address with a typing error, so none says that it was changed.
  expect(mailServer.mails).toHaveLength(4)
})

test('where no mails are sent a new address takes the place of one that was lost before', async () => {
  const app = await createTestApp()
  const mia = await signUp(app)
  const lost = { email: null, lost_email: 'mia@example.com' }
  await app.db.updateTable('users').set(lost).execute()
  expect(await signInAs(app, 'mia@example.com')).toBe(200)
  expect(await change(mia, 'mia@work.example')).toMatchObject({ status: 200, body: { waitsFor: null } })
  expect(await signInAs(app, 'mia@work.example')).toBe(200)
  expect(await signInAs(app, 'mia@example.com')).toBe(401)
})

test('a confirmed address stays until the new one is confirmed, and gets a mail then', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await givenConfirmed(app, mailServer)
  const changed = await change(mia, 'mia@work.example')
  expect(changed).toMatchObject({
    status: 200,
    body: { user: { email: 'mia@example.com', mustConfirmEmail: false }, waitsFor: 'mia@work.example' },
  })
  const mail = (await mailServer.until(2))[1]
  expect(mail?.recipients).toEqual(['mia@work.example'])
  expect(await signInAs(app, 'mia@example.com')).toBe(200)
  expect(await signInAs(app, 'mia@work.example')).toBe(401)
  await mia.post('/api/auth/forgot-password', { email: 'mia@work.example' })
  await mia.post('/api/auth/forgot-password', { email: 'mia@example.com' })
  const reset = (await mailServer.until(3))[2]
  expect(reset?.recipients).toEqual(['mia@example.com'])

  const phone = openBrowser(app)
  expect(await confirm(phone, tokenOf(mail))).toMatchObject({
    status: 200,
    body: { email: 'mia@work.example' },
  })
  expect((await mia.get('/api/auth/user')).body).toMatchObject({
    email: 'mia@work.example',
    mustConfirmEmail: false,
  })
  expect(await signInAs(app, 'mia@work.example')).toBe(200)
  expect(await signInAs(app, 'mia@example.com')).toBe(401)
  const told = (await mailServer.until(4))[3]
  expect(told?.recipients).toEqual(['mia@example.com'])
  expect(told?.text).toContain('another e-mail address')
  expect(told?.text).not.toContain('mia@work.example')
  // The link for a new password was mailed to the address before.
  const token = resetTokenOf(reset)
  expect((await mia.post('/api/auth/reset-password', { token, password: 'a whole new one' })).status).toBe(
    422,
  )
})

test('the link to a new address is worth nothing after another change, or the address of old again', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await givenConfirmed(app, mailServer)
  await change(mia, 'mia@work.example')
  const first = tokenOf((await mailServer.until(2))[1])
  await change(mia, 'mia@home.example')
  const second = tokenOf((await mailServer.until(3))[2])
  expect((await confirm(mia, first)).status).toBe(422)
  const back = await change(mia, 'mia@example.com')
  expect(back.body).toMatchObject({ user: { mustConfirmEmail: false }, waitsFor: null })
  expect((await confirm(mia, second)).status).toBe(422)
  expect((await mia.get('/api/auth/user')).body.email).toBe('mia@example.com')
})

test.each(['changed', 'forgotten'])('a %s password ends a change of the address that waits', async (how) => {
  const { app, mailServer } = await givenMailApp()
  const mia = await givenConfirmed(app, mailServer)
  await change(mia, 'eve@example.com')
  const token = tokenOf((await mailServer.until(2))[1])
  const next = 'a whole new password'
  if (how === 'changed') {
    await mia.post('/api/auth/password', { currentPassword: password, newPassword: next })
  } else {
    await mia.post('/api/auth/forgot-password', { email: 'mia@example.com' })
    const reset = resetTokenOf((await mailServer.until(3))[2])
    await mia.post('/api/auth/reset-password', { token: reset, password: next })
  }
  expect(await signInAs(app, 'mia@example.com', next)).toBe(200)
  expect((await confirm(openBrowser(app), token)).status).toBe(422)
})

test('an address that somebody else has, or takes meanwhile, is refused, and the account stays as it is', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await givenConfirmed(app, mailServer)
  await change(mia, 'mia@work.example')
  const token = tokenOf((await mailServer.until(2))[1])
  await signUp(app, { email: 'mia@work.example' })
  expect((await change(mia, 'mia@work.example')).status).toBe(409)
  const refused = await confirm(mia, token)
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.body.error.message).toContain('Yours keeps the one that it has.')
  expect((await mia.get('/api/auth/user')).body.email).toBe('mia@example.com')
  expect(await signInAs(app, 'mia@example.com')).toBe(200)
})

test('of two people who confirm the same new address at once, one gets it', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await givenConfirmed(app, mailServer)
  await change(mia, 'ours@example.com')
  const miasLink = tokenOf((await mailServer.until(2))[1])
  const ben = await givenConfirmed(app, mailServer, 'ben@example.com')
  await change(ben, 'ours@example.com')
  const bensLink = tokenOf((await mailServer.until(4))[3])
  const both = await Promise.all([confirm(mia, miasLink), confirm(ben, bensLink)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('without a mail server a changed address is there at once', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const changed = await change(anna, 'anna@work.example')
  expect(changed.body).toMatchObject({ user: { email: 'anna@work.example' }, waitsFor: null })
  expect(await signInAs(app, 'anna@work.example')).toBe(200)
  expect(await app.db.selectFrom('email_confirmations').selectAll().execute()).toEqual([])
})

test('with a link for a new password the address is confirmed too', async () => {
  const { app, mailServer } = await givenMailApp()
  const mia = await signUp(app)
  await mailServer.until(1)
  await mia.post('/api/auth/forgot-password', { email: 'mia@example.com' })
  const token = resetTokenOf((await mailServer.until(2))[1])
  await mia.post('/api/auth/reset-password', { token, password: 'a whole new password' })
  expect((await mia.get('/api/auth/user')).body.mustConfirmEmail).toBe(false)
})

test.each([
  ['the link in the mail to that address', 'mail', 'mia@example.com', false],
  ['that link, for another address', 'mail', 'mia@work.example', true],
  ['the link that the inviter handed on', 'page', 'mia@example.com', true],
] as const)('who joins by %s', async (_what, from, email, mustConfirmEmail) => {
  const { app, mailServer } = await givenMailApp()
  const { anna, path } = await givenFamily(app)
  const invited = await anna.post(`${path}/members`, { email: 'mia@example.com' })
  const [mail] = await mailServer.until(1)
  const inMail = /\/invitation#([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const onPage = String(invited.body.link).split('#')[1]
  expect(inMail).not.toBe(onPage)
  const token = from === 'mail' ? inMail : onPage

  const mia = await signUp(app, { email, invitation: token })
  expect((await mia.get('/api/auth/user')).body).toMatchObject({ email, mustConfirmEmail })
  expect((await mia.post('/api/invitations/accept', { token })).status).toBe(200)
  expect((await mia.get('/api/auth/user')).body.mustConfirmEmail).toBe(mustConfirmEmail)
  // Nothing is asked of somebody whose address is known.
  if (mustConfirmEmail) expect((await mailServer.until(2))[1]?.recipients).toEqual([email])
  else expect(mailServer.mails).toHaveLength(1)
})

test('an account that was there before confirms its address by the link in an invitation', async () => {
  const { app, mailServer } = await givenMailApp()
  const { anna, path } = await givenFamily(app)
  const mia = await signUp(app)
  await mailServer.until(1)
  await anna.post(`${path}/members`, { email: 'mia@example.com' })
  const token = /\/invitation#([\w-]+)/.exec((await mailServer.until(2))[1]?.text ?? '')?.[1]
  await mia.post('/api/invitations/accept', { token })
  expect((await mia.get('/api/auth/user')).body.mustConfirmEmail).toBe(false)
})

test('without a mail server nothing is asked of anybody', async () => {
  const app = await createTestApp()
  const mia = await signUp(app)
  expect((await mia.get('/api/auth/user')).body.mustConfirmEmail).toBe(false)
  expect((await mia.post('/api/auth/confirm-email/send')).body.isSent).toBe(false)
  expect(await app.db.selectFrom('email_confirmations').selectAll().execute()).toEqual([])
})

async function signUp(
  app: TestApp,
  given: { email?: string; password?: string; invitation?: string | undefined } = {},
) {
  const browser = openBrowser(app)
  const mia = { firstName: 'Mia', lastName: 'Hartley', email: 'mia@example.com', password, ...given }
  expect((await browser.post('/api/auth/sign-up', mia)).status).toBe(201)
  return browser
}

/** Somebody who has opened the link in the mail, the latest of the mail server. */
async function givenConfirmed(app: TestApp, mailServer: MailServer, email = 'mia@example.com') {
  const count = mailServer.mails.length
  const browser = await signUp(app, { email })
  expect((await confirm(browser, tokenOf((await mailServer.until(count + 1))[count]))).status).toBe(200)
  return browser
}

async function signInAs(app: TestApp, email: string, given = password) {
  return (await openBrowser(app).post('/api/auth/sign-in', { email, password: given })).status
}

function change(by: Browser, email: string) {
  return by.post('/api/auth/email', { email, currentPassword: password })
}

function resetTokenOf(mail: ArrivedMail | undefined): string | undefined {
  return /#reset=([\w-]+)/.exec(mail?.text ?? '')?.[1]
}

/** How Settings says that mail stands. */
async function mailTo(by: Browser, groupId: string) {
  return (await by.get(`/api/family-groups/${groupId}/notice-choices`)).body.mailTo
}

function confirm(by: Browser, token: string | undefined) {
  return by.post('/api/auth/confirm-email', { token })
}

function tokenOf(mail: ArrivedMail | undefined): string {
  const link = new RegExp(`${publicUrl}/confirm-email#([\\w-]{22,})`).exec(mail?.text ?? '')
  if (!link?.[1]) throw new Error(`no link to confirm an address: ${mail?.subject}`)
  return link[1]
}
