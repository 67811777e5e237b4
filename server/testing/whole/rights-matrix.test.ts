import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { type Family, givenFamily, givenMember, type Person, password } from '../given/given.ts'
import {
  givenRights,
  listAlive,
  type RightKind,
  resetByMail,
  rightKinds,
  rightMakers,
} from '../given/given-rights.ts'
import { readMember } from '../seen.ts'
import { createTestApp, sharedTestApp, type TestApp } from '../test-app.ts'

const app = sharedTestApp({ PUBLIC_URL: 'https://photos.example.org' })

/** Mia is a caretaker of Anna's family. Everything is made in her name, by herself or by a thief in her account. */
type World = { family: Family; mia: Person }
type Column = { after: string; happens: (world: World) => Promise<unknown>; alive: RightKind[] }

/** Of the screens one may be the loved one's, and programs may hang on a webhook: the person ends these, with one press each. */
const onlyListed: RightKind[] = ['screen', 'webhook']

const columns: Column[] = [
  {
    after: 'a reset by mail',
    happens: ({ mia }) => resetByMail(app, mia.user.email ?? '', 'three other words'),
    alive: onlyListed,
  },
  {
    after: '“My account was taken”',
    happens: ({ mia }) => mia.post('/api/auth/taken-back', { currentPassword: password }),
    alive: onlyListed,
  },
  {
    after: 'a new password in Settings',
    happens: ({ mia }) => changePassword(mia, {}),
    alive: onlyListed,
  },
  {
    after: '“Sign out everywhere”',
    happens: ({ mia }) => mia.post('/api/auth/sessions/end'),
    alive: onlyListed,
  },
  {
    after: 'a new password, where the person keeps what they connected',
    happens: ({ mia }) => changePassword(mia, { keepKeys: true }),
    alive: rightKinds.filter((kind) => !['session', 'api_token', 'reset_link'].includes(kind)),
  },
  {
    after: '“Sign out everywhere”, where the person keeps what they connected',
    happens: ({ mia }) => mia.post('/api/auth/sessions/end', { keepKeys: true }),
    alive: rightKinds.filter((kind) => kind !== 'session'),
  },
  {
    after: 'becoming a member',
    happens: (world) => patchMember(world, { role: 'member' }),
    // What a member has, too. A token does what its person may do at that moment.
    alive: ['session', 'passkey', 'api_token', 'upload_key', 'calendar_feed', 'reset_link'],
  },
  {
    after: 'being deactivated',
    happens: (world) => patchMember(world, { isActive: false }),
    // The account is the person's own.
    alive: ['session', 'passkey', 'reset_link'],
  },
  {
    after: 'leaving',
    happens: ({ family, mia }) => mia.post(`${family.path}/leave`),
    alive: ['session', 'passkey', 'reset_link'],
  },
  {
    after: 'being removed',
    happens: async ({ family, mia }) => {
      const { id } = await readMember(family.anna, family.path, mia)
      return family.anna.delete(`${family.path}/members/${id}`)
    },
    alive: ['session', 'passkey', 'reset_link'],
  },
]

test.each(columns)('after $after nothing goes on but what it says', async ({ happens, alive }) => {
  const world = await givenWorld(app)
  const held = await givenRights(app, world.mia, world.family.path)
  for (const kind of rightKinds) expect(held[kind].made.status, kind).toBeLessThan(300)
  expect(await happens(world)).toBeDefined()
  expect((await listAlive(held)).sort()).toEqual([...alive].sort())
})

test.each(columns.slice(0, 6))(
  'after $after nobody gets the family unnoticed whom a thief chose',
  async ({ happens, alive }) => {
    const { family, anna, path } = await givenFamily(app)
    const carl = await givenMember(app, family, 'Carl', 'caretaker')
    const { id: memberId } = await readMember(anna, path, carl)
    expect((await anna.post(`${path}/hand-over`, { memberId })).status).toBe(200)
    expect((await anna.request('PUT', `${path}/successor`, { memberId })).status).toBe(200)
    await happens({ family, mia: anna })
    const isClosed = !alive.includes('passkey')
    expect((await carl.post(`${path}/hand-over/accept`)).status).toBe(isClosed ? 403 : 200)
    if (!isClosed) return
    const back = openBrowser(app)
    for (const secret of [password, 'three other words'])
      await back.post('/api/auth/sign-in', { email: anna.user.email, password: secret })
    const { takenBack } = (await back.get('/api/auth/taken-back')).body
    expect(takenBack).toMatchObject({
      ended: 'a hand-over that nobody had accepted',
      successors: [{ id: memberId, groupId: family.group.id, name: 'Carl Hartley' }],
      handedOver: [],
    })
    expect((await back.request('PUT', `${path}/successor`, { memberId: null })).status).toBe(200)
    expect((await back.get('/api/auth/taken-back')).body.takenBack.successors).toEqual([])
  },
)

