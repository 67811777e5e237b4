import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { film } from '#server/alexa/apl/film.ts'
import { slideshow } from '#server/alexa/apl/slideshow.ts'
import { pagerId } from '#server/alexa/apl/turning.ts'
import { widget } from '#server/alexa/apl/widget.ts'
import { alexaEnvironment } from '#server/testing/alexa/environment.ts'
import { isSweep } from '#server/testing/soak.ts'
import {
  clipOfEcho,
  draw,
  type EchoViewport,
  echoLanguages,
  echoLetters,
  echoScreens,
  echoWidgets,
  execute,
  filmOfEcho,
  givenAlbum,
  helpIn,
  messagesArrived,
  readSent,
} from '../support/echo.ts'
import { pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'
import { steady } from '../support/stable.ts'

const sizes = isSweep ? echoScreens : echoScreens.filter(({ width }) => [960, 1080, 480].includes(width))

test('Amazon’s renderer draws every page of the skill whole, on every kind of Echo', async ({ page }) => {
  test.slow(isSweep)
  const { path: group } = await givenFamily(page, 'Ella')
  await givenAlbum(page, group)
  await page.goto('/')
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    // The long caption and the card: the other slides fit wherever these do.
    for (const slide of [0, 3]) {
      await draw(page, { group, name: 'slideshow', viewport, slide })
      await expect.poll(() => readSent(page)).toContainEqual(['page', expect.any(String), '', ''])
      for (const label of ['I love it', 'Thank you'])
        await expect.poll(() => measureButton(page, label, viewport)).toEqual(good)
      const words = slide === 0 ? 'Lunch by the sea' : 'Bridgerton'
      const text = page.frameLocator('#echo').getByText(words).locator('visible=true').first()
      await expect.poll(() => text.evaluate(isInWindow)).toBe(true)
    }
    for (const name of ['page', 'code']) await draw(page, { group, name, viewport })
    await expect.poll(() => measureButton(page, 'The code has been typed', viewport)).toEqual(good)
  }
  for (const viewport of isSweep ? echoWidgets : echoWidgets.slice(1, 2)) {
    await page.setViewportSize(viewport)
    await draw(page, { group, name: 'widget', viewport })
    await expect(page.frameLocator('#echo').getByText(/^Lunch by the sea/)).toBeVisible()
  }
})

test('of a recommendation with a long title, who sent it and what to say are on every kind of Echo', async ({
  page,
}) => {
  const { path: group } = await givenFamily(page, 'Elke')
  const title =
    'The Extraordinary and Rather Long Adventures of the Gentlemen of the Northern Sea, and of Their Wives, Volume Three'
  await callApi(page, `${group}/content`, { title, type: 'tv_show', provider: 'prime_video' })
  await page.goto('/')
  for (const viewport of echoScreens) {
    await page.setViewportSize(viewport)
    await draw(page, { group, name: 'slideshow', viewport })
    for (const words of ['Elke recommends', 'Video”']) {
      const text = page.frameLocator('#echo').getByText(words).locator('visible=true').first()
      await expect.poll(() => text.evaluate(isInWindow)).toBe(true)
    }
    for (const label of ['I love it', 'Thank you'])
      await expect.poll(() => measureButton(page, label, viewport)).toEqual(good)
  }
})

const good = { isAsTallAsAFinger: true, isInside: true }

/** Whether the button with this label is at least 64 of the screen's own pixels high, and wholly on the screen. */
async function measureButton(page: Page, label: string, { width, height, isRound }: EchoViewport) {
  const text = page.frameLocator('#echo').getByText(label).locator('visible=true').first()
  const box = await text.evaluate(boxOfButton)
  const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => ({ x, y })))
  const isInside = ({ x, y }: { x: number; y: number }) =>
    isRound
      ? Math.hypot(x - width / 2, y - height / 2) <= width / 2
      : x >= 0 && x <= width && y >= 0 && y <= height
  return { isAsTallAsAFinger: box.bottom - box.top >= 64, isInside: corners.every(isInside) }
}

