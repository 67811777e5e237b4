import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, givenApiToken, givenMember, password } from '../../testing/given/given.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { minutes } from '../clock.ts'
import { openBudgetMemory } from './memory.ts'
import { countWrite } from './write-budget.ts'

describe('changes of one person in a minute', () => {
  const sentence =
    'You have changed more than 40 things within a minute. Please wait a minute, and go on then.'

  test('are counted over sessions and tokens, and reading goes on', async () => {
    const { app, family, anna, path } = await createFamilyApp({ WRITES_A_MINUTE: '40' })
    const ben = await givenMember(app, family, 'Ben', 'member')
    const { token } = await givenApiToken(anna, path)
    // Neither knows of the other: what was done by now is no longer counted then.
    app.clock.advance(minutes(2))
    const phone = await openBrowserOf(app, 'anna@example.com')
    app.clock.advance(minutes(2))
    const program = openBrowser(app)
    const byToken = { authorization: `Bearer ${token}` }
    const ways = [
      () => anna.post(`${path}/shopping/items`, { name: 'Milk' }),
      () => phone.post(`${path}/shopping/items`, { name: 'Tea' }),
      () => program.post(`${path}/shopping/items`, { name: 'Jam' }, byToken),
      () => anna.post('/api/objects/upload'),
    ]
    const statuses = []
    for (let count = 0; count < 44; count++) statuses.push((await ways[count % 4]?.())?.status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(statuses.slice(40)).toEqual([429, 429, 429, 429])
    const refused = await anna.post(`${path}/shopping/items`, { name: 'Milk' })
    expect(refused.body.error).toEqual({ code: 'too_many', message: sentence })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await anna.get(`${path}/shopping`)).status).toBe(200)
    // A thief who writes without end keeps nobody from ending what they opened.
    expect((await phone.post('/api/auth/taken-back')).status).toBe(200)
    expect((await anna.get('/api/auth/user')).status).toBe(401)
    expect((await ben.post(`${path}/shopping/items`, { name: 'Bread' })).status).toBe(201)
    app.clock.advance(minutes(2))
    expect((await phone.post(`${path}/shopping/items`, { name: 'Milk' })).status).toBe(201)
  })

  test('can be refused altogether', async () => {
    const { app, anna, path } = await createFamilyApp()
    app.config.budgets.personWrites = 0
    const refused = await anna.post(`${path}/shopping/items`, { name: 'Milk' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await anna.get(`${path}/shopping`)).status).toBe(200)
  })

  test('that come at once count once each', async () => {
    const { app, anna } = await createFamilyApp({ WRITES_A_MINUTE: '40' })
    app.clock.advance(minutes(2))
    const atOnce = (calls: number) =>
      Promise.all(Array.from({ length: calls }, () => countWrite(app, anna.user.id)))
    await atOnce(38)
    await expect(atOnce(4)).rejects.toThrow(sentence)
  })

  test('are counted for all servers together', async () => {
    const { app, anna, path } = await createFamilyApp({ WRITES_A_MINUTE: '40' })
    app.clock.advance(minutes(2))
    const memories = [openBudgetMemory(), openBudgetMemory(), openBudgetMemory()]
    let added = 0
    for (let count = 0; count < 90; count++) {
      Object.assign(app.budgetMemory, memories[count % 3])
      if ((await anna.post(`${path}/shopping/items`, { name: 'Milk' })).status === 201) added++
    }
    // One block of two for each further server.
    expect(added).toBeLessThanOrEqual(40 + 2 * 2)
    expect(added).toBeGreaterThanOrEqual(38)
  })

  test('a family costs the database nothing more', async () => {
    const { app, anna, path } = await createFamilyApp()
    for (let count = 0; count < 20; count++) await anna.post(`${path}/shopping/items`, { name: 'Milk' })
    const counted = await app.db
      .selectFrom('rate_limits')
      .where('key', 'like', 'personWrites:%')
      .selectAll()
      .execute()
    expect(counted).toEqual([])
  })
})

async function openBrowserOf(app: TestApp, email: string): Promise<ReturnType<typeof openBrowser>> {
  const browser = openBrowser(app)
  const signedIn = await browser.post('/api/auth/sign-in', { email, password })
  if (signedIn.status !== 200) throw new Error(`not signed in: ${signedIn.bytes}`)
  return browser
}
