import type { Page } from '@playwright/test'
import { languageNames } from '#contract/platform/language-names.ts'
import { type Language, languages } from '#contract/platform/languages.ts'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { givenPicture } from '#server/testing/given/given-picture.ts'
import { isSweep } from '#server/testing/soak.ts'
import { dayInWords } from '#web/screen/room/language/time-words.ts'
import { loadWords } from '#web/screen/room/language/words.ts'
import { madeUpItem, madeUpVisits } from '../support/made-up-view.ts'
import { givenFamily, givenScreen } from '../support/person.ts'
import { expect, type NewContext, test } from '../support/server.ts'
import { steady, waitUntilStill } from '../support/stable.ts'
import { showing } from './showing.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 480, height: 480 },
]
/** Of a telephone, upright and on its side. */
const telephone = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]
const sizesOfText = (['normal', 'large', 'largest'] as const).map((textSize) => ({ textSize }))
const distances = [1, 2, 4].map((metres) => ({ letters: letters(metres) }))
/** `.ci/run` tries all languages, each at all sizes and from all distances. French has long words in many places. */
const texts: [Language, what: string, ways: Partial<ScreenView>[]][] = isSweep
  ? languages.flatMap((language): typeof texts => [
      [language, 'in each size', sizesOfText],
      [language, 'from far', distances],
    ])
  : [
      ['en', 'as usual', [{ textSize: 'normal' }]],
      ['de', 'in the largest size', [{ textSize: 'largest' }]],
      ['pl', 'in the largest size', [{ textSize: 'largest' }]],
      ['fr', 'from far', [{ letters: letters(4) }]],
    ]

const long =
  'Lunch by the sea with everybody: even the little ones ate their vegetables, and Tom tried an oyster for the very first time'
const people = [
  { name: 'Tom', relation: 'your grandson' },
  { name: 'Alexandra-Maria', relation: 'your granddaughter' },
]
const wide = { url: '/api/screen/pictures/wide', width: 1600, height: 1200, thumbhash: '' }
const tall = { ...wide, url: '/api/screen/pictures/tall', width: 900, height: 1200 }
const voice = { url: '/api/screen/voices/one', duration: 20_000 }
const card = {
  say: 'Alexa, read The Guernsey Literary and Potato Peel Pie Society',
  link: 'https://example.com',
}
const scenes: Record<string, Partial<ScreenItem>> = {
  picture: { picture: wide, title: 'The wisteria in our garden is blooming', people },
  'short caption': { picture: tall, title: 'The first snow' },
  'picture with a long caption': { picture: wide, title: Array(8).fill(long).join(' '), yearsAgo: 3 },
  'tall picture': { picture: tall, title: long, people },
  'longest German word': { picture: wide, title: 'Geburtstagskaffeekränzchen with the great-grandchildren' },
  'long word': { picture: wide, title: `https://example.com/${'garden'.repeat(20)}` },
  note: { kind: 'note', title: 'Your blue coat is at the cleaner’s. I bring it on Monday.', endsAt: null },
  'long note': { kind: 'note', title: Array(4).fill(long).join(' ') },
  voice: { kind: 'voice', voice, picture: wide, title: 'Sleep well, and dream of the sea' },
  'voice with many words': { kind: 'voice', voice, title: Array(4).fill(long).join(' ') },
  song: {
    kind: 'content',
    voice: { ...voice, duration: 192_000 },
    picture: wide,
    title: 'Morning has broken',
    card: { say: '', link: null },
  },
  'song with a long title': {
    kind: 'content',
    voice: { ...voice, duration: 402_000 },
    title: 'The Chorus of the Hebrew Slaves, sung by the Garden Lane Choir',
    card,
  },
  recommendation: { kind: 'content', title: 'The Guernsey Literary and Potato Peel Pie Society', card },
}

const onBoard = [
  'note',
  'long note',
  'voice',
  'recommendation',
  'picture with a long caption',
  'note',
] as const
const said = onBoard.map((name, index) => {
  const sender = {
    name: `Alexandra-Maria ${index}`,
    profileImageUrl: null,
    relation: 'your great-granddaughter',
  }
  return madeUpItem({ ...scenes[name], sender })
})

