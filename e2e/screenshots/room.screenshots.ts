import type { Page } from '@playwright/test'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { changeView } from '../support/made-up-view.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { picture } from '../support/pictures.ts'
import { takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

const folder = 'screenshots/screen'
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 800, height: 1280 },
  { width: 1920, height: 1080 },
]
const orientations = ['landscape', 'portrait'].flatMap((shape) =>
  Array.from({ length: 8 }, (_, index) => `orientation/${shape}_${index + 1}.jpg`),
)
const long =
  'Lunch by the sea with everybody: even the little ones ate their vegetables, and Tom tried an oyster for the very first time'

test('the screen in the room, in every size, by day and by night', async ({ newContext, page }) => {
  const { groupId } = await givenFamily(page, 'Mia')
  await page.goto('/')
  const path = `/api/family-groups/${groupId}`
  const at = (hour: number) =>
    callApi(page, path, { lovedOneName: 'Grandma', timeZone: zoneWhereItIs(hour) }, 'PATCH')
  await at(9)
  for (const [index, name] of orientations.entries()) {
    await sendPhoto(name, index % 3 === 0 ? '' : index % 3 === 1 ? 'Our walk by the lake' : long)
  }
  await sendPhoto('gps/DSCN0010.jpg', 'A walk in Arezzo')
  await sendPhoto('phone/iphone_hdr_YES.jpg', long)
  const film = await callApi(page, `${path}/content`, {
    type: 'tv_show',
    title: 'Bridgerton',
    provider: 'netflix',
  })
  await callApi(page, `${path}/content/${film.id}/send-to-alexa`)
  const book = await callApi(page, `${path}/content`, {
    type: 'audiobook',
    title: 'The Guernsey Literary and Potato Peel Pie Society',
    externalUrl: 'https://example.com/book',
  })
  await callApi(page, `${path}/content/${book.id}/send-to-alexa`)
  const scheduledFor = new Date(Date.now() + 23 * 3_600_000).toISOString()
  await callApi(page, `${path}/schedule`, { isNextPhoto: true, scheduledFor, isRecurring: true })

  const context = await newContext({ serviceWorkers: 'block' })
  const screen = await context.newPage()
  const link = await callApi(page, `${path}/devices/links`)
  /** Changes the view before the page gets it, so that one item is shown at a time. */
  let only = (view: ScreenView): Partial<ScreenView> => view
  await changeView(screen, (view) => only(view))
  await screen.goto(String(link.url))
  await screen.locator('.picture, .card, .day').first().waitFor()
  await callApi(page, '/api/alexa/test-connection', { familyGroupId: groupId })
  const { items }: ScreenView = await (await context.request.get('/api/screen')).json()

  for (const [index, item] of items.entries()) {
    await show({ items: [shown(item)] }, item.picture ? '.top .picture' : '.top .message-scene')
    await take(`${String(index).padStart(2, '0')}-${item.kind}`)
  }
  const [walk] = items.filter(({ title }) => title === 'A walk in Arezzo')
  const one = walk ? [shown(walk)] : []
  for (const textSize of ['large', 'largest'] as const) {
    await show({ items: one, textSize }, '.top .picture')
    await take(`text-${textSize}`)
  }
  await show({ items: one }, '.top .picture')
  await screen.getByRole('button', { name: 'I love it' }).click()
  await take('thanks')
  for (const [hour, name] of [
    [9, 'morning'],
    [15, 'afternoon'],
    [20, 'evening'],
    [23, 'night'],
  ] as const) {
    await at(hour)
    await show({ items: [] }, '.top .day')
    await take(`day-${name}`)
  }
  await show({ items: one }, '.top .picture')
  await take('picture-night')
  await show({ items: [], quietHours: { from: '21:00', until: '07:00' } }, '.dark-view')
  await take('dark')
  await screen.mouse.click(5, 5)
  await take('dark-touched')
  await at(9)
  await missAll(screen, items.slice(3, 6))
  await show({ items: items.slice(3, 8).map(shown) }, '.top .picture')
  await screen.mouse.click(5, 300)
  await take('away')

  async function sendPhoto(name: string, caption: string) {
    await page.goto('/photo-gallery')
    await page.getByRole('button', { name: 'Upload Photo' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
    await dialog.getByTestId('photo-file').setInputFiles(await picture(name))
    if (caption) await dialog.getByLabel('Caption (optional)').fill(caption)
    const [added] = await Promise.all([
      page.waitForResponse(
        (answer) => answer.url().endsWith('/photos') && answer.request().method() === 'POST',
      ),
      dialog.getByRole('button', { name: 'Upload', exact: true }).click(),
    ])
    await callApi(page, `${path}/photos/${(await added.json()).id}/send-to-alexa`)
  }

  async function show(change: Partial<ScreenView>, selector: string) {
    only = () => change
    await screen.reload()
    await screen.locator(selector).first().waitFor()
  }

  async function take(name: string) {
    await takeEach(screen, sizes, (width) => `${folder}/${width}/${name}.png`)
  }
})

function shown(item: ScreenItem): ScreenItem {
  return { ...item, shownAt: item.shownAt ?? new Date().toISOString() }
}

function missAll(screen: Page, items: ScreenItem[]) {
  const missed = items.map(({ deliveryId }) => deliveryId)
  return screen.evaluate((missed) => {
    const kept = { version: 1, value: { missed, touchedAt: 1 } }
    localStorage.setItem('sunporch-screen-away', JSON.stringify(kept))
  }, missed)
}
