import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { oldActivity } from '../../activity/old-activity.ts'
import { days } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { createFamilyApp, type Family } from '../../testing/given/given.ts'
import { openZip } from '../../testing/open-zip.ts'
import { readMember } from '../../testing/seen.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { moveRows } from './move-rows.ts'

/** A family, and which year it is. */
async function givenYears(environment: Record<string, string> = {}) {
  const given = await createFamilyApp(environment)
  const now = new Date(given.app.clock.now()).getUTCFullYear()
  return { ...given, now }
}

async function givenActivity(app: TestApp, { group, anna }: Family, year: number, action = 'photo_uploaded') {
  await app.db
    .insertInto('activity')
    .values({
      id: oldId(Date.UTC(year, 5, 1)),
      family_group_id: group.id,
      user_id: anna.user.id,
      actor_name: 'Anna Hartley',
      action,
      subject_kind: 'photo',
      subject_title: `Of ${year}`,
      created_at: Date.UTC(year, 5, 1),
    })
    .execute()
}

/** As it was made then: ids begin with the time. */
function oldId(at: number): string {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`
}

async function exportedYears({ anna, path }: Family) {
  const files = openZip((await anna.get(`${path}/export`)).bytes)
  const rowsOf = (file: string) => JSON.parse(files.get(file)?.bytes.toString() ?? '[]')
  const names = [...files.keys()].filter((file) => file.startsWith('years/'))
  const { activity } = JSON.parse(files.get('family.json')?.bytes.toString() ?? '{}')
  const titlesIn = (rows: { about: { title: string } | null }[]) =>
    rows.flatMap(({ about }) => (about?.title.startsWith('Of ') ? [about.title] : []))
  return {
    names,
    page: files.get('index.html')?.bytes.toString() ?? '',
    moved: names.filter((file) => file.endsWith('.json')).flatMap((file) => titlesIn(rowsOf(file))),
    listed: titlesIn(activity),
  }
}

const filesOf = (app: TestApp) => {
  const folder = join(app.config.dataDir, 'files', 'old-years')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('what happened in years that are over for two years is in the download, and not in the lists', async () => {
  const { app, family, anna, path, now } = await givenYears()
  for (const year of [now - 4, now - 3, now - 3, now - 2, now - 1]) await givenActivity(app, family, year)
  const { id: memberId } = await readMember(anna, path, anna)
  const contributions = () => anna.get(`${path}/members/${memberId}/contributions`)
  const counted = (await contributions()).body
  const whole = (await exportedYears(family)).listed
  await app.runDue()
  const { names, moved, listed, page } = await exportedYears(family)
  expect(names).toEqual([`years/${now - 4} activity.json`, `years/${now - 3} activity.json`])
  expect(moved).toEqual([`Of ${now - 4}`, `Of ${now - 3}`, `Of ${now - 3}`])
  expect(listed).toEqual([`Of ${now - 2}`, `Of ${now - 1}`])
  expect([...moved, ...listed]).toEqual(whole)
  expect(page).toContain('in the folder years')
  const { body } = await anna.get(`${path}/activity`)
  expect(JSON.stringify(body)).not.toContain(`Of ${now - 3}`)
  expect((await contributions()).body).toEqual(counted)
})

test('the activity says from when on it has everything', async () => {
  const { app, family, anna, path, now } = await givenYears()
  const begin = async () => (await anna.get(`${path}/activity/begin`)).body.since
  expect(await begin()).toBe(null)
  await givenActivity(app, family, now - 5)
  await app.runDue()
  expect(await begin()).toBe(`${now - 4}-01-01T00:00:00.000Z`)
})

test('what the loved one said stays, and what is still to be told', async () => {
  const { app, family, anna, path, now } = await givenYears()
  await givenActivity(app, family, now - 5, 'note_received')
  await givenActivity(app, family, now - 4)
  await app.db
    .updateTable('activity')
    .set({ tell_at: app.clock.now() + days(1) })
    .where('subject_title', '=', `Of ${now - 4}`)
    .execute()
  await app.runDue()
  const { body } = await anna.get(`${path}/activity`)
  expect(JSON.stringify(body)).toContain(`Of ${now - 5}`)
  expect(JSON.stringify(body)).toContain(`Of ${now - 4}`)
  expect(filesOf(app)).toEqual([])
})

test('the operator says after how many years, or never', async () => {
  const never = await givenYears({ HISTORY_YEARS: 'off' })
  await givenActivity(never.app, never, never.now - 5)
  const later = await givenYears({ HISTORY_YEARS: '6' })
  for (const years of [6, 7]) await givenActivity(later.app, later, later.now - years)
  for (const { app } of [never, later]) await app.runDue()
  expect(await exportedYears(never)).toMatchObject({ names: [], listed: [`Of ${never.now - 5}`] })
  expect(await exportedYears(later)).toMatchObject({
    moved: [`Of ${later.now - 7}`],
    listed: [`Of ${later.now - 6}`],
  })
})

test('a server that is killed once the file is written loses and doubles nothing', async () => {
  const { app, family, now } = await givenYears()
  await givenActivity(app, family, now - 5)
  const { put } = app.storage
  app.storage.put = async (...given) => {
    await put(...given)
    throw new Error('The server was killed.')
  }
  await app.runDue()
  expect(await exportedYears(family)).toMatchObject({ names: [], listed: [`Of ${now - 5}`] })
  expect(filesOf(app)).toHaveLength(1)
  app.storage.put = put
  await app.runDueAfter(days(1))
  expect(await exportedYears(family)).toMatchObject({ moved: [`Of ${now - 5}`], listed: [] })
  expect(filesOf(app)).toHaveLength(1)
})

test('a server that is killed before the rows are out loses and doubles nothing', async () => {
  const { app, family, now } = await givenYears()
  await givenActivity(app, family, now - 5)
  const { remove } = oldActivity
  onTestFinished(() => {
    oldActivity.remove = remove
  })
  oldActivity.remove = async (...given) => {
    await remove(...given)
    throw new Error('The server was killed.')
  }
  await app.runDue()
  expect(await exportedYears(family)).toMatchObject({ names: [], listed: [`Of ${now - 5}`] })
  oldActivity.remove = remove
  await app.runDueAfter(days(1))
  expect(await exportedYears(family)).toMatchObject({ moved: [`Of ${now - 5}`], listed: [] })
  expect(filesOf(app)).toHaveLength(1)
})

test('two servers at once move each row once', async () => {
  const { app, family, group, now } = await givenYears()
  for (let row = 0; row < 20; row++) await givenActivity(app, family, now - 5)
  const wanted = { groupId: group.id, before: Date.UTC(now - 2, 0) }
  await Promise.all([1, 2, 3].map(() => moveRows(app, oldActivity, wanted)))
  const { moved, listed } = await exportedYears(family)
  expect([moved.length, listed.length]).toEqual([20, 0])
  expect(filesOf(app)).toHaveLength(1)
})

test('thousands of rows of a year take several files, and the download has each row once', async () => {
  const { app, family, group, anna, now } = await givenYears()
  const at = Date.UTC(now - 5, 5, 1)
  const rows = Array.from({ length: 2100 }, (_, number) => ({
    ...{ id: oldId(at), family_group_id: group.id, user_id: anna.user.id, actor_name: 'Anna Hartley' },
    ...{ action: 'photo_uploaded', subject_kind: 'photo', subject_title: `Of ${number}`, created_at: at },
  }))
  for (let from = 0; from < rows.length; from += 300)
    await app.db
      .insertInto('activity')
      .values(rows.slice(from, from + 300))
      .execute()
  await app.runDue()
  const { names, moved } = await exportedYears(family)
  expect(names).toEqual([`years/${now - 5} activity.json`, `years/${now - 5} activity 2.json`])
  expect(moved.toSorted()).toEqual(rows.map((row) => row.subject_title).toSorted())
})

test('a file that is lost is named in the download, and the others are in it', async () => {
  const { app, family, now } = await givenYears()
  await givenActivity(app, family, now - 5)
  await app.runDue()
  await givenActivity(app, family, now - 4)
  for (const file of filesOf(app)) await app.storage.remove(`old-years/${file}`)
  await app.runDueAfter(days(1))
  const { names } = await exportedYears(family)
  expect(names).toEqual([`years/${now - 5} activity is missing.txt`, `years/${now - 4} activity.json`])
})

test('a clock that is years ahead moves nothing', async () => {
  const { app, family, now } = await givenYears()
  await givenActivity(app, family, now - 1)
  await app.runDueAfter(days(5 * 365))
  expect(filesOf(app)).toEqual([])
})

test('with the group its old years are deleted, too', async () => {
  const { app, family, anna, path, now } = await givenYears()
  await givenActivity(app, family, now - 5)
  await app.runDue()
  expect(filesOf(app)).toHaveLength(1)
  await anna.request('DELETE', path, { name: 'The Hartleys' })
  await app.runDueAfter(days(31))
  expect(filesOf(app)).toEqual([])
})
