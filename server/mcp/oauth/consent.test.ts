import { expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { givenFamily, givenOthers } from '../../testing/given/given.ts'
import { assistantsOf, elsewhere } from '../../testing/given/given-assistant.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp({ MCP: 'on' })
const { allow, givenProgram, ok, post, press, use } = assistantsOf(app)
test('a person sees who asks, where the answer goes, and chooses what the program may', async () => {
  const { anna, path, group } = await givenFamily(app)
  const program = await givenProgram(elsewhere, '<b>Helper</b>\u202e')
  const signedOut = await openBrowser(app).get(program.asked())
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([
    303,
    `/api/login?returnTo=${encodeURIComponent(program.asked())}`,
  ])
  const page = await anna.get(program.asked())
  const text = page.bytes.toString()
  expect(text).toContain('<strong>assistant.example</strong>')
  expect(text).toContain('&#60;b&#62;Helper&#60;/b&#62;')
  expect(text).not.toContain('\u202e')
  expect(page.headers.get('content-security-policy')).toMatch(
    /form-action 'self' https:\/\/assistant\.example$/,
  )
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  await anna.request('PUT', '/api/auth/user/language', { language: 'de' })
  expect((await anna.get(program.asked())).bytes.toString()).toContain('Was darf es?')

  const back = await allow(anna, program.asked(), { group }, 'read')
  const { access_token, scope } = await ok(program.exchange(back.searchParams.get('code') ?? ''))
  expect(scope).toBe('read')
  expect(await (await use(access_token, 'add_to_shopping_list', { name: 'Milk' })).json()).toMatchObject({
    result: { isError: true },
  })
  const [listed] = (await anna.get(`${path}/api-tokens`)).body
  expect(listed).toMatchObject({ name: expect.stringContaining('(assistant.example)'), right: 'read' })
  // What it did not ask for it does not get.
  const less = await allow(anna, program.asked({ scope: 'read' }), { group }, 'change')
  expect((await ok(program.exchange(less.searchParams.get('code') ?? ''))).scope).toBe('read')
})

test('a no goes back, and what is asked wrongly leads nobody to a place that is not certain', async () => {
  const { anna, group } = await givenFamily(app)
  const program = await givenProgram()
  const no = await press(anna, program.asked(), { answer: 'no', groupId: group.id, right: 'read' })
  expect(no.headers.get('location')).toMatch(/^https:\/\/assistant\.example\/callback\?error=access_denied/)
  expect(no.headers.get('location')).toContain('state=as+it+was')
  const unreadable = { answer: 'yes', groupId: '\0', right: 'read' }
  const { headers } = await press(anna, program.asked(), unreadable)
  expect(headers.get('location')).toContain(`${elsewhere}?error=access_denied`)
  const uncertain: Record<string, string>[] = [
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: `${elsewhere}/more` },
    { client_id: 'made up' },
  ]
  for (const one of uncertain) {
    const answer = await anna.get(program.asked(one))
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  }
  for (const [wrong, error] of [
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'invalid_request'],
    [{ resource: 'https://other.example/api/mcp' }, 'invalid_target'],
  ] as const) {
    const asked = await anna.get(program.asked(wrong))
    expect(asked.headers.get('location')).toContain(`${elsewhere}?error=${error}`)
  }
  const bad = ['http://assistant.example/', 'javascript:alert(1)', 'https://a.example/#x', 'assistant:/back']
  for (const redirect of bad)
    expect((await post('/api/oauth/register', { redirect_uris: [redirect] })).status).toBe(400)
  // On one's own computer the port may differ, and nothing else.
  const own = await givenProgram('http://localhost:1/back')
  expect((await anna.get(own.asked({ redirect_uri: 'http://localhost:2/back' }))).status).toBe(200)
  expect((await anna.get(own.asked({ redirect_uri: 'http://localhost:2/other' }))).status).toBe(400)
})

test('another page cannot answer for the person, nor can somebody for a family of others', async () => {
  const family = await givenFamily(app)
  const others = await givenOthers(app)
  const [theirGroup] = (await others.person.get('/api/family-groups')).body
  const program = await givenProgram()
  const cookie = [...family.anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const foreign = await fetch(app.url + program.asked(), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: 'https://evil.example' },
    body: new URLSearchParams({ answer: 'yes', groupId: family.group.id, right: 'change' }),
  })
  expect(foreign.status).toBe(403)
  const theirs = { answer: 'yes', groupId: theirGroup.id, right: 'read' }
  expect((await press(family.anna, program.asked(), theirs)).status).toBe(400)
})

test('who has as many tokens as one can have is told so before the assistant is', async () => {
  const family = await givenFamily(app)
  const { anna, path } = family
  for (let number = 0; number < 10; number++)
    await anna.post(`${path}/api-tokens`, { name: `Script ${number}`, right: 'read' })
  const program = await givenProgram()
  const answer = await press(anna, program.asked(), {
    answer: 'yes',
    groupId: family.group.id,
    right: 'read',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  expect(await answer.text()).toContain('as many programs')
})
