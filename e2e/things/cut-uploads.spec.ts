import sharp from 'sharp'
import { startProxy } from '#server/testing/others/proxies.ts'
import { callApi, givenFamily, toasts, uploadPhoto } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const mega = 1_048_576

test('a large picture whose line is cut twice, and whose tab is closed, goes on where it stopped', async ({
  page,
  context,
  server,
}) => {
  // Headers that it does not know do not pass.
  const road = await startProxy(server.url, { isStrict: true, holds: 'all' })
  try {
    const { path } = await givenFamily(page, 'Emma', road.url)
    const file = await largePicture()
    const { length } = file.buffer
    expect(length).toBeGreaterThan(3 * mega)
    await page.goto(`${road.url}/photo-gallery`)
    await page.getByRole('button', { name: 'Upload Photo' }).click()
    const onTheWay = [300_000, 400_000] as const
    // What is on its way when the tab is closed is lost as well, and that may be all the rest. So nothing is on its way then.
    const cuts = road
      .cutUploadAt(mega + onTheWay[0])
      .then(() => road.cutUploadAt(road.uploaded() + onTheWay[1]))
      .then(() => road.answerWith({ status: 503, type: 'text/html', body: '<h1>503</h1>' }))
    await uploadPhoto(page, { file, caption: 'The garden' })
    const shown = page.getByRole('progressbar').first()
    await cuts
    // What has arrived is not forgotten.
    await expect(shown).not.toHaveAttribute('aria-valuenow', /^[0-9]$/)
    await page.close()
    road.answerWith(null)
    const again = await context.newPage()
    await again.goto(`${road.url}/photo-gallery`)
    await expect(toasts(again)).toContainText('Photo uploaded')
    expect(road.uploaded()).toBeGreaterThanOrEqual(length)
    expect(road.uploaded()).toBeLessThan(length + mega)
    const photos = (await callApi(again, `${path}/photos`, undefined, 'GET')) as unknown as object[]
    expect(photos).toMatchObject([{ caption: 'The garden', width: 1200, height: 900 }])
  } finally {
    await road.close()
  }
})

test('on a fast line large pictures pass a proxy that takes 1 MB at a time', async ({ page, server }) => {
  const road = await startProxy(server.url, { takes: mega })
  try {
    const { path } = await givenFamily(page, 'Emma', road.url)
    await page.goto(`${road.url}/photo-gallery`)
    // The first one tells the page that the line is fast.
    for (const [caption, width] of [
      ['The garden', 400],
      ['The house', 1200],
    ] as const) {
      await page.getByRole('button', { name: 'Upload Photo' }).click()
      await uploadPhoto(page, { file: await largePicture(width), caption })
      await expect(page.getByRole('button', { name: `View ${caption}` }).first()).toBeVisible({
        timeout: 20_000,
      })
    }
    const photos = (await callApi(page, `${path}/photos`, undefined, 'GET')) as unknown as object[]
    expect(photos).toMatchObject([{ caption: 'The house' }, { caption: 'The garden' }])
  } finally {
    await road.close()
  }
})

async function largePicture(width = 1200) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({
    create: { width, height: (width * 3) / 4, channels: 3, background: 'teal', noise },
  })
  return { name: 'garden.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
