import type { ScreenCall, ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { changeView } from '../support/made-up-view.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

const folder = 'screenshots/call'
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 800, height: 1280 },
  { width: 390, height: 844 },
]
const photos = {
  wide: 'orientation/landscape_1.jpg',
  tall: 'orientation/portrait_1.jpg',
  phone: 'gps/DSCN0010.jpg',
}

test('“Call me”, and what became of it', async ({ newContext, page }) => {
  test.setTimeout(900_000)
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose', timeZone: zoneWhereItIs(8) }, 'PATCH')
  for (const [caption, name] of Object.entries(photos)) {
    const id = await addPhoto(
      page,
      path,
      `The wisteria in our garden is blooming (${caption})`,
      await picture(name),
    )
    await callApi(page, `${path}/photos/${id}/send-to-alexa`)
  }
  const note = await callApi(page, `${path}/notes`, {
    text: 'I come on Sunday and bring the cake that you love.',
  })
  await callApi(page, `${path}/notes/${note.id}/send`)
  const context = await newContext({ serviceWorkers: 'block' })
  const screen = await context.newPage()
  const link = await callApi(page, `${path}/devices/links`)
  let change: Partial<ScreenView> = {}
  await changeView(screen, () => change)
  await screen.goto(String(link.url))
  await screen.getByRole('button', { name: 'Call me' }).waitFor()
  const { items }: ScreenView = await (await context.request.get('/api/screen')).json()
  const shown = items.map((item): ScreenItem => ({ ...item, shownAt: new Date().toISOString() }))
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const open: ScreenCall = {
    callId: 'one',
    askedAt: ago(5),
    taken: null,
    cannot: null,
    asking: [],
    againAt: ago(-3),
  }
  const calls: Record<string, ScreenCall | null> = {
    none: null,
    open,
    again: { ...open, cannot: 'Ben Hartley', asking: ['Anna Hartley'], againAt: ago(1) },
    taken: { ...open, taken: { name: 'Ben Hartley', at: ago(1) } },
  }
  for (const item of [...shown, null]) {
    const name = item ? (item.title?.match(/\((\w+)\)/)?.[1] ?? item.kind) : 'day'
    for (const [state, call] of Object.entries(calls)) {
      await show({ items: item ? [item] : [], call })
      await takeEach(screen, sizes, (width) => `${folder}/${width}/${name}-${state}.png`)
    }
  }
  const [first] = shown.filter(({ kind }) => kind === 'photo')
  for (const language of ['de', 'fr', 'pl', 'it', 'es', 'nl', 'pt'] as const) {
    await show({ items: first ? [first] : [], call: calls.again ?? null, language, textSize: 'largest' })
    await takeEach(screen, sizes, (width) => `${folder}/${width}/largest-${language}.png`)
  }
  const all = { from: '00:00', until: '23:59' }
  await show({ items: shown, call: null, quietHours: all })
  await screen.mouse.click(5, 5)
  await takeEach(screen, sizes, (width) => `${folder}/${width}/quiet.png`)
  await show({ items: shown, call: null, pausedUntil: ago(-600) })
  await screen.mouse.click(5, 5)
  await screen.getByRole('button', { name: 'Show pictures again' }).waitFor()
  await takeEach(screen, sizes, (width) => `${folder}/${width}/paused.png`)

  async function show(next: Partial<ScreenView>) {
    change = next
    await screen.reload()
    await screen.locator('.help').first().waitFor({ state: 'attached' })
  }
})
