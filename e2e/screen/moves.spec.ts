import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { violations } from '../support/axe.ts'
import { chooseMore, touchForMore } from '../support/more.ts'
import {
  expectWithin,
  fastForwardUntil,
  fastForwardWhile,
  pauseClock,
  whilePaused,
} from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, type NewContext, test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

test('she goes back with keys only and loves an old picture; what comes meanwhile waits, and comes once', {
  tag: '@first',
}, async ({ newContext, page }) => {
  const { screen, prepare, send, shown } = await givenRoom({ newContext, page })
  for (const caption of ['The garden', 'The lake', 'The cat']) await send(caption)
  await fastForwardUntil(screen, picture(screen, 'The cat'))
  await expect.poll(() => shown('The cat')).toBe(1)
  const sendDog = await prepare('The dog')
  // A key is a sign that somebody is there: what they missed comes first. Each stays for a while only.
  await pauseClock(screen)
  await screen.keyboard.press('ArrowLeft')
  await expectSoon(screen, screen.getByText('1 of 3'))
  await expectSoon(screen, picture(screen, 'The garden'))
  await pressRemote(screen, 'MediaTrackNext')
  await expectSoon(screen, picture(screen, 'The lake'))
  await screen.keyboard.press('ArrowRight')
  await expectSoon(screen, picture(screen, 'The cat'))
  await screen.keyboard.press('ArrowRight')
  await expect(screen.getByText('New since you were away')).toHaveCount(0)

  await screen.keyboard.press('ArrowLeft')
  await expectSoon(screen, picture(screen, 'The lake'))
  await screen.keyboard.press('PageUp')
  await expectSoon(screen, picture(screen, 'The garden'))
  await screen.keyboard.press('ArrowDown')
  await expect(heart(screen)).toBeFocused()
  await sendDog()
  await screen.keyboard.press('Enter')
  await expect(heart(screen)).toHaveAttribute('aria-pressed', 'true')
  await expectSoon(screen, picture(screen, 'The garden'))
  // The focus stays on the heart.
  await pressRemote(screen, 'ChannelDown')
  await expectSoon(screen, picture(screen, 'The lake'))
  await expect(heart(screen)).toBeFocused()
  expect(shown('The dog')).toBe(0)
  await screen.clock.resume()
  await fastForwardUntil(screen, picture(screen, 'The dog'))
  await expect.poll(() => answersOf(screen, 'The garden')).toEqual(['heart'])
  await expect.poll(() => shown('The dog')).toBe(1)
  for (const caption of ['The garden', 'The lake', 'The cat']) expect(shown(caption)).toBe(1)
})

test('she swipes back without pressing anything, and loves an old picture without a network', async ({
  newContext,
  page,
}) => {
  const { screen, send } = await givenRoom({
    newContext,
    page,
    options: { hasTouch: true, viewport: { width: 820, height: 1180 } },
  })
  for (const caption of ['The garden', 'The lake']) await send(caption)
  await fastForwardUntil(screen, picture(screen, 'The lake'))
  await screen.touchscreen.tap(400, 300)
  await fastForwardWhile(screen, screen.getByText('New since you were away'))
  await expect(picture(screen, 'The lake')).toBeVisible()

  await swipe(screen, heart(screen), 300)
  await expect(picture(screen, 'The garden')).toBeVisible()
  await swipe(screen, heart(screen), -300)
  await expect(picture(screen, 'The lake')).toBeVisible()
  // Too short, and up or down.
  await swipe(screen, picture(screen, 'The lake'), 30)
  await swipe(screen, picture(screen, 'The lake'), 120, 200)
  await expect(picture(screen, 'The lake')).toBeVisible()
  await screen.context().setOffline(true)
  await swipe(screen, picture(screen, 'The lake'), 300)
  await expect(picture(screen, 'The garden')).toBeVisible()
  await expect(heart(screen)).toHaveAttribute('aria-pressed', 'false')
  await heart(screen).tap()
  await expect(heart(screen)).toHaveAttribute('aria-pressed', 'true')
  await screen.context().setOffline(false)
  await expect.poll(() => answersOf(screen, 'The garden')).toEqual(['heart'])
  expect(await answersOf(screen, 'The lake')).toEqual([])
})