for (const [language, what, ways] of texts) {
  test(`every text fits in ${languageNames[language]}, ${what}: nothing leaves the screen, is cut, or lies on something else`, async ({
    newContext,
    page,
  }) => {
    test.slow()
    const { screen, show, change, at } = await givenRoom(page, newContext, language)
    for (const [name, view, selector] of views(at)) {
      await show(view, selector)
      await expect(screen.locator('html')).toHaveAttribute('lang', language)
      for (const way of ways) {
        await change(way)
        const { textSize = 'normal', letters } = way
        const far = letters ? `[data-letters="${letters.metres}"]` : ''
        await expect(screen.locator(`.stage[data-size="${textSize}"]${far}`)).toBeVisible()
        for (const size of letters ? sizes : [...sizes, ...telephone]) {
          await screen.setViewportSize(size)
          const read = () => screen.evaluate(findMisfits)
          const message = `${name}, ${textSize}${far}, ${size.width} × ${size.height}`
          await expect.poll(read, { message, intervals: [50, 100, 250] }).toEqual([])
        }
      }
    }
  })
}

test('answers are as large whatever the size of the screen was before', async ({ newContext, page }) => {
  const { screen, show } = await givenRoom(page, newContext, 'pl')
  const before = { width: 390, height: 844 }
  const small = { width: 480, height: 480 }
  await screen.setViewportSize(small)
  for (const textSize of ['normal', 'largest'] as const) {
    await show({ items: [madeUpItem(scenes['tall picture'] ?? {})], textSize }, '.top .picture-scene')
    await waitUntilStill(screen)
    const usual = await screen.evaluate(answerSizes)
    expect(Math.min(...usual)).toBeGreaterThan(15)
    await screen.setViewportSize(before)
    await expect.poll(() => screen.evaluate(answerSizes)).not.toEqual(usual)
    await screen.setViewportSize(small)
    await waitUntilStill(screen)
    expect(await screen.evaluate(answerSizes)).toEqual(usual)
  }
  await screen.unrouteAll({ behavior: 'wait' })
})

test('on a still board the picture is larger than its caption, also from far', async ({
  newContext,
  page,
}) => {
  const { screen, show } = await givenRoom(page, newContext, 'en')
  const times = { sentAt: '2030-09-25T09:00:00.000Z', shownAt: '2030-09-25T09:00:00.000Z' }
  const items = ['note', 'picture'].map((name) => madeUpItem({ ...scenes[name], ...times }))
  await show({ look: 'board', items, letters: letters(2) }, '.board-picture:not(.waiting)')
  for (const size of [{ width: 800, height: 480 }, ...sizes.slice(0, 2)]) {
    await screen.setViewportSize(size)
    const larger = async () => {
      const picture = await screen.locator('.board-picture canvas').last().boundingBox()
      const caption = await screen.locator('.board-picture figcaption').boundingBox()
      return (picture?.height ?? 0) - (caption?.height ?? 0)
    }
    await expect.poll(larger, { message: `${size.width} × ${size.height}` }).toBeGreaterThan(0)
  }
  await screen.unrouteAll({ behavior: 'wait' })
})

test('on a small square screen the picture has a third of the height', async ({ newContext, page }) => {
  const { screen, show } = await givenRoom(page, newContext, 'pl')
  await screen.setViewportSize({ width: 480, height: 480 })
  await show({ items: [madeUpItem({ picture: wide, title: long })] }, '.top .picture-scene')
  const height = () => screen.locator('.top .picture').evaluate((one) => one.getBoundingClientRect().height)
  await expect.poll(height).toBeGreaterThan(160)
  await screen.unrouteAll({ behavior: 'wait' })
})

test('beside a tall picture on a small telephone a long caption can be read', async ({
  newContext,
  page,
}) => {
  const { screen, show } = await givenRoom(page, newContext, 'de')
  await screen.setViewportSize({ width: 480, height: 320 })
  await show({ items: [madeUpItem(scenes['tall picture'] ?? {})] }, '.top .picture-scene')
  await expect.poll(() => screen.evaluate(findMisfits)).toEqual([])
  const size = () => screen.locator('.top .title').evaluate((title) => getComputedStyle(title).fontSize)
  await expect.poll(async () => Number.parseFloat(await size())).toBeGreaterThan(13)
  await screen.unrouteAll({ behavior: 'wait' })
})

/** Runs in the page: how large the letters of the answers are, in CSS pixels. */
function answerSizes(): number[] {
  return [...document.querySelectorAll('.top .answers .answer')].map((answer) =>
    Number.parseFloat(getComputedStyle(answer).fontSize),
  )
}

