import { expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { givenPerson, password } from '../testing/given/given.ts'
import { createTestApp } from '../testing/test-app.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password.ts'

const mia = { firstName: 'Mia', lastName: 'Hartley', email: 'mia.h@example.com' }

test.each([
  'qwertyuiop',
  'Password123',
  'password12',
  '1234567890',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'abcabcabca',
  '          ',
  'ｐａｓｓｗｏｒｄ１２',
  'Sunshine!2026',
  '2026-basketball',
  'mia.h@example.com',
  'MiaHartley',
  'hartley.mia.1990',
  'Hartley1990',
  'hartley123',
  'sunporch2026',
  'Sunporch!2026',
  'Mia@Sunporch1',
])('%j is refused', async (given) => {
  await expect(refuseCommonPassword(given, mia, 'password')).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'password' }],
  })
})

test.each([
  'correct horse battery',
  'Mia eats blue stones',
  'tQ7!vhp2#Lw9',
  '0294 7715 3386',
  'Großmutters Apfelkuchen',
  '祖母のリンゴのケーキは',
])('%j is taken', async (given) => {
  await refuseCommonPassword(given, mia, 'password')
})

test('wherever a password is chosen, a common one is refused, and an old one goes on working', async () => {
  const app = await createTestApp()
  const weak = 'password12'
  const stranger = openBrowser(app)
  const refused = await stranger.post('/api/auth/sign-up', { ...mia, password: weak })
  expect(refused.status).toBe(422)
  expect(refused.body.error.issues).toEqual([
    { path: 'password', message: expect.stringContaining('others try first') },
  ])

  const anna = await givenPerson(app, 'Anna')
  const change = await anna.post('/api/auth/password', { currentPassword: password, newPassword: weak })
  expect([change.status, change.body.error.issues[0].path]).toEqual([422, 'newPassword'])

  // From before this rule.
  const hash = await hashPassword(weak, app.passwordCost)
  await app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', anna.user.id).execute()
  const signedIn = await stranger.post('/api/auth/sign-in', { email: 'anna@example.com', password: weak })
  expect(signedIn.status).toBe(200)
})
