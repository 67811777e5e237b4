import { expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, type Family, givenMember, givenOthers } from '../../testing/given/given.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { unsubscribePath } from './unsubscribe-token.ts'

test('the link asks, its button ends the mails, and the next one lets them come again, signed out', async () => {
  const { app, family, path } = await given()
  await choose(app, family, 'quiet')
  const stranger = openBrowser(app)
  const asked = await stranger.get(path)
  expect(asked.status).toBe(200)
  expect(String(asked.bytes)).toContain('No more mails about “The Hartleys”?')
  // Programs open links too: nothing has happened yet.
  expect(await paceOf(app, family)).toBe('quiet')

  const done = await stranger.post(path)
  expect(String(done.bytes)).toContain('No mails about “The Hartleys” come any more')
  expect(await paceOf(app, family)).toBe('off')
  expect(String((await stranger.get(path)).bytes)).toContain('come any more')

  const [, before = ''] = /name="pace" value="(\w*)"/.exec(String(done.bytes)) ?? []
  const undone = await postForm(app, `${path}/undo`, `pace=${before}`)
  expect(String(undone.bytes)).toContain('come again')
  expect(await paceOf(app, family)).toBe('quiet')
})

test('a mailbox ends the mails with one click, wherever its button is', async () => {
  const { app, family, path } = await given()
  const mailboxes: Record<string, string>[] = [
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'null' },
  ]
  for (const headers of mailboxes) {
    await choose(app, family, 'now')
    const answer = await fetch(new URL(path, app.url), {
      method: 'POST',
      headers,
      body: 'List-Unsubscribe=One-Click',
      redirect: 'error',
    })
    expect(answer.status).toBe(200)
    expect(await paceOf(app, family)).toBe('off')
  }
})

test('who presses twice, and who had chosen nothing, gets mails again as at first', async () => {
  const { app, family, path } = await given()
  await postForm(app, path, '')
  const twice = await postForm(app, path, '')
  const [, before] = /name="pace" value="(\w*)"/.exec(String(twice.bytes)) ?? []
  await postForm(app, `${path}/undo`, `pace=${before}`)
  expect(await paceOf(app, family)).toBe('daily')
  await postForm(app, path, '')
  await postForm(app, `${path}/undo`, 'pace=<script>')
  expect(await paceOf(app, family)).toBe('daily')
})

test('only the mails of this person about this family end', async () => {
  const { app, family, path } = await given()
  const mia = await givenMember(app, family, 'Mia', 'member')
  await postForm(app, path, '')
  const rows = await app.db.selectFrom('notice_choices').select(['user_id', 'push', 'mail']).execute()
  expect(rows).toEqual([{ user_id: family.anna.user.id, push: null, mail: 'off' }])
  expect(rows).not.toContainEqual(expect.objectContaining({ user_id: mia.user.id }))
})

test('a changed link does nothing, and says nothing of the family', async () => {
  const { app, family, path } = await given()
  const { person } = await givenOthers(app)
  const token = path.slice('/unsubscribe/'.length)
  const olga = Buffer.from(person.user.id.replaceAll('-', ''), 'hex')
  const bytes = Buffer.from(token, 'base64url')
  const wrong = [
    'x',
    token.slice(0, -2),
    `${token}AA`,
    Buffer.concat([olga, bytes.subarray(16)]).toString('base64url'),
    Buffer.concat([bytes.subarray(0, 32), Buffer.alloc(32)]).toString('base64url'),
  ]
  for (const bad of wrong) {
    const answer = await openBrowser(app).post(`/unsubscribe/${bad}`)
    expect([answer.status, String(answer.bytes).includes('Hartleys')], bad).toEqual([404, false])
  }
  expect(await app.db.selectFrom('notice_choices').selectAll().execute()).toEqual([])
  expect(family.group.name).toBe('The Hartleys')
})

test('somebody who has left is told that no mails come', async () => {
  const { app, family } = await given()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const path = unsubscribePath(app, { userId: mia.user.id, groupId: family.group.id })
  await mia.post(`${family.path}/leave`)
  const answer = await openBrowser(app).post(path)
  expect([answer.status, String(answer.bytes).includes('Hartleys')]).toEqual([200, false])
  expect(String(answer.bytes)).toContain('This family sends you no mails')
})

test('a family with a hostile name adds no markup to the page', async () => {
  const { app, family, path } = await given()
  await family.anna.patch(family.path, { name: '<script>alert(1)</script>' })
  const page = await openBrowser(app).get(path)
  expect(String(page.bytes)).toContain('&#60;script&#62;')
  expect(String(page.bytes)).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('many tries are refused', async () => {
  const { app } = await given()
  const browser = openBrowser(app)
  for (let count = 0; count < 60; count += 1) await browser.get('/unsubscribe/x')
  expect((await browser.get('/unsubscribe/x')).status).toBe(429)
})

test('a mailbox that ends the mails of many people from one address is not held up', async () => {
  const { app, family, path } = await given()
  const mailbox = openBrowser(app)
  for (let count = 0; count < 60; count++) await mailbox.get('/unsubscribe/x')
  expect((await mailbox.post(path)).status).toBe(200)
  expect(await paceOf(app, family)).toBe('off')
  // One link is held up by its own visits.
  for (let count = 0; count < 60; count++) await mailbox.get(path)
  expect((await mailbox.get(path)).status).toBe(429)
})

async function given(): Promise<{ app: TestApp; family: Family; path: string }> {
  const { app, family } = await createFamilyApp()
  return {
    app,
    family,
    path: unsubscribePath(app, { userId: family.anna.user.id, groupId: family.group.id }),
  }
}

async function choose(app: TestApp, { anna, group }: Family, mail: 'now' | 'quiet'): Promise<void> {
  const key = { user_id: anna.user.id, family_group_id: group.id }
  await app.db
    .insertInto('notice_choices')
    .values({ ...key, push: null, mail, digest_at: null, calls: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'family_group_id']).doUpdateSet({ mail }))
    .execute()
}

async function paceOf(app: TestApp, { anna, group }: Family) {
  const row = await app.db
    .selectFrom('notice_choices')
    .where('user_id', '=', anna.user.id)
    .where('family_group_id', '=', group.id)
    .select('mail')
    .executeTakeFirst()
  return row?.mail
}

/** As a form of the page does. */
async function postForm(app: TestApp, path: string, body: string) {
  const answer = await fetch(new URL(path, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
    body,
  })
  return { status: answer.status, bytes: await answer.text() }
}