/** The button is the largest element around its text that has its height. */
function boxOfButton(words: Element): { left: number; right: number; top: number; bottom: number } {
  let box = words.getBoundingClientRect()
  for (let around = words.parentElement; around; around = around.parentElement) {
    const wider = around.getBoundingClientRect()
    if (wider.width > box.width * 1.6 && box.height > 60) break
    if (wider.height > innerHeight * 0.5) break
    box = wider
  }
  return { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
}

/** Whether nothing of a text is cut off. */
function isWhole(element: Element): boolean {
  return element.scrollHeight <= element.clientHeight + 2
}

function isInWindow(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
}

test('letters grow with the distance, and words and buttons stay on the screen of every kind of Echo', async ({
  page,
}) => {
  test.slow()
  const { path: group } = await givenFamily(page, 'Edith')
  await givenAlbum(page, group)
  await page.goto('/')
  const echo = page.frameLocator('#echo')
  const settings = isSweep ? Object.values(echoLetters) : [echoLetters['weak-eyes']]
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const letters of settings) {
      for (const [slide, words] of [
        [0, 'Lunch by the sea'],
        [1, 'Look who is back'],
        [3, 'Say: “Alexa, play'],
      ] as const) {
        await draw(page, { group, name: 'slideshow', viewport, slide, letters })
        for (const label of ['I love it', 'Thank you'])
          await expect.poll(() => measureButton(page, label, viewport)).toEqual(good)
        const text = echo.getByText(words).locator('visible=true').first()
        await expect.poll(() => text.evaluate(isInWindow)).toBe(true)
        // A long caption loses its end, nothing else does.
        if (slide !== 0) expect(await text.evaluate(isWhole)).toBe(true)
      }
      await draw(page, { group, name: 'page', viewport, letters })
      const line = echo.getByText('Bridgerton').locator('visible=true').first()
      const size = await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const unit = Math.min(viewport.width, viewport.height) / 100
      expect(size / unit).toBeGreaterThan(6.3)
      if (letters === echoLetters['weak-eyes']) expect(size).toBeGreaterThanOrEqual(unit * 8)
    }
  }
})

test('what can be said ends with a whole row on every kind of Echo, and is all there in letters of the usual size', async ({
  page,
}) => {
  test.slow()
  const { path: group } = await givenFamily(page, 'Elin')
  await page.goto('/')
  const echo = page.frameLocator('#echo')
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const language of isSweep ? echoLanguages : (['de'] as const)) {
      const payload = helpIn(language)
      for (const letters of [undefined, ...Object.values(echoLetters)]) {
        await draw(page, { group, name: 'page', viewport, letters, payload })
        const message = `${language}, ${viewport.width} × ${viewport.height}, ${JSON.stringify(letters)}`
        // A list draws no more rows than it needs to.
        const partOf = async (line: string) => {
          const row = echo.getByText(line)
          return (await row.count()) > 0 ? row.first().evaluate(partInSight) : 0
        }
        const least = letters || viewport.isRound ? 3 : payload.lines.length
        // The frame says that it has drawn before all rows are there.
        await expect(async () => {
          const parts = await steady(() => Promise.all(payload.lines.map(partOf)))
          expect(parts.filter((part) => part > 0 && part < 1)).toEqual([])
          expect(parts.filter((part) => part === 1).length).toBeGreaterThanOrEqual(least)
        }, message).toPass({ timeout: 30_000 })
      }
    }
  }
})

/** Runs in the frame: how much of the height of a row is in sight, 1 for all but a pixel or two. */
function partInSight(row: Element): number {
  const { top, bottom } = row.getBoundingClientRect()
  let end = innerHeight
  for (let around = row.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible')
      end = Math.min(end, around.getBoundingClientRect().bottom)
  if (bottom <= end + 2) return 1
  return Math.max(0, end - 2 - top) / (bottom - top)
}

test('the call that she asked for is whole on every kind of Echo, with its one button', async ({ page }) => {
  const { path: group } = await givenFamily(page, 'Elsa')
  await page.goto('/')
  const echo = page.frameLocator('#echo')
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const letters of [undefined, echoLetters['weak-eyes']]) {
      await draw(page, { group, name: 'slideshow', viewport, say: 'call me', letters })
      await expect.poll(() => measureButton(page, 'Not needed', viewport)).toEqual(good)
      const text = echo.getByText('We are telling your family').locator('visible=true').first()
      await expect.poll(() => text.evaluate(isInWindow)).toBe(true)
      expect(await text.evaluate(isWhole)).toBe(true)
      await expect(echo.getByText('Thank you')).toBeHidden()
    }
  }
})

