import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Member } from '#contract/family/members.ts'
import { days, hours, toIso } from '../../platform/clock.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  givenFamily,
  givenInvitation,
  givenMember,
  givenOthers,
  givenPerson,
} from '../../testing/given/given.ts'
import { listActions, readMember } from '../../testing/seen.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

test('who is invited is pending in the list, and gets the link that is shown once', async () => {
  const { app, anna, path } = await createFamilyApp()
  const invited = await anna.post(`${path}/members`, { email: ' Mia@Example.com ', role: 'caretaker' })
  expect(invited.status).toBe(201)
  const { link, isMailed, sendsMail, hadManyMails, ...pending } = invited.body
  expect(pending).toEqual({
    id: expect.any(String),
    role: 'caretaker',
    isActive: false,
    joinedAt: null,
    invitedAs: null,
    isOnline: false,
    lastActiveAt: null,
    invitation: { invitedById: anna.user.id, expiresAt: toIso(app.clock.now() + days(7)) },
    user: {
      id: null,
      firstName: null,
      lastName: null,
      email: 'mia@example.com',
      profileImageUrl: null,
      phone: null,
    },
  })
  expect(await listPending(anna, path)).toEqual([pending])
  expect(link).toMatch(new RegExp(`^http://localhost:${new URL(app.url).port}/invitation#[\\w-]{22,}$`))
  expect([isMailed, sendsMail, hadManyMails]).toEqual([false, false, false])
  const [mail = ''] = keptMails(app)
  expect(mail).toContain('To: mia@example.com\n')
  expect(mail).toContain('Anna Hartley invites you to join "The Hartleys" as Caretaker.')
  expect(mail).toContain(`\n${link}\n`)
  const kept = JSON.stringify(await app.db.selectFrom('invitations').selectAll().execute())
  expect(kept).not.toContain(link.split('#')[1])
  expect((await listActions(anna, path))[0]).toBe('member_invited')
})

test('without a word about it, the role is member', async () => {
  const { anna, path } = await createFamilyApp()
  expect((await anna.post(`${path}/members`, { email: 'mia@example.com' })).body.role).toBe('member')
})

test.each([
  ['no address', { role: 'member' }, 'email'],
  ['a blank address', { email: ' ' }, 'email'],
  ['half an address', { email: 'mia@' }, 'email'],
  ['two addresses', { email: 'mia@example.com, eve@example.com' }, 'email'],
  ['an address with a header in it', { email: 'mia@example.com\nBcc: eve@example.com' }, 'email'],
  ['a long address', { email: `${'x'.repeat(250)}@example.com` }, 'email'],
  ['the role of the primary caretaker', { email: 'mia@example.com', role: 'primary_caretaker' }, 'role'],
  ['a role that is none', { email: 'mia@example.com', role: 'admin' }, 'role'],
])('an invitation with %s is refused, naming the field', async (_what, body, field) => {
  const { app, family } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  for (const by of [family.anna, carl]) {
    const refused = await by.post(`${family.path}/members`, body)
    expect(refused.status).toBe(422)
    expect(refused.body.error.issues[0].path).toBe(field)
  }
  expect(await listPending(family.anna, family.path)).toEqual([])
})

test('nobody can tell from an invitation whether there is an account with the address', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPerson(app, 'Olga')
  const known = await anna.post(`${path}/members`, { email: 'olga@example.com' })
  const unknown = await anna.post(`${path}/members`, { email: 'nobody@example.com' })
  const told = ({ status, body }: typeof known) => ({
    status,
    body: { ...body, id: '', link: '', user: { ...body.user, email: '' } },
  })
  expect(told(known)).toEqual(told(unknown))
  const listed = await listPending(anna, path)
  expect(listed.map(({ user }) => user.firstName)).toEqual([null, null])
})

