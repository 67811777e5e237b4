import type { Page } from '@playwright/test'
import { alexaEnvironment } from '#server/testing/alexa-environment.ts'
import { givenFamily, send, uploadPhoto } from './person.ts'
import { picture, smallPicture } from './pictures.ts'
import { expect, test } from './server.ts'

const long =
  'Lunch by the sea with everybody, and even the little ones ate their vegetables, every last one of them'

/** What differs on every size is the long caption and the card; the other two fit wherever these do. */
const sizes = [
  { viewport: { width: 960, height: 480 }, slides: [0, 3] },
  { viewport: { width: 1280, height: 800 }, slides: [0, 1, 2, 3] },
  { viewport: { width: 1920, height: 1080 }, slides: [0, 3] },
]

test('every page of the skill is drawn by Amazon’s renderer, whole, on small, middle and large Echoes', async ({
  page,
  server,
}) => {
  test.slow()
  const { groupId } = await givenFamily(page, server.url, 'Ella')
  const group = `/api/family-groups/${groupId}`
  await page.goto(`${server.url}/photo-gallery`)
  for (const [name, caption] of [
    ['phone/jolla.jpg', ''],
    ['orientation/portrait_6.jpg', 'Look who is back'],
    ['phone/iphone_hdr_YES.jpg', long],
  ] as const) {
    await page.getByRole('button', { name: 'Upload Photo' }).click()
    await uploadPhoto(page, { file: await picture(name), caption })
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  const content = await send(page, `${group}/content`, {
    title: 'Bridgerton',
    type: 'tv_show',
    provider: 'netflix',
  })
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await send(page, `${group}/schedule`, {
    contentItemId: content.id,
    photoId: null,
    scheduledFor,
    isRecurring: false,
  })

  for (const { viewport, slides } of sizes) {
    await page.setViewportSize(viewport)
    for (const slide of slides) {
      const sent = await draw(page, { group, name: 'slideshow', viewport, slide })
      await take(page, `slideshow-${slide}`, viewport)
      const frame = page.frameLocator('#echo')
      const heart = await frame
        .getByText('I love it')
        .locator('visible=true')
        .first()
        .evaluate((text) => {
          // The button is the largest of what holds the words and is not the row.
          let box = text.getBoundingClientRect()
          for (let around = text.parentElement; around; around = around.parentElement) {
            const wider = around.getBoundingClientRect()
            if (wider.width > innerWidth * 0.4) break
            box = wider
          }
          return { height: box.height, bottom: box.bottom }
        })
      expect(heart.height, 'a button is as tall as a finger').toBeGreaterThanOrEqual(64)
      expect(heart.bottom).toBeLessThanOrEqual(viewport.height)
      expect(sent).toContainEqual(['page', expect.any(String), slide === 3 ? 'card' : 'photo'])
    }
    for (const name of ['page', 'code']) {
      await draw(page, { group, name, viewport })
      await take(page, name, viewport)
    }
  }
  const widget = { width: 328, height: 552 }
  await page.setViewportSize(widget)
  await draw(page, { group, name: 'widget', viewport: widget })
  await expect(page.frameLocator('#echo').getByText(/^Lunch by the sea/)).toBeVisible()
  await take(page, 'widget', widget)
})

test('a touch on a slide is told, and says which', async ({ page, server }) => {
  const { groupId } = await givenFamily(page, server.url, 'Edda')
  await page.goto(`${server.url}/photo-gallery`)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await uploadPhoto(page, { file: await smallPicture(), caption: 'The garden' })
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const viewport = { width: 1280, height: 800 }
  await page.setViewportSize(viewport)
  await draw(page, { group: `/api/family-groups/${groupId}`, name: 'slideshow', viewport })
  await page.frameLocator('#echo').getByText('I love it').click({ force: true })
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sent: unknown[][] }).sent))
    .toContainEqual(['heart', expect.any(String)])
})

