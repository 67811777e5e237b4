import { expect, type Page } from '@playwright/test'
import { chooseMore } from '../support/more.ts'
import { whilePaused } from '../support/page-clock.ts'
import { countEnded } from './watch.ts'

/** Presses the pause as somebody in the room does, or its end. In quiet hours there is neither. */
export async function pressPause(screen: Page): Promise<void> {
  let isPaused = false
  const dark = screen.locator('.dark-view')
  await whilePaused(screen, async () => {
    await screen.mouse.click(1200, 8)
    const resume = screen.getByRole('button', { name: 'Show pictures again' })
    const isDark = await dark.isVisible()
    if (!isDark) await chooseMore(screen, 'Pause')
    else if (await resume.isVisible()) await resume.click()
    isPaused = !isDark
  })
  if (!isPaused) return
  await screen.getByRole('button', { name: 'Pause until tomorrow' }).click()
  await dark.waitFor()
}

/** Plays the voice or the song that stands there and was not heard yet, or the film with its sound, to its end. */
export async function listen(screen: Page): Promise<void> {
  const button = screen.getByRole('button', { name: /^(Listen|With sound)$/ })
  if (!(await button.isVisible())) return
  const before = await countEnded(screen)
  await button.click()
  const isOver = async () => (await countEnded(screen)) > before || (await button.isVisible())
  // Without a network what was not kept yet cannot be heard.
  await expect.poll(isOver).toBe(true)
}
