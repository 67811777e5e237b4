import { expect, test } from 'vitest'
import { PasskeyRequest } from '#contract/identity/passkeys.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { recoveryPath } from '#contract/pages/page-paths.ts'
import type { TakenBack } from '#contract/recovery.ts'
import { days, minutes, seconds } from '../platform/clock.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  givenFamily,
  givenInvitation,
  givenMember,
  givenPerson,
  givenPhoto,
  type Person,
  password,
} from '../testing/given/given.ts'
import { givenCalendar } from '../testing/given/given-calendar.ts'
import { givenMailApp, publicUrl } from '../testing/given/given-mail.ts'
import {
  addPasskey,
  resetAndLand,
  resetByMail,
  rightMakers,
  signInByPasskey,
} from '../testing/given/given-rights.ts'
import { softwareAuthenticator } from '../testing/others/authenticator.ts'
import { readMember } from '../testing/seen.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const site = 'https://photos.example.org'
const app = sharedTestApp({ PUBLIC_URL: site })
const taken = '/api/auth/taken-back'

test('whoever signed up with somebody’s address first is out when she chooses a new password by mail', async () => {
  const email = 'victim@example.com'
  const thief = openBrowser(app)
  await signUp(thief, email)
  const authenticator = softwareAuthenticator(site)
  // Where no mails are sent nobody can confirm an address.
  expect((await addPasskey(thief, authenticator)).status).toBe(201)
  const victim = await resetByMail(app, email, 'three other words')
  expect((await thief.get('/api/auth/user')).status).toBe(401)
  expect((await signInByPasskey(app, authenticator)).status).toBe(401)
  expect((await victim.get('/api/auth/passkeys')).body).toEqual([])
  expect((await read(victim))?.ended).toBe('a passkey')
})

test('on a server that sends mails an address that is not confirmed gets no passkey, and no mail for one', async () => {
  const { app, mailServer } = await givenMailApp()
  const thief = openBrowser(app)
  await signUp(thief, 'victim@example.com')
  await mailServer.until(1)
  const refused = await addPasskey(thief, softwareAuthenticator(publicUrl))
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'address_not_confirmed' } } })
})

test('a passkey that was added to an unconfirmed account before this was refused ends with the reset', async () => {
  const { app, mailServer } = await givenMailApp()
  const mallory = await givenPerson(app, 'Mallory')
  const authenticator = softwareAuthenticator(publicUrl)
  expect((await addPasskey(mallory, authenticator)).status).toBe(201)
  await mailServer.until(1)
  await app.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  const { email } = mallory.user
  const victim = openBrowser(app)
  await victim.post('/api/auth/forgot-password', { email })
  const token = /#reset=([\w-]+)/.exec((await mailServer.until(2))[1]?.text ?? '')?.[1]
  const reset = await victim.post('/api/auth/reset-password', { token, password: 'three other words' })
  expect(reset.status).toBe(200)
  expect((await signInByPasskey(app, authenticator)).status).toBe(401)
  const mail = (await mailServer.until(3))[2]
  expect(mail).toMatchObject({ subject: 'Sunporch: You have a new password', recipients: [email] })
  expect(mail?.text).toContain('The old one works no more, and everybody else was signed out')
})

test('nobody waits with a stranger’s address for her to be invited', async () => {
  const { app, mailServer } = await givenMailApp()
  const family = await givenFamily(app)
  await givenPhoto(family.anna, family.path)
  const mallory = openBrowser(app)
  await signUp(mallory, 'mallory@example.com')
  const victims = { email: 'victim@example.com', currentPassword: password }
  expect((await mallory.post('/api/auth/email', victims)).body).toMatchObject({
    user: { email: null },
    waitsFor: 'victim@example.com',
  })
  expect((await addPasskey(mallory, softwareAuthenticator(publicUrl))).status).toBe(403)
  // Her sign-up with the mail's link is no conflict.
  await givenInvitation(family.anna, family.path, { email: 'victim@example.com' })
  const victim = openBrowser(app)
  expect((await signUp(victim, 'victim@example.com', 'proves any address')).status).toBe(201)
  const link = await app.db.selectFrom('email_confirmations').selectAll().execute()
  expect(link.filter(({ email }) => email === 'victim@example.com')).toHaveLength(1)
  await mailServer.until(3)
})

