import { daysAfter } from '#contract/platform/wall-clock.ts'
import { calendarFile, compact, event } from '#server/testing/others/calendar-file.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { deskAndPhone, takeEach } from '../support/screenshots.ts'
import { expect, test } from '../support/server.ts'

const folder = 'screenshots'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`visits and calendars, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const { path } = await givenFamily(page)
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    await page.goto('/schedule')
    await page.getByText('Nobody is expected yet').waitFor()
    await take('visits-none')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date())
    const plan = (visit: object) => callApi(page, `${path}/visits`, visit)
    await plan({
      who: 'Ben',
      what: 'Coffee and cake in the garden, if the sun shines',
      date: today,
      time: '23:00',
    })
    const nurse = await plan({
      who: 'Nurse',
      date: today,
      time: '08:00',
      endTime: '08:30',
      repeats: 'weekly',
      weekdays: [1, 2, 3, 4, 5],
    })
    await plan({ what: 'Birthday of Tom', date: daysAfter(today, 2) })
    await plan({
      who: 'Anna',
      date: daysAfter(today, 3),
      time: '16:00',
      endDate: daysAfter(today, 5),
      endTime: '12:00',
    })
    const { occurrences } = (await callApi(page, `${path}/visits`, undefined, 'GET')) as unknown as {
      occurrences: { visitId: string; date: string }[]
    }
    const second = occurrences.filter(({ visitId }) => visitId === nurse.id)[1]
    await callApi(page, `${path}/visits/${nurse.id}/skips/${second?.date}`, undefined, 'PUT')
    await page.reload()
    await page.getByText('Birthday of Tom').waitFor()
    await take('visits')
    await page.getByRole('button', { name: 'Add a visit' }).click()
    await page.getByLabel('Repeats').selectOption('weekly')
    await take('visit-dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Calendars and visits' }).click()
    await page.getByRole('menuitem', { name: 'Calendars' }).click()
    const buffer = Buffer.from(
      calendarFile(
        'X-WR-CALNAME:Parish of St. Mary',
        ...event('UID:1', 'SUMMARY:Choir', `DTSTART;VALUE=DATE:${compact(today)}`, 'RRULE:FREQ=WEEKLY'),
        ...event('UID:2', 'SUMMARY:Secret', 'CLASS:PRIVATE', `DTSTART;VALUE=DATE:${compact(today)}`),
        ...event('UID:3', 'SUMMARY:Broken', 'DTSTART:x'),
      ),
    )
    await page.getByLabel('Calendar file').setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer })
    await page.getByText('Parish of St. Mary').first().waitFor()
    await page.getByLabel('Address').fill('http://192.168.1.1/a.ics')
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByText('This address leads into a private network')).toBeVisible()
    await take('calendars-dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Calendars and visits' }).click()
    await page.getByRole('menuitem', { name: 'Show in my own calendar' }).click()
    await page.getByRole('button', { name: 'Make my address' }).click()
    await page.getByLabel('Your address').waitFor()
    await take('feed-dialog')

    async function take(name: string) {
      await takeEach(page, deskAndPhone, (width) => `${folder}/${colorScheme}/${name}-${width}.png`)
    }
  })
}
