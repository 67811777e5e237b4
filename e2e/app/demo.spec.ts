import { isReady, startRunningDemo } from '../../demo/running-demo.ts'
import { expect, test } from '../support/server.ts'

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
  } finally {
    await demo.stop()
  }
})
