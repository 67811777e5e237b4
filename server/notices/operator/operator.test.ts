import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  type Family,
  givenFamily,
  givenItem,
  givenPhoto,
} from '../../testing/given/given.ts'
import { givenMailApp } from '../../testing/given/given-mail.ts'
import { givenSound, givenVoice } from '../../testing/given/given-voice.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { NoticeSendRow } from '../notices.tables.ts'

const aToken = 'a token of 24 characters'

test('it says what speaks against the clock', async () => {
  const { app } = await createFamilyApp()
  const page = async () => (await openBrowser(app).get('/operator')).bytes.toString()
  expect(await page()).not.toContain('nothing in the database has happened since')
  app.clock.advance(days(500))
  expect(await page()).toContain('nothing in the database has happened since')
})

describe('who may see it', () => {
  test('without METRICS_TOKEN whoever calls from this machine, and not through a proxy', async () => {
    const app = await createTestApp()
    expect((await openBrowser(app).get('/operator')).status).toBe(200)
    const forwarded = await openBrowser(app).get('/operator', { 'x-forwarded-for': '192.0.2.1' })
    expect(forwarded.status).toBe(404)
  })

  test('with METRICS_TOKEN its holder: in a browser as the password, elsewhere as a bearer token', async () => {
    const app = await createTestApp({ METRICS_TOKEN: 'a token: with colons' })
    const browser = openBrowser(app)
    const asked = await browser.get('/operator')
    expect(asked.status).toBe(401)
    expect(asked.headers.get('www-authenticate')).toMatch(/^Basic realm=/)
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
    for (const wrong of ['x:wrong', 'a token: with colons', ':']) {
      const answer = await browser.get('/operator', basic(wrong))
      expect([answer.status, answer.bytes.includes('What was sent')], wrong).toEqual([401, false])
    }
    expect((await browser.get('/operator', basic('anybody:a token: with colons'))).status).toBe(200)
    expect((await browser.get('/metrics', basic(':a token: with colons'))).status).toBe(200)
    expect((await browser.get('/metrics')).status).toBe(404)
  })

  test('as a bearer token it works for both', async () => {
    const app = await createTestApp({ METRICS_TOKEN: aToken })
    for (const path of ['/operator', '/metrics'])
      expect((await openBrowser(app).get(path, { authorization: `Bearer ${aToken}` })).status).toBe(200)
  })

  test('who guesses must wait, at whichever of the two, and is let in by no guess meanwhile', async () => {
    const app = await createTestApp({ METRICS_TOKEN: aToken })
    const get = (path: string, token: string) =>
      openBrowser(app)
        .get(path, { authorization: `Bearer ${token}` })
        .then(({ status }) => status)
    for (let count = 0; count < 10; count += 1) {
      expect(await get('/operator', 'wrong')).toBe(401)
      expect(await get('/metrics', 'wrong')).toBe(404)
    }
    for (const path of ['/operator', '/metrics'])
      for (const token of ['wrong', aToken]) expect(await get(path, token)).toBe(429)
    app.clock.advance(minutes(15))
    expect(await get('/metrics', aToken)).toBe(200)
  })

  test('a short token opens nothing, and the server runs', async () => {
    const app = await createTestApp({ METRICS_TOKEN: 'fifteen letters' })
    const authorization = 'Bearer fifteen letters'
    for (const path of ['/operator', '/metrics'])
      expect((await openBrowser(app).get(path, { authorization })).status).toBe(404)
    expect((await openBrowser(app).get('/readyz')).status).toBe(200)
  })

  test('on this machine nobody gets in by a foreign name (DNS rebinding)', async () => {
    const app = await createTestApp()
    const { port } = new URL(app.url)
    const statusAt = (path: string, host: string) =>
      new Promise((resolve, reject) =>
        get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        }).on('error', reject),
      )
    for (const path of ['/operator', '/metrics']) {
      for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', '192.0.2.1'])
        expect(await statusAt(path, host), host).toBe(404)
      for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]:3000'])
        expect(await statusAt(path, host), host).toBe(200)
    }
  })
})