/** A screen that speaks the language, on the day `at` with the longest name. `show` changes its view. */
async function givenRoom(page: Page, newContext: NewContext, language: Language) {
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  const { show, change } = await showing(screen, await pictures())
  const at = await longestDay(language)
  const now = new Date(at).toISOString()
  return {
    ...{ screen, change, at },
    show: (view: Partial<ScreenView>, selector: string) => show({ language, now, ...view }, selector),
  }
}

async function pictures(): Promise<Map<string, Buffer>> {
  return new Map([
    ['wide', await givenPicture({ width: 800, height: 600 })],
    ['tall', await givenPicture({ width: 450, height: 600 })],
  ])
}

function letters(metres: number, inches = 10): NonNullable<ScreenView['letters']> {
  return { metres, inches, forWeakEyes: false }
}

/** What is read from the chair, in each scene. */
const read: [scene: string, selectors: string[]][] = [
  // Its title may give way to the people.
  ['picture', ['.day-line', '.people', '.from']],
  ['short caption', ['.day-line', '.title', '.from']],
  ['note', ['.day-line', '.who', '.large', '.from']],
  ['day', ['.large', '.clock', '.date', '.hello', '.label', '.title']],
  ['board', ['.board-day', '.board-clock', '.board-who', '.title', '.board-things strong', 'figcaption']],
]

for (const language of isSweep ? languages : (['de'] as const)) {
  test(`letters are larger the farther away she sits, in ${languageNames[language]}`, async ({
    newContext,
    page,
  }) => {
    test.slow()
    const { screen, show, change, at } = await givenRoom(page, newContext, language)
    for (const [name, selectors] of read) {
      const [, view, selector] = views(at).find(([scene]) => scene === name) ?? []
      await show({ ...view }, selector ?? '')
      await expect(screen.locator('html')).toHaveAttribute('lang', language)
      for (const size of [sizes[0], sizes[1], sizes[4]]) {
        if (!size) continue
        await screen.setViewportSize(size)
        let before = selectors.map(() => 0)
        for (const distance of [0, 1, 4]) {
          await change({ letters: distance > 0 ? letters(distance) : undefined })
          await expect(screen.locator('.stage[data-letters]')).toHaveCount(distance > 0 ? 1 : 0)
          if (distance > 0) await expect(screen.locator(`[data-letters="${distance}"]`)).toBeVisible()
          const message = `${name}, ${distance} m, ${size.width} × ${size.height}`
          const shrunk = async () => {
            const heights = await screen.evaluate(capitals, selectors)
            return selectors.filter((_, index) => (heights[index] ?? 0) < (before[index] ?? 0) - 0.6)
          }
          await expect.poll(shrunk, { message }).toEqual([])
          await waitUntilStill(screen)
          before = await screen.evaluate(capitals, selectors)
        }
      }
    }
    await screen.unrouteAll({ behavior: 'wait' })
  })

  test(`on a screen of 24 inches capitals have a 200th of two metres, in ${languageNames[language]}`, async ({
    newContext,
    page,
  }) => {
    const { screen, show, at } = await givenRoom(page, newContext, language)
    await screen.setViewportSize({ width: 1920, height: 1080 })
    const millimetre = Math.hypot(1920, 1080) / 24 / 25.4
    for (const [name, selectors] of read.slice(1, 4)) {
      const [, view, selector] = views(at).find(([scene]) => scene === name) ?? []
      await show({ ...view, letters: letters(2, 24) }, selector ?? '')
      const tooSmall = async () => {
        const heights = await screen.evaluate(capitals, selectors)
        return selectors.filter((_, index) => (heights[index] ?? 0) < 10 * millimetre - 0.6)
      }
      await expect.poll(tooSmall, { message: name }).toEqual([])
    }
    // A read of the view that is under way would fail when the page is closed.
    await screen.unrouteAll({ behavior: 'wait' })
  })
}

/** What is read in each scene; what a larger text size may leave out, too. */
const sized: typeof read = [
  ...read,
  ['long note', ['.who', '.large']],
  ['recommendation', ['.who', '.large', '.say']],
  ['tall picture', ['.day-line', '.title', '.people', '.from']],
  ['voice with many words', ['.large', '.voice-about', '.voice-title']],
  ['day without things', ['.large', '.clock', '.date', '.hello']],
]
/** What these hold has all their room at the normal size already, and so has a note on a phone. */
const full = ['picture', 'tall picture', 'recommendation']
/** Letters that the distance has made larger leave little to the text size: two languages with long words tell. */
const fromFar: Language[] = ['de', 'fr']