test('big arrows appear after a touch, which presses none of them, and go again', async ({
  newContext,
  page,
}) => {
  const options = { hasTouch: true }
  const { screen, send } = await givenRoom({ newContext, page, options })
  await send('The garden')
  await fastForwardUntil(screen, picture(screen, 'The garden'))
  await send('The lake')
  await fastForwardUntil(screen, picture(screen, 'The lake'))
  const earlier = screen.getByRole('button', { name: 'Earlier' })
  const later = screen.getByRole('button', { name: 'Later' })
  await expect(earlier).toHaveCount(0)
  await screen.touchscreen.tap(640, 20)
  await fastForwardWhile(screen, screen.getByText('New since you were away'))
  await fastForwardWhile(screen, earlier)
  const box = await screen.locator('.arrow.older').boundingBox()
  await pauseClock(screen)
  await screen.touchscreen.tap((box?.x ?? 0) + 30, (box?.y ?? 0) + 30)
  await expect(earlier).toBeVisible()
  await expect(picture(screen, 'The lake')).toBeVisible()
  await earlier.tap()
  await expectSoon(screen, picture(screen, 'The garden'))
  await expect(earlier).toHaveAttribute('aria-disabled', 'true')
  for (const button of await screen.getByRole('button').all()) {
    const size = await button.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(64)
  }
  await later.tap()
  await expectSoon(screen, picture(screen, 'The lake'))
  // After the newest comes the day.
  await later.tap()
  await expectSoon(screen, top(screen).locator('.day'))
  await expect(top(screen).getByText('The lake')).toHaveCount(0)
  await earlier.tap()
  await expectSoon(screen, picture(screen, 'The lake'))
  await screen.clock.resume()
  expect(await violations(screen)).toEqual([])
  await fastForwardWhile(screen, earlier)
})