test('the same address again renews the same invitation, and the earlier link is worth nothing', async () => {
  const { app, anna, path } = await createFamilyApp()
  const first = await givenInvitation(anna, path)
  app.clock.advance(days(3))
  const second = await givenInvitation(anna, path, { email: 'MIA@example.com', role: 'caretaker' })
  expect(second.id).toBe(first.id)
  expect(second.invitation?.expiresAt).toBe(toIso(app.clock.now() + days(7)))
  expect(await listPending(anna, path)).toMatchObject([{ id: first.id, role: 'caretaker' }])
  const mia = await givenPerson(app, 'Mia')
  expect((await accept(mia, first.token)).status).toBe(404)
  expect((await accept(mia, second.token)).body.role).toBe('caretaker')
})

test('resending brings a new link under the same terms', async () => {
  const { app, anna, path } = await createFamilyApp()
  const first = await givenInvitation(anna, path, { role: 'caretaker' })
  app.clock.advance(days(8))
  const resent = await anna.post(`${path}/invitations/${first.id}/resend`)
  expect(resent.body).toMatchObject({ id: first.id, role: 'caretaker' })
  expect((await readState(app, first.token)).status).toBe(404)
  expect((await readState(app, resent.body.link.split('#')[1])).body.state).toBe('open')
  expect(keptMails(app)).toHaveLength(2)
})

