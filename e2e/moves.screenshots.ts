import type { ScreenView } from '#contract/screen-view.ts'
import { callApi, givenFamily } from './person.ts'
import { addPhoto } from './photo.ts'
import { picture } from './pictures.ts'
import { test } from './server.ts'
import { waitUntilStill } from './stable.ts'
import { zoneWhereItIs } from './zone.ts'

const folder = 'screenshots/moves'
const sizes = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
]
const members = [
  { name: 'Anna Hartley', relation: 'your daughter' },
  { name: 'Maximilian Alexander Featherstonehaugh-Hartley', relation: 'your son-in-law' },
  { name: 'Tom', relation: 'your grandson' },
  { name: 'Ben', relation: null },
]

test('going back, who sees what and the pause, in every size and text size', async ({
  newContext,
  page,
  server,
}) => {
  test.slow()
  const { groupId } = await givenFamily(page, server.url, 'Anna')
  const path = `/api/family-groups/${groupId}`
  await callApi(page, path, { lovedOneName: 'Rose', timeZone: zoneWhereItIs(15) }, 'PATCH')
  for (const [name, caption] of [
    ['orientation/portrait_1.jpg', 'By the lake'],
    ['orientation/landscape_1.jpg', 'Lunch by the sea with everybody'],
    ['gps/DSCN0010.jpg', 'A walk in Arezzo'],
  ] as const) {
    const photo = await addPhoto(page, path, caption, await picture(name))
    await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  }
  await callApi(page, `${path}/notes`, {
    text: 'Your blue coat is at the cleaner’s. I bring it on Monday.',
    stays: 'always',
    isSent: true,
  })
  await callApi(page, `${path}/visits`, {
    who: 'Ben',
    what: 'comes for coffee',
    time: '16:00',
    date: tomorrow(),
  })
  const context = await newContext({ serviceWorkers: 'block' })
  const screen = await context.newPage()
  let change: Partial<ScreenView> = {}
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch().catch(() => null)
    if (!answer) return
    const view: ScreenView = await answer.json()
    const items = view.items.map((item) => ({ ...item, shownAt: item.sentAt }))
    await route.fulfill({ response: answer, json: { ...view, items, ...change } })
  })
  await screen.goto(String((await callApi(page, `${path}/devices/links`)).url))
  await screen.locator('.top main').waitFor()
  for (const size of sizes) {
    await screen.setViewportSize(size)
    const name = `${size.width}x${size.height}`
    for (const [look, changed] of Object.entries(looks)) {
      change = { family: { members, lifeOnSince: '2026-03-02T10:00:00.000Z' }, ...changed }
      await screen.reload()
      await screen.locator('.top main').waitFor()
      await screen.mouse.click(size.width / 2, 8)
      for (let count = 0; count < 6; count++) await screen.keyboard.press('ArrowRight')
      await screen.locator('.top .day').waitFor()
      await take(`${name}-${look}-0-day`)
      await screen.keyboard.press('ArrowLeft')
      await take(`${name}-${look}-1-note`)
      await screen.keyboard.press('ArrowLeft')
      await take(`${name}-${look}-1-wide`)
      await screen.keyboard.press('ArrowLeft')
      await screen.keyboard.press('ArrowLeft')
      await screen.getByRole('img', { name: 'By the lake' }).waitFor()
      await take(`${name}-${look}-2-tall`)
      const [people, pause] = await screen.locator('.panel-buttons button').all()
      await people?.click()
      await take(`${name}-${look}-3-people`)
      await screen.keyboard.press('Escape')
      await pause?.click()
      await take(`${name}-${look}-4-pause`)
      await screen.keyboard.press('Escape')
    }
    change = { pausedUntil: new Date(Date.now() + 3_600_000).toISOString() }
    await screen.reload()
    await screen.locator('.dark-view').waitFor()
    await screen.mouse.click(size.width / 2, 8)
    await screen.locator('.paused button').waitFor()
    await take(`${name}-5-paused`)
  }

  async function take(name: string) {
    await screen.keyboard.press('Shift')
    await waitUntilStill(screen)
    await screen.screenshot({ path: `${folder}/${name}.png` })
  }
})

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
}

const looks: Record<string, Partial<ScreenView>> = {
  normal: {},
  largest: { textSize: 'largest', language: 'de' },
}
