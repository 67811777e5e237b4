import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Language, languages } from '#contract/platform/languages.ts'
import type { ScreenCall, ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { showing } from '../screen/showing.ts'
import { madeUpItem, madeUpVisits } from '../support/made-up-view.ts'
import { givenFamily, givenScreen } from '../support/person.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

// What somebody looks at before a release: what stands in the room, at each size, in each language and from each distance, a
// JPEG for each. The photos are the demo's.

const folder = 'screenshots/review'
/** With the inches that such a screen has. */
const sizes = [
  { width: 480, height: 480, inches: 5 },
  { width: 800, height: 480, inches: 7 },
  { width: 1024, height: 600, inches: 10 },
  { width: 1280, height: 800, inches: 10 },
  { width: 1920, height: 1080, inches: 32 },
  { width: 800, height: 1280, inches: 10 },
]
const distances = [1, 2, 4]

type Captions = [short: string, usual: string, long: string]

/** A word, a sentence, and one that is too long, as a family writes them. */
const captions: { en: Captions } & Partial<Record<Language, Captions>> = {
  en: [
    'The first snow',
    'The wisteria in our garden is blooming',
    'Lunch by the sea with everybody: even the little ones ate their vegetables, and Tom tried an oyster',
  ],
  de: [
    'Der erste Schnee',
    'Geburtstagskaffeekränzchen mit den Urenkeln',
    'Mittagessen am Meer mit allen: sogar die Kleinen haben ihr Gemüse gegessen, und Tom hat eine Auster probiert',
  ],
  es: [
    'La primera nieve',
    'La glicinia de nuestro jardín está en flor',
    'Comida junto al mar con todos: hasta los pequeños comieron la verdura, y Tom probó una ostra por primera vez',
  ],
  fr: [
    'La première neige',
    'La glycine de notre jardin est en fleurs',
    'Déjeuner au bord de la mer avec tout le monde : même les petits ont mangé leurs légumes, et Tom a goûté une huître',
  ],
  it: [
    'La prima neve',
    'Il glicine del nostro giardino è in fiore',
    'Pranzo in riva al mare con tutti: anche i piccoli hanno mangiato la verdura, e Tom ha assaggiato un’ostrica',
  ],
  pt: [
    'A primeira neve',
    'A glicínia do nosso jardim está florida',
    'Almoço à beira-mar com todos: até os pequenos comeram os legumes, e o Tom provou uma ostra pela primeira vez',
  ],
  nl: [
    'De eerste sneeuw',
    'De blauweregen in onze achtertuin staat in bloei',
    'Lunch aan zee met iedereen: zelfs de kleintjes aten hun groente, en Tom proefde voor het eerst een oester',
  ],
  pl: [
    'Pierwszy śnieg',
    'Glicynia w naszym ogródku przepięknie kwitnie',
    'Obiad nad morzem ze wszystkimi: nawet maluchy zjadły warzywa, a Tom po raz pierwszy spróbował ostrygi',
  ],
}

/** The shapes: as the screen, 4:3, upright. */
const pictures = {
  birthday: [1280, 800],
  'frozen-lake': [1280, 960],
  snowman: [720, 960],
  beach: [1280, 960],
} as const

for (const language of languages) {
  test(`the room in ${language}, at each size and from each distance`, async ({ newContext, page }) => {
    test.setTimeout(900_000)
    await givenFamily(page, 'Mia')
    const screen = await givenScreen(page, await newContext())
    const { show, change } = await showing(screen, await readPictures())
    for (const [name, view, selector] of scenesIn(language)) {
      await show({ language, ...view }, selector)
      for (const metres of distances)
        for (const { inches, ...size } of sizes) {
          await screen.setViewportSize(size)
          await change({ letters: { metres, inches, forWeakEyes: false } })
          await screen.locator(`[data-letters="${metres}"]`).first().waitFor()
          await waitUntilStill(screen)
          const path = `${folder}/${size.width}x${size.height}/${metres}m/${name}-${language}.jpg`
          await screen.screenshot({ path, type: 'jpeg', quality: 70 })
        }
    }
    await screen.unrouteAll({ behavior: 'wait' })
  })
}

function scenesIn(language: Language): [name: string, view: Partial<ScreenView>, selector: string][] {
  const at = Date.UTC(2030, 8, 25, 14)
  const now = new Date(at).toISOString()
  const ago = (minutes: number) => new Date(at - minutes * 60_000).toISOString()
  const times = { sentAt: ago(300), shownAt: ago(200) }
  const [short, usual, long] = captions[language] ?? captions.en
  const item = (change: Partial<ScreenItem>) => madeUpItem({ ...times, ...change })
  const people = [
    { name: 'Tom', relation: null },
    { name: 'Alexandra-Maria', relation: null },
  ]
  const call: ScreenCall = {
    callId: 'one',
    askedAt: ago(9),
    taken: null,
    cannot: 'Ben Hartley',
    asking: ['Anna Hartley'],
    againAt: ago(-1),
  }
  const card = { say: 'Alexa, read Pride and Prejudice', link: null }
  const note = item({ kind: 'note', title: long, endsAt: null })
  const book = item({ kind: 'content', title: 'The Guernsey Literary and Potato Peel Pie Society', card })
  const cover = item({ picture: pictureOf('birthday'), title: usual, people })
  const beach = item({ picture: pictureOf('beach'), title: long, yearsAgo: 3 })
  const visits = madeUpVisits('Hairdresser', at)
  const ofPicture = '.top .picture-scene'
  return [
    ['1-cover', { now, items: [cover] }, ofPicture],
    ['2-wide', { now, items: [beach] }, ofPicture],
    ['3-tall', { now, items: [item({ picture: pictureOf('snowman'), title: short })] }, ofPicture],
    ['4-call', { now, call, items: [item({ picture: pictureOf('frozen-lake'), title: short })] }, ofPicture],
    ['5-note', { now, items: [note] }, '.top .message-scene'],
    ['6-book', { now, items: [book] }, '.top .message-scene'],
    ['7-day', { now, items: [], visits, lovedOneName: 'Rose' }, '.top .things'],
    ['8-board', { now, look: 'board', items: [note, book, cover], visits }, '.board-picture:not(.waiting)'],
  ]
}

function pictureOf(name: keyof typeof pictures): NonNullable<ScreenItem['picture']> {
  const [width, height] = pictures[name]
  return { url: `/api/screen/pictures/${name}`, width, height, thumbhash: '' }
}

/** The demo's photos, in the shapes. */
async function readPictures(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [name, [width, height]] of Object.entries(pictures)) {
    const original = await readFile(`demo/pictures/${name}.webp`)
    files.set(name, await sharp(original).resize({ width, height, fit: 'cover' }).jpeg().toBuffer())
  }
  return files
}
