import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { violations } from '../support/axe.ts'
import { exportedFolder } from '../support/exported-folder.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test('the page in an export opens from a folder, without a network and without scripts', async ({
  newContext,
  page,
}) => {
  const { groupId, path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  await addPhoto(
    page,
    path,
    '<script>document.title = "broken"</script> in the garden',
    await picture('phone/jolla.jpg'),
  )
  await addPhoto(page, path, 'From an iPhone', await picture('heic/IMG_5195.HEIC'))
  await callApi(page, `${path}/notes`, { text: 'The roses are out' })
  const folder = await exportedFolder(page, groupId)
  const context = await newContext({ offline: true })
  const album = await context.newPage()
  const asked: string[] = []
  const said: string[] = []
  album.on('request', (request) => asked.push(request.url()))
  album.on('console', (message) => said.push(message.text()))
  await album.goto(pathToFileURL(join(folder, 'index.html')).href)
  await expect(album).toHaveTitle('The Hartleys')
  await expect(album.getByRole('heading', { name: 'The Hartleys' })).toBeVisible()
  await expect(album.getByText('<script>document.title = "broken"</script> in the garden')).toBeVisible()
  await expect(album.getByText('The roses are out')).toBeVisible()
  const pictures = album.getByRole('main').locator('figure img')
  await expect(pictures).toHaveCount(2)
  for (const each of await pictures.all()) {
    await each.scrollIntoViewIfNeeded()
    await expect
      .poll(() => each.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
  }
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
  expect(said).toEqual([])
  expect(await violations(album)).toEqual([])
  const widest = await album.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(widest).toBeLessThanOrEqual(0)
  // A picture opens large, and one that is HEIC in a form that every browser shows.
  for (const name of ['in the garden', 'From an iPhone']) {
    await album.getByRole('link', { name }).click()
    await expect.poll(() => album.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(640)
    await album.goBack()
  }
  await rm(folder, { recursive: true })
})