test('invitations of the same address at the same time are one', async () => {
  const { app, anna, path } = await createFamilyApp()
  const invited = await Promise.all([1, 2, 3].map(() => givenInvitation(anna, path)))
  expect(new Set(invited.map(({ id }) => id)).size).toBe(1)
  const states = await Promise.all(invited.map(({ token }) => readState(app, token)))
  expect(states.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test('the link tells who invites to what, to whoever holds it', async () => {
  const { app, anna, path, group } = await createFamilyApp()
  const { token } = await givenInvitation(anna, path)
  expect((await readState(app, token)).body).toEqual({
    groupId: group.id,
    groupName: 'The Hartleys',
    inviterName: 'Anna Hartley',
    email: 'mia@example.com',
    role: 'member',
    language: 'en',
    state: 'open',
    canSignUp: true,
  })
  expect((await readState(app, 'x')).status).toBe(404)
  expect((await readState(app, 'x'.repeat(201))).status).toBe(422)
})

test('who accepts is a member at once, once, and everybody hears of it', async () => {
  const { app, anna, path, group } = await createFamilyApp()
  const { token, role } = await givenInvitation(anna, path)
  const mia = await givenPerson(app, 'Mia')
  expect((await mia.get(`${path}/members`)).status).toBe(404)
  const stream = await anna.listen(`${path}/live`)
  await stream.until('open')
  const joined = await accept(mia, token)
  expect(joined).toMatchObject({ status: 200, body: { id: group.id, role } })
  await stream.untilChanged('activity')
  expect((await mia.get('/api/family-groups')).body).toEqual([joined.body])
  expect(await listPending(anna, path)).toEqual([])
  expect(await readMember(anna, path, mia)).toMatchObject({
    role: 'member',
    isActive: true,
    joinedAt: toIso(app.clock.now()),
    invitation: null,
    user: { firstName: 'Mia', lastName: 'Hartley', email: 'mia@example.com' },
  })
  expect((await listActions(anna, path))[0]).toBe('member_joined')

  expect((await accept(mia, token)).body).toEqual(joined.body)
  expect((await readState(app, token)).body.state).toBe('accepted')
  const eve = await givenPerson(app, 'Eve')
  const second = await accept(eve, token)
  expect(second.status).toBe(409)
  expect(second.body.error.message).toContain('used already')
  expect((await eve.get('/api/family-groups')).body).toEqual([])
})

test('of two who open the same link at once one joins, and one who opens it twice joins once', async () => {
  const { app, anna, path } = await createFamilyApp()
  const mia = await givenPerson(app, 'Mia')
  const eve = await givenPerson(app, 'Eve')
  const twice = await givenInvitation(anna, path)
  const own = await Promise.all([1, 2, 3, 4].map(() => accept(mia, twice.token)))
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200])

  const fred = await givenPerson(app, 'Fred')
  const { token } = await givenInvitation(anna, path, { email: 'family@example.com' })
  const both = await Promise.all([accept(eve, token), accept(fred, token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const members: Member[] = (await anna.get(`${path}/members`)).body
  expect(members).toHaveLength(3)
})

test('whoever accepts must have signed in', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { token } = await givenInvitation(anna, path)
  expect((await accept(openBrowser(app), token)).status).toBe(401)
  expect((await readState(app, token)).body.state).toBe('open')
})

test('who takes an invitation that was meant for another address is seen with both', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { token } = await givenInvitation(anna, path, { email: 'mia@work.example' })
  const mia = await givenPerson(app, 'Mia')
  expect((await accept(mia, token)).status).toBe(200)
  expect(await readMember(anna, path, mia)).toMatchObject({
    invitedAs: 'mia@work.example',
    user: { email: 'mia@example.com' },
  })
  expect(await readMember(anna, path, anna)).toMatchObject({ invitedAs: null })
})

test('an invitation of somebody else that is too old keeps nobody from inviting', async () => {
  const { app, family } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  await givenInvitation(family.anna, family.path)
  const invite = () => carl.post(`${family.path}/members`, { email: 'mia@example.com', role: 'caretaker' })
  expect((await invite()).status).toBe(409)
  app.clock.advance(days(7))
  const invited = await invite()
  expect(invited.status).toBe(201)
  const token = String(invited.body.link).split('#')[1] ?? ''
  expect((await readState(app, token)).body).toMatchObject({ state: 'open', inviterName: 'Carl Hartley' })
})

test('a caretaker does not take over the invitation of another by inviting the same address', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const dora = await givenMember(app, family, 'Dora', 'caretaker')
  const annas = await givenInvitation(anna, path)
  const refused = await carl.post(`${path}/members`, { email: 'mia@example.com', role: 'caretaker' })
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toContain('Anna Hartley has invited this address already.')
  expect((await readState(app, annas.token)).body).toMatchObject({ state: 'open', role: 'member' })
  expect((await carl.delete(`${path}/invitations/${annas.id}`)).status).toBe(403)

  // The primary caretaker may, and so may who finds one whose inviter cannot invite any more.
  const doras = await givenInvitation(dora, path, { email: 'fred@example.com' })
  expect((await carl.post(`${path}/members`, { email: 'fred@example.com' })).status).toBe(409)
  await anna.patch(`${path}/members/${(await readMember(anna, path, dora)).id}`, { role: 'member' })
  expect(await givenInvitation(carl, path, { email: 'fred@example.com' })).toMatchObject({ id: doras.id })
  expect((await anna.post(`${path}/members`, { email: 'fred@example.com' })).status).toBe(201)
})

test('an invitation is worth nothing after seven days', async () => {
  const { app, anna, path } = await createFamilyApp()
  const mia = await givenPerson(app, 'Mia')
  const { token } = await givenInvitation(anna, path)
  app.clock.advance(days(7) - 1)
  expect((await readState(app, token)).body.state).toBe('open')
  app.clock.advance(1)
  expect((await readState(app, token)).body.state).toBe('expired')
  const late = await accept(mia, token)
  expect(late).toMatchObject({ status: 404, body: { error: { code: 'invitation_gone' } } })
  expect((await mia.get('/api/family-groups')).body).toEqual([])
})

test('a cancelled invitation is out of the list, and its link is dead', async () => {
  const { app, anna, path } = await createFamilyApp()
  const mia = await givenPerson(app, 'Mia')
  const { id, token } = await givenInvitation(anna, path)
  expect((await anna.delete(`${path}/invitations/${id}`)).body).toEqual({ id })
  expect(await listPending(anna, path)).toEqual([])
  expect((await readState(app, token)).status).toBe(404)
  expect((await accept(mia, token)).status).toBe(404)
  expect((await anna.delete(`${path}/invitations/${id}`)).status).toBe(404)
  expect((await anna.post(`${path}/invitations/${id}/resend`)).status).toBe(404)
  expect((await listActions(anna, path))[0]).toBe('invitation_cancelled')
})

test('a caretaker changes own invitations, the primary caretaker all, and a member and others none', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const fred = await givenMember(app, family, 'Fred', 'member')
  const others = await givenOthers(app)
  const annas = await givenInvitation(anna, path, { email: 'one@example.com' })
  const carls = await givenInvitation(carl, path, { email: 'two@example.com' })
  const address = ({ id }: Member, of = path) => `${of}/invitations/${id}`

  expect((await fred.post(`${path}/members`, { email: 'x@example.com' })).status).toBe(403)
  expect((await fred.delete(address(annas))).status).toBe(403)
  expect((await carl.delete(address(annas))).status).toBe(403)
  expect((await carl.post(`${address(annas)}/resend`)).status).toBe(403)
  expect((await others.person.delete(address(annas))).status).toBe(404)
  expect((await others.person.delete(address(annas, others.path))).status).toBe(404)
  expect((await carl.post(`${address(carls)}/resend`)).status).toBe(200)
  expect((await anna.delete(address(carls))).status).toBe(200)
})