test('a film has its buttons on every kind of Echo, and a touch of them is reported', async ({ page }) => {
  const { path: group } = await givenFamily(page, 'Elva')
  await page.goto('/')
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const letters of [undefined, echoLetters['weak-eyes']]) {
      const payload = { ...filmOfEcho, letters }
      await draw(page, { group, name: 'page', viewport, document: film, payload })
      for (const label of [filmOfEcho.withSound, filmOfEcho.stop])
        await expect.poll(() => measureButton(page, label, viewport)).toEqual(good)
    }
  }
  await page.clock.install()
  await pauseClock(page)
  await touch(page, filmOfEcho.withSound)
  await expect.poll(() => readSentSoon(page)).toContainEqual(['with-sound', filmOfEcho.id])
})

test('who a film is from and how long it is are whole on every kind of Echo', async ({ page }) => {
  test.slow()
  const { path: group } = await givenFamily(page, 'Edwina')
  await page.goto('/')
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const language of echoLanguages) {
      for (const letters of isSweep ? [undefined, ...Object.values(echoLetters)] : [undefined]) {
        const { payload, from } = clipOfEcho(language)
        await draw(page, { group, name: 'slideshow', viewport, document: slideshow, payload, letters })
        // The renderer ends a text that has no room with "…".
        const text = page.frameLocator('#echo').getByText(from, { exact: true }).locator('visible=true')
        const message = `${language}, ${viewport.width} × ${viewport.height}, ${JSON.stringify(letters)}`
        await expect.poll(() => text.first().evaluate(isInWindow), { message }).toBe(true)
      }
    }
  }
})

test('a caption is drawn letter by letter, also where it looks like markup', async ({ page }) => {
  const { path: group } = await givenFamily(page, 'Enid')
  await addPhoto(page, group, 'A <3 B & <Mia> <b>C</b> &lt;')
  await page.goto('/')
  const viewport = { width: 1280, height: 800 }
  await page.setViewportSize(viewport)
  await draw(page, { group, name: 'slideshow', viewport })
  await expect(page.frameLocator('#echo').getByText('A <3 B & <Mia> <b>C</b> &lt;')).toBeVisible()
})

test('a touch on a slide is reported with the slide', async ({ page }) => {
  await page.clock.install()
  const { path: group } = await givenFamily(page, 'Edda')
  await addPhoto(page, group, 'The garden')
  await page.goto('/')
  const viewport = { width: 1280, height: 800 }
  await page.setViewportSize(viewport)
  await draw(page, { group, name: 'slideshow', viewport })
  await pauseClock(page)
  await touch(page, 'I love it')
  await expect.poll(() => readSentSoon(page)).toContainEqual(['heart', expect.any(String)])
})

/** A finger's press of 150 milliseconds by the page's own clock, which must be paused: a shorter one is a swipe. */
async function touch(page: Page, text: string): Promise<void> {
  const button = page.frameLocator('#echo').getByText(text).locator('visible=true').first()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.clock.runFor(150)
  await page.mouse.up()
}

/** The frame may hear of the finger later than the clock has moved on. */
async function readSentSoon(page: Page): Promise<unknown[][]> {
  await page.clock.runFor(100)
  await messagesArrived(page)
  return readSent(page)
}