test('an invitation that proves the address takes it from an account that never did', async () => {
  const { app, mailServer } = await givenMailApp()
  const mallory = openBrowser(app)
  await signUp(mallory, 'victim@example.com')
  await mallory.post('/api/family-groups', { name: 'Of Mallory' })
  const victim = openBrowser(app)
  const own = 'words that only she knows'
  const proving = { password: own, invitation: 'proves any address' }
  expect((await signUp(victim, 'victim@example.com', proving.invitation, own)).status).toBe(201)
  expect((await victim.get('/api/auth/user')).body).toMatchObject({
    email: 'victim@example.com',
    mustConfirmEmail: false,
  })
  expect((await victim.get('/api/family-groups')).body).toEqual([])
  // The other account has lost the address and nothing else: it signs in as before, until it has another one.
  expect((await mallory.get('/api/auth/user')).body).toMatchObject({ email: null, hasPassword: true })
  const again = openBrowser(app)
  const credentials = { email: 'victim@example.com', password }
  expect((await again.post('/api/auth/sign-in', credentials)).status).toBe(200)
  expect((await again.get('/api/family-groups')).body).toMatchObject([{ name: 'Of Mallory' }])
  expect((await addPasskey(again, softwareAuthenticator(publicUrl))).status).toBe(403)
  expect((await openBrowser(app).post('/api/auth/sign-in', { ...credentials, password: own })).status).toBe(
    200,
  )
  // Who has the password of the account that is there has only taken the wrong form.
  const anna = openBrowser(app)
  await signUp(anna, 'anna@example.com')
  const twice = await signUp(openBrowser(app), 'anna@example.com', 'proves any address')
  expect(twice).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('sign in') } },
  })
  await mailServer.until(2)
})

test.each([
  [
    'a new password',
    (anna: Person) =>
      anna.post('/api/auth/password', { currentPassword: password, newPassword: 'three other words' }),
  ],
  ['“Sign out everywhere”', (anna: Person) => anna.post('/api/auth/sessions/end')],
])('a stolen password brings nobody back after %s', async (_name, closes) => {
  const anna = await givenPerson(app, 'Anna')
  const thief = openBrowser(app)
  await thief.post('/api/auth/sign-in', { email: anna.user.email, password })
  const authenticator = softwareAuthenticator(site)
  expect((await addPasskey(thief, authenticator)).status).toBe(201)
  expect((await closes(anna)).status).toBe(200)
  expect((await thief.get('/api/auth/user')).status).toBe(401)
  expect((await signInByPasskey(app, authenticator)).status).toBe(401)
})

test('at a browser that was left open nobody says that the account was taken', async () => {
  const anna = await givenPerson(app, 'Anna')
  app.clock.advance(minutes(6))
  expect(await anna.post(taken)).toMatchObject({ status: 403, body: { error: { code: 'password_needed' } } })
  expect((await anna.post(taken, { currentPassword: 'a guess' })).status).toBe(422)
  expect((await anna.post(taken, { currentPassword: password })).status).toBe(200)
  // This browser goes on.
  expect((await anna.get('/api/auth/user')).status).toBe(200)
})

test('at a browser that was left open nobody ends passkeys and keys, and anybody signs out everywhere', async () => {
  const anna = await givenPerson(app, 'Anna')
  const phone = openBrowser(app)
  await phone.post('/api/auth/sign-in', { email: anna.user.email, password })
  const authenticator = softwareAuthenticator(site)
  expect((await addPasskey(phone, authenticator)).status).toBe(201)
  app.clock.advance(minutes(6))
  const ends = '/api/auth/sessions/end'
  expect(await anna.post(ends)).toMatchObject({ status: 403, body: { error: { code: 'password_needed' } } })
  expect((await anna.post(ends, { currentPassword: 'a guess' })).status).toBe(422)
  expect((await phone.get('/api/auth/user')).status).toBe(200)
  // Who was robbed is quick, with or without the password.
  expect((await anna.post(ends, { keepKeys: true })).status).toBe(200)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  const again = openBrowser(app)
  expect((await signInByPasskey(app, authenticator, again)).status).toBe(200)
  app.clock.advance(minutes(6))
  // A passkey is a proof, too.
  const passkey = authenticator.use(
    PasskeyRequest.parse((await again.post('/api/auth/passkeys/sign-in/start')).body),
  )
  expect((await again.post(ends, { passkey })).status).toBe(200)
  expect((await again.get('/api/auth/user')).status).toBe(401)
  expect((await signInByPasskey(app, authenticator)).status).toBe(401)
})