test('somebody who came back makes everything anew', async () => {
  const world = await givenWorld(app)
  const held = await givenRights(app, world.mia, world.family.path)
  await patchMember(world, { isActive: false })
  await patchMember(world, { isActive: true })
  expect(await listAlive(held)).not.toContain('screen')
})

test('before the address is confirmed nothing is made that outlives the session', async () => {
  // Nobody answers there: mails are sent on this server, and none needs to arrive.
  const mailing = await createTestApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Sunporch <sunporch@porch.example>',
    PUBLIC_URL: 'https://photos.example.org',
  })
  const { family, mia } = await givenWorld(mailing)
  await mailing.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', mia.user.id)
    .execute()
  for (const kind of ['passkey', 'api_token', 'upload_key', 'calendar_feed', 'webhook'] as const) {
    const { made } = await rightMakers[kind](mailing, mia, family.path)
    expect(made, kind).toMatchObject({
      status: 403,
      body: {
        error: { code: 'address_not_confirmed', message: expect.stringContaining('open the link') },
      },
    })
  }
  // And another address is theirs only when its link is opened.
  const changed = await mia.post('/api/auth/email', { email: 'mia@work.example', currentPassword: password })
  expect(changed.body).toMatchObject({ waitsFor: 'mia@work.example', user: { email: null } })
})

/**
 * A secret in the database is a right of somebody. One that is new needs its maker in `given-rights.ts`, and so its cell in
 * each column above; or a reason here why it is none that the person's account gives.
 */
const tablesOfKinds: Record<string, RightKind | string> = {
  sessions: 'session',
  passkeys: 'passkey',
  api_tokens: 'api_token',
  upload_keys: 'upload_key',
  calendar_feeds: 'calendar_feed',
  invitations: 'invitation',
  screen_links: 'screen_link',
  screen_pairings: 'screen_code',
  screen_tokens: 'screen',
  alexa_codes: 'echo_code',
  webhooks: 'webhook',
  users: 'the password itself',
  password_resets: 'reset_link',
  email_confirmations: 'goes to the mailbox; `identity/email/confirm-email.test.ts`',
  passkey_challenges: 'works in one session for ten minutes',
  oidc_logins: 'works in one browser for fifteen minutes',
  alexa_pairings: 'is shown by an Echo that belongs to nobody yet',
  uploads: 'the address of one picture, for an hour; `photos/storage/quotas.test.ts`',
  vapid_keys: 'of the server',
  push_subscriptions: 'ends with the session; `notices/push/push.test.ts`',
}

test('every table that keeps a secret has its kind of right', async () => {
  const tables = await app.db.introspection.getTables()
  const secret = /_hash$|^secret$|^credential_id$|^public_key$|^auth$|_secret$/
  const keeping = tables.filter(({ columns }) =>
    columns.some(({ name }) => secret.test(name) && !notSecret.includes(name)),
  )
  expect(keeping.map(({ name }) => name).sort()).toEqual(Object.keys(tablesOfKinds).sort())
  const kinds = Object.values(tablesOfKinds).filter((kind) => !kind.includes(' '))
  expect([...kinds].sort()).toEqual([...rightKinds].sort())
})

/** What an Echo shows at the moment. */
const notSecret = ['widget_hash']

async function givenWorld(app: TestApp): Promise<World> {
  const family = await givenFamily(app)
  return { family, mia: await givenMember(app, family, 'Mia', 'caretaker') }
}

function changePassword(mia: Person, more: object) {
  return mia.post('/api/auth/password', {
    currentPassword: password,
    newPassword: 'three other words',
    ...more,
  })
}

async function patchMember({ family, mia }: World, change: object) {
  const { id } = await readMember(family.anna, family.path, mia)
  const changed = await family.anna.patch(`${family.path}/members/${id}`, change)
  expect(changed.status).toBe(200)
  return changed
}
