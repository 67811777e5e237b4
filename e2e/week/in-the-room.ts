import { expect, type Page } from '@playwright/test'
import { chooseMore } from '../support/more.ts'
import { whilePaused } from '../support/page-clock.ts'

/** Presses the pause as somebody in the room does, or its end. */
export async function pressPause(screen: Page): Promise<void> {
  let isDark = false
  await whilePaused(screen, async () => {
    await screen.mouse.click(1200, 8)
    isDark = await screen.locator('.dark-view').isVisible()
    if (isDark) await screen.getByRole('button', { name: 'Show pictures again' }).click()
    else await chooseMore(screen, 'Pause')
  })
  if (isDark) return
  await screen.getByRole('button', { name: 'Pause until tomorrow' }).click()
  await screen.locator('.dark-view').waitFor()
}

/** Plays the voice that stands there and was not heard yet, and returns its words; null where nothing was heard. */
export async function listen(screen: Page): Promise<string | null> {
  const button = screen.getByRole('button', { name: 'Listen', exact: true })
  if (!(await button.isVisible())) return null
  const words = await screen.locator('.scene.top .voice-title').textContent()
  const before = await countEnded(screen)
  await button.click()
  const isOver = async () => (await countEnded(screen)) > before || (await button.isVisible())
  // Without a network a voice that was not kept yet cannot be heard.
  await expect.poll(isOver).toBe(true)
  return (await countEnded(screen)) > before ? words : null
}

/**
 * Runs in the page. Calls `onScene` with the name of each new picture, note or voice and the time, and counts them, and the
 * sounds that have played to their end.
 */
export function watchScenes() {
  let last = ''
  let count = 0
  let ended = 0
  Object.assign(window, { countScenes: () => count, countEnded: () => ended })
  const { play } = HTMLAudioElement.prototype
  HTMLAudioElement.prototype.play = function () {
    // The page plays a moment of silence to unlock the sound. It does not count.
    this.addEventListener('ended', () => this.duration > 0.3 && ended++, { once: true })
    return play.call(this)
  }
  const report = (window as unknown as { onScene: (name: string, at: number) => void }).onScene
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const top = document.querySelector('.scene.top')
      const [voice, note] = ['.voice-title', '.message-scene h1'].map(
        (one) => top?.querySelector(one)?.textContent,
      )
      const name = voice ?? note ?? top?.querySelector('.picture')?.getAttribute('aria-label') ?? ''
      if (name && name !== last) report(name, Date.now())
      if (name !== last) count++
      last = name
    }).observe(document, { subtree: true, childList: true, attributes: true }),
  )
}

export function countScenes(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { countScenes(): number }).countScenes())
}

function countEnded(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { countEnded(): number }).countEnded())
}