test('who signs out everywhere reads by mail what has ended', async () => {
  const { app, mailServer } = await givenMailApp()
  const anna = await givenPerson(app, 'Anna')
  expect((await anna.post('/api/auth/sessions/end')).status).toBe(200)
  const [mail] = await mailServer.until(1)
  expect(mail).toMatchObject({
    subject: 'Sunporch: You were signed out everywhere',
    recipients: [anna.user.email],
  })
  expect(mail?.text).toContain('passkeys, the keys with which telephones send pictures')
})

test('what a thief opened is listed, and ended by one press each', async () => {
  const { family, anna, path } = await givenFamily(app)
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  const before = await rightMakers.screen(app, mia, path)
  app.clock.advance(days(31))
  const thief = openBrowser(app)
  await thief.post('/api/auth/sign-in', { email: mia.user.email, password })
  const asThief = { ...thief, user: mia.user }
  const screen = await rightMakers.screen(app, asThief, path)
  const webhook = await rightMakers.webhook(app, asThief, path)
  const accomplice = await givenPerson(app, 'Mallory')
  const { token } = await givenInvitation(thief, path, { email: 'other@example.com', role: 'caretaker' })
  expect((await accomplice.post('/api/invitations/accept', { token })).status).toBe(200)
  await rightMakers.upload_key(app, asThief, path)

  // Mia took her account back with the session that she still had.
  const browser = openBrowser(app)
  await browser.post('/api/auth/sign-in', { email: mia.user.email, password })
  const answer = (await browser.post(taken)).body.takenBack as TakenBack
  expect(answer).toMatchObject({
    wasTaken: true,
    ended: 'an upload key',
    screens: [{ groupId: family.group.id, groupName: family.group.name }],
    webhooks: [{ name: 'https://home.invalid' }],
    people: [{ name: 'Mallory Hartley' }],
  })
  const [[device], [hook], [guest]] = [answer.screens, answer.webhooks, answer.people]
  expect((await browser.delete(`${path}/devices/${device?.id}`)).status).toBe(200)
  expect((await browser.delete(`${path}/webhooks/${hook?.id}`)).status).toBe(200)
  const shutOut = `${path}/members/${guest?.id}/end-invited`
  // Only who was robbed may, and nobody who came in another way.
  expect((await accomplice.post(shutOut)).status).toBe(404)
  const { id } = await readMember(browser, path, anna)
  expect((await browser.post(`${path}/members/${id}/end-invited`)).status).toBe(404)
  expect((await browser.post(shutOut)).status).toBe(200)
  expect(await screen.isAlive()).toBe(false)
  expect(await webhook.isAlive()).toBe(false)
  expect((await accomplice.get(`${path}/photos`)).status).toBe(404)
  expect((await readMember(browser, path, accomplice)).isActive).toBe(false)
  expect(await before.isAlive()).toBe(true)
  expect(await read(browser)).toMatchObject({ screens: [], webhooks: [], people: [] })
  expect((await browser.delete(taken)).status).toBe(200)
  expect(await read(browser)).toBeNull()
})

test('a calendar that is read by an address is listed, and one press ends it; one from a file stays', async () => {
  const family = await givenFamily(app)
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  const fromFile = await givenCalendar(app, family)
  const fromAddress = await givenCalendar(app, family)
  const byMia = app.db.updateTable('calendars').set({ added_by: mia.user.id })
  await byMia.where('id', '=', fromFile).execute()
  await byMia.set({ kind: 'address', name: 'Nurse Mary' }).where('id', '=', fromAddress).execute()
  const { calendars } = (await mia.post(taken)).body.takenBack as TakenBack
  expect(calendars).toMatchObject([{ id: fromAddress, groupId: family.group.id, name: 'Nurse Mary' }])
  expect((await mia.delete(`${family.path}/calendars/${fromAddress}`)).status).toBe(200)
  expect(await read(mia)).toMatchObject({ calendars: [] })
})

