import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Who may format a time of the app's pages, and why it need not be `platform/time-there.ts`. */
const formats: Record<string, string> = {
  'web/platform/format.ts': 'times of the reader',
  'web/platform/time-there.ts': 'times of the loved one, with the reader’s beside them',
  'web/platform/zone-name.ts': 'names of zones',
  'web/schedule/slot.ts': 'the week, whose card names its clock',
  'web/schedule/calendar/week-days.ts': 'the week, whose card names its clock',
  'web/schedule/zone-example.ts': 'compares two clocks, and names both',
  'web/visits/visit-text.ts': 'the parts of a time of day, which it gives to `withHere`',
  'web/life/settings/life-times.ts': 'an hour of the loved one, said with the place of its clock',
}

const format = /DateTimeFormat\([^)]|toLocale(Date|Time)String\(|toLocaleString\([^)]*(hour|timeZone)/s

test('a time of the loved one is said in one place, so that each names the reader’s clock, too', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter(
    (path) => !path.startsWith('web/screen/room/') && !path.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(300)
  const formatting = files.filter((path) => format.test(readFileSync(path, 'utf8')))
  expect(formatting.toSorted()).toEqual(Object.keys(formats).toSorted())
})

test('no page makes a format of Intl before somebody reads what it formats', () => {
  const files = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts'])
  expect(files.length).toBeGreaterThan(300)
  const early = files.filter((path) => /^(export )?const \w+ = new Intl\./m.test(readFileSync(path, 'utf8')))
  expect(early, 'use `lazily`').toEqual([])
})
