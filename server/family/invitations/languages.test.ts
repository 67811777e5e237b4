import { expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, givenInvitation, givenPerson, password } from '../../testing/given/given.ts'
import type { TestApp } from '../../testing/test-app.ts'

test('who makes an account has the language of the browser, until they choose another', async () => {
  const { app } = await createFamilyApp({ REGISTRATION: 'open' })
  const mia = await signUp(app, 'de-AT,de;q=0.9,en;q=0.8')
  expect(await languageOf(mia)).toBe('de')
  const chosen = await mia.request('PUT', '/api/auth/user/language', { language: 'pl' })
  expect(chosen).toMatchObject({ status: 200, body: { firstName: 'Mia', language: 'pl' } })
  await mia.post('/api/auth/sign-in', { email: 'mia@example.com', password }, { 'accept-language': 'fr' })
  expect(await languageOf(mia)).toBe('pl')
})

test('a browser of another language makes an account in English', async () => {
  const { app } = await createFamilyApp({ REGISTRATION: 'open' })
  expect(await languageOf(await signUp(app, 'da,sv;q=0.5'))).toBe('en')
})

test.each([undefined, '*'])(
  'an account of a program (%s) gets the language of the first browser',
  async (accepted) => {
    const { app } = await createFamilyApp({ REGISTRATION: 'open' })
    const mia = await signUp(app, accepted)
    expect(await languageOf(mia)).toBeNull()
    const signIn = { email: 'mia@example.com', password }
    for (const language of ['*', 'pl-PL', 'fr'])
      expect((await mia.post('/api/auth/sign-in', signIn, { 'accept-language': language })).status).toBe(200)
    expect(await languageOf(mia)).toBe('pl')
  },
)

test.each(['da', '', null, undefined])('%j is no language to choose', async (language) => {
  const { anna } = await createFamilyApp()
  expect((await anna.request('PUT', '/api/auth/user/language', { language })).status).toBe(422)
})

test('an invitation is in the language of who invites, or in the one that they name', async () => {
  const { app, anna, path } = await createFamilyApp()
  const before = await givenInvitation(anna, path)
  expect(await readLanguage(app, before.token)).toBe('en')
  await anna.request('PUT', '/api/auth/user/language', { language: 'nl' })
  const again = await givenInvitation(anna, path)
  expect(await readLanguage(app, again.token)).toBe('nl')
  const named = await givenInvitation(anna, path, { language: 'it' })
  expect(await readLanguage(app, named.token)).toBe('it')
  const resent = await anna.post(`${path}/invitations/${named.id}/resend`)
  expect(await readLanguage(app, resent.body.link.split('#')[1])).toBe('it')
})

test('somebody who has never been asked gets the language of the browser in which they accept, and nobody else', async () => {
  const { app, anna, path } = await createFamilyApp()
  const ben = await givenPerson(app, 'Ben')
  await app.db.updateTable('users').set({ language: null }).where('id', '=', ben.user.id).execute()
  expect(await languageOf(ben)).toBeNull()
  const { token } = await givenInvitation(anna, path, { email: 'ben@example.com' })
  const accepted = await ben.post('/api/invitations/accept', { token }, { 'accept-language': 'es' })
  expect(accepted.status).toBe(200)
  expect(await languageOf(ben)).toBe('es')
  const second = await givenInvitation(anna, `/api/family-groups/${await otherGroup(anna)}`, {
    email: 'ben@example.com',
  })
  await ben.post('/api/invitations/accept', { token: second.token }, { 'accept-language': 'fr' })
  expect(await languageOf(ben)).toBe('es')
})

async function signUp(app: TestApp, accepted: string | undefined): Promise<Browser> {
  const browser = openBrowser(app, accepted === undefined ? {} : { 'accept-language': accepted })
  const names = { firstName: 'Mia', lastName: 'Miller', email: 'mia@example.com' }
  expect((await browser.post('/api/auth/sign-up', { ...names, password })).status).toBe(201)
  return browser
}

async function languageOf(person: Browser): Promise<unknown> {
  return (await person.get('/api/auth/user')).body.language
}

async function readLanguage(app: TestApp, token: string): Promise<unknown> {
  return (await openBrowser(app).post('/api/invitations/read', { token })).body.language
}

async function otherGroup(anna: Browser): Promise<string> {
  return (await anna.post('/api/family-groups', { name: 'Others' })).body.id
}
