import type { Page } from '@playwright/test'
import type { ScreenView } from '#contract/screen/screen-view.ts'

/**
 * Functions that show a changed view from the start, and that change it further while it is shown. `pictures`: JPEGs by the
 * last part of their address.
 */
export async function showing(screen: Page, pictures: ReadonlyMap<string, Buffer>) {
  let changed: Partial<ScreenView> = {}
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changed } })
  })
  await screen.route('**/api/screen/pictures/*', (route) =>
    route.fulfill({
      contentType: 'image/jpeg',
      body: pictures.get(route.request().url().split('/').pop() ?? '') ?? '',
    }),
  )
  // What is shown is made up here, so the server knows none of it.
  await screen.route('**/api/screen/deliveries/**', (route) => route.fulfill({ status: 404, json: {} }))
  return {
    async show(next: Partial<ScreenView>, selector: string) {
      changed = next
      await screen.reload()
      await screen.locator(selector).first().waitFor()
    },
    async change(next: Partial<ScreenView>) {
      changed = { ...changed, ...next }
      await screen.evaluate(() => dispatchEvent(new Event('online')))
    },
  }
}
