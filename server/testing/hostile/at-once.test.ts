import { expect, test } from 'vitest'
import { mostApiTokens } from '#contract/family/api-tokens.ts'
import { mostUploadKeys } from '#contract/photos/upload-keys.ts'
import { mostWebhooks } from '#contract/webhooks.ts'
import { openBrowser } from '../browser.ts'
import { givenFamily } from '../given/given.ts'
import { sharedTestApp } from '../test-app.ts'

// What is limited, or works once, is so when many calls come at the same moment, too.
const app = sharedTestApp()

test.each<[string, number, (number: number) => object]>([
  ['api-tokens', mostApiTokens, (number) => ({ name: `Home ${number}`, right: 'read' })],
  ['upload-keys', mostUploadKeys, (number) => ({ name: `Phone ${number}` })],
  [
    'webhooks',
    mostWebhooks,
    (number) => ({ address: `https://home.invalid/${number}`, topics: ['devices'] }),
  ],
])('of many %s that are made at once no more than %d are there', async (list, most, body) => {
  const { anna, path } = await givenFamily(app)
  const made = await Promise.all(
    Array.from({ length: most + 15 }, (_, number) => anna.post(`${path}/${list}`, body(number))),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(most)
  expect((await anna.get(`${path}/${list}`)).body).toHaveLength(most)
})

test('of calendar addresses that are made at once the last one answers', async () => {
  const { anna, path } = await givenFamily(app)
  const made = await Promise.all(Array.from({ length: 8 }, () => anna.post(`${path}/calendar-feed`)))
  const read = await Promise.all(
    made
      .filter(({ status }) => status < 300)
      .map(({ body }) => openBrowser(app).get(new URL(body.url).pathname)),
  )
  expect(read.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('of six browsers that open a link at once one becomes a screen', async () => {
  const { anna, path } = await givenFamily(app)
  const { url } = (await anna.post(`${path}/devices/links`)).body
  const token = url.split('#open=')[1]
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => openBrowser(app).post('/api/screen/open', { token })),
  )
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
  expect((await anna.get(`${path}/devices`)).body).toHaveLength(1)
})
