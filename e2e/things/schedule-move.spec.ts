import type { Locator, Page } from '@playwright/test'
import { type ClockServer, startClockServer } from '#server/testing/processes/running-server.ts'
import { pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, toasts } from '../support/person.ts'
import { test as base, expect } from '../support/server.ts'
import { chooseZone } from '../support/zone.ts'

/** Monday morning in Berlin. */
const monday = '2026-11-23T06:00:00Z'

type Planned = { page: Page; url: string; path: string; plan: Plan }
type Plan = (title: string, scheduledFor: string, recurringPattern?: string) => Promise<string>

/** A person who plans for Berlin, on a server where it is Monday. */
const test = base.extend<{ planned: Planned }, { onMonday: ClockServer }>({
  onMonday: [
    async ({ browserName: _ }, use) => {
      const server = await startClockServer(monday, { TRUST_PROXY: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  planned: async ({ context, page, onMonday }, use) => {
    const { url } = onMonday
    await onMonday.setClock(monday)
    await context.clock.install({ time: monday })
    const path = `/api/family-groups/${(await givenFamily(page, 'Emma', url)).groupId}`
    const plan: Plan = async (title, scheduledFor, recurringPattern) => {
      const { id } = await callApi(page, `${path}/content`, { title })
      const isRecurring = recurringPattern !== undefined
      const entry = { contentItemId: id, scheduledFor, isRecurring, recurringPattern }
      return String((await callApi(page, `${path}/schedule`, entry)).id)
    }
    await use({ page, url, path, plan })
  },
  timezoneId: 'Europe/Berlin',
})

test('a delivery is dragged to another day and hour, and Undo moves it back', { tag: '@first' }, async ({
  planned,
}) => {
  const { page, url, plan } = planned
  await plan('Persuasion', '2026-11-24T09:00:00Z')
  await page.goto(`${url}/schedule`)
  await drag(page, chip(page, 'Tuesday', '10:00 AM'), day(page, 'Thursday'), 2)
  await expect(chip(page, 'Thursday', '12:00 PM')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toasts(page)).toContainText('Persuasion comes Thu, Nov 26, 2026, 12:00 PM.')
  await page.reload()
  await expect(chip(page, 'Thursday', '12:00 PM')).toBeVisible()
  await drag(page, chip(page, 'Thursday', '12:00 PM'), day(page, 'Friday'), 0)
  await expect(chip(page, 'Friday', '12:00 PM')).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(chip(page, 'Thursday', '12:00 PM')).toBeVisible()
  await expect(toasts(page)).toContainText('Moved back')
  await chip(page, 'Thursday', '12:00 PM').click()
  await expect(page.getByRole('dialog', { name: 'Edit Schedule' })).toBeVisible()
})

test('a drop in the past is refused, and Escape cancels a drag', async ({ planned }) => {
  const { page, url, plan } = planned
  await plan('Persuasion', '2026-11-23T09:00:00Z')
  await page.goto(`${url}/schedule`)
  await expect(chip(page, 'Monday', '10:00 AM')).toBeVisible()
  await page.clock.setSystemTime('2026-11-23T08:30:00Z')
  await drag(page, chip(page, 'Monday', '10:00 AM'), day(page, 'Monday'), -2)
  await expect(toasts(page)).toContainText('This time has passed. Please choose a later one.')
  await expect(chip(page, 'Monday', '10:00 AM')).toBeVisible()
  await drag(page, chip(page, 'Monday', '10:00 AM'), day(page, 'Friday'), 1, async () => {
    await expect(page.getByText('11:00 AM')).not.toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await expect(chip(page, 'Monday', '10:00 AM')).toBeVisible()
  await expect(chip(page, 'Friday', '11:00 AM')).toHaveCount(0)
})

test('arrow keys move a delivery, also into the next week, and announce where it is', {
  tag: '@first',
}, async ({ planned }) => {
  const { page, url, plan } = planned
  await plan('Persuasion', '2026-11-29T18:00:00Z')
  await page.goto(`${url}/schedule`)
  const said = page.locator('p[aria-live="assertive"]')
  await chip(page, 'Sunday', '7:00 PM').focus()
  await page.keyboard.press('Space')
  await expect(said).toContainText('Picked up Persuasion, Sunday, November 29, 7:00 PM.')
  await page.keyboard.press('ArrowDown')
  await expect(said).toHaveText('Sunday, November 29, 7:15 PM')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Monday, November 30, 6:15 PM')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Moved Persuasion to Monday, November 30, 6:15 PM.')
  await expect(toasts(page)).toContainText('Persuasion comes Mon, Nov 30, 2026, 6:15 PM.')
  await expect(chip(page, 'Monday', '6:15 PM')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Put back to Monday, November 30, 6:15 PM.')
  await page.reload()
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(chip(page, 'Monday', '6:15 PM')).toBeVisible()
})

test('moving a recurring delivery asks first, and moves all later ones', async ({ planned }) => {
  const { page, url, plan } = planned
  await plan('Persuasion', '2026-11-24T09:00:00Z', 'weekly')
  await plan('Emma', '2026-11-24T18:00:00Z', 'daily')
  await page.goto(`${url}/schedule`)
  const question = page.getByRole('alertdialog', { name: 'Move all of them?' })
  await drag(page, chip(page, 'Tuesday', '10:00 AM'), day(page, 'Wednesday'), 1)
  await expect(question).toContainText('every Wednesday at 11:00 AM')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(chip(page, 'Tuesday', '10:00 AM')).toBeVisible()
  await drag(page, chip(page, 'Tuesday', '10:00 AM'), day(page, 'Wednesday'), 1)
  await question.getByRole('button', { name: 'Move all' }).click()
  await expect(toasts(page)).toContainText('Persuasion comes')
  await expect(chip(page, 'Wednesday', '11:00 AM')).toBeVisible()
  await drag(page, chip(page, 'Thursday', '7:00 PM'), day(page, 'Friday'), 1)
  await expect(question).toContainText('every day at 8:00 PM')
  await question.getByRole('button', { name: 'Move all' }).click()
  await expect(chip(page, 'Tuesday', '8:00 PM')).toBeVisible()
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(chip(page, 'Wednesday', '11:00 AM')).toBeVisible()
  await expect(chip(page, 'Sunday', '8:00 PM')).toBeVisible()
})

test('a browser without Temporal shows the week and moves a recurring delivery', async ({ planned }) => {
  const { page, url, path, plan } = planned
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  await plan('Persuasion', '2026-11-24T09:00:00Z', 'weekly')
  await page.goto(`${url}/schedule`)
  await page.getByRole('button', { name: 'Week after' }).click()
  await drag(page, chip(page, 'Tuesday', '10:00 AM'), day(page, 'Wednesday'), 1)
  await page.getByRole('button', { name: 'Move all' }).click()
  await expect(chip(page, 'Wednesday', '11:00 AM')).toBeVisible()
  await page.getByRole('button', { name: 'Week before' }).click()
  await expect(chip(page, 'Wednesday', '11:00 AM')).toBeVisible()
  await expect.poll(async () => (await list(page, path))[0]?.localTime).toBe('2026-11-25T11:00')
  expect(await page.evaluate(() => Object.hasOwn(globalThis, 'Temporal'))).toBe(true)
})

test('a delivery that somebody else has moved meanwhile stays where they put it', async ({ planned }) => {
  const { page, url, path, plan } = planned
  const id = await plan('Persuasion', '2026-11-24T09:00:00Z')
  await page.goto(`${url}/schedule`)
  await expect(chip(page, 'Tuesday', '10:00 AM')).toBeVisible()
  await drag(page, chip(page, 'Tuesday', '10:00 AM'), day(page, 'Friday'), 0, async () => {
    const move = { from: '2026-11-24T09:00:00.000Z', to: '2026-11-25T09:00:00Z' }
    await page.request.post(`${url}${path}/schedule/${id}/move`, { data: move, headers: { origin: url } })
  })
  await expect(toasts(page)).toContainText('Somebody has changed this meanwhile. Please look again.')
  await expect(chip(page, 'Wednesday', '10:00 AM')).toBeVisible()
})

test('on a phone a delivery is moved by its menu', async ({ planned }) => {
  const { page, url, plan } = planned
  await page.setViewportSize({ width: 390, height: 844 })
  await plan('Persuasion', '2026-11-24T09:00:00Z')
  await page.goto(`${url}/schedule`)
  await page.getByRole('button', { name: 'What to do with Persuasion on Tuesday, November 24' }).click()
  await page.getByRole('menuitem', { name: 'Move…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Persuasion' })
  await dialog.getByLabel('Date').fill('2026-11-22')
  await expect(dialog.getByText('This time has passed.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled()
  await dialog.getByLabel('Date').fill('2026-11-27')
  await dialog.getByLabel('Time').fill('15:45')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(toasts(page)).toContainText('Persuasion comes Fri, Nov 27, 2026, 3:45 PM.')
  await expect(page.getByRole('button', { name: /^3:45 PM\s*Persuasion/ })).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 900 } })

  test('a delivery is dragged after a long press; without one the page scrolls', async ({
    context,
    planned,
  }) => {
    const { page, url, plan } = planned
    await plan('Persuasion', '2026-11-24T09:00:00Z')
    await page.goto(`${url}/schedule`)
    await bringToMiddle(chip(page, 'Tuesday', '10:00 AM'))
    const from = await middleOf(chip(page, 'Tuesday', '10:00 AM'))
    const to = { x: (await middleOf(day(page, 'Friday'))).x, y: from.y }
    const touch = await context.newCDPSession(page)
    const point = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    await pauseClock(page)
    await point('touchStart', [from])
    await page.clock.runFor(400)
    for (const part of [0.3, 0.6, 1]) {
      await point('touchMove', [{ x: from.x + (to.x - from.x) * part, y: to.y }])
    }
    await point('touchEnd', [])
    await page.clock.resume()
    await expect(toasts(page)).toContainText('Persuasion comes Fri')
    await expect(chip(page, 'Friday', '10:00 AM')).toBeVisible()
    await pauseClock(page)
    await point('touchStart', [to])
    for (const down of [20, 60, 100]) await point('touchMove', [{ x: to.x, y: to.y - down }])
    await point('touchEnd', [])
    await page.clock.resume()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20)
    await expect(chip(page, 'Friday', '10:00 AM')).toBeVisible()
  })
})

test('a change of time zone asks what deliveries keep, if one of them would change', async ({ planned }) => {
  const { page, url, path, plan } = planned
  await page.goto(`${url}/settings`)
  await changeZone(page, 'Vienna')
  await expect(toasts(page)).toContainText('Saved')
  await plan('Persuasion', '2026-11-24T18:00:00Z')
  await changeZone(page, 'Berlin')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const question = page.getByRole('dialog', { name: 'What shall the scheduled deliveries keep?' })
  await changeZone(page, 'New York')
  await expect(question.getByRole('radio', { name: /Persuasion stays at 7:00 PM/ })).toBeChecked()
  await question
    .getByRole('radio', { name: /goes on at 1:00 PM there, the same moment as 7:00 PM in Berlin/ })
    .check()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [entry] = await list(page, path)
  expect(entry).toMatchObject({ localTime: '2026-11-24T13:00', scheduledFor: '2026-11-24T18:00:00.000Z' })
  await changeZone(page, 'Tokyo')
  await question.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await list(page, path))[0]).toMatchObject({ localTime: '2026-11-24T13:00', timeZone: 'Asia/Tokyo' })
})

async function changeZone(page: Page, city: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit The Hartleys' }).click()
  await chooseZone(page, city)
  await page.getByRole('button', { name: 'Save' }).click()
}

async function list(page: Page, path: string): Promise<Record<string, unknown>[]> {
  return (await callApi(page, `${path}/schedule`, undefined, 'GET')) as unknown as Record<string, unknown>[]
}

function day(page: Page, weekday: string): Locator {
  return page.getByRole('listitem', { name: new RegExp(`^${weekday}`) })
}

function chip(page: Page, weekday: string, time: string): Locator {
  return day(page, weekday).getByRole('button', { name: new RegExp(`^${time}`) })
}

/** Drags onto a day, `hours` down. `before` runs before the drop. */
async function drag(page: Page, what: Locator, onto: Locator, hours: number, before?: () => Promise<void>) {
  await bringToMiddle(what)
  const from = await middleOf(what)
  const to = await middleOf(onto)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y, { steps: 2 })
  await page.mouse.move(to.x, from.y + hours * 40, { steps: 5 })
  await before?.()
  await page.mouse.up()
}

/** Away from the edges of the window, where the page would scroll during a drag. */
async function bringToMiddle(what: Locator): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Waits until it does not move and no closing dialog covers it.
  await what.hover({ trial: true })
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
