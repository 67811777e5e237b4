import type { Life } from '#contract/life.ts'
import type { ScreenView } from '#contract/screen-view.ts'
import { readsByItself } from './first-view.ts'
import { callApi, givenFamily, joinGroup } from './person.ts'
import { addPhoto } from './photo.ts'
import { picture } from './pictures.ts'
import { test } from './server.ts'
import { waitUntilStill } from './stable.ts'
import { zoneWhereItIs } from './zone.ts'

const folder = 'screenshots/life'
const screenSizes = [
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 800, height: 1280 },
  { width: 1920, height: 1080 },
]
const pageSizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('the question and the letter on the screen, in every size', async ({ newContext, page, server }) => {
  const { groupId } = await givenFamily(page, server.url, 'Mia')
  const path = `/api/family-groups/${groupId}`
  await callApi(page, path, { lovedOneName: 'Grandma Rosalinde', timeZone: zoneWhereItIs(9) }, 'PATCH')
  const photo = await addPhoto(page, path, 'A walk in Arezzo', await picture('gps/DSCN0010.jpg'))
  await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  const context = await newContext({ serviceWorkers: 'block' })
  const screen = await context.newPage()
  const link = await callApi(page, `${path}/devices/links`)
  let change: Partial<ScreenView> = {}
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch().catch(() => null)
    if (!answer) return
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
  })
  await screen.goto(String(link.url))
  await screen.locator('.top .picture').waitFor()
  const letter = { hour: '11:00', askedAt: null, isRead: false, stopAskedAt: null }
  const asked = new Date().toISOString()
  for (const textSize of ['normal', 'large', 'largest'] as const) {
    await show({ textSize, life: { ...letter, isRead: true, askedAt: asked } }, '.question .title')
    await take(`question-${textSize}`)
    await show({ textSize, life: letter }, '.letter')
    await take(`letter-${textSize}`)
  }
  await show({ life: { ...letter, stopAskedAt: asked } }, '.letter')
  await take('letter-stopped')
  await show({ life: { ...letter, isRead: true } }, '.top .picture')
  await screen.mouse.move(300, 300)
  await take('again')
  await show({ life: { ...letter, isRead: true, askedAt: asked } }, '.question .title')
  await screen.getByRole('button', { name: 'Tap here' }).click()
  await take('thanks')

  async function show(next: Partial<ScreenView>, selector: string) {
    change = next
    await screen.reload()
    await screen.locator(selector).first().waitFor()
  }

  async function take(name: string) {
    for (const size of screenSizes) {
      await screen.setViewportSize(size)
      await waitUntilStill(screen)
      await screen.screenshot({ path: `${folder}/screen/${size.width}/${name}.png` })
    }
  }
})

test('the family sees it in Settings and on the Dashboard', async ({ newContext, page, server }) => {
  const { groupId } = await givenFamily(page, server.url, 'Mia')
  const path = `/api/family-groups/${groupId}`
  await callApi(page, path, { lovedOneName: 'Rose', lovedOnePhone: '+49 30 1234567' }, 'PATCH')
  const ben = await (await newContext()).newPage()
  await joinGroup(page, ben, { url: server.url, path, firstName: 'Benedikt' })
  await page.goto(`${server.url}/settings`)
  await takePage('settings-no-screen', '#life')
  const link = await callApi(page, `${path}/devices/links`)
  const screen = await (await newContext()).newPage()
  await screen.goto(String(link.url))
  const photo = await addPhoto(page, path, 'A walk in Arezzo', await picture('gps/DSCN0010.jpg'))
  await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  await screen.locator('.top .picture').waitFor()
  await page.reload()
  await takePage('settings-off', '#life')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByLabel('Add a person').selectOption('Benedikt Hartley')
  await takePage('settings-dialog', null)
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await callApi(page, `${path}/life/away`, { from: day, until: day })
  await screen.getByRole('button', { name: 'Ask them to stop' }).click()
  await page.reload()
  await takePage('settings-on', '#life')

  const life = (await callApi(page, `${path}/life`, undefined, 'GET')) as unknown as Life
  const [mia, benedikt] = life.people as [Life['people'][number], Life['people'][number]]
  const now = new Date().toISOString()
  const plain = { stopAskedAt: null, signAt: null }
  const alarm = {
    since: now,
    told: [{ ...mia, at: now }],
    screensAwaySince: null,
    takenBy: null,
    takenAt: null,
  }
  let change: Partial<Life> = {}
  await readsByItself(page)
  await page.route(`**${path}/life`, async (route) => {
    const answer = await route.fetch().catch(() => null)
    if (!answer) return
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
  })
  for (const [name, today] of Object.entries({
    signed: { ...plain, signAt: now },
    waiting: { ...plain, nextCheckAt: now },
    asking: { ...plain, askedAt: now, next: { ...mia, at: now } },
    away: { ...plain, awayUntil: '2027-01-14' },
    alarm: { ...plain, alarm, next: { ...benedikt, at: now } },
    unknown: { ...plain, alarm: { ...alarm, screensAwaySince: now }, next: null },
    taken: { ...plain, alarm: { ...alarm, takenBy: mia, takenAt: now }, next: null },
    stop: { signAt: now, stopAskedAt: now },
  } satisfies Record<string, Partial<Life>>)) {
    change = today
    await page.goto(server.url)
    await page
      .getByText(/sign|away|told|look/i)
      .first()
      .waitFor()
    await takePage(`dashboard-${name}`, null)
  }

  change = plain
  for (const [name, takenBy] of [
    ['banner', null],
    ['banner-taken', mia],
  ] as const) {
    await page.unroute('**/api/notices/summary')
    await page.route('**/api/notices/summary', async (route) => {
      const answer = await route.fetch().catch(() => null)
      if (!answer) return
      const names = { groupId, groupName: 'The Hartleys', lovedOneName: 'Rose', phone: '+49 30 1234567' }
      const alarms = [{ ...names, since: now, screensAwaySince: null, takenBy, takenAt: takenBy && now }]
      await route.fulfill({ response: answer, json: { ...(await answer.json()), alarms } })
    })
    await page.goto(`${server.url}/shopping`)
    await page.getByRole('region', { name: 'Sign of life' }).waitFor()
    await takePage(name, null)
  }

  async function takePage(name: string, target: string | null) {
    for (const size of pageSizes) {
      await page.setViewportSize(size)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        if (target) await page.locator(target).scrollIntoViewIfNeeded()
        await waitUntilStill(page)
        const path = `${folder}/${size.width}/${name}-${colorScheme}.png`
        if (target) await page.locator(target).screenshot({ path })
        else await page.screenshot({ path })
      }
    }
  }
})