test('it counts what was sent for each way and day, with the reasons of failures', async () => {
  const { app } = await givenMailApp()
  const family = await givenFamily(app)
  const now = app.clock.now()
  await addSend(app, family, { way: 'push', sent_at: now })
  await addSend(app, family, { way: 'push', sent_at: now })
  await addSend(app, family, { way: 'mail', dropped_at: now })
  await addSend(app, family, { way: 'mail', failed_at: now, failure: 'The mailbox is full (552 5.2.2).' })
  await addSend(app, family, {
    way: 'mail',
    due_at: now + minutes(1),
    failure: 'The mail server is <b>away</b>.',
  })
  await addSend(app, family, { way: 'mail', sent_at: now, created_at: now - days(20) })
  const page = await read(app)
  const today = new Date(now).toISOString().slice(0, 10)
  expect(page).toContain(cells(today, 'Mail', 0, 1, 1, '<span class="bad">1</span>'))
  expect(page).toContain(cells(today, 'Push', 2, 0, 0, 0))
  expect(page).toContain('The mailbox is full (552 5.2.2).')
  expect(page).toContain('The mail server is &#60;b&#62;away&#60;/b&#62;.')
  const longAgo = new Date(now - days(20)).toISOString().slice(0, 10)
  expect(page).not.toContain(`${longAgo}</td><td class="">Mail`)
})

test('it lists the newest sends, a hundred on a page', async () => {
  const { app, family } = await createFamilyApp()
  const ids: string[] = []
  for (let count = 0; count < 130; count += 1) {
    app.clock.advance(1000)
    ids.push(await addSend(app, family, { sent_at: app.clock.now() }))
  }
  const first = await read(app)
  expect(shownIds(first)).toEqual(ids.slice(30).reverse().map(ending))
  const [, older = ''] = /href="(\/operator\?before=[^"]+)"/.exec(first) ?? []
  expect(shownIds(await read(app, older))).toEqual(ids.slice(0, 30).reverse().map(ending))
  expect((await openBrowser(app).get('/operator?before=nonsense')).status).toBe(200)
})

test('it names nobody, and no secret', async () => {
  const { app, mailServer } = await givenMailApp({ MAIL_FROM: 'Porch <porch@porch.example>' })
  const family = await givenFamily(app)
  mailServer.rules.onRecipient = (address) => `550 5.1.1 <${address}> is not known here`
  await family.anna.post(`${family.path}/members`, { email: 'mia@example.com' })
  await addSend(app, family, { failed_at: app.clock.now(), failure: 'No.' })
  const page = await read(app)
  expect(page).toContain('The mail server says that this address takes no mail (550 5.1.1).')
  expect(page).toContain('from Porch &#60;porch@porch.example&#62;')
  for (const word of ['Hartley', 'Anna', 'mia@', 'anna@', family.group.id, family.anna.user.id])
    expect(page, word).not.toContain(word)
})

test('it says how push stands, and which services are used', async () => {
  const { app, family } = await createFamilyApp({ PUBLIC_URL: 'http://porch.example' })
  expect(await read(app)).toContain('only where the server has an address with https://')
  for (const endpoint of [
    'https://push.example.com/a/1',
    'https://push.example.com/b/2',
    'https://web.push.apple.com/x',
  ]) {
    await app.db
      .insertInto('push_subscriptions')
      .values({
        id: newId(),
        user_id: family.anna.user.id,
        endpoint,
        p256dh: '',
        auth: '',
        user_agent: null,
        origin: '',
        session_hash: null,
        created_at: 0,
        last_sent_at: null,
      })
      .execute()
  }
  const page = await read(app)
  expect(page).toContain('push.example.com: 2 browsers')
  expect(page).toContain('web.push.apple.com: 1 browser')
})

test('it runs no scripts, is in no cache, and is on no other page', async () => {
  const app = await createTestApp()
  const { headers, bytes } = await openBrowser(app).get('/operator')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'$/,
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(String(bytes)).not.toContain('<script')
})

test('attempts are counted by way and outcome', async () => {
  const { app } = await givenMailApp()
  const { body, bytes } = await openBrowser(app).get('/metrics')
  expect(body).toBeUndefined()
  expect(String(bytes)).toContain('# TYPE sunporch_notice_sends_total counter')
})

async function read(app: TestApp, path = '/operator'): Promise<string> {
  const { status, bytes } = await openBrowser(app).get(path)
  expect(status).toBe(200)
  return String(bytes)
}