for (const language of isSweep ? languages : (['de', 'es'] as const))
  for (const distance of isSweep && fromFar.includes(language) ? [undefined, letters(2)] : [undefined])
    test(`a larger text size is larger${distance ? ' from far' : ''}, in ${languageNames[language]}`, async ({
      newContext,
      page,
    }) => {
      test.setTimeout(isSweep ? 900_000 : 270_000)
      const { screen, show, change, at } = await givenRoom(page, newContext, language)
      for (const [name, selectors] of sized) {
        const [, view, selector] = views(at).find(([scene]) => scene === name) ?? []
        await show({ ...view, letters: distance }, selector ?? '')
        await expect(screen.locator('html')).toHaveAttribute('lang', language)
        for (const size of isSweep ? sizes : sizes.slice(0, 2)) {
          await screen.setViewportSize(size)
          // The page hears of it with its next frame.
          await waitUntilStill(screen)
          const scene = `${name}, ${size.width} × ${size.height}`
          let before: number[] = []
          let normal: number[] = []
          for (const { textSize } of sizesOfText) {
            await change({ textSize })
            await expect(screen.locator(`.stage[data-size="${textSize}"]`)).toBeVisible()
            const shrunk = async () => {
              const heights = await screen.evaluate(capitals, selectors)
              return selectors.filter((_, index) => (heights[index] ?? 0) < (before[index] ?? 0) - 0.6)
            }
            await expect.poll(shrunk, { message: `${scene}, ${textSize}` }).toEqual([])
            before = await steady(() => screen.evaluate(capitals, selectors))
            if (textSize === 'normal') normal = before
          }
          const message = `${scene}: ${normal.map(Math.round)}, then ${before.map(Math.round)}`
          // What is left out is infinitely large.
          const isThere = before.map(Number.isFinite)
          const sum = (heights: number[]) =>
            heights.filter((_, index) => isThere[index]).reduce((a, b) => a + b)
          // Letters that are as large as the distance asks for may have all the room.
          if (!distance && !full.includes(name) && !(name === 'note' && size.width < 480))
            expect(sum(before), message).toBeGreaterThan(sum(normal) * 1.05)
        }
      }
      await screen.unrouteAll({ behavior: 'wait' })
    })

/** Runs in the page: the height of a capital in CSS pixels, of the smallest letters of each selector; infinity if none is seen. */
function capitals(selectors: string[]): number[] {
  const canvas = document.createElement('canvas').getContext('2d')
  return selectors.map((selector) => {
    const all = [...document.querySelectorAll(`.scene.top ${selector}, .board ${selector}`)].filter(
      (element) => element.getClientRects().length > 0,
    )
    const heights = all.map((element) => {
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(element)
      if (!canvas) return 0
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return canvas.measureText('H').actualBoundingBoxAscent
    })
    return Math.min(...heights)
  })
}

/** In a week of September, whose dates are long, an instant of the part of a day with the longest name. */
async function longestDay(language: Language): Promise<number> {
  const words = await loadWords(language)
  const named = [9, 14, 19].flatMap((hour) =>
    [23, 24, 25, 26, 27, 28, 29].map((day) => {
      const at = Date.UTC(2030, 8, day, hour)
      return { at, length: dayInWords(at, 'Europe/Berlin', words).length }
    }),
  )
  return named.reduce((longest, one) => (one.length > longest.length ? one : longest)).at
}

/** What the screen shows at that time, and how it is known to be there. */
function views(at: number): [name: string, view: Partial<ScreenView>, selector: string][] {
  const day = { lovedOneName: 'Rosemarie', items: [] }
  const times = { sentAt: new Date(at).toISOString(), shownAt: new Date(at).toISOString() }
  const visits = madeUpVisits('Hairdresser', at)
  return [
    ...Object.entries(scenes).map(([name, change]): [string, Partial<ScreenView>, string] => [
      name,
      { items: [madeUpItem({ ...times, ...change })] },
      '.top .picture-scene, .top .message-scene',
    ]),
    ['day', { ...day, visits }, '.top .things'],
    ['day without things', { ...day, visits: [] }, '.top .alone'],
    [
      'board',
      { look: 'board', items: said.map((item) => ({ ...item, ...times })), visits },
      '.board-picture:not(.waiting)',
    ],
  ]
}

