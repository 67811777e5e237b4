import type { Locator, Page } from '@playwright/test'
import { type Bucket, bucketEnvironment, startBucket } from '#server/testing/others/bucket.ts'
import { type RunningServer, startServer } from '#server/testing/processes/running-server.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { test as base, expect } from '../support/server.ts'

/** The server leads browsers to the bucket. */
const test = base.extend<{ hasCors: boolean; bucket: Bucket; leading: RunningServer }>({
  hasCors: [true, { option: true }],
  bucket: async ({ hasCors }, use) => {
    const bucket = await startBucket(hasCors ? { origin: '*' } : {})
    await use(bucket)
    await bucket.stop()
  },
  leading: async ({ bucket }, use, testInfo) => {
    const server = await startServer({ ...bucketEnvironment(bucket.config), PICTURES_FROM: 'bucket' })
    await use(server)
    await server.stop()
    await testInfo.attach('server', { body: server.said().join('\n') })
  },
})

test('a gallery and a screen show pictures from the bucket, and the screen reads each of them once', async ({
  page,
  newContext,
  bucket,
  leading,
}) => {
  const { path } = await givenFamily(page, 'Emma', leading.url)
  const screen = await givenScreen(page, await newContext())
  const id = await addPhoto(page, path, 'The garden')
  const before = bucket.read.length
  const led: string[] = []
  page.on('response', (answer) => {
    if (answer.url().startsWith(bucket.config.endpoint ?? ''))
      led.push(answer.headers()['content-type'] ?? '')
  })
  await page.goto(`${leading.url}/photo-gallery`)
  await expectPainted(page.getByRole('img', { name: 'The garden' }))
  expect(led).toContain('image/avif')
  expect(bucket.read.slice(before)).toContainEqual(expect.stringMatching(/\.avif$/))

  await callApi(page, `${path}/photos/${id}/send-to-alexa`)
  const shown = screen.locator('.scene.top').getByRole('img', { name: 'The garden' })
  const stateOf = async () => (await firstPhoto(page, leading.url + path)).delivery.state
  await expect.poll(stateOf).toBe('shown')
  expect(bucket.read.at(-1)).toMatch(/device\.jpg$/)
  const read = bucket.read.length
  await screen.reload()
  await expect(shown).toBeVisible()
  expect(bucket.read.slice(read).filter((key) => key.endsWith('device.jpg'))).toEqual([])

  const { delivery } = await firstPhoto(page, leading.url + path)
  await callApi(page, `${path}/deliveries/${delivery.id}/take-back`)
  await expect(shown).toHaveCount(0)
})

test.describe('a bucket that tells browsers nothing of other sites', () => {
  test.use({ hasCors: false })

  test('screens get their pictures through the server', async ({ page, newContext, bucket, leading }) => {
    const { path } = await givenFamily(page, 'Emma', leading.url)
    const screen = await givenScreen(page, await newContext())
    const id = await addPhoto(page, path, 'The garden')
    await callApi(page, `${path}/photos/${id}/send-to-alexa`)
    await expect.poll(async () => (await firstPhoto(page, leading.url + path)).delivery.state).toBe('shown')
    await expect(screen.locator('.scene.top').getByRole('img', { name: 'The garden' })).toBeVisible()
    expect(bucket.read.filter((key) => key.endsWith('device.jpg'))).toEqual([])
  })
})

async function firstPhoto(page: Page, url: string): Promise<{ delivery: { id: string; state: string } }> {
  const [photo] = await (await page.request.get(`${url}/photos`)).json()
  return photo
}

async function expectPainted(image: Locator): Promise<void> {
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}
