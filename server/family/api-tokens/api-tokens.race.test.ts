import { expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import {
  type Family,
  givenApiToken,
  givenFamily,
  givenMember,
  type Person,
  password,
} from '../../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../../testing/race.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

type Row = { mia: Person; elsewhere: Person; path: string; tokenId: string; token: string }

const verbs: Verb<Row>[] = [
  {
    name: 'make another elsewhere',
    call: ({ elsewhere, path }) => elsewhere.post(`${path}/api-tokens`, { name: 'Hall', right: 'change' }),
  },
  { name: 'end', call: ({ mia, path, tokenId }) => mia.delete(`${path}/api-tokens/${tokenId}`) },
  { name: 'use', call: addByToken },
  { name: 'leave the group', call: ({ mia, path }) => mia.post(`${path}/leave`) },
  {
    name: 'choose a new password',
    call: ({ mia }) =>
      mia.post('/api/auth/password', { currentPassword: password, newPassword: 'another good password' }),
  },
]

function addByToken({ token, path }: Row) {
  return openBrowser(app, { authorization: `Bearer ${token}` }).post(`${path}/shopping/items`, {
    name: 'Milk',
  })
}

test.each(pairsOf(verbs))('at once with one token: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const family = await givenFamily(app)
    const mia = await givenMember(app, family, 'Mia', 'member')
    const browser = openBrowser(app)
    await browser.post('/api/auth/sign-in', { email: mia.user.email, password })
    const { id: tokenId, token } = await givenApiToken(mia, family.path)
    const row = { mia, elsewhere: { ...browser, user: mia.user }, path: family.path, tokenId, token }
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) =>
      (answers[index]?.status ?? 0) < 300 ? [name] : [],
    )
    const ends = ['leave the group', 'choose a new password'].some((name) => done.includes(name))
    // What was made with the old password, also in this very moment, ends with it.
    if (ends) expect(await tokensOf(family)).toEqual([])
    if (ends || done.includes('end')) expect((await addByToken(row)).status).toBe(401)
    const { items } = (await family.anna.get(`${family.path}/shopping`)).body
    expect(items).toHaveLength(done.filter((name) => name === 'use').length)
  })
})

function tokensOf({ group }: Family) {
  return app.db.selectFrom('api_tokens').where('family_group_id', '=', group.id).select('id').execute()
}