test('a 4:3 picture has two thirds of a tablet and of a television, and no word lies on it', async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  const { show } = await showing(screen, await pictures())
  await show({ items: [madeUpItem({ picture: wide, title: 'The garden' })] }, '.top .picture-scene')
  for (const size of [sizes[0], sizes[2]]) {
    if (!size) continue
    await screen.setViewportSize(size)
    const part = async () => {
      const box = await screen.locator('.top .picture').boundingBox()
      return ((box?.width ?? 0) * (box?.height ?? 0)) / (size.width * size.height)
    }
    // The picture takes its place a moment after the screen has its size.
    await expect.poll(part).toBeGreaterThanOrEqual(0.66)
    await expect.poll(part).toBeLessThanOrEqual(0.8)
  }
})

test('no word lies on a picture that does not fill the screen, and no arrow on a note', async ({
  newContext,
  page,
}) => {
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  const { show } = await showing(screen, await pictures())
  for (const picture of [wide, tall]) {
    const title = Array(8).fill(long).join(' ')
    await show(
      { items: [madeUpItem({ picture, title, people })], textSize: 'largest' },
      '.top .picture-scene',
    )
    for (const size of sizes) {
      await screen.setViewportSize(size)
      const message = `${picture.url}, ${size.width} × ${size.height}`
      await expect.poll(() => screen.evaluate(findWordsOnPicture), { message }).toEqual([])
    }
  }
  for (const size of sizes.slice(3, 5)) {
    await screen.setViewportSize(size)
    await show({ items: [madeUpItem(scenes['long note'] ?? {})], textSize: 'largest' }, '.top .message-scene')
    // They have their places while they are not to be seen, too.
    await screen.locator('.moves.among-words .arrow.older').waitFor({ state: 'attached' })
    await expect.poll(() => screen.evaluate(findOnWords)).toEqual([])
  }
})

test('after a touch there are at most five things, and none lies on what is read', async ({
  newContext,
  page,
}) => {
  test.slow()
  const { screen, show, at } = await givenRoom(page, newContext, 'en')
  const named = [
    'picture',
    'tall picture',
    'note',
    'long note',
    'recommendation',
    'day',
    'day without things',
    'board',
  ]
  const clip = madeUpItem({ kind: 'clip', picture: wide, title: 'The roses are out' })
  const some = views(at).filter(([name]) => named.includes(name))
  some.push(['clip', { items: [clip] }, '.top .picture-scene'])
  for (const [name, view, selector] of some) {
    await show({ ...view, life: { hour: '10:00', askedAt: null, isRead: true, stopAskedAt: null } }, selector)
    for (const size of sizes) {
      await screen.setViewportSize(size)
      const message = `${name}, ${size.width} × ${size.height}`
      await expect(async () => {
        await screen.keyboard.press('Shift')
        await expect(screen.getByRole('button', { name: 'More', exact: true })).toBeVisible({ timeout: 500 })
        expect(await screen.evaluate(findThings), message).toEqual([])
      }).toPass({ timeout: 20_000 })
    }
  }
  await screen.unrouteAll({ behavior: 'wait' })
})

test('the ring around what a remote control has chosen is whole', async ({ newContext, page }) => {
  const { screen, show, at } = await givenRoom(page, newContext, 'de')
  for (const [name, view, selector] of views(at)) {
    if (!['picture', 'tall picture', 'note', 'board'].includes(name)) continue
    await show(view, selector)
    for (const size of sizes) {
      await screen.setViewportSize(size)
      // A key, so that the browser draws rings.
      await screen.keyboard.press('Shift')
      const message = `${name}, ${size.width} × ${size.height}`
      await expect.poll(() => screen.evaluate(findCutRings), { message }).toEqual([])
    }
  }
  await screen.unrouteAll({ behavior: 'wait' })
})

/** Runs in the page: the buttons that can be chosen, and whose ring is cut by what is around them. */
function findCutRings(): string[] {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>('.scene.top button, .help button, .board button'),
  ]
  return buttons
    .filter(
      (button) => button.getClientRects().length > 0 && getComputedStyle(button).visibility === 'visible',
    )
    .filter((button) => {
      button.focus()
      if (!button.matches(':focus-visible')) return true
      const { outlineOffset, outlineWidth } = getComputedStyle(button)
      const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1
      const ring = button.getBoundingClientRect()
      let around: Element | null = button.parentElement
      for (; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const box = around.getBoundingClientRect()
        if (ring.left - out < box.left || ring.right + out > box.right) return true
        if (ring.top - out < box.top || ring.bottom + out > box.bottom) return true
      }
      return false
    })
    .map(({ className, textContent }) => `${className} “${textContent?.slice(0, 20)}”`)
}

