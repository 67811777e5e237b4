import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenFamily,
  givenOthers,
  givenUpload,
  password,
} from '../../testing/given/given.ts'
import { createTestApp } from '../../testing/test-app.ts'

test('fields that nobody asks for change nothing', async () => {
  const { app, anna, path, group } = await createFamilyApp()
  const { person: olga, path: others } = await givenOthers(app)
  const objectPath = await givenUpload(anna)
  const foreign = {
    id: olga.user.id,
    addedBy: { id: olga.user.id, name: 'Olga' },
    familyGroupId: others.split('/').at(-1),
    isSentToAlexa: true,
    role: 'primary_caretaker',
  }
  const photo = await anna.post(`${path}/photos`, { objectPath, ...foreign })
  expect(photo).toMatchObject({ status: 201, body: { addedBy: { id: anna.user.id }, isSentToAlexa: false } })
  expect(photo.body.id).not.toBe(foreign.id)
  expect((await olga.get(`${others}/photos`)).body).toEqual([])
  await anna.patch(path, { name: 'Renamed', primaryCaretaker: olga.user.id, ...foreign })
  const [renamed] = (await anna.get('/api/family-groups')).body
  expect(renamed).toMatchObject({ id: group.id, name: 'Renamed', role: group.role })
})

test('names that every object has are fields like others, and pollute nothing', async () => {
  const { app, anna, path } = await createFamilyApp()
  const hostile = '{"name":"Milk","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'
  const sent = await fetch(`${app.url}${path}/shopping/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, cookie: cookieOf(anna.cookies) },
    body: hostile,
  })
  expect([201, 400]).toContain(sent.status)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect((await anna.get('/api/family-groups')).status).toBe(200)
})

test('a session that somebody has planted is not taken over by signing in', async () => {
  const app = await createTestApp()
  await givenFamily(app)
  const browser = openBrowser(app)
  browser.cookies.set('sunporch_session', 'planted')
  expect((await browser.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(200)
  expect(browser.cookies.get('sunporch_session')).not.toBe('planted')
  const planter = openBrowser(app)
  planter.cookies.set('sunporch_session', 'planted')
  expect((await planter.get('/api/auth/user')).status).toBe(401)
})

test.each(['0', '1'])(
  'with TRUST_PROXY=%s the mail for a new password leads where no request says',
  async (proxies) => {
    const app = await createTestApp({ TRUST_PROXY: proxies })
    await givenFamily(app)
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
    }
    const asked = await app.server.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: forged,
      body: { email: 'anna@example.com' },
    })
    expect(asked.statusCode).toBe(202)
    await app.runDue()
    const folder = join(app.config.dataDir, 'mail')
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    )
    expect(mails.join('')).toContain('#reset=')
    expect(mails.join('')).not.toContain('evil.example')
  },
)

test('a name that a program chose and no database keeps is refused, in a body, a query and a path', async () => {
  const { anna, path, screen } = await createRoomApp()
  const call = { isNeeded: true, press: '\u0000', pressedAt: '2026-03-01T10:00:00.000Z' }
  expect(await screen.post('/api/screen/call', call)).toMatchObject({
    status: 422,
    body: { error: { message: 'This text holds a character we cannot keep.', issues: [{ path: 'press' }] } },
  })
  expect((await anna.delete('/api/auth/sessions/%00')).status).toBe(404)
  expect((await anna.get(`${path}/photos?search=%00`)).status).toBe(422)
})

function cookieOf(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
