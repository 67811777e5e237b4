import { isReady, startRunningDemo } from '../../demo/running-demo.ts'
import { watchRequests } from '../support/network.ts'
import { expect, test } from '../support/server.ts'
import { expectShort } from '../support/short.ts'

test('the demo: be somebody, and see what is sent on the screen beside it', async ({ page }) => {
  // It lives through weeks of a family before it is ready.
  test.slow()
  const demo = await startRunningDemo()
  try {
    await expect.poll(demo.said, { timeout: 200_000 }).toContain(isReady)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(demo.url)
    await page.getByRole('button', { name: 'Be Ben' }).click()
    const app = page.frameLocator('iframe[title="Sunporch as Ben sees it"]')
    const screen = page.frameLocator('iframe[title="Rose’s screen"]')
    await screen.getByText('Biscuit waits for').waitFor()
    await screen.getByRole('button', { name: 'Call me' }).click()
    await app.getByRole('button', { name: "I'll call" }).first().click()
    await screen.getByText('Ben is going to call you.').waitFor()
    await app.getByRole('button', { name: 'Write a note' }).click()
    await app.getByRole('textbox', { name: 'Note' }).fill('I bring the scones')
    await app.getByRole('button', { name: "Send to Rose's screen" }).click()
    await screen.getByText('I bring the scones').waitFor()
    await page.getByRole('button', { name: 'Leo' }).click()
    await page
      .frameLocator('iframe[title="Sunporch as Leo sees it"]')
      .getByRole('heading', { name: 'Dashboard' })
      .waitFor()

    // A family with a year of life has short settings, too.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.request.post(`${demo.url}/demo/as/anna`)
    const untilQuiet = watchRequests(page)
    for (const part of ['', '/you', '/screen', '/family', '/programs']) {
      await page.goto(`${demo.url}/settings${part}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await untilQuiet()
      await expectShort(page)
    }
  } finally {
    await demo.stop()
  }
})
