import { beforeAll, expect, test } from 'vitest'
import { buildServer } from '#server/app.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { givenFamily } from '#server/testing/given/given.ts'
import { sharedTestApp } from '#server/testing/test-app.ts'
import { members, password } from '../year/people.ts'
import { demoRoutes } from './demo-routes.ts'

const app = sharedTestApp()
/** The demo, with its people and without their year. */
const demo = { url: '' }

beforeAll(async () => {
  const server = await buildServer(app)
  demoRoutes(server, app, { tablet: { browser: openBrowser(app) } })
  demo.url = await server.listen({ port: 0, host: '127.0.0.1' })
  const { firstName, lastName, email } = members.anna
  await openBrowser(app).post('/api/auth/sign-up', { firstName, lastName, email, password })
  return () => server.close()
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('the form of its own page signs in', async () => {
  const visitor = openBrowser(demo)
  const welcome = await visitor.get('/demo')
  expect(welcome.bytes.toString()).toContain('<form method="post" action="/demo/as/anna">')
  expect(welcome.headers.get('content-security-policy')).toContain("form-action 'self'")
  const signedIn = await visitor.request('POST', '/demo/as/anna?beside', undefined, {
    ...form,
    'sec-fetch-site': 'same-origin',
  })
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/demo/beside?as=anna'])
  expect((await visitor.get('/api/auth/user')).body.firstName).toBe('Anna')
  expect((await visitor.get('/demo/beside?as=anna')).bytes.toString()).toContain('Sunporch as Anna sees it')
})

test.each([
  ['a link', 'GET', {}],
  ['a form', 'POST', { ...form, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['a form without an origin', 'POST', { ...form, origin: 'null' }],
  ['another server on this machine', 'POST', { ...form, 'sec-fetch-site': 'same-site' }],
])('%s elsewhere signs nobody in', async (_what, method, headers) => {
  const visitor = openBrowser(demo)
  const answer = await visitor.request(method, '/demo/as/anna', undefined, headers)
  expect([answer.status, visitor.cookies.size]).toEqual([method === 'GET' ? 303 : 403, 0])
  // Whoever typed the address comes to the page with the choice.
  if (method === 'GET') expect(answer.headers.get('location')).toBe('/demo')
})

test('who is signed in at a real Sunporch on this machine stays so, and the demo does not know them', async () => {
  const { anna } = await givenFamily(app)
  const before = new Map(anna.cookies)
  const both = openBrowser(demo)
  for (const [name, value] of before) both.cookies.set(name, value)
  expect((await both.get('/api/auth/user')).status).toBe(401)
  await both.post('/demo/as/anna')
  await both.get('/demo/screen')
  expect((await both.get('/api/auth/user')).body.email).toBe(members.anna.email)
  for (const [name, value] of before) expect(both.cookies.get(name), name).toBe(value)
  await both.get('/api/logout', { accept: '*/*' })
  for (const [name, value] of before) expect(both.cookies.get(name), name).toBe(value)
  expect((await anna.get('/api/auth/user')).status).toBe(200)
})
