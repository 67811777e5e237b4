import type { Photo } from '#contract/photos/photos.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

type Answers = { calls: object[]; answers: object[] }

test('a press of "Call me" outlives a proxy that answers for the server, and so does the screen', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  // What is reported goes in its order: the press waits behind the report that the picture was shown.
  const state = async () => {
    const [photo] = (await callApi(page, `${path}/photos`, undefined, 'GET')) as unknown as Photo[]
    return photo?.delivery?.state
  }
  await expect.poll(state).toBe('shown')

  // What proxies answer while the server behind them is restarted.
  const notFound = { status: 404, contentType: 'text/plain', body: '404 page not found' }
  await screen.route('**/api/screen/call', (route) => route.fulfill(notFound))
  const refused = screen.waitForResponse((response) => response.url().endsWith('/call'))
  await screen.getByRole('button', { name: 'Call me' }).click()
  expect((await refused).status()).toBe(404)
  await screen.route('**/api/screen', (route) =>
    route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>401 Authorization Required</h1>' }),
  )
  await screen.reload()
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  await expect(screen.getByRole('heading', { name: 'This screen is not connected' })).toHaveCount(0)

  await screen.unrouteAll()
  await screen.reload()
  const asked = async () => {
    const heard = (await callApi(page, `${path}/answers`, undefined, 'GET')) as unknown as Answers
    return heard.calls.length
  }
  await expect.poll(asked).toBe(1)
})
