import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { openBrowser } from '../testing/browser.ts'
import { givenPerson, password } from '../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { email: string; anna: Browser; other: Browser; links: string[] }

const change = ({ name, by, to }: { name: string; by: 'anna' | 'other'; to: string }): Verb<Row> => ({
  name,
  call: (row) => row[by].post('/api/auth/password', { currentPassword: password, newPassword: to }),
})

const reset = (index: number): Verb<Row> => ({
  name: `reset by link ${index + 1}`,
  call: ({ links }) =>
    openBrowser(app).post('/api/auth/reset-password', {
      token: links[index],
      password: `reset by link ${index + 1}`,
    }),
})

const verbs: Verb<Row>[] = [
  change({ name: 'changed by Anna', by: 'anna', to: 'changed by Anna' }),
  change({ name: 'changed by another', by: 'other', to: 'changed by another' }),
  reset(0),
  reset(1),
]

test.each(pairsOf(verbs))('at once on one password: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const row = await givenTwoLinks()
    const answers = await atOnce(row, one, other)
    const done = [one, other].filter((_verb, index) => answers[index]?.status === 200)
    // Exactly one wins. Only its password opens the account, and the sessions of before have ended.
    expect(done).toHaveLength(1)
    const [winner] = done
    for (const { name } of [...verbs, { name: password }]) {
      const signedIn = await openBrowser(app).post('/api/auth/sign-in', { email: row.email, password: name })
      expect(signedIn.status, name).toBe(name === winner?.name ? 200 : 401)
    }
    const alive = [row.anna, row.other].map(async (each) => (await each.get('/api/auth/user')).status)
    const keeps = ['changed by Anna', 'changed by another'].map((name) => (name === winner?.name ? 200 : 401))
    expect(await Promise.all(alive)).toEqual(keeps)
  })
})

test('a sign-in with the old password does not survive a reset at the same time', async () => {
  await eachRound(app, async () => {
    const row = await givenTwoLinks()
    const thief = openBrowser(app)
    const signIn = {
      name: 'sign in',
      call: () => thief.post('/api/auth/sign-in', { email: row.email, password }),
    }
    await atOnce(row, reset(0), signIn)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })
})

async function givenTwoLinks(): Promise<Row> {
  const anna = await givenPerson(app, 'Anna')
  const email = String(anna.user.email)
  const other = openBrowser(app)
  await other.post('/api/auth/sign-in', { email, password })
  const before = listLinks()
  for (let count = 0; count < 2; count++) {
    await other.post('/api/auth/forgot-password', { email })
    await expect.poll(() => listLinks().length).toBe(before.length + count + 1)
  }
  const links = listLinks().filter((link) => !before.includes(link))
  return { email, anna, other, links }
}

/** The tokens of all reset links that were mailed: without a mail server, mails are files. */
function listLinks(): string[] {
  const folder = join(app.config.dataDir, 'mail')
  const texts = namesIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return texts.flatMap((text) => /#reset=([\w-]+)/.exec(text)?.[1] ?? [])
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
