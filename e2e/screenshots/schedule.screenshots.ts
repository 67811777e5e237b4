import { startClockServer } from '#server/testing/processes/running-server.ts'
import { callApi, createAccount, createGroup, givenScreen, uploadPhoto } from '../support/person.ts'
import { picture } from '../support/pictures.ts'
import { takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'
import { chooseZone } from '../support/zone.ts'

const folder = 'screenshots'
const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the week of a family that uses it, ${colorScheme}`, async ({ newContext, context, page }) => {
    const server = await startClockServer('2026-11-16T06:00:00Z')
    const room = await newContext({ colorScheme, timezoneId: 'Europe/Berlin' })
    await Promise.all([context, room].map((one) => one.clock.install({ time: '2026-11-16T06:00:00Z' })))
    await page.emulateMedia({ colorScheme })
    await createAccount(page, 'Emma', server.url)
    await createGroup(page, 'The Hartleys')
    const groups = (await callApi(page, '/api/family-groups', undefined, 'GET')) as unknown as {
      id: string
    }[]
    const group = `/api/family-groups/${groups[0]?.id}`
    await callApi(page, group, { timeZone: 'Europe/Berlin' }, 'PATCH')
    await givenScreen(page, room)
    await page.goto(`${server.url}/photo-gallery`)
    for (const name of ['gps/DSCN0010.jpg', 'phone/jolla.jpg']) {
      await page.getByRole('button', { name: 'Upload Photo' }).click()
      await uploadPhoto(page, { file: await picture(name), caption: name.startsWith('gps') ? 'Arezzo' : '' })
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    const book = (title: string, type = 'audiobook') => callApi(page, `${group}/content`, { title, type })
    const plan = (what: object, scheduledFor: string, recurringPattern?: string) =>
      callApi(page, `${group}/schedule`, {
        ...what,
        scheduledFor,
        isRecurring: recurringPattern !== undefined,
        recurringPattern,
      })
    const of = async (title: string, type?: string) => ({ contentItemId: (await book(title, type)).id })
    await plan({ isNextPhoto: true }, '2026-11-16T07:00:00Z', 'daily')
    await plan(await of('Persuasion'), '2026-11-16T18:00:00Z', 'daily')
    await plan(await of('Goldberg Variations', 'music'), '2026-11-21T09:00:00Z', 'weekly')
    await plan(await of('The Grand Budapest Hotel', 'movie'), '2026-11-19T13:30:00Z')
    await plan(await of('Radio play: The Third Man'), '2026-11-20T18:15:00Z')
    const paused = await plan(
      await of('Morning exercises with Joe', 'movie'),
      '2026-11-20T09:30:00Z',
      'weekly',
    )
    await callApi(page, `${group}/schedule/${paused.id}`, { isPaused: true }, 'PATCH')
    for (const time of ['16T07:00', '16T18:00', '17T07:00', '17T18:00', '18T07:00'])
      await goTo(`2026-11-${time}:00Z`)
    await callApi(page, `${group}/settings`, { autoSendContent: false }, 'PATCH')
    await goTo('2026-11-18T18:00:00Z')
    await callApi(page, `${group}/settings`, { autoSendContent: true }, 'PATCH')
    await goTo('2026-11-19T10:20:00Z')

    await page.goto(`${server.url}/schedule`)
    await page.getByText('Goldberg Variations').first().waitFor()
    await take('week')
    const chip = page.getByRole('button', { name: /The Grand Budapest Hotel/ }).first()
    const box = await chip.boundingBox()
    if (!box) throw new Error('the chip is not visible')
    await page.mouse.move(box.x + 30, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 40, { steps: 4 })
    await page.mouse.move(box.x + 330, box.y - 100, { steps: 8 })
    await page.screenshot({ path: `${folder}/${colorScheme}/week-dragged-1440.png` })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    const weekly = page.getByRole('button', { name: /Goldberg Variations/ }).first()
    await weekly.focus()
    await page.keyboard.press('Space')
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown'])
      await page.keyboard.press(key)
    await page.screenshot({ path: `${folder}/${colorScheme}/week-keyboard-1440.png` })
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await take('week-move-all', true)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /What to do with Goldberg Variations on/ }).click()
    await page.screenshot({ path: `${folder}/${colorScheme}/week-menu-390.png` })
    await page.getByRole('menuitem', { name: 'Move…' }).click()
    await take('week-move', true)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(server.url)
    await page.getByText('Not sent as planned').waitFor()
    await take('trouble')
    await page.goto(`${server.url}/settings`)
    await page.getByRole('button', { name: 'Edit The Hartleys' }).click()
    await chooseZone(page, 'New York')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog', { name: 'What shall the scheduled deliveries keep?' }).waitFor()
    await take('zone-question', true)
    await server.stop()

    async function goTo(iso: string) {
      await Promise.all([context, room].map((one) => one.clock.setSystemTime(iso)))
      await server.setClock(iso)
      await waitUntilStill(page)
    }

    async function take(name: string, isDialog = false) {
      await takeEach(page, sizes, (width) => `${folder}/${colorScheme}/${name}-${width}.png`, {
        fullPage: !isDialog,
      })
      await page.setViewportSize({ width: 1440, height: 900 })
      await waitUntilStill(page)
    }
  })
}
