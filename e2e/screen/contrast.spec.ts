import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { changeView, madeUpItem, madeUpVisits } from '../support/made-up-view.ts'
import { givenFamily, givenScreen } from '../support/person.ts'
import { expect, test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

// Whatever the picture is, its words can be read: 7:1 on the pixels that are drawn under them, without their shadows.

const wanted = 7
/** The part of the pixels under a text that may be worse: letters are drawn over edges, too. */
const maxWorse = 0.01

/** By their colours at the top and at the bottom, and what is drawn on them: lines of a text, and heads of a group. */
const pictures: Record<string, { top: string; bottom: string; shapes?: string }> = {
  white: { top: '#ffffff', bottom: '#ffffff' },
  sky: { top: '#dcefff', bottom: '#3f7f3a' },
  snow: { top: '#8fa9c4', bottom: '#fbfdff' },
  night: { top: '#05070c', bottom: '#141210' },
  screenshot: {
    top: '#ffffff',
    bottom: '#f4f4f4',
    shapes:
      '<path d="M80 60h900M80 160h1100M80 720h1000M80 820h700M80 920h900" stroke="#222" stroke-width="28"/>',
  },
  group: {
    top: '#6d5846',
    bottom: '#2e3a52',
    shapes:
      '<g fill="#f2d3bb"><circle cx="260" cy="120" r="90"/><circle cx="700" cy="640" r="120"/><circle cx="1100" cy="860" r="110"/></g>',
  },
}
/** The width of pictures that are a thousand pixels high: it fills a tablet, has its words beside it, or below it. */
const widths = { cover: 1600, beside: 1333, whole: 2600 }
const people = [{ name: 'Tom', relation: 'your grandson' }]

test('words on and beside a picture have a contrast of 7:1, whatever it shows', async ({
  newContext,
  page,
}) => {
  test.slow()
  const { screen, show } = await givenPictures(page, newContext)
  for (const name of Object.keys(pictures))
    for (const [layout, width] of Object.entries(widths)) {
      const item = {
        picture: pictureOf(name, width),
        title: 'The first snow in our garden',
        people,
        yearsAgo: 3,
      }
      await show({ items: [madeUpItem(item)] }, '.top .picture-scene')
      await expect.poll(() => findUnreadable(screen), { message: `${name}, ${layout}` }).toEqual([])
    }
  await screen.unrouteAll({ behavior: 'wait' })
})

test('words of a note have it, over a picture and without one', async ({ newContext, page }) => {
  test.slow()
  const { screen, show } = await givenPictures(page, newContext)
  const card = { say: 'Alexa, read Heidi', link: null }
  const notes: Record<string, Partial<ScreenItem>> = {
    'a note': { kind: 'note', title: 'I bring your coat' },
    'a recommendation': { kind: 'content', title: 'Heidi', card },
  }
  for (const name of Object.keys(pictures))
    notes[`a note on ${name}`] = { kind: 'note', title: 'I bring your coat', picture: pictureOf(name, 1600) }
  for (const [message, item] of Object.entries(notes)) {
    await show({ items: [madeUpItem(item)] }, '.top .message-scene')
    await expect.poll(() => findUnreadable(screen), { message }).toEqual([])
  }
  await screen.unrouteAll({ behavior: 'wait' })
})

test('the day card has it, at each time of the day', async ({ newContext, page }) => {
  const { screen, show } = await givenPictures(page, newContext)
  for (const hour of [8, 14, 19, 23]) {
    const at = Date.UTC(2030, 8, 23, hour)
    const view = {
      now: new Date(at).toISOString(),
      timeZone: 'UTC',
      items: [],
      visits: madeUpVisits('Hairdresser', at),
    }
    await show({ ...view, quietHours: null }, '.top .things')
    if (hour === 23) await screen.mouse.click(5, 400)
    await expect.poll(() => findUnreadable(screen), { message: `at ${hour}` }).toEqual([])
  }
  await screen.unrouteAll({ behavior: 'wait' })
})

test('at night, when all of it is dimmed, words have it too, and nothing glows', async ({
  newContext,
  page,
}) => {
  test.slow()
  const { screen, show } = await givenPictures(page, newContext)
  const night = { now: '2030-09-23T23:30:00.000Z', timeZone: 'UTC', quietHours: null }
  const scenes: Record<string, Partial<ScreenView>> = {}
  for (const name of ['white', 'snow', 'night', 'screenshot'])
    for (const [layout, width] of Object.entries(widths))
      scenes[`${name}, ${layout}`] = {
        items: [
          madeUpItem({ picture: pictureOf(name, width), title: 'The first snow', people, yearsAgo: 3 }),
        ],
      }
  const card = { say: 'Alexa, read Heidi', link: null }
  scenes['a recommendation'] = { items: [madeUpItem({ kind: 'content', title: 'Heidi', card })] }
  const words = { kind: 'note', title: 'I bring your coat' } as const
  scenes['a note on snow'] = { items: [madeUpItem({ ...words, picture: pictureOf('snow', 1600) })] }
  scenes['a day'] = { items: [], visits: madeUpVisits('Hairdresser', Date.parse(night.now)) }
  scenes['a still board'] = { items: [madeUpItem(words)], look: 'board' }
  for (const [message, view] of Object.entries(scenes)) {
    await show({ ...night, ...view }, '.top .picture-scene, .top .message-scene, .top .things, .board')
    await expect(screen.locator('[data-dim]')).toHaveCount(1)
    await expect.poll(() => findUnreadable(screen), { message }).toEqual([])
    const { data } = await sharp(await screen.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.reduce((sum, value) => sum + value, 0) / data.length, message).toBeLessThan(105)
  }
  await show({ ...night, items: [madeUpItem(words)] }, '.top .answer.heart')
  await expect(screen.locator('.top .answer.heart')).toHaveCSS('background-color', 'rgb(20, 26, 25)')
  // In the quiet hours a touch brings the day, and no more light than at night.
  await show({ ...night, items: [], quietHours: { from: '21:00', until: '07:00' } }, '.dark-view')
  await screen.mouse.click(5, 400)
  await expect.poll(() => findUnreadable(screen), { message: 'in the quiet hours' }).toEqual([])
  await screen.unrouteAll({ behavior: 'wait' })
})

function pictureOf(name: string, width: number): NonNullable<ScreenItem['picture']> {
  return { url: `/api/screen/pictures/${name}-${width}`, width, height: 1000, thumbhash: '' }
}

async function givenPictures(page: Page, newContext: () => Promise<BrowserContext>) {
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  let changed: Partial<ScreenView> = {}
  await changeView(screen, () => changed)
  await screen.route('**/api/screen/pictures/*', async (route) => {
    const [, name = '', width = ''] = /(\w+)-(\d+)$/.exec(route.request().url()) ?? []
    await route.fulfill({ contentType: 'image/png', body: await draw(name, Number(width)) })
  })
  await screen.route('**/api/screen/deliveries/**', (route) => route.fulfill({ status: 404, json: {} }))
  await screen.setViewportSize({ width: 1280, height: 800 })
  return {
    screen,
    async show(next: Partial<ScreenView>, selector: string) {
      // By day: at night all of it is dimmed.
      changed = { now: '2030-09-23T14:00:00.000Z', timeZone: 'UTC', ...next }
      await screen.reload()
      await screen.locator(selector).first().waitFor()
      await waitUntilStill(screen)
    },
  }
}

/** As a PNG, so that white is white. */
function draw(name: string, width: number): Promise<Buffer> {
  const { top, bottom, shapes = '' } = pictures[name] ?? { top: '#fff', bottom: '#fff' }
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1000"><linearGradient id="g" x2="0" y2="1">${stops}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

type Line = { what: string; color: string; left: number; top: number; width: number; height: number }

/** The texts of the top scene of which too many pixels are too near to the letters' colour. */
async function findUnreadable(screen: Page): Promise<string[]> {
  const lines = await screen.evaluate(readLines)
  // Letters and their shadows are no ground.
  const hidden = await screen.addStyleTag({
    content:
      '* { color: transparent !important; text-shadow: none !important } svg { visibility: hidden !important }',
  })
  const image = await screen.screenshot()
  await hidden.evaluate((style) => style.parentNode?.removeChild(style))
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (lines.length === 0) return ['there are no words']
  return lines.flatMap(({ what, color, left, top, width, height }) => {
    const letters = luminance(color.match(/[\d.]+/g)?.map(Number) ?? [])
    const contrasts: number[] = []
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(info.height, top + height); y++) {
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(info.width, left + width); x++) {
        const at = (y * info.width + x) * 3
        const ground = luminance([...data.subarray(at, at + 3)])
        contrasts.push((Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05))
      }
    }
    contrasts.sort((one, other) => one - other)
    const worst = contrasts[Math.floor(contrasts.length * maxWorse)] ?? wanted
    return worst < wanted ? [`${what}: ${worst.toFixed(1)}`] : []
  })
}

/** By WCAG, of 0 to 255. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Runs in the page: each line of a text that is read from the chair, and its colour. */
function readLines(): Line[] {
  const selector =
    '.day-line, .title, .people, .from, .since, .years, .who span, .large, .clock, .date, .hello, .label, .say, .say span, .board-day, .board-clock, .board-date, .board-who'
  return [...document.querySelectorAll<HTMLElement>('.scene.top *, .dark-view *, .board *')]
    .filter((element) => element.matches(selector) && getComputedStyle(element).visibility === 'visible')
    .flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const clip = element.getBoundingClientRect()
      return [...range.getClientRects()]
        .filter(({ bottom, width }) => width > 1 && bottom <= clip.bottom + 8)
        .map(({ left, top, width, height }) => ({
          what: `${element.className} “${(element.textContent ?? '').slice(0, 20)}”`,
          color: getComputedStyle(element).color,
          left,
          top,
          width,
          height,
        }))
    })
}
