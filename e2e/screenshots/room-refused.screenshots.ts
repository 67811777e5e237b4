import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { test } from '../support/server.ts'

// What the screen says of a press that came too late: `screenshots/room-refused`.

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const presses = ['taken-back', 'heart-in-memory', 'call-in-memory'] as const

for (const language of ['en', 'de']) {
  for (const press of presses) {
    test(`${press}, ${language}`, async ({ newContext, page }) => {
      const { path } = await givenFamily(page, 'Anna')
      const screen = await givenScreen(page, await newContext())
      let isBehind = false
      let kept: object | null = null
      await screen.route('**/api/screen', async (route) => {
        if (isBehind && kept) return route.fulfill({ json: { ...kept, now: new Date().toISOString() } })
        const answer = await route.fetch()
        kept = { ...(await answer.json()), language }
        await route.fulfill({ response: answer, json: kept })
      })
      await addPhoto(page, path, 'The sea', await picture('gps/DSCN0010.jpg'))
      const photoId = await addPhoto(page, path, 'On the square', await picture('gps/DSCN0021.jpg'))
      const { delivery } = await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
      const button = screen.locator(press === 'call-in-memory' ? '.answer.call_me' : '.answer.heart')
      await button.waitFor()
      isBehind = true
      if (press === 'taken-back')
        await callApi(page, `${path}/deliveries/${(delivery as { id: string }).id}/take-back`)
      else await callApi(page, `${path}/in-memory`, { isInMemory: true }, 'PUT')
      await screen.route('**/answers', async (route) => {
        isBehind = false
        await route.continue()
      })
      await button.click()
      await screen.locator('.refusal:not(:empty)').waitFor()
      await screen.locator('.answer.heart').waitFor({ state: 'hidden' })
      for (const size of sizes) {
        await screen.setViewportSize(size)
        await screen.screenshot({ path: `screenshots/room-refused/${press}-${language}-${size.width}.png` })
      }
    })
  }
}