test.describe('a slideshow', () => {
  const viewport = { width: 960, height: 480 }

  test('goes round by itself, and tells of each page, also of one that the skill turns to', {
    tag: '@first',
  }, async ({ page, server }) => {
    await givenSlides(page, server.url, { name: 'Elsa', slides: 3 })
    const { pages } = await turnsUntil(page, (pages) => pages.length >= 6 && pages.at(-1) === pages[2])
    const [first, second, third] = pages
    expect(new Set([first, second, third]).size).toBe(3)
    expect(pages).toEqual(pages.map((_, index) => [first, second, third][index % 3]))
    // “Alexa, previous”: what the skill answers. The slide has its whole time before the next one. It is not the first
    // one, because this renderer turns on instead when it is asked for page 0 and has that one drawn.
    await execute(page, [{ type: 'SetPage', componentId: pagerId, position: 'absolute', value: 1 }])
    const asked = await turnsOnce(page)
    expect(asked.to).toBe(second)
    expect(asked.seconds).toBeLessThan(8)
    const next = await turnsOnce(page)
    expect(next.to).toBe(third)
    expect(next.seconds).toBeGreaterThan(8)
  })

  test('goes on after a touch, when there was time to look', async ({ page, server }) => {
    await givenSlides(page, server.url, { name: 'Ebba', slides: 2 })
    const { to: touched } = await turnsOnce(page)
    await page.clock.runFor(1000)
    await touch(page, 'Thank you')
    await expect.poll(() => readSentSoon(page)).toContainEqual(['thanks', touched])
    // This renderer takes each touch for a swipe, too, and turns on. Amazon's present engine stays there.
    const later = await turnsOnce(page)
    expect(later.seconds).toBeGreaterThan(50)
  })

  test('shows each picture of a series for as long as the slide says', async ({ page, server }) => {
    await givenSlides(page, server.url, { name: 'Edda', slides: 3, seconds: [12, 6, 6] })
    await turnsOnce(page)
    for (const stays of [6, 6, 12]) {
      const { seconds } = await turnsOnce(page)
      expect(Math.abs(seconds - stays)).toBeLessThanOrEqual(2)
    }
  })

  test('of a single picture stays, and tells of it', async ({ page, server }) => {
    await givenSlides(page, server.url, { name: 'Edna', slides: 1 })
    const { pages } = await turnsUntil(page, ({ length }) => length >= 4)
    expect(new Set(pages).size).toBe(1)
  })

  /** A slideshow that was drawn a while ago. From now on its time passes only in `turnsUntil`. */
  async function givenSlides(
    page: Page,
    url: string,
    { name, ...drawn }: { name: string; slides: number; seconds?: number[] },
  ): Promise<void> {
    await page.clock.install()
    const { path: group } = await givenFamily(page, name, url)
    for (const caption of ['One', 'Two', 'Three']) await addPhoto(page, group, caption)
    await page.goto(url)
    await page.setViewportSize(viewport)
    await draw(page, { group, name: 'slideshow', viewport, ...drawn })
    await pauseClock(page)
  }

  /**
   * Lets the page's own time pass until what was reported is enough. Returns the deliveries of all pages that were
   * reported since the drawing, and the seconds that it took.
   */
  async function turnsUntil(
    page: Page,
    isEnough: (pages: string[]) => boolean,
  ): Promise<{ pages: string[]; seconds: number }> {
    for (let seconds = 0; seconds < 100; seconds++) {
      const pages = await readPages(page)
      if (isEnough(pages)) return { pages, seconds }
      await page.clock.runFor(1000)
    }
    throw new Error('it was not reported within 100 seconds')
  }

  /** Until the next page is reported. */
  async function turnsOnce(page: Page): Promise<{ to: string | undefined; seconds: number }> {
    const before = await readPages(page)
    const { pages, seconds } = await turnsUntil(page, ({ length }) => length > before.length)
    return { to: pages.at(-1), seconds }
  }

  async function readPages(page: Page): Promise<string[]> {
    await messagesArrived(page)
    return (await readSent(page)).filter(([name]) => name === 'page').map(([, id]) => String(id))
  }
})

test('the renderer draws also when its engine has started before its script arrived', async ({ page }) => {
  const { groupId } = await givenFamily(page, 'Erika')
  await page.goto('/')
  await page.route('**/alexa-frame/frame.js', async (route) => {
    const frame = page.frames().find((one) => one.url().includes('alexa-frame'))
    await frame?.waitForFunction('window.Module?.calledRun')
    await route.continue()
  })
  const viewport = { width: 960, height: 480 }
  await draw(page, { group: `/api/family-groups/${groupId}`, name: 'code', viewport })
  await expect(page.frameLocator('#echo').getByText('402 915')).toBeVisible()
})

test('a widget that was drawn empty shows the picture that is pushed later', async ({ page }) => {
  const { path: group } = await givenFamily(page, 'Emmy')
  await page.goto('/')
  const viewport = { width: 328, height: 552 }
  await page.setViewportSize(viewport)
  const empty = {
    imageUrl: '',
    caption: '',
    from: '',
    next: '',
    hint: 'Pictures from The Hartleys appear here.',
  }
  await draw(page, { group, name: 'widget', viewport, document: withStore(empty) })
  const echo = page.frameLocator('#echo')
  await expect(echo.getByText(empty.hint)).toBeVisible()
  const imageUrl = `data:image/jpeg;base64,${(await smallPicture()).buffer.toString('base64')}`
  const filled = { ...empty, imageUrl, caption: 'At the lake', from: 'From Anna', hint: '' }
  await execute(page, [{ type: 'SetValue', componentId: 'store', property: 'frame', value: filled }])
  await expect(echo.getByText('At the lake')).toBeVisible()
  await expect(echo.getByText('From Anna')).toBeVisible()
  await expect(echo.getByText(empty.hint)).toBeHidden()
  await expect(echo.locator('[src^="data:image/jpeg"], [style*="data:image/jpeg"]').first()).toBeVisible()
})

