import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { givenPicture } from '#server/testing/given/given-picture.ts'
import { openZip } from '#server/testing/open-zip.ts'
import { violations } from '../support/axe.ts'
import { closeByEscape, givenFamily, toasts } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

const sizes = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1440, height: 900 },
]

for (const { name, ...viewport } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('pictures are looked at large, by swipe, arrows and buttons, and Back closes the viewer', {
      tag: '@first',
    }, async ({ page }) => {
      const { path } = await givenFamily(page)
      await addPhoto(page, path, 'First', await givenDatedPicture('2024:05:01 12:34:56'))
      await addPhoto(page, path, 'Second')
      await addPhoto(page, path, 'Third')
      await page.goto('/photo-gallery')
      await page.getByRole('button', { name: 'View Second' }).last().click()
      const viewer = page.getByRole('dialog', { name: 'Photo Details' })
      await expectFills(page, viewer)
      await expect(viewer.getByRole('img', { name: 'Second' })).toBeInViewport()
      await expect(viewer.getByText('Not sent')).toBeVisible()
      expect(await violations(page)).toEqual([])
      // The neighbours are loaded before they are looked at.
      await expect.poll(() => loadedPictures(viewer)).toBe(3)

      await page.keyboard.press('ArrowRight')
      await expect(viewer.getByRole('img', { name: 'First' })).toBeInViewport()
      await expect(viewer.getByText(/May 1, 2024, 12:34/)).toBeVisible()
      await expect(viewer.getByRole('button', { name: 'Older photo' })).toHaveCount(0)
      await swipe(page, viewer, 120)
      await expect(viewer.getByRole('img', { name: 'Second' })).toBeInViewport()
      await swipe(page, viewer, -30)
      await expect(viewer.getByRole('img', { name: 'Second' })).toBeInViewport()
      await viewer.getByRole('button', { name: 'Newer photo' }).click()
      await expect(viewer.getByRole('img', { name: 'Third' })).toBeInViewport()

      await viewer.getByRole('button', { name: 'Only the picture' }).click()
      await expect(viewer.getByText('Not sent')).toHaveCount(0)
      await expect(viewer.getByText('Third')).toBeVisible()
      await viewer.getByRole('button', { name: 'Show the details' }).click()
      await viewer.getByRole('button', { name: 'Send to Alexa' }).click()
      await expect(viewer.getByText('Sent to Alexa')).toBeVisible()
      await page.goBack()
      await expect(viewer).toHaveCount(0)
      await expect(page).toHaveURL('/photo-gallery')
    })

    test('a photo that is deleted in the viewer makes room for the next, and can be restored', async ({
      page,
    }) => {
      const { groupId } = await givenFamily(page)
      for (const caption of ['First', 'Second', 'Third'])
        await addPhoto(page, `/api/family-groups/${groupId}`, caption)
      await page.goto('/photo-gallery')
      await page.getByRole('button', { name: 'View Second' }).last().click()
      const viewer = page.getByRole('dialog', { name: 'Photo Details' })
      await viewer.getByRole('button', { name: 'What to do with Second' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(viewer.getByRole('img', { name: 'First' })).toBeInViewport()
      await toasts(page).getByRole('button', { name: 'Undo', includeHidden: true }).click()
      await closeByEscape(page, viewer)
      await expect(page.getByRole('article')).toHaveCount(3)
    })
  })
}

test('the gallery has a heading for each month, and finds captions', async ({ page }) => {
  const { path } = await givenFamily(page)
  for (const caption of ['Kaffee im Café', 'The garden', 'Ein Besuch im Cafe'])
    await addPhoto(page, path, caption)
  await page.goto('/photo-gallery')
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date())
  await expect(page.getByRole('heading', { name: month })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  const search = page.getByRole('textbox', { name: 'Search captions and names' })
  await search.fill('CAFE')
  await expect(page.getByRole('article')).toHaveCount(2)
  await search.fill('nothing like it')
  await expect(page.getByText('No photo found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all photos' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(search).toHaveValue('')
})

test('a phone shows three photos in a row, and several are selected and downloaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = await givenFamily(page)
  for (const caption of ['One', 'Two', 'Three', 'Four']) await addPhoto(page, path, caption)
  await page.goto('/photo-gallery')
  const photos = page.getByRole('article')
  await expect(photos).toHaveCount(4)
  const tops = await photos.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(Number(tops[0]))

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'View One' }).click()
  await page.getByRole('checkbox', { name: 'Select Three' }).check()
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const zip = await downloaded(page, () => bar.getByRole('button', { name: 'Download' }).click())
  expect(zip.name).toBe('photos.zip')
  const files = openZip(zip.bytes)
  expect([...files.keys()].map((name) => name.slice(11))).toEqual(['Three 1.jpg', 'One 2.jpg'])
  for (const { bytes } of files.values()) expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  await page.getByRole('checkbox', { name: 'Select Three' }).uncheck()
  const one = await downloaded(page, () => bar.getByRole('button', { name: 'Download' }).click())
  expect(one.name.slice(11)).toBe('One 1.jpg')

  await bar.getByRole('button', { name: 'Select none' }).click()
  await page.getByRole('button', { name: 'View One' }).click()
  await expect(page.getByRole('dialog', { name: 'Photo Details' })).toBeVisible()
})

test('the schedule offers ten photos, and more on request', async ({ page }) => {
  const { groupId } = await givenFamily(page)
  for (let count = 1; count <= 11; count++)
    await addPhoto(page, `/api/family-groups/${groupId}`, `Photo ${String(count).padStart(2, '0')}`)
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Schedule Content' }).first().click()
  const choice = page.getByRole('dialog').getByRole('group', { name: 'Photo', exact: true })
  await expect(choice.getByRole('button', { name: /^Photo \d/ })).toHaveCount(10)
  await choice.getByRole('button', { name: 'More' }).click()
  await choice.getByRole('button', { name: 'Photo 01' }).click()
  await expect(choice.getByRole('button', { name: 'Photo 01' })).toHaveAttribute('aria-pressed', 'true')
  await expect(choice.getByRole('button', { name: 'More' })).toHaveCount(0)
})

test('the buttons of a long dialog stay in view, and long words wrap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const { groupId } = await givenFamily(page)
  for (let count = 1; count <= 8; count++)
    await addPhoto(page, `/api/family-groups/${groupId}`, `${count}${'x'.repeat(120)}`)
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Schedule Content' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^8x/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

async function givenDatedPicture(date: string): Promise<Buffer> {
  return sharp(await givenPicture({ width: 800, height: 600 }))
    .withExif({ IFD2: { DateTimeOriginal: date } })
    .jpeg()
    .toBuffer()
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

async function expectFills(page: Page, viewer: Locator) {
  await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
}

function loadedPictures(viewer: Locator): Promise<number> {
  return viewer
    .locator('img')
    .evaluateAll((images) => images.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
}

/** Pulls the picture by so many pixels, as a finger or the mouse does. */
async function swipe(page: Page, viewer: Locator, pixels: number) {
  const { x = 0, width = 0, y = 0 } = (await viewer.boundingBox()) ?? {}
  await page.mouse.move(x + width / 3, y + 150)
  await page.mouse.down()
  await page.mouse.move(x + width / 3 + pixels, y + 155, { steps: 5 })
  await page.mouse.up()
}