test('while a call stands, what a picture shows can be read, and no answer is under the card', async ({
  newContext,
  page,
}) => {
  const { screen, show, at } = await givenRoom(page, newContext, 'nl')
  const askedAt = new Date(at).toISOString()
  const call = { callId: 'one', askedAt, taken: null, cannot: 'Ben', asking: ['Anna'], againAt: askedAt }
  const items = [madeUpItem({ picture: wide, title: 'De eerste sneeuw' })]
  await show({ call, items, letters: letters(2) }, '.call-card')
  for (const size of sizes) {
    if (size.width < 480) continue
    await screen.setViewportSize(size)
    const message = `${size.width} × ${size.height}`
    await expect.poll(() => screen.evaluate(findUnderCard), { message }).toEqual([])
  }
  await screen.unrouteAll({ behavior: 'wait' })
})

for (const language of isSweep ? languages : (['de'] as const))
  test(`nothing of a picture, a note or an answer is under the card of a call, in ${languageNames[language]}`, async ({
    newContext,
    page,
  }) => {
    test.slow()
    const { screen, show, change, at } = await givenRoom(page, newContext, language)
    const askedAt = new Date(at).toISOString()
    const later = new Date(at + 3_600_000).toISOString()
    const told = { callId: 'one', askedAt, taken: null, cannot: null, asking: ['Anna'], againAt: later }
    const calls = {
      asked: told,
      taken: { ...told, taken: { name: 'Ben', at: askedAt } },
      'may be asked again': { ...told, cannot: 'Ben', asking: ['Anna', 'Leo'], againAt: askedAt },
    }
    const shown = {
      'a picture': { picture: wide },
      'a tall picture': { picture: tall },
      'a picture that fills the screen else': { picture: { ...wide, width: 1600, height: 1000 } },
      'a note': scenes.note,
    }
    for (const [name, item] of Object.entries(shown)) {
      const items = [madeUpItem({ title: 'Der erste Schnee', ...item, sentAt: askedAt, shownAt: askedAt })]
      await show({ call: told, items }, '.call-card')
      await screen.locator('.top .picture-scene, .top .message-scene').waitFor()
      for (const [state, call] of Object.entries(calls)) {
        await change({ call })
        await expect(screen.locator('.call-card.taken')).toHaveCount(state === 'taken' ? 1 : 0)
        await expect(screen.locator('.call-buttons .answer')).toHaveCount(
          state === 'may be asked again' ? 2 : 1,
        )
        for (const size of [...sizes, { width: 800, height: 480 }, ...telephone]) {
          await screen.setViewportSize(size)
          const message = `${name}, ${state}, ${size.width} × ${size.height}`
          await expect.poll(() => screen.evaluate(findCovered), { message }).toEqual([])
        }
      }
    }
    await screen.unrouteAll({ behavior: 'wait' })
  })

/** Runs in the page: what lies under the card of a call, or how that leaves the screen. */
function findCovered(): string[] {
  const card = document.querySelector('.call-card')?.getBoundingClientRect()
  if (!card) return ['there is no card']
  const found =
    Math.min(card.left, card.top) < 0 || card.right > innerWidth || card.bottom > innerHeight
      ? ['the card leaves the screen']
      : []
  const things = document.querySelectorAll(
    '.top .picture-scene .picture, .top .title, .top .large, .top .who, .top .answers .answer, .top .day-line',
  )
  for (const thing of things) {
    if (getComputedStyle(thing).visibility === 'hidden') continue
    const range = document.createRange()
    range.selectNodeContents(thing)
    const isText = thing.matches('.title, .large, .who, .day-line')
    const box = isText ? range.getBoundingClientRect() : thing.getBoundingClientRect()
    const width = Math.min(card.right, box.right) - Math.max(card.left, box.left)
    const height = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top)
    if (width > 2 && height > 2) found.push(`${thing.className} is under the card`)
  }
  return found
}

test('a call that she asks for without a network has the same room', async ({ newContext, page }) => {
  const { screen, show } = await givenRoom(page, newContext, 'nl')
  await screen.setViewportSize({ width: 820, height: 1180 })
  await show({ items: [madeUpItem({ picture: wide, title: 'De eerste sneeuw' })] }, '.top .picture-scene')
  await screen.route('**', (route) => route.abort())
  const height = () => screen.locator('.top .foot').evaluate((foot) => foot.getBoundingClientRect().height)
  const usual = await height()
  await screen.locator('.help > .answer').click()
  await screen.locator('.call-card').waitFor()
  await expect.poll(height).toBeGreaterThan(usual)
  await screen.unrouteAll({ behavior: 'wait' })
})