test.each([
  ['was deactivated', { isActive: false }],
  ['may not invite any more', { role: 'member' }],
])('who was invited by somebody who %s since does not come in', async (_what, change) => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const mia = await givenPerson(app, 'Mia')
  const { token } = await givenInvitation(carl, path)
  await anna.patch(`${path}/members/${(await readMember(anna, path, carl)).id}`, change)
  expect((await readState(app, token)).body.state).toBe('expired')
  expect((await accept(mia, token)).status).toBe(404)
  expect((await mia.get('/api/family-groups')).body).toEqual([])
})

test('a member is not invited again, and one who was deactivated does not come in by a link', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const there = await anna.post(`${path}/members`, { email: 'mia@example.com' })
  expect(there).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })

  await anna.patch(`${path}/members/${(await readMember(anna, path, mia)).id}`, { isActive: false })
  const deactivated = await anna.post(`${path}/members`, { email: 'mia@example.com' })
  expect(deactivated.body.error.message).toContain('reactivate')
  const { token } = await givenInvitation(anna, path, { email: 'mia@work.example' })
  expect((await accept(mia, token)).status).toBe(403)
  expect((await readState(app, token)).body.state).toBe('open')
})

test('a removed member can be invited again, but not come back by the old link', async () => {
  const { app, anna, path } = await createFamilyApp()
  const mia = await givenPerson(app, 'Mia')
  const old = await givenInvitation(anna, path)
  await accept(mia, old.token)
  await anna.delete(`${path}/members/${(await readMember(anna, path, mia)).id}`)
  expect((await accept(mia, old.token)).status).toBe(409)
  const again = await givenInvitation(anna, path)
  expect((await accept(mia, again.token)).status).toBe(200)
})

test('a mail server that does not answer is no trouble: the link is there to copy', async () => {
  const app = await createTestApp({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'us@example.com',
    PUBLIC_URL: 'http://localhost',
  })
  const { anna, path } = await givenFamily(app)
  const invited = await givenInvitation(anna, path)
  expect(invited).toMatchObject({ isMailed: false, sendsMail: true })
  expect((await readState(app, invited.token)).body.state).toBe('open')
})

test('too many invitations in an hour must wait', async () => {
  const { app, anna, path } = await createFamilyApp()
  for (let count = 1; count <= 50; count++) {
    await givenInvitation(anna, path, { email: `${count}@example.com` })
  }
  const refused = await anna.post(`${path}/members`, { email: 'mia@example.com' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  app.clock.advance(hours(1))
  await givenInvitation(anna, path)
})

function accept(by: Browser, token: string) {
  return by.post('/api/invitations/accept', { token })
}

/** What somebody sees who opens the link without having signed in. */
function readState(app: TestApp, token: string) {
  return openBrowser(app).post('/api/invitations/read', { token })
}

async function listPending(by: Browser, path: string): Promise<Member[]> {
  const members: Member[] = (await by.get(`${path}/members`)).body
  return members.filter(({ joinedAt }) => joinedAt === null)
}

function keptMails(app: TestApp): string[] {
  const folder = join(app.config.dataDir, 'mail')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}
