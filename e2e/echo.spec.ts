import { alexaEnvironment } from '#server/testing/alexa/environment.ts'
import { isSoak } from '#server/testing/soak.ts'
import { draw, givenAlbum, readSent } from './echo.ts'
import { givenFamily } from './person.ts'
import { addPhoto } from './photo.ts'
import { expect, test } from './server.ts'

/** Slides 0 and 3 have the long caption and the card. The other two fit wherever these do. */
const everySize = [
  { viewport: { width: 960, height: 480 }, slides: [0, 3] },
  { viewport: { width: 1280, height: 800 }, slides: [0, 1, 2, 3] },
  { viewport: { width: 1920, height: 1080 }, slides: [0, 3] },
]

const sizes = isSoak ? everySize : everySize.slice(0, 1)

test('Amazon’s renderer draws every page of the skill whole, on small, medium and large Echoes', async ({
  page,
  server,
}) => {
  const { groupId } = await givenFamily(page, server.url, 'Ella')
  const group = `/api/family-groups/${groupId}`
  await givenAlbum(page, group)
  await page.goto(server.url)
  for (const { viewport, slides } of sizes) {
    await page.setViewportSize(viewport)
    for (const slide of slides) {
      await draw(page, { group, name: 'slideshow', viewport, slide })
      const heart = page.frameLocator('#echo').getByText('I love it').locator('visible=true').first()
      const measure = async () => {
        const { height, bottom } = await heart.evaluate(measureButton)
        return { isAsTallAsAFinger: height >= 64, isInside: bottom <= viewport.height }
      }
      await expect.poll(measure).toEqual({ isAsTallAsAFinger: true, isInside: true })
      const kind = slide === 3 ? 'card' : 'photo'
      await expect.poll(() => readSent(page)).toContainEqual(['page', expect.any(String), kind])
    }
    for (const name of ['page', 'code']) await draw(page, { group, name, viewport })
  }
  const widget = { width: 328, height: 552 }
  await page.setViewportSize(widget)
  await draw(page, { group, name: 'widget', viewport: widget })
  await expect(page.frameLocator('#echo').getByText(/^Lunch by the sea/)).toBeVisible()
})

/** The button is the largest element around its text that is not the whole row. */
function measureButton(words: Element): { height: number; bottom: number } {
  let box = words.getBoundingClientRect()
  for (let around = words.parentElement; around; around = around.parentElement) {
    const wider = around.getBoundingClientRect()
    if (wider.width > innerWidth * 0.4) break
    box = wider
  }
  return { height: box.height, bottom: box.bottom }
}

test('a touch on a slide is reported with the slide', async ({ page, server }) => {
  const { groupId } = await givenFamily(page, server.url, 'Edda')
  const group = `/api/family-groups/${groupId}`
  await addPhoto(page, group, 'The garden')
  await page.goto(server.url)
  const viewport = { width: 1280, height: 800 }
  await page.setViewportSize(viewport)
  await draw(page, { group, name: 'slideshow', viewport })
  await page.frameLocator('#echo').getByText('I love it').click({ force: true })
  await expect.poll(() => readSent(page)).toContainEqual(['heart', expect.any(String)])
})

test('Settings shows what an Echo shows, in a frame that can reach nothing', async ({ page, server }) => {
  const { groupId } = await givenFamily(page, server.url, 'Enid')
  await addPhoto(page, `/api/family-groups/${groupId}`, 'From the balcony')
  await page.goto(`${server.url}/settings#devices`)
  await expect(page.getByText('This server is not connected with Alexa yet.')).toBeVisible()
  await page.getByRole('button', { name: 'See what it shows' }).click()
  await expect(page.locator('iframe[data-state=drawn]')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('From the balcony')).toBeVisible()
  await page.getByRole('button', { name: 'Widget' }).click()
  await expect(page.locator('iframe[data-state=drawn]')).toBeVisible()
  const frame = page.frames().find((one) => one.url().includes('alexa-frame'))
  const tried = await frame?.evaluate(async () => {
    const reads = (work: () => unknown) => {
      try {
        work()
        return true
      } catch {
        return false
      }
    }
    return {
      page: reads(() => window.parent.document.title),
      cookies: reads(() => document.cookie),
      server: await fetch('/api/auth/user').then(
        () => true,
        () => false,
      ),
    }
  })
  expect(tried).toEqual({ page: false, cookies: false, server: false })
  await page.getByRole('button', { name: 'Talk to it' }).click()
  await page.getByLabel('Say to the skill').fill('what is on my list')
  await page.getByRole('button', { name: 'Say it' }).click()
  await expect(page.getByText('Your list is empty.')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Nothing is on it.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Set-up, step by step' }).click()
  await expect(page.getByText('An Echo is connected: not seen yet')).toBeVisible()
})

test.describe('with a skill', () => {
  test.use({ environment: alexaEnvironment })

  test('a wrong code is refused in a sentence, and a code to say is shown', async ({
    page,
    ownServer: server,
  }) => {
    await givenFamily(page, server.url, 'Erna')
    await page.goto(`${server.url}/settings#devices`)
    await page.getByRole('button', { name: 'Connect an Echo' }).click()
    await page.getByLabel('Code').fill('123 456')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('No Echo shows this code now.')).toBeVisible()
    await page.getByRole('button', { name: 'Make a code to say' }).click()
    await expect(page.getByText(/tell sun porch my code is \d{3} \d{3}/)).toBeVisible()
  })
})
