import { calendarFile, compact, event, oddCalendar } from '#server/testing/others/calendar-file.ts'
import { callApi, givenFamily, givenScreen, joinGroup, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('a visit is planned with few words, stands on the screen, and is changed and deleted there too', {
  tag: '@first',
}, async ({ newContext, page, server }) => {
  await givenFamily(page, server.url)
  const screen = await givenScreen(page, await newContext())
  await page.goto(`${server.url}/schedule`)
  const card = page.getByRole('region', { name: 'Visits', exact: true })
  await card.getByRole('button', { name: 'Plan the first visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who comes, or what is on?' })
  await expect(dialog.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true')
  const submit = dialog.getByRole('button', { name: 'Plan it' })
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Who').fill('Ben')
  await dialog.getByRole('button', { name: 'Add an end' }).click()
  await dialog.getByLabel('End', { exact: true }).fill('14:00')
  await submit.click()
  await expect(dialog.getByText('The end comes before the beginning.')).toBeVisible()
  await dialog.getByLabel('End', { exact: true }).fill('')
  await submit.click()
  await expect(dialog).toBeHidden()
  const day = card.getByRole('region', { name: 'Tomorrow' })
  await expect(day.getByText('Ben', { exact: true })).toBeVisible()
  await expect(screen.getByText(/Ben/)).toBeVisible()

  await day.getByRole('button', { name: 'What to do with Ben' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the visit' })
  await edit.getByLabel('What', { exact: true }).fill('Coffee and cake')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(screen.getByText(/Coffee and cake/)).toBeVisible()

  await day.getByRole('button', { name: 'What to do with Ben: Coffee and cake' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(screen.getByText(/Ben/)).toBeHidden()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(screen.getByText(/Coffee and cake/)).toBeVisible()
  await expect(day.getByText('Coffee and cake')).toBeVisible()
})

test('one of several days is left out, and the others stay', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/schedule`)
  const card = page.getByRole('region', { name: 'Visits', exact: true })
  await card.getByRole('button', { name: 'Plan the first visit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who').fill('Nurse')
  await dialog.getByLabel('Repeats').selectOption('weekly')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    const button = dialog.getByRole('button', { name: day })
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click()
  }
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog).toBeHidden()
  const first = card.getByRole('region', { name: 'Tomorrow' })
  await first.getByRole('button', { name: 'What to do with Nurse' }).click()
  await page.getByRole('menuitem', { name: 'Not this time' }).click()
  await expect(first.getByText('Not this time')).toBeVisible()
  await expect(card.getByText('Not this time')).toHaveCount(1)
  await first.getByRole('button', { name: 'What to do with Nurse' }).click()
  await page.getByRole('menuitem', { name: 'It takes place after all' }).click()
  await expect(card.getByText('Not this time')).toHaveCount(0)
})

test('the week of the schedule shows who comes on each day', async ({ page, server }) => {
  const { path } = await givenFamily(page, server.url)
  await callApi(page, path, { timeZone: 'UTC' }, 'PATCH')
  const scheduledFor = new Date(Date.now() + 3_600_000).toISOString()
  await callApi(page, `${path}/schedule`, { isNextPhoto: true, scheduledFor, isRecurring: true })
  const date = new Date().toISOString().slice(0, 10)
  await callApi(page, `${path}/visits`, { who: 'Ben', what: 'Coffee', date, repeats: 'daily' })
  await page.goto(`${server.url}/schedule`)
  const week = page.getByRole('region', { name: 'Visits of this week' })
  await expect(week.getByText('Ben: Coffee').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const today = page.getByRole('region', { name: /^Visits on / }).first()
  await expect(today.getByText('Ben: Coffee')).toBeVisible()
})

test('a calendar of 500 odd events is read from a file, and says what it left out', async ({
  newContext,
  page,
  server,
}) => {
  const { groupId } = await givenFamily(page, server.url)
  const member = await (await newContext()).newPage()
  const path = `/api/family-groups/${groupId}`
  await joinGroup(page, member, { url: server.url, path, firstName: 'Mia' })
  const screen = await givenScreen(page, await newContext())
  await page.goto(`${server.url}/schedule`)
  const card = page.getByRole('region', { name: 'Visits', exact: true })
  await card.getByRole('button', { name: 'Read a calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendars' })
  const file = dialog.getByLabel('Calendar file')
  await file.setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from('<html>') })
  await expect(dialog.getByText('This is a web page and not a calendar.')).toBeVisible()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date())
  const { text } = oddCalendar(today)
  await file.setInputFiles({ name: 'rose.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await expect(dialog.getByText('Rose, at home')).toBeVisible()
  await expect(dialog.getByText('2 private events left out.')).toBeVisible()
  await expect(dialog.getByText(/events could not be read/)).toBeVisible()
  await expect(screen.getByText(/Appointment/).first()).toBeVisible()
  await dialog.getByRole('switch', { name: 'On the screen' }).click()
  await expect(screen.getByText(/Appointment/)).toHaveCount(0)

  await dialog.getByLabel('Address').fill('http://192.168.1.1/a.ics')
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await expect(dialog.getByText('This address leads into a private network')).toBeVisible()
  await expect(dialog.getByLabel('Address')).toHaveValue('http://192.168.1.1/a.ics')
  await dialog.getByRole('button', { name: 'What to do with Rose, at home' }).click()
  const small = calendarFile(...event('UID:1', 'SUMMARY:Choir', `DTSTART;VALUE=DATE:${compact(today)}`))
  await page.keyboard.press('Escape')
  await file.setInputFiles({ name: 'b.ics', mimeType: 'text/calendar', buffer: Buffer.from(small) })
  await expect(dialog.getByText('1 event in the next 60 days.')).toBeVisible()
  await expect(screen.getByText(/Choir/)).toBeVisible()

  await member.goto(`${server.url}/schedule`)
  const theirs = member.getByRole('region', { name: 'Visits', exact: true })
  await theirs.getByRole('button', { name: 'Calendars and visits' }).click()
  await member.getByRole('menuitem', { name: 'Calendars' }).click()
  await expect(member.getByText('Caretakers bring in calendars and remove them.')).toBeVisible()
  await expect(member.getByRole('button', { name: 'Read it' })).toHaveCount(0)
})

test('a member shows the visits in a calendar of their own, and ends that', async ({ page, server }) => {
  await givenFamily(page, server.url)
  await page.goto(`${server.url}/schedule`)
  const card = page.getByRole('region', { name: 'Visits', exact: true })
  await card.getByRole('button', { name: 'Calendars and visits' }).click()
  await page.getByRole('menuitem', { name: 'Show in my own calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show in my own calendar' })
  await dialog.getByRole('button', { name: 'Make my address' }).click()
  const address = await dialog.getByLabel('Your address').inputValue()
  await expect(dialog.getByRole('link', { name: 'Open in this device’s calendar' })).toHaveAttribute(
    'href',
    address.replace(/^http:/, 'webcal:'),
  )
  const read = () => page.request.get(new URL(new URL(address).pathname, server.url).href)
  expect(await (await read()).text()).toMatch(/^BEGIN:VCALENDAR/)
  await dialog.getByRole('button', { name: 'End the address' }).click()
  await expect(dialog.getByRole('button', { name: 'Make my address' })).toBeVisible()
  expect((await read()).status()).toBe(404)
})