test('she reads who sees what, with a remote control only, also without a network', async ({
  newContext,
  page,
}) => {
  const options = { serviceWorkers: 'allow' } as const
  const { screen } = await givenRoom({ newContext, page, options })
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await screen.context().setOffline(true)
  await screen.reload()
  const opener = screen.getByRole('button', { name: 'More', exact: true })
  const more = screen.getByRole('dialog', { name: 'More' })
  const choice = more.getByRole('button', { name: 'Who sees what' })
  const panel = screen.getByRole('dialog', { name: 'Who sees what' })
  await expect(async () => {
    await screen.keyboard.press('Shift')
    await expect(opener).toBeVisible({ timeout: 500 })
  }).toPass()
  const openByKeys = async () => {
    await focusByKeys(screen, opener)
    await screen.keyboard.press('Enter')
    await expect(choice).toBeFocused()
    await screen.keyboard.press('Enter')
  }
  await openByKeys()
  await expect(panel.getByText('Emma Hartley')).toBeVisible()
  await expect(panel.getByText('This page uses no camera and no microphone.')).toBeVisible()
  await expect(panel.getByText('Nobody is told if you do not use it.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
  await screen.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await violations(screen)).toEqual([])
  // The opener goes again some seconds after the last key.
  await pauseClock(screen)
  await pressRemote(screen, 'GoBack')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()

  await openByKeys()
  await expect(panel).toBeVisible()
  await screen.goBack()
  await expect(panel).toHaveCount(0)
  await openByKeys()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
  await openByKeys()
  await expect(panel).toBeVisible()
  await closeAndOpen(panel, opener)
  await expect(more).toBeVisible()
  await screen.goBack()
  await expect(more).toHaveCount(0)
  await openByKeys()
  await expect(panel).toBeVisible()
  await screen.clock.resume()
  await fastForwardWhile(screen, panel)
})

test('she pauses both screens, what comes is kept, and one of them shows pictures again', async ({
  newContext,
  page,
}) => {
  const { screen, send, shown } = await givenRoom({ newContext, page })
  const other = await (await newContext()).newPage()
  await other.goto(String((await callApi(page, `${await pathOf(page)}/devices/links`)).url))
  await send('The garden')
  await expect(picture(screen, 'The garden')).toBeVisible()
  await touchAndPress(screen, 'Pause')
  const question = screen.getByRole('dialog', { name: 'Pause the screen?' })
  await expect(question.getByText(/Your family can see that you paused it/)).toBeVisible()
  expect(await violations(screen)).toEqual([])
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toHaveCount(0)
  await touchAndPress(screen, 'Pause')
  await question.getByRole('button', { name: 'Pause until tomorrow' }).click()

  const resume = screen.getByRole('button', { name: 'Show pictures again' })
  await expect(screen.getByText('Paused until tomorrow')).toBeVisible()
  await expect(picture(screen, 'The garden')).toHaveCount(0)
  await expect(other.getByText('Paused until tomorrow')).toBeAttached()
  await expect(resume).toBeFocused()
  expect(await violations(screen)).toEqual([])
  const { pausedUntil } = await viewOf(screen)
  expect(Date.parse(pausedUntil ?? '')).toBeGreaterThan(Date.now())
  await send('The lake')
  await fastForwardWhile(screen, resume)
  await screen.mouse.click(640, 400)
  await expect(resume).toBeVisible()
  expect(shown('The lake')).toBe(0)
  await resume.click()
  await fastForwardUntil(screen, picture(screen, 'The lake'))
  await expect.poll(() => shown('The lake')).toBe(1)
  await expect(top(other).locator('.picture, .day')).toBeVisible()
  expect((await viewOf(screen)).pausedUntil ?? null).toBeNull()
})

test('a pause without a network is dark at once, survives a reload, and ends in the morning by itself', async ({
  newContext,
  page,
}) => {
  const options = { serviceWorkers: 'allow' } as const
  const { screen, send } = await givenRoom({ newContext, page, options })
  await send('The garden')
  await expect(picture(screen, 'The garden')).toBeVisible()
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await screen.context().setOffline(true)
  await touchAndPress(screen, 'Pause')
  await screen.getByRole('button', { name: 'Pause until tomorrow' }).click()
  await expect(screen.getByText('Paused until tomorrow')).toBeVisible()
  await screen.reload()
  await expect(screen.getByText('Paused until tomorrow')).toBeAttached()
  await expect(screen.locator('.picture')).toHaveCount(0)
  const kept = await screen.evaluate(() => localStorage.getItem('sunporch-screen-reports'))
  const until = Number(/"until":(\d+)/.exec(kept ?? '')?.[1])
  await screen.context().setOffline(false)
  await expect.poll(async () => Date.parse((await viewOf(screen)).pausedUntil ?? '')).toBe(until)
  await screen.context().setOffline(true)
  await screen.clock.fastForward(until - (await screen.evaluate(() => Date.now())) - 60_000)
  await expect(screen.getByText(/Paused until/)).toBeAttached()
  await fastForwardUntil(screen, picture(screen, 'The garden'))
})

/** Within two seconds of the screen's own time, which must be paused. */
function expectSoon(screen: Page, seen: Locator): Promise<void> {
  return expectWithin(2000, [screen], () => seen.isVisible(), true)
}

/** Touches the screen, and chooses what is behind the button that comes up. */
async function touchAndPress(screen: Page, name: string): Promise<void> {
  await whilePaused(screen, async () => {
    await touchForMore(screen)
    await chooseMore(screen, name)
  })
}

type Room = {
  newContext: NewContext
  page: Page
  options?: BrowserContextOptions
}

/** A screen at noon, pictures for it, and how often the server has accepted that each was shown. */
async function givenRoom({ newContext, page, options = {} }: Room) {
  const { path } = await givenFamily(page)
  await callApi(page, path, { timeZone: zoneWhereItIs(12) }, 'PATCH')
  const room = await newContext({ viewport: { width: 1280, height: 800 }, ...options })
  await room.clock.install()
  const screen = await givenScreen(page, room)
  const reported: string[] = []
  screen.on('response', async (answer) => {
    if (!answer.url().endsWith('/shown') || !answer.ok()) return
    // The body is lost when the network is cut in that moment.
    const item = await answer.json().catch(() => null)
    if (item) reported.push(item.title)
  })
  /** Adds the photo, and returns the function that sends it. */
  async function prepare(caption: string) {
    const photo = await addPhoto(page, path, caption)
    return () => callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  }
  async function send(caption: string) {
    await (await prepare(caption))()
  }
  const shown = (caption: string) => reported.filter((title) => title === caption).length
  return { screen, prepare, send, shown }
}

async function pathOf(page: Page): Promise<string> {
  const [group] = (await callApi(page, '/api/family-groups', undefined, 'GET')) as unknown as { id: string }[]
  return `/api/family-groups/${group?.id}`
}

/** Drags a finger across the middle of something. */
async function swipe(screen: Page, on: Locator, across: number, down = 0): Promise<void> {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is nothing to swipe on')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await screen.context().newCDPSession(screen)
  // A third of a second before now: the browser would take a move without any time for a throw.
  const began = Date.now() / 1000 - 0.3
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, seconds: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
      timestamp: began + seconds,
    })
  await dispatch('touchStart', 0, 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await dispatch('touchMove', part, part / 8)
  await dispatch('touchMove', 1, 0.28)
  await dispatch('touchEnd', 1, 0.3)
  await session.detach()
}