test('of two who joined in the same second it is not said for certain who came by the invitation', async () => {
  const { family, anna, path } = await givenFamily(app)
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  const accept = async (by: Browser) => {
    const guest = await givenPerson(app, 'Guest')
    const { token } = await givenInvitation(by, path, { email: guest.user.email ?? '' })
    expect((await guest.post('/api/invitations/accept', { token })).status).toBe(200)
  }
  await accept(mia)
  const people = async () => ((await mia.post(taken)).body.takenBack as TakenBack).people
  expect(await people()).toMatchObject([{ isUnsure: false }])
  app.clock.advance(seconds(1))
  await accept(anna)
  expect(await people()).toMatchObject([{ isUnsure: true }])
})

test('a new password by mail leads to what is to be looked through, also where nothing has ended', async () => {
  const family = await givenFamily(app)
  const ben = await givenMember(app, family, 'Ben', 'member')
  const next = 'three other words'
  expect((await resetAndLand(app, ben.user.email ?? '', next)).location).toBe('/')
  await rightMakers.screen(app, family.anna, family.path)
  const { browser, location } = await resetAndLand(app, family.anna.user.email ?? '', next)
  expect(location).toBe(recoveryPath)
  expect(await read(browser)).toMatchObject({ ended: '', screens: [{ groupId: family.group.id }] })
})

test('a family that was handed over in somebody’s name is listed, while who has it has it', async () => {
  const { family, anna, path } = await givenFamily(app)
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { id: memberId } = await readMember(anna, path, carl)
  await anna.post(`${path}/hand-over`, { memberId })
  expect((await carl.post(`${path}/hand-over/accept`)).status).toBe(200)
  await anna.post('/api/auth/password', { currentPassword: password, newPassword: 'three other words' })
  expect(await read(anna)).toMatchObject({
    ended: '',
    successors: [],
    handedOver: [{ id: memberId, groupId: family.group.id, name: 'Carl Hartley' }],
  })
  // Carl's account asked nobody.
  await carl.post('/api/auth/password', { currentPassword: password, newPassword: 'three other words' })
  expect(await read(carl)).toBeNull()
  const { id: annasId } = await readMember(carl, path, anna)
  await carl.post(`${path}/hand-over`, { memberId: annasId })
  expect((await anna.post(`${path}/hand-over/accept`)).status).toBe(200)
  expect(await read(anna)).toBeNull()
})

test('the caretakers read what has ended, and a new password with nothing to end tells nobody', async () => {
  const { family, anna, path } = await givenFamily(app)
  const mia = await givenMember(app, family, 'Mia', 'member')
  const ben = await givenMember(app, family, 'Ben', 'member')
  const said = async (by: Browser) => {
    await app.runDue()
    const notices: Notice[] = (await by.get('/api/notices')).body
    return notices.map(({ sentence }) => sentence).filter((sentence) => /account/.test(sentence))
  }
  await mia.post('/api/auth/password', { currentPassword: password, newPassword: 'three other words' })
  expect(await said(anna)).toEqual([])
  await rightMakers.upload_key(app, mia, path)
  await rightMakers.calendar_feed(app, mia, path)
  await mia.post('/api/auth/password', {
    currentPassword: 'three other words',
    newPassword: 'four more words',
  })
  expect(await said(anna)).toEqual([
    'Mia Hartley closed their account to others. What ended here: an upload key and a calendar address',
  ])
  await mia.post(taken)
  expect((await said(anna))[0]).toBe(
    'Somebody else was in the account of Mia Hartley, who has it back. Please look through the people and the screens',
  )
  expect(await said(ben)).toEqual([])
  expect(await said(mia)).toEqual([])
})

async function read(by: Browser): Promise<TakenBack | null> {
  return (await by.get(taken)).body.takenBack
}

function signUp(by: Browser, email: string, invitation?: string, chosen = password) {
  const name = { firstName: 'Somebody', lastName: 'There' }
  return by.post('/api/auth/sign-up', { ...name, email, password: chosen, invitation })
}
