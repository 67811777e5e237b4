import { expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { givenFamily, givenInvitation, password } from '../../testing/given/given.ts'
import { givenMailApp } from '../../testing/given/given-mail.ts'

test('somebody who reads German gets the link to confirm their address, and to a new password, in German', async () => {
  const { app, mailServer } = await givenMailApp({ REGISTRATION: 'open' })
  const jonas = openBrowser(app, { 'accept-language': 'de-DE,de;q=0.9' })
  const account = { firstName: 'Jonas', lastName: 'Beck', email: 'jonas@example.com', password }
  expect((await jonas.post('/api/auth/sign-up', account)).status).toBe(201)
  await expect.poll(() => mailServer.mails.length).toBe(1)
  // Asked in another browser: the language is the person's.
  await openBrowser(app).post('/api/auth/forgot-password', { email: 'jonas@example.com' })
  await expect.poll(() => mailServer.mails.length).toBe(2)
  const [confirm, reset] = mailServer.mails
  expect(confirm?.subject).toBe('Bitte bestätige deine E-Mail-Adresse für Sunporch')
  expect(reset?.subject).toBe('Wähle ein neues Passwort für Sunporch')
  expect(reset?.text).toContain('Hallo Jonas,')
  expect(reset?.html).toContain('<html lang="de" dir="ltr">')
})

test('an invitation comes in Polish to whom somebody invites who reads Polish', async () => {
  const { app, mailServer } = await givenMailApp()
  const { anna, path } = await givenFamily(app)
  await anna.request('PUT', '/api/auth/user/language', { language: 'pl' })
  await givenInvitation(anna, path, { email: 'ola@example.com', role: 'caretaker' })
  const mail = mailServer.mails.find(({ recipients }) => recipients.includes('ola@example.com'))
  expect(mail?.subject).toBe('Anna Hartley zaprasza cię do Sunporch: The Hartleys')
  expect(mail?.text).toContain('Twoja rola: opieka.')
  expect(mail?.html).toContain('<html lang="pl" dir="ltr">')
})

test('a browser that reads Dutch is asked in Dutch whether to sign out', async () => {
  const { app } = await givenMailApp()
  const headers = { 'accept-language': 'nl', 'sec-fetch-site': 'cross-site', accept: 'text/html' }
  const page = await openBrowser(app).get('/api/logout', headers)
  expect(page.bytes.toString()).toContain('<h1>Uitloggen?</h1>')
})
