import { readFileSync } from 'node:fs'
import { languages } from '#contract/platform/languages.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { madeUpItem, madeUpVisits } from '../support/made-up-view.ts'
import { givenFamily, givenScreen } from '../support/person.ts'
import { type Picture, picture } from '../support/pictures.ts'
import { test } from '../support/server.ts'

// Each scene in each language with its longest words, at each size: `screenshots/room-language`.

const folder = process.env.SCREENSHOTS ?? 'screenshots/room-language'
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 800, height: 480 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]
const wide = { url: '/api/screen/pictures/wide', width: 1600, height: 1200, thumbhash: '' }
const tall = { ...wide, url: '/api/screen/pictures/tall', width: 1200, height: 1600 }
const ways: Record<string, Partial<ScreenView>> = {
  normal: {},
  largest: { textSize: 'largest' },
  'metres-1': { letters: { metres: 1, inches: 10, forWeakEyes: false } },
  'metres-4': { letters: { metres: 4, inches: 10, forWeakEyes: false } },
}
/** Long words of a family, as it may write them. */
const written = {
  caption: 'Geburtstagskaffeekränzchen with the great-grandchildren in the conservatory',
  note: 'Your blue coat is at the cleaner’s. I bring it on Monday, with the photographs of the anniversary.',
  people: [
    { name: 'Tom', relation: 'your grandson' },
    { name: 'Alexandra-Maria', relation: 'your great-granddaughter' },
  ],
}

test('the screen in each language, at each size', async ({ newContext, page }) => {
  test.setTimeout(1_200_000)
  await givenFamily(page, 'Anna')
  const screen = await givenScreen(page, await newContext({ serviceWorkers: 'block' }))
  let change: Partial<ScreenView> = {}
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
  })
  const files = {
    wide: bytesOf(await picture('gps/DSCN0010.jpg')),
    tall: bytesOf(await picture('orientation/portrait_1.jpg')),
  }
  await screen.route('**/api/screen/pictures/*', (route) =>
    route.fulfill({
      contentType: 'image/jpeg',
      body: route.request().url().endsWith('tall') ? files.tall : files.wide,
    }),
  )
  await screen.route('**/api/screen/deliveries/**', (route) => route.fulfill({ status: 404, json: {} }))

  const scenes: Record<string, Partial<ScreenView>> = {
    picture: { items: [madeUpItem({ picture: wide, title: written.caption, people: written.people })] },
    tall: { items: [madeUpItem({ picture: tall, title: written.caption, people: written.people })] },
    'this-day': {
      items: [madeUpItem({ picture: wide, title: 'The old house', yearsAgo: 3, takenOn: dayYearsAgo(3) })],
    },
    old: { items: [madeUpItem({ picture: wide, title: 'The sea', sentAt: '2026-03-01T09:00:00Z' })] },
    note: { items: [madeUpItem({ kind: 'note', title: written.note })] },
    'note-picture': { items: [madeUpItem({ kind: 'note', title: written.note, picture: wide })] },
    board: {
      look: 'board',
      items: [
        madeUpItem({ kind: 'note', title: written.note }),
        madeUpItem({ picture: wide, title: written.caption }),
      ],
      visits: madeUpVisits('Physiotherapy'),
    },
    visits: { items: [], visits: madeUpVisits('Physiotherapy in the health centre') },
    paused: { items: [], pausedUntil: new Date(Date.now() + 36_000_000).toISOString() },
  }
  const chosen = process.env.SCENES?.split(',')
  const chosenWays = process.env.WAYS?.split(',')
  for (const language of process.env.LANGUAGES?.split(',') ?? languages) {
    for (const [name, scene] of Object.entries(scenes)) {
      if (chosen && !chosen.includes(name)) continue
      for (const [way, set] of Object.entries(ways)) {
        if (chosenWays && !chosenWays.includes(way)) continue
        change = {
          language: language as ScreenView['language'],
          ...set,
          lovedOneName: 'Rosemarie',
          ...scene,
        }
        await screen.setViewportSize(sizes[0] ?? { width: 1280, height: 800 })
        await screen.reload()
        const selector =
          name === 'paused'
            ? '.dark-view'
            : name === 'visits'
              ? '.top .things'
              : name === 'board'
                ? '.board-picture:not(.waiting)'
                : '.top .foot-words, .top .message'
        await screen.locator(selector).first().waitFor({ timeout: 30_000 })
        if (name === 'note-picture') await screen.waitForTimeout(300)
        for (const size of sizes) {
          await screen.setViewportSize(size)
          await screen.waitForTimeout(120)
          await screen.screenshot({
            path: `${folder}/${name}-${way}-${size.width}-${language}.jpg`,
            type: 'jpeg',
            animations: 'disabled',
          })
        }
      }
    }
  }
})

function bytesOf(picture: Picture): Buffer {
  return typeof picture === 'string' ? readFileSync(picture) : picture.buffer
}

function dayYearsAgo(years: number): string {
  const [year = '', ...rest] = new Date().toISOString().slice(0, 10).split('-')
  return [Number(year) - years, ...rest].join('-')
}
