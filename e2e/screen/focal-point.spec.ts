import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from '../support/axe.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]
/** Of the picture's width and height: so near to the corner that a crop at both edges leaves nothing of it. */
const dot = { x: 0.96, y: 0.04 }

test('the sender pulls a ring to what matters, and the screen crops the picture so that it is seen at every size', async ({
  newContext,
  page,
}) => {
  test.slow()
  const { path } = await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  const photoId = await addPhoto(page, path, 'The garden', await givenDot())
  await callApi(page, `${path}/photos/${photoId}/focal-point`, { x: 0, y: 650 }, 'PUT')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await screen.locator('.top .picture-scene').waitFor()
  await screen.setViewportSize({ width: 1024, height: 768 })
  await waitUntilStill(screen)
  expect(await seesDot(screen)).toBe(false)

  await page.goto('/photo-gallery')
  await page.getByRole('button', { name: 'View The garden' }).last().click()
  await page.getByRole('button', { name: 'Choose what matters' }).click()
  const ring = page.getByRole('slider', { name: 'Choose what matters' })
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/focal-point') && answer.ok())
  await pullTo(page, ring, dot)
  await saved
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(ring).toHaveCount(0)

  await expect.poll(() => seesDot(screen)).toBe(true)
  for (const size of sizes) {
    const message = `${size.width} × ${size.height}`
    await screen.setViewportSize(size)
    await expect.poll(() => cutOf(screen), { message }).toBeLessThanOrEqual(0.1201)
    await expect.poll(() => seesDot(screen), { message }).toBe(true)
  }
})

test('what matters is chosen before a picture is sent, and stays chosen when the tab is closed on the way', async ({
  context,
  newContext,
  page,
}) => {
  test.slow()
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  await screen.setViewportSize({ width: 1024, height: 768 })
  let isHeld = true
  await context.route('**/api/objects/upload/*', (route) => (isHeld ? undefined : route.continue()))
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Send a picture' }).click()
  await (await chooser).setFiles({ name: 'dot.jpg', mimeType: 'image/jpeg', buffer: await givenDot() })
  await page.getByRole('button', { name: 'Choose what matters' }).click()
  const ring = page.getByRole('slider', { name: 'Choose what matters' })
  await pullTo(page, ring, { x: 0.94, y: dot.y })
  await page.keyboard.press('ArrowRight')
  await expect(ring).toHaveAttribute('aria-valuetext', '96% from the left, 4% from the top')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(ring).toHaveCount(0)
  const asked = page.waitForRequest('**/api/objects/upload/*')
  await page.getByRole('button', { name: /^Send to/ }).click()
  await asked
  await page.close()

  isHeld = false
  await (await context.newPage()).goto('/')
  await screen.locator('.top .picture-scene').waitFor()
  await expect.poll(() => seesDot(screen)).toBe(true)
})

/** `to`: of the picture's width and height. */
async function pullTo(page: Page, ring: Locator, to: { x: number; y: number }): Promise<void> {
  await expect(ring).toBeFocused()
  const picture = await ring.locator('..').boundingBox()
  if (!picture) throw new Error('there is no picture')
  await ring.hover()
  await page.mouse.down()
  await page.mouse.move(picture.x + to.x * picture.width, picture.y + to.y * picture.height, { steps: 4 })
  await page.mouse.up()
}

/** A picture of 3 by 2 in green, with a dot of another colour. */
async function givenDot(): Promise<Buffer> {
  const [width, height] = [1500, 1000]
  const radius = 0.012 * width
  const svg = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#003c00"/><circle cx="${
    dot.x * width
  }" cy="${dot.y * height}" r="${radius}" fill="#f0f"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}

/** Also under a shade. */
async function seesDot(screen: Page): Promise<boolean> {
  const pixels = await sharp(await screen.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    if (red > 40 && blue > 40 && green < red / 2) count++
  }
  return count > 20
}

/** The part of a side of the picture that is cut. */
function cutOf(screen: Page): Promise<number> {
  return screen.locator('.top .picture').evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 1
    const box = element.getBoundingClientRect()
    const relation = element.width / element.height / (box.width / box.height)
    return 1 - Math.min(relation, 1 / relation)
  })
}
