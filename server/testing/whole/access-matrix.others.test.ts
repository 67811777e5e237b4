import { expect, test } from 'vitest'
import { policy } from '#contract/platform/policy.ts'
import { buildServer } from '../../app.ts'
import { givenMatrix, groupChanges, listRows, routes, tryAccess, withEndedSession } from './access-matrix.ts'

const app = givenMatrix()

test('every route has its row, and a call to try it with', () => {
  const untried = listRows()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !routes.includes(route))
  expect(untried).toEqual([])
})

test('a route without a row of the policy cannot be mounted', async () => {
  // One that does not listen yet: the other takes no route at all.
  const server = await buildServer({ ...app })
  const mount = () => server.get('/api/secrets', async () => 'all of them')
  expect(mount).toThrow('has no row in the policy')
  await server.close()
})

test('without a live session a malformed or unknown id is 401, so that nobody learns what exists', async () => {
  const browser = withEndedSession()
  const unknown = '019aa111-0000-7000-8000-000000000000'
  for (const path of [
    '/api/family-groups/malformed/photos',
    '/api/family-groups/malformed/export',
    '/api/family-groups/malformed/live',
    '/api/objects/malformed',
    `/api/objects/${unknown}`,
  ])
    expect((await browser.get(path)).status, path).toBe(401)
  const tick = await browser.patch(`/api/shopping-items/${unknown}/toggle`, { isCompleted: true })
  expect(tick.status).toBe(401)
  expect((await browser.post('/api/alexa/test-connection', {})).status).toBe(401)
})

test('the policy names every role for every action', () => {
  for (const [action, rule] of Object.entries(policy)) {
    expect(rule.primary_caretaker, action).toBe('yes')
  }
})

tryAccess(routes.filter((route) => !groupChanges.includes(route)))
