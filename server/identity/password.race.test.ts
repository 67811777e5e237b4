import { expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { givenPerson, password } from '../testing/given.ts'
import { atOnce, raceRounds } from '../testing/race.ts'
import { createTestApp } from '../testing/test-app.ts'

test('of two browsers that change the password at once, one wins, and the other is signed out', async () => {
  const app = await createTestApp()
  for (let round = 0; round < raceRounds; round++) {
    const anna = await givenPerson(app, `Anna${round}`)
    const email = `anna${round}@example.com`
    const other = openBrowser(app)
    await other.post('/api/auth/sign-in', { email, password })
    const change = (browser: Pick<typeof other, 'post'>, newPassword: string) => ({
      name: newPassword,
      call: () => browser.post('/api/auth/password', { currentPassword: password, newPassword }),
    })
    const answers = await atOnce(
      {},
      change(anna, 'the first new password'),
      change(other, 'the second new password'),
    )
    const won = answers.map(({ status }) => status === 200)
    expect(won.filter(Boolean)).toHaveLength(1)
    const [winner, loser] = won[0] ? [anna, other] : [other, anna]
    expect((await winner.get('/api/auth/user')).status).toBe(200)
    expect((await loser.get('/api/auth/user')).status).toBe(401)
    const signIn = (word: string) => openBrowser(app).post('/api/auth/sign-in', { email, password: word })
    expect((await signIn('the first new password')).status).toBe(won[0] ? 200 : 401)
    expect((await signIn('the second new password')).status).toBe(won[1] ? 200 : 401)
    expect((await signIn(password)).status).toBe(401)
  }
})
