import { expect, test } from 'vitest'
import { uploadByKeyPath } from '#contract/photos/upload-keys.ts'
import { openBrowser } from '../testing/browser.ts'
import { givenFamily, givenMember, type Person } from '../testing/given/given.ts'
import { givenPicture } from '../testing/given/given-picture.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { mia: Person; path: string; keyId: string; key: string }

const verbs: Verb<Row>[] = [
  { name: 'make another', call: ({ mia, path }) => mia.post(`${path}/upload-keys`, { name: 'iPad' }) },
  { name: 'end', call: ({ mia, path, keyId }) => mia.delete(`${path}/upload-keys/${keyId}`) },
  { name: 'use', call: uploadByKey },
  { name: 'leave the group', call: ({ mia, path }) => mia.post(`${path}/leave`) },
]

async function uploadByKey({ key }: Row) {
  const bytes = new Blob([new Uint8Array(await givenPicture())])
  const authorization = `Bearer ${key}`
  const response = await fetch(app.url + uploadByKeyPath, {
    method: 'POST',
    headers: { authorization },
    body: bytes,
  })
  const { status, headers } = response
  return { status, headers, body: await response.json(), bytes: Buffer.alloc(0) }
}

test.each(pairsOf(verbs))('at once with one key: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const family = await givenFamily(app)
    const mia = await givenMember(app, family, 'Mia', 'member')
    const made = (await mia.post(`${family.path}/upload-keys`, { name: 'iPhone' })).body
    const row = { mia, path: family.path, keyId: made.id, key: made.key }
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) =>
      (answers[index]?.status ?? 0) < 300 ? [name] : [],
    )
    const keys = await app.db
      .selectFrom('upload_keys')
      .where('family_group_id', '=', family.group.id)
      .select('id')
      .execute()
    // Who has left has no key, and no key that was ended works.
    if (done.includes('leave the group')) expect(keys).toEqual([])
    if (done.includes('leave the group') || done.includes('end'))
      expect((await uploadByKey(row)).status).toBe(401)
    const photos = (await family.anna.get(`${family.path}/photos`)).body
    expect(photos).toHaveLength(done.filter((name) => name === 'use').length)
    expect((await openBrowser(app).get('/healthz')).status).toBe(200)
  })
})
