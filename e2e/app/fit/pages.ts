import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/languages.ts'
import { callApi, closeByEscape, givenFamily, givenScreen } from '../../support/person.ts'
import { addPhoto } from '../../support/photo.ts'

type Look = (name: string) => Promise<void>

/** How a page is looked at. */
export type Visit = {
  look: Look
  /** Without it only the first page for visitors, and the Dashboard. */
  isWhole: boolean
  language: Language
  /** What a German text is called there. */
  nameOf(german: string): string
}

/** The pages of a family with something in them, and what is opened there, by the German names of the buttons. */
const pages: Record<string, string[]> = {
  '/': ['Nachricht schreiben'],
  '/photo-gallery': ['Foto hochladen'],
  '/family-members': ['Jemanden einladen', 'Jemanden hinzufügen'],
  '/content-library': ['Empfehlung hinzufügen'],
  '/content-library/notes': [],
  '/schedule': ['Sendung planen', 'Ersten Besuch eintragen', 'Kalender einlesen'],
  '/shopping': ['Mit Einzelheiten hinzufügen'],
  '/shopping/to-amazon': [],
  '/activity': [],
  '/settings': ['Gruppe anlegen'],
  '/settings/you': ['Namen ändern', 'Passwort ändern'],
  '/settings/screen': ['Bildschirm verbinden'],
  '/settings/family': [],
  '/settings/programs': [],
  '/nowhere': [],
}

/** The pages for visitors. `page` is of a browser that reads the language. */
export async function lookAtWayIn(
  page: Page,
  { look, isWhole }: Pick<Visit, 'look' | 'isWhole'>,
): Promise<void> {
  for (const path of isWhole ? ['/', '/api/login', '/api/login#create', '/api/login#forgot'] : ['/']) {
    await page.goto(path)
    await page.reload()
    await see(page, path, look)
  }
}

/** The pages of the app with their dialogs. */
export async function lookAtApp(
  page: Page,
  another: BrowserContext,
  { look, isWhole, language, nameOf }: Visit,
): Promise<void> {
  const { path } = await givenFamily(page)
  await callApi(page, '/api/auth/user/language', { language }, 'PUT')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  if (isWhole) {
    await page.goto('/')
    await see(page, 'new Dashboard', look)
  }
  const screen = await givenScreen(page, another)
  await fill(page, path)
  const photo = await addPhoto(page, path, '4711')
  await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  await expect(screen.getByText('4711').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Call me' }).click()
  for (const [path, dialogs] of Object.entries(pages).slice(0, isWhole ? undefined : 1)) {
    await page.goto(path)
    await see(page, path, look)
    for (const name of isWhole ? dialogs : []) {
      await page
        .getByRole('button', { name: nameOf(name) })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await see(page, `${path}: ${name}`, look)
      await closeByEscape(page, page.getByRole('dialog'))
    }
  }
}

async function see(page: Page, name: string, look: Look): Promise<void> {
  await expect(page.locator('h1, [role="dialog"] h2').first()).toBeVisible()
  // What the server has painted is in true German: no file of words takes part in it.
  await expect(page.locator('.animate-pulse, #root > [inert], #root > .contents[aria-hidden]')).toHaveCount(0)
  await look(name)
}

/** Something of each kind, called by numbers, which are of no language. */
async function fill(page: Page, path: string): Promise<void> {
  await callApi(page, `${path}/members`, { email: 'mia@example.com' })
  const film = { title: '4711', type: 'movie', externalUrl: 'https://example.com' }
  const { id } = await callApi(page, `${path}/content`, film)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await callApi(page, `${path}/schedule`, { contentItemId: id, scheduledFor, isRecurring: true })
  const items = [{ name: '4711', quantity: '12', notes: '13', product: 'B07FZ8S74R' }, { name: '4712' }]
  const [first] = await Promise.all(items.map((item) => callApi(page, `${path}/shopping/items`, item)))
  await callApi(page, `${path}/shopping/send-to-amazon`, { itemIds: [first?.id] })
}