test('beside the number to call without a network, a picture can be read from two metres', async ({
  newContext,
  page,
}) => {
  const { screen, show } = await givenRoom(page, newContext, 'en')
  await screen.setViewportSize({ width: 1280, height: 800 })
  const title = 'My first long ride on the red bicycle. You held the saddle.'
  const items = [madeUpItem({ picture: wide, title, people: people.slice(0, 1) })]
  await show({ items, letters: letters(2), helpPhone: '+44 20 7946 0090' }, '.top .picture-scene')
  await screen.route('**', (route) => route.abort())
  await screen.locator('.help > .answer').click()
  await expect(screen.locator('.call-card')).toContainText('+44', { timeout: 20_000 })
  await expect.poll(() => screen.evaluate(findUnderCard)).toEqual([])
  const size = () => screen.locator('.top .title').evaluate((title) => getComputedStyle(title).fontSize)
  await expect.poll(async () => Number.parseFloat(await size())).toBeGreaterThan(30)
  await screen.unrouteAll({ behavior: 'wait' })
})

/** Runs in the page: what cannot be read, and what lies under the card of the call. */
function findUnderCard(): string[] {
  const title = document.querySelector('.top .title')
  // A small square screen has room for the picture and the card alone.
  if (title && getComputedStyle(title).visibility === 'hidden') return innerHeight > 560 ? ['hidden'] : []
  const card = document.querySelector('.call-card')?.getBoundingClientRect()
  if (!title || !card) return ['they are not there']
  const answers = [...document.querySelectorAll('.top .answers .answer')].filter(
    (answer) =>
      answer.getBoundingClientRect().bottom > card.top + 2 &&
      answer.getBoundingClientRect().right > card.left,
  )
  const size = Number.parseFloat(getComputedStyle(title).fontSize)
  return [...(size < 18 ? [`a caption of ${size} px`] : []), ...answers.map(({ className }) => className)]
}

test('a text that is too long is read page by page, by whole lines', async ({ newContext, page }) => {
  await givenFamily(page)
  const screen = await givenScreen(page, await newContext())
  const { show } = await showing(screen, await pictures())
  await show({ items: [madeUpItem(scenes['picture with a long caption'] ?? {})] }, '.top .picture-scene')
  await screen.getByRole('button', { name: 'Read it all' }).click()
  const text = screen.locator('.long-text .title')
  const lines = () =>
    text.evaluate((element) => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight)
      return { height: element.clientHeight % line, top: Math.round(element.scrollTop) % line }
    })
  expect(await lines()).toEqual({ height: 0, top: 0 })
  const onward = screen.getByRole('button', { name: 'Read on' })
  while (await onward.isEnabled()) {
    const before = await text.evaluate(({ scrollTop }) => scrollTop)
    await onward.click()
    await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before)
    await text.evaluate(untilScrolled)
    await expect.poll(lines).toEqual({ height: 0, top: 0 })
  }
  await screen.getByRole('button', { name: 'Show less' }).click()
  await expect(screen.getByRole('button', { name: 'I love it' })).toBeVisible()
})

/** Runs in the page. Scrolling is smooth. */
function untilScrolled(element: Element): Promise<void> {
  return new Promise((resolve) => {
    let last = -1
    function look() {
      if (element.scrollTop === last) return resolve()
      last = element.scrollTop
      requestAnimationFrame(() => requestAnimationFrame(look))
    }
    look()
  })
}

/** Runs in the page: which words and answers lie on a picture that does not fill the screen. */
function findWordsOnPicture(): string[] {
  const picture = document.querySelector('.top .picture-scene:not(.cover) .picture')?.getBoundingClientRect()
  if (!picture) return []
  return [...document.querySelectorAll('.top .caption, .top .answers, .top .answer')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const width = Math.min(picture.right, box.right) - Math.max(picture.left, box.left)
      return width > 1 && Math.min(picture.bottom, box.bottom) - Math.max(picture.top, box.top) > 1
    })
    .map(({ className }) => className)
}