/** The widget, with a variable in place of the Data Store, which this renderer does not know. */
function withStore(frame: object): object {
  const { items } = widget.mainTemplate as { items: object[] }
  const store = { type: 'Container', id: 'store', width: '100vw', height: '100vh', items }
  return { ...widget, mainTemplate: { items: [{ ...store, bind: [{ name: 'frame', value: frame }] }] } }
}

test('Settings shows what an Echo shows, in a frame that can reach nothing', { tag: '@first' }, async ({
  page,
}) => {
  const { groupId } = await givenFamily(page, 'Enid')
  await addPhoto(page, `/api/family-groups/${groupId}`, 'From the balcony')
  await page.goto('/settings/screen#devices')
  await expect(page.getByText('This server is not connected with Alexa yet.')).toBeVisible()
  await page.getByRole('button', { name: 'See what it shows' }).click()
  await expect(page.locator('iframe[data-state=drawn]')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('From the balcony')).toBeVisible()
  await page.getByRole('button', { name: 'Widget' }).click()
  await expect(page.locator('iframe[data-state=drawn]')).toBeVisible()
  const frame = page.frames().find((one) => one.url().includes('alexa-frame'))
  const tried = await frame?.evaluate(async () => {
    const reads = (work: () => unknown) => {
      try {
        work()
        return true
      } catch {
        return false
      }
    }
    return {
      page: reads(() => window.parent.document.title),
      cookies: reads(() => document.cookie),
      server: await fetch('/api/auth/user').then(
        () => true,
        () => false,
      ),
    }
  })
  expect(tried).toEqual({ page: false, cookies: false, server: false })
  await page.getByRole('button', { name: 'Talk to it' }).click()
  await page.getByLabel('Say to the skill').fill('what is on my list')
  await page.getByRole('button', { name: 'Say it' }).click()
  await expect(page.getByText('Your list is empty.')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Nothing is on it.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Set-up, step by step' }).click()
  await expect(page.getByText('An Echo is connected: not seen yet')).toBeVisible()
  // This server has no public address: there is no package, and no button that would not work.
  await expect(page.getByText('whoever runs it sets PUBLIC_URL')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download the skill package' })).toHaveCount(0)
})

test.describe('with a skill', () => {
  test.use({ environment: alexaEnvironment })

  test('a wrong code is refused in a sentence, and a code to say is shown', async ({
    page,
    ownServer: server,
  }) => {
    await givenFamily(page, 'Erna', server.url)
    await page.goto(`${server.url}/settings/screen#devices`)
    await page.getByRole('button', { name: 'Connect an Echo' }).click()
    await page.getByLabel('Code').fill('123 456')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('No Echo shows this code now.')).toBeVisible()
    await page.getByRole('button', { name: 'Make a code to say' }).click()
    await expect(page.getByText(/tell sun porch my code is \d{3} \d{3}/)).toBeVisible()
  })
})

test.describe('with a client that Amazon does not know', () => {
  test.use({
    environment: async ({ browserName: _ }, use) => {
      const amazon = createServer((_request, response) => {
        response.writeHead(401, { 'content-type': 'application/json' })
        response.end('{"error":"invalid_client","error_description":"Client authentication failed"}')
      })
      await once(amazon.listen(0, '127.0.0.1'), 'listening')
      const { port } = amazon.address() as AddressInfo
      await use({
        ...alexaEnvironment,
        ALEXA_CLIENT_ID: 'amzn1.application-oa2-client.wrong',
        ALEXA_CLIENT_SECRET: 'wrong',
        ALEXA_TOKEN_URL: `http://127.0.0.1:${port}/auth/o2/token`,
      })
      amazon.close()
    },
  })

  test('the set-up says what is wrong, and gives the package to import', async ({
    page,
    ownServer: server,
  }) => {
    await givenFamily(page, 'Ella', server.url)
    await page.goto(`${server.url}/settings/screen#devices`)
    await page.getByRole('button', { name: 'Set-up, step by step' }).click()
    await expect(page.getByText('Amazon lets this server speak: not seen yet')).toBeVisible()
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByText('Amazon lets this server speak: failed')).toBeVisible()
    await expect(page.getByText('does not accept this server’s client id and secret')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the skill package' }).click()
    expect((await download).suggestedFilename()).toBe('sunporch-skill.zip')
  })
})
