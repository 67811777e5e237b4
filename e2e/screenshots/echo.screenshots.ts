import { alexaEnvironment } from '#server/testing/alexa/environment.ts'
import {
  draw,
  echoLanguages,
  echoLetters,
  echoScreens,
  echoWidgets,
  givenAlbum,
  helpIn,
} from '../support/echo.ts'
import { givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

const folder = 'screenshots/echo'

test('every page of the skill, on every size of Echo', async ({ page }) => {
  const { path: group } = await givenFamily(page, 'Ella')
  await givenAlbum(page, group)
  await page.goto('/')
  for (const viewport of echoScreens) {
    await page.setViewportSize(viewport)
    const size = `${viewport.width}x${viewport.height}${viewport.isRound ? '-round' : ''}`
    for (const slide of [0, 1, 2, 3]) {
      await draw(page, { group, name: 'slideshow', viewport, slide })
      await waitUntilStill(page)
      await page.screenshot({ path: `${folder}/slideshow-${slide}-${size}.png` })
    }
    for (const name of ['page', 'code']) {
      await draw(page, { group, name, viewport })
      await waitUntilStill(page)
      await page.screenshot({ path: `${folder}/${name}-${size}.png` })
    }
  }
  for (const viewport of echoWidgets) {
    await page.setViewportSize(viewport)
    await draw(page, { group, name: 'widget', viewport })
    await waitUntilStill(page)
    await page.screenshot({ path: `${folder}/widget-${viewport.width}x${viewport.height}.png` })
  }
})

test('letters for a distance, on every size of Echo', async ({ page }) => {
  test.slow()
  const { path: group } = await givenFamily(page, 'Ella')
  await givenAlbum(page, group)
  await page.goto('/')
  for (const [name, letters] of Object.entries(echoLetters))
    for (const viewport of echoScreens) {
      await page.setViewportSize(viewport)
      const size = `${viewport.width}x${viewport.height}${viewport.isRound ? '-round' : ''}`
      for (const slide of [0, 1, 3]) {
        await draw(page, { group, name: 'slideshow', viewport, slide, letters })
        await waitUntilStill(page)
        await page.screenshot({ path: `${folder}/${name}-slideshow-${slide}-${size}.png` })
      }
      await draw(page, { group, name: 'page', viewport, letters })
      await waitUntilStill(page)
      await page.screenshot({ path: `${folder}/${name}-page-${size}.png` })
    }
})

test('what can be said, in each language, on every size of Echo and with each setting', async ({ page }) => {
  test.setTimeout(900_000)
  const { path: group } = await givenFamily(page, 'Ella')
  await page.goto('/')
  for (const viewport of echoScreens) {
    await page.setViewportSize(viewport)
    const size = `${viewport.width}x${viewport.height}${viewport.isRound ? '-round' : ''}`
    for (const language of echoLanguages)
      for (const [name, letters] of Object.entries({ usual: undefined, ...echoLetters })) {
        await draw(page, { group, name: 'page', viewport, letters, payload: helpIn(language) })
        await waitUntilStill(page)
        await page.screenshot({ path: `${folder}/help/${size}-${name}-${language}.png` })
      }
  }
})

test.describe('in Settings', () => {
  test.use({ environment: alexaEnvironment })

  test('what the family sees of an Echo', async ({ page, ownServer: server }) => {
    const { path: group } = await givenFamily(page, 'Enid', server.url)
    await addPhoto(page, group, 'From the balcony', await picture('phone/jolla.jpg'))
    await page.goto(`${server.url}/settings/screen#devices`)
    for (const [button, name] of [
      ['See what it shows', 'preview'],
      ['Set-up, step by step', 'setup'],
      ['Connect an Echo', 'connect'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      if (name === 'preview') {
        await expect(page.locator('iframe[data-state=drawn]')).toBeVisible()
        await waitUntilStill(page)
        await page.screenshot({ path: `${folder}/preview.png` })
        await page.getByRole('button', { name: 'Talk to it' }).click()
        await page.getByLabel('Say to the skill').fill('what is on my list')
        await page.getByRole('button', { name: 'Say it' }).click()
        await expect(page.getByText('Your list is empty.')).toBeVisible()
      }
      await waitUntilStill(page)
      await page.screenshot({ path: `${folder}/${name === 'preview' ? 'talk' : name}.png` })
      await page.getByRole('button', { name: 'Close' }).click()
    }
  })
})
