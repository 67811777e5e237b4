import { startProxy } from '#server/testing/others/proxies.ts'
import { callApi, givenFamily, toasts, uploadPhoto } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test('behind a tunnel that holds every stream back, and cuts an upload, a picture reaches the gallery and the screen', async ({
  newContext,
  page,
  server,
}) => {
  const tunnel = await startProxy(server.url, { holds: 'all' })
  try {
    const { path } = await givenFamily(page, 'Emma', tunnel.url)
    const screen = await (await newContext()).newPage()
    const polls = screen.waitForRequest(/\/api\/screen\/live\?way=poll/)
    const link = await callApi(page, `${path}/devices/links`)
    // The link names the server's own address.
    await screen.goto(tunnel.url + String(link.url).slice(server.url.length))
    await polls
    await page.goto(`${tunnel.url}/photo-gallery`)
    await page.getByRole('button', { name: 'Upload Photo' }).click()
    const cut = tunnel.cutNextUpload()
    await uploadPhoto(page, { file: await smallPicture(), caption: 'The garden' })
    await cut
    // It begins anew by itself.
    await expect(toasts(page)).toContainText('Photo uploaded')

    const [photo] = (await callApi(page, `${path}/photos`, undefined, 'GET')) as unknown as { id: string }[]
    await callApi(page, `${path}/photos/${photo?.id}/send-to-alexa`)
    await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
    await page.goto(tunnel.url)
    await expect(page.getByText('Alexa Online')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Family Members' }).getByText('Online')).toBeVisible()
  } finally {
    await tunnel.close()
  }
})