/** Runs in the page: which arrows, and buttons of the panels, lie on the words of a note. */
function findOnWords(): string[] {
  const words = [...document.querySelectorAll('.top .message-words > *, .top .caption')]
  const boxes = words.map((element) => element.getBoundingClientRect())
  return [...document.querySelectorAll('.moves button')]
    .filter((button) => {
      const one = button.getBoundingClientRect()
      return boxes.some(
        (box) =>
          Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 &&
          Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 1,
      )
    })
    .map(({ className }) => className)
}

/** Runs in the page: what is too much, and where the button that a touch brings lies on what is read. */
function findThings(): string[] {
  const isSeen = (element: Element) =>
    !element.closest('.scene:not(.top)') &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible'
  // Two arrows are one thing. What belongs to a text is there without a touch.
  const things = [
    ...document.querySelectorAll('button:not(.older):not(.tool):not(.board-words button)'),
  ].filter(isSeen)
  const found = things.length > 5 ? things.map(({ textContent, className }) => textContent || className) : []
  const more = document.querySelector('.more')?.getBoundingClientRect()
  const read =
    '.day-line, .title, .people, .from, .large, .clock, .date, .hello, .who, .say, .answer:not(.more), .arrow'
  for (const element of document.querySelectorAll(
    `${read}, .board-day, .board-clock, .board-who, figcaption`,
  )) {
    if (!more || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = element.matches('button, figcaption, .clamped, .say')
      ? element.getBoundingClientRect()
      : range.getBoundingClientRect()
    const width = Math.min(more.right, box.right) - Math.max(more.left, box.left)
    if (width > 2 && Math.min(more.bottom, box.bottom) - Math.max(more.top, box.top) > 2)
      found.push(`“More” lies on ${element.className}`)
  }
  return found
}

/** Runs in the page: what leaves the screen, is cut by its box, or lies on something else. */
function findMisfits(): string[] {
  const selector =
    '.day-line, .title, .people, .from, .years, .large, .clock, .date, .hello, .next, .label, .say, .who, button, ' +
    '.board-day, .board-clock, .board-date, .board-things span, .board-things strong, .board-who, figcaption span'
  const seen = [...document.querySelectorAll<HTMLElement>('.scene.top *, .board *')].filter(
    // A small screen leaves out since when a message is here.
    (element) =>
      element.matches(selector) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  )
  const boxes = seen.map((element) => ({ element, box: boxOf(element) }))
  const found: string[] = []
  if (boxes.length === 0) found.push('nothing is shown')
  for (const { element, box } of boxes) {
    const name = `${element.className} “${(element.textContent ?? '').slice(0, 30)}”`
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${name} leaves the screen`)
    if (element.matches('.clamped') && element.scrollWidth > element.clientWidth + 2)
      found.push(`${name} has a word that is cut`)
    // Where a line is broken a dot would stand at its beginning: the styles set it (.dotted).
    if (element.matches('.day-line, .from, .board-who') && element.textContent?.includes('·'))
      found.push(`${name} has a dot of its own`)
    if (element.matches('.large.clamped') && !hidesLines(element) && linesOf(element).bottom > box.bottom + 1)
      found.push(`${name} has letters that are cut below`)
    if (element.matches('button') && element.scrollWidth > element.clientWidth + 2)
      found.push(`${name} is too narrow for its words`)
    const around = element.closest('.fits')?.getBoundingClientRect()
    if (
      around &&
      (box.bottom > around.bottom + 5 || box.top < around.top - 5 || box.right > around.right + 3)
    )
      found.push(`${name} is cut`)
    for (const other of boxes) {
      if (other.element === element || other.element.contains(element) || element.contains(other.element))
        continue
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (width > 2 && height > 5) found.push(`${name} lies on ${other.element.className}`)
    }
  }
  // The styles clip them, and an inline box by its first line.
  for (const element of document.querySelectorAll('.scene.top .dotted, .board .dotted'))
    if (getComputedStyle(element).display === 'inline') found.push(`${element.textContent} is clipped`)
  const isRest = seen.some((element) => element.matches('.tools .answer'))
  if (isRest && ![...document.querySelectorAll<HTMLElement>('.scene.top .clamped')].some(hidesLines))
    found.push('there is no rest to read')
  return found

  function hidesLines({ scrollHeight, clientHeight }: HTMLElement): boolean {
    return scrollHeight > clientHeight + 12
  }

  /** Of a text its lines, without its padding. */
  function boxOf(element: HTMLElement): DOMRect {
    if (element.matches('button, .clamped, .say')) return element.getBoundingClientRect()
    return linesOf(element)
  }

  function linesOf(element: HTMLElement): DOMRect {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
}
