import { expect, test } from 'vitest'
import { days } from '../platform/clock.ts'
import { openBrowser } from '../testing/browser.ts'
import { givenFamily, givenMember, givenPerson, password } from '../testing/given/given.ts'
import { givenMailApp } from '../testing/given/given-mail.ts'
import { listActions } from '../testing/seen.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()
const taken = '/api/auth/taken-back'

test('nobody floods the caretakers by saying again and again that an account was taken', async () => {
  const family = await givenFamily(app)
  const mia = await givenMember(app, family, 'Mia', 'member')
  for (let times = 0; times < 5; times++) expect((await mia.post(taken)).status).toBe(200)
  expect((await mia.post(taken)).status).toBe(429)
  const said = (await listActions(family.anna, family.path)).filter(
    (action) => action === 'account_taken_back',
  )
  expect(said).toHaveLength(5)
})

test('a new password long after the account was taken says nothing of that any more', async () => {
  const mia = await givenPerson(app, 'Mia')
  expect((await mia.post(taken)).body.takenBack).toMatchObject({ wasTaken: true })
  app.clock.advance(days(31))
  const browser = openBrowser(app)
  await browser.post('/api/auth/sign-in', { email: mia.user.email, password })
  const change = { currentPassword: password, newPassword: 'three other words' }
  expect((await browser.post('/api/auth/password', change)).status).toBe(200)
  expect((await browser.get(taken)).body).toEqual({ takenBack: null })
})

test('whoever lost an address does not begin the count of guesses at its owner’s password anew', async () => {
  const { app, mailServer } = await givenMailApp()
  const email = 'victim@example.com'
  const name = { firstName: 'Some', lastName: 'Body' }
  const signUp = (fields: object) => openBrowser(app).post('/api/auth/sign-up', { ...name, email, ...fields })
  expect((await signUp({ password })).status).toBe(201)
  await mailServer.until(1)
  const owners = { password: 'words that only she knows', invitation: 'proves any address' }
  expect((await signUp(owners)).status).toBe(201)
  const signIn = async (tried: string) =>
    (await openBrowser(app).post('/api/auth/sign-in', { email, password: tried })).status
  for (let guess = 0; guess < 8; guess++) expect(await signIn(`guess ${guess}`)).toBe(401)
  expect(await signIn(password)).toBe(200)
  expect(await signIn('guess 9')).toBe(401)
  expect(await signIn('guess 10')).toBe(429)
})