test('in Settings the family sees what an Echo shows, and the frame may do nothing else', async ({
  page,
  server,
}) => {
  await givenFamily(page, server.url, 'Enid')
  await page.goto(`${server.url}/photo-gallery`)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await uploadPhoto(page, { file: await picture('phone/jolla.jpg'), caption: 'From the balcony' })
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.goto(`${server.url}/settings#devices`)
  await expect(page.getByText('This server is not connected with Alexa yet.')).toBeVisible()
  await page.getByRole('button', { name: 'See what it shows' }).click()
  await expect(page.locator('iframe[data-state=drawn]')).toBeVisible({ timeout: 30_000 })
  await expect(page.frameLocator('iframe').getByText('From the balcony')).toBeVisible()
  await page.waitForTimeout(500)
  await page.screenshot({ path: 'screenshots/echo-preview.png' })
  await page.getByRole('button', { name: 'Widget' }).click()
  await expect(page.locator('iframe[data-state=drawn]')).toBeVisible({ timeout: 30_000 })
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
  await expect(page.frameLocator('iframe').getByText('Nothing is on it.')).toBeVisible({ timeout: 30_000 })
  await page.screenshot({ path: 'screenshots/echo-talk.png' })
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Set-up, step by step' }).click()
  await expect(page.getByText('An Echo is connected: not seen yet')).toBeVisible()
  await page.waitForTimeout(500)
  await page.screenshot({ path: 'screenshots/echo-setup.png' })
})

test.describe('with a skill', () => {
  test.use({ environment: alexaEnvironment })

  test('a wrong code is refused in a sentence, and a code to say is made', async ({
    page,
    ownServer: server,
  }) => {
    await givenFamily(page, server.url, 'Erna')
    await page.goto(`${server.url}/settings#devices`)
    await page.getByRole('button', { name: 'Connect an Echo' }).click()
    await page.getByLabel('Code').fill('123 456')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('No Echo shows this code now.')).toBeVisible()
    await page.getByRole('button', { name: 'Make a code to say' }).click()
    await expect(page.getByText(/tell sun porch my code is \d{3} \d{3}/)).toBeVisible()
    await page.screenshot({ path: 'screenshots/echo-connect.png' })
  })
})

type Drawing = { group: string; name: string; viewport: { width: number; height: number }; slide?: number }

/** Fills the page with one Echo; returns what its document has told by itself. */
async function draw(page: Page, drawing: Drawing): Promise<unknown[][]> {
  return page.evaluate(async ({ group, name, viewport, slide = 0 }) => {
    const documents = await (await fetch(`${group}/alexa/preview`)).json()
    const chosen = documents.find((document: { name: string }) => document.name === name)
    if (chosen.data.payload?.slides) chosen.data.payload.at = slide
    const data = JSON.parse(await inlined(JSON.stringify(chosen.data)))
    document.getElementById('echo')?.remove()
    const frame = Object.assign(document.createElement('iframe'), {
      id: 'echo',
      src: '/alexa-frame/frame.html',
    })
    frame.setAttribute('sandbox', 'allow-scripts')
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '1000',
      border: '0',
      width: `${viewport.width}px`,
      height: `${viewport.height}px`,
    })
    const sent: unknown[][] = []
    Object.assign(window, { sent })
    await new Promise<void>((resolve, reject) => {
      addEventListener('message', function hear({ source, data: told }) {
        if (source !== frame.contentWindow) return
        if (told.type === 'ready') {
          frame.contentWindow?.postMessage({ type: 'draw', document: chosen.document, data, viewport }, '*')
        }
        if (told.type === 'sent') sent.push(told.args)
        if (told.type === 'failed') reject(new Error(told.why))
        if (told.type === 'drawn') resolve()
      })
      document.body.append(frame)
    })
    // Pictures are drawn a moment after they are there.
    await new Promise((resolve) => setTimeout(resolve, 700))
    return sent

    async function inlined(json: string): Promise<string> {
      let filled = json
      for (const path of new Set(json.match(/\/api\/objects\/[0-9a-f-]+/g) ?? [])) {
        const bytes = await (await fetch(path)).blob()
        const url = await new Promise<string>((resolve) => {
          const reader = new FileReader()
          reader.onload = () => resolve(String(reader.result))
          reader.readAsDataURL(bytes)
        })
        filled = filled.replaceAll(path, url)
      }
      return filled
    }
  }, drawing)
}

async function take(page: Page, name: string, { width, height }: { width: number; height: number }) {
  await page.screenshot({ path: `screenshots/echo-${name}-${width}x${height}.png` })
}