/** Presses a key of a remote control, which the browser's own keyboard does not have. */
async function pressRemote(screen: Page, key: string): Promise<void> {
  await screen.evaluate((key) => {
    const focused = document.activeElement ?? document.body
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }, key)
}

/** Presses the key for the next button until it is this one. */
async function focusByKeys(screen: Page, button: Locator): Promise<void> {
  const isFocused = () => button.evaluate((element) => element === document.activeElement)
  for (let count = 0; count < 20 && !(await isFocused()); count++) await screen.keyboard.press('ArrowDown')
  await expect(button).toBeFocused()
}

async function viewOf(screen: Page): Promise<ScreenView> {
  return (await screen.request.get(`${new URL(screen.url()).origin}/api/screen`)).json()
}

async function answersOf(screen: Page, caption: string): Promise<string[]> {
  const { items } = await viewOf(screen)
  const item = items.find(({ title }: ScreenItem) => title === caption)
  return item?.answers.map(({ kind }) => kind) ?? []
}

function top(screen: Page): Locator {
  return screen.locator('.scene.top')
}

function picture(screen: Page, caption: string): Locator {
  return top(screen).getByRole('img', { name: caption })
}

function heart(screen: Page): Locator {
  return top(screen).getByRole('button', { name: 'I love it' })
}

/** Closes a panel by its button and opens another one at once: a step back in the history would end only after that. */
async function closeAndOpen(panel: Locator, opener: Locator): Promise<void> {
  const again = await opener.elementHandle()
  await panel.getByRole('button', { name: 'Close' }).evaluate(async (close: HTMLElement, again) => {
    close.click()
    await Promise.resolve()
    if (again instanceof HTMLElement) again.click()
    // A hundred tasks of the browser's event loop: `popstate` comes within them.
    const { port1, port2 } = new MessageChannel()
    for (let n = 0; n < 100; n++) {
      port2.postMessage(null)
      await new Promise((resolve) => {
        port1.onmessage = resolve
      })
    }
  }, again)
}
