import type { Page } from '@playwright/test'
import { callApi, givenFamily, joinGroup } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { expect, givePush, missingBrowser, test } from '../support/push-browser.ts'
import { deskAndPhone } from '../support/screenshots.ts'
import { waitUntilStill } from '../support/stable.ts'

test.skip(missingBrowser !== null, missingBrowser ?? '')

const folder = 'screenshots'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`notices in this browser, ${colorScheme}`, async ({ newContext, pushServer, pushService }) => {
    const context = await newContext({ colorScheme })
    await givePush(context, pushService)
    const page = await context.newPage()
    const { path } = await givenFamily(page, 'Emma', pushServer.url)
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    const photo = await addPhoto(page, path, 'A walk in Arezzo', await picture('gps/DSCN0010.jpg'))
    await page.goto(`${pushServer.url}/settings/you`)
    const card = page.getByRole('region', { name: /^Notices on this/ })
    const button = page.getByRole('button', { name: /^Tell me on this/ })
    await button.waitFor()
    await take(page, 'push-off', card)
    await page.route('**/api/push/browsers', (route) => route.abort(), { times: 1 })
    await button.click()
    await card.getByRole('alert').waitFor()
    await take(page, 'push-failed', card)
    const phone = pushService.newBrowser(
      String((await callApi(page, '/api/push', undefined, 'GET')).publicKey),
    )
    await page.context().request.post(`${pushServer.url}/api/push/browsers`, {
      data: phone.subscription,
      headers: { origin: pushServer.url, 'user-agent': android },
    })
    await button.click()
    await card.getByText(/^On, in/).waitFor()
    await card.getByRole('button', { name: 'Send me a test' }).click()
    await expect(card.getByRole('status')).toContainText('Sent.')
    await take(page, 'push-on', card)
    await card.getByRole('button', { name: 'Switch off' }).click()
    await button.waitFor()
    await page.goto(`${pushServer.url}/photo-gallery`)
    await page.getByRole('article').getByRole('button', { name: /^Send/ }).click()
    await page.getByRole('region', { name: /^Hear it when/ }).waitFor()
    await page.goto(pushServer.url)
    await page.getByRole('region', { name: /^Hear it when/ }).waitFor()
    await take(page, 'push-hint')
    expect(photo).toBeTruthy()

    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await page.goto(`${pushServer.url}/shopping`)
    await page.getByText('No shopping items yet').waitFor()
    await context.setOffline(true)
    await page.goto(`${pushServer.url}/photo-gallery`)
    await page.getByRole('heading', { name: 'There is no connection' }).waitFor()
    await take(page, 'offline')
    await page.evaluate(async () => {
      for (const key of await caches.keys()) await caches.delete(key)
    })
    await page.goto(`${pushServer.url}/schedule`)
    await page.getByRole('heading', { name: 'Sunporch cannot be reached' }).waitFor()
    await take(page, 'offline-uncached')

    for (const [name, userAgent, change] of [
      ['push-insecure', undefined, 'insecure'],
      ['push-denied', undefined, 'denied'],
      ['push-impossible', undefined, 'no push'],
      ['push-iphone', iphone, 'no push'],
    ] as const) {
      const other = await (await newContext({ colorScheme, ...(userAgent && { userAgent }) })).newPage()
      await other.addInitScript((change) => {
        if (change === 'insecure') Object.defineProperty(globalThis, 'isSecureContext', { value: false })
        if (change === 'no push') Reflect.deleteProperty(globalThis, 'PushManager')
        if (change === 'denied') Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
      }, change)
      await context.setOffline(false)
      await joinGroup(page, other, { url: pushServer.url, path, firstName: name.slice(5) })
      await other.goto(`${pushServer.url}/settings/you`)
      const shown = other.getByRole('region', { name: /^Notices on this/ })
      await expect(shown.locator('p').first()).toBeVisible()
      await take(other, name, shown)
    }

    async function take(page: Page, name: string, part?: ReturnType<Page['getByRole']>) {
      for (const size of deskAndPhone) {
        await page.setViewportSize(size)
        await part?.scrollIntoViewIfNeeded()
        await waitUntilStill(page)
        await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` })
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
}