function cells(...row: (string | number)[]): string {
  return row.map((cell, at) => `<td class="${at > 1 ? 'n' : ''}">${cell}</td>`).join('')
}

function shownIds(page: string): string[] {
  return [...page.matchAll(/<td class="">(…[0-9a-f]{8})<\/td>/g)].map(([, id]) => id ?? '')
}

function ending(id: string): string {
  return `…${id.slice(-8)}`
}

/** A send of a message of its own. */
async function addSend(
  app: TestApp,
  { group, anna }: Family,
  given: Partial<NoticeSendRow>,
): Promise<string> {
  const now = given.created_at ?? app.clock.now()
  const message = {
    id: newId(),
    user_id: anna.user.id,
    family_group_id: group.id,
    way: given.way ?? 'push',
    pace: 'now' as const,
    created_at: now,
    due_at: null,
    closed_at: now,
  }
  await app.db.insertInto('notice_messages').values(message).execute()
  const row: NoticeSendRow = {
    id: newId(),
    message_id: message.id,
    user_id: anna.user.id,
    family_group_id: group.id,
    way: message.way,
    subscription_id: '',
    created_at: now,
    due_at: null,
    attempts: 1,
    sent_at: null,
    dropped_at: null,
    failed_at: null,
    failure: null,
    ...given,
  }
  await app.db.insertInto('notice_sends').values(row).execute()
  return row.id
}

test('who uses most of a budget is on the page, by the end of the id, and what was refused is counted', async () => {
  const app = await createTestApp({
    GROUP_ROWS: '5',
    PERSON_GROUPS: '2',
    GROUP_PHOTOS: '1',
    PERSON_PHOTOS: '1',
    PERSON_QUOTA: '100KB',
    WRITES_A_MINUTE: '20',
  })
  const { anna, group, path } = await givenFamily(app)
  const browser = openBrowser(app)
  const page = async () => (await browser.get('/operator')).bytes.toString()
  expect(await page()).toContain('Nobody is.')
  await givenPhoto(anna, path)
  await app.db.updateTable('photos').set({ bytes: 99_000 }).execute()
  for (const name of ['Milk', 'Tea', 'Jam', 'Bread']) await givenItem(anna, path, { name })
  await anna.post('/api/family-groups', { name: 'Second' })
  for (let count = 0; count < 14; count++) await anna.post(`${path}/shopping/items`, { name: 'Butter' })
  const shown = await page()
  const [groupEnd, personEnd] = [group.id, anna.user.id].map((id) => id.slice(-8))
  for (const [what, whose] of [
    ['Rows of one kind of a group: shopping items', `group …${groupEnd}`],
    ['Photos of one group', `group …${groupEnd}`],
    ['Photos of all groups of one primary caretaker', `person …${personEnd}`],
    ['Photos of all groups of one primary caretaker, in bytes', `person …${personEnd}`],
    ['Groups of one primary caretaker', `person …${personEnd}`],
    ['Changes of one person in a minute', `person …${personEnd}`],
  ])
    expect(shown).toContain(`<td class="w">${what}</td><td class="">${whose}</td>`)
  expect(shown).not.toContain('Butter')
  const metrics = (await browser.get('/metrics')).bytes.toString()
  expect(metrics).toMatch(/sunporch_budget_refusals_total\{budget="groupRows"\} [1-9]/)
  expect(metrics).toMatch(/sunporch_budget_refusals_total\{budget="personWrites"\} [1-9]/)
  expect(metrics).not.toContain(personEnd)
})

test('voices take of the room that the page counts', async () => {
  const { app, anna, group, path } = await createFamilyApp({ GROUP_QUOTA: '1MB', PERSON_QUOTA: '1MB' })
  for (let count = 0; count < 2; count++) await givenVoice(anna, path, { sound: givenSound(60) })
  const shown = (await openBrowser(app).get('/operator')).bytes.toString()
  const [groupEnd, personEnd] = [group.id, anna.user.id].map((id) => id.slice(-8))
  for (const [what, whose] of [
    ['Photos of one group, in bytes', `group …${groupEnd}`],
    ['Photos of all groups of one primary caretaker, in bytes', `person …${personEnd}`],
  ])
    expect(shown).toContain(`<td class="w">${what}</td><td class="">${whose}</td>`)
})
