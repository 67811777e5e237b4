import { describe, expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { createFamilyApp, type Family, givenFamily, type Person } from '../../testing/given/given.ts'
import { givenMailApp } from '../../testing/given/given-mail.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { readMailTo } from '../mail-address.ts'
import type { NoticeSendRow } from '../notices.tables.ts'
import type { Composed } from '../way.ts'
import { mailWay } from './mail-way.ts'

describe('a mail about one thing', () => {
  test('says it in its subject, and leads to where it is shown', async () => {
    const { app, mailServer, send, composed, family } = await given()
    expect(await send(composed)).toEqual({ outcome: 'sent' })
    const [mail] = mailServer.mails
    expect(mail?.recipients).toEqual(['anna@example.com'])
    expect(mail?.subject).toBe('Rose asks for a call')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Rose asks for a call')
      expect(part).toContain('The Hartleys')
      expect(part).toContain(`https://porch.example/activity?group=${family.group.id}`)
      expect(part).toContain(`https://porch.example/settings/family?group=${family.group.id}#notices`)
      expect(part).toContain('https://porch.example/unsubscribe/')
    }
    expect(mail?.headers.get('list-id')).toBe(`<${family.group.id}.families.porch.example>`)
    expect(mail?.headers.get('importance')).toBe('high')
    expect(app.config.publicUrl).toBe('https://porch.example')
  })

  test('has the same Message-ID when it is sent again', async () => {
    const { mailServer, send, composed, row } = await given()
    mailServer.rules.onMail = () => 'cut'
    expect(await send(composed)).toMatchObject({ outcome: 'later', at: null })
    mailServer.rules = {}
    expect(await send(composed)).toEqual({ outcome: 'sent' })
    expect(mailServer.mails.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill(`<${row.id}@porch.example>`),
    )
  })
})

test('an address that has had its mails of the day gets the others later, and what is urgent goes at once', async () => {
  const { app, mailServer, send, composed } = await given({ MAILS_TO_ADDRESS: '2' })
  const normal = { ...composed, urgency: 'normal' } as const
  expect(await send(normal)).toEqual({ outcome: 'sent' })
  app.clock.advance(hours(1))
  expect(await send(normal)).toEqual({ outcome: 'sent' })
  expect(await send(normal)).toEqual({
    outcome: 'later',
    at: app.clock.now() + hours(23),
    failure: 'This address has had many mails today.',
  })
  expect(await send(composed)).toEqual({ outcome: 'sent' })
  app.clock.advance(hours(23))
  expect(await send(normal)).toEqual({ outcome: 'sent' })
  expect(mailServer.mails).toHaveLength(4)
})

test('a mail about several things counts them, and names each with its link', async () => {
  const { mailServer, send, composed, family } = await given()
  const line = (sentence: string, path: string) => ({ sentence, path, photoId: null, at: 0 })
  const lines = [
    line('Rose sent a heart for “Lunch by the sea”', '/photo-gallery?photo=1'),
    line('Ben Hartley added 12 photos', '/photo-gallery'),
    line('Emma Hartley joined', '/family-members'),
  ]
  await send({ ...composed, urgency: 'normal', lines, title: '3 new notices from The Hartleys' })
  await send({ ...composed, urgency: 'normal', isDigest: true, lines, title: 'Today in The Hartleys' })
  expect(mailServer.mails.map(({ subject }) => subject)).toEqual([
    '3 things happened in “The Hartleys”',
    'Today in “The Hartleys”: 3 things',
  ])
  const [mail, digest] = mailServer.mails
  expect(mail?.text).toContain('- Rose sent a heart for “Lunch by the sea”\n- Ben Hartley added 12 photos\n')
  expect(mail?.html).toContain(
    `href="https://porch.example/photo-gallery?photo=1&#38;group=${family.group.id}"`,
  )
  expect(mail?.headers.has('importance')).toBe(false)
  expect(digest?.text).toContain('once a day')
})

test('a very long mail ends with how much more there is', async () => {
  const { mailServer, send, composed } = await given()
  const lines = Array.from({ length: 60 }, (_, at) => ({
    sentence: `Ben added ${at}`,
    path: '/activity',
    photoId: null,
    at,
  }))
  await send({ ...composed, lines })
  expect(mailServer.mails[0]?.subject).toBe('60 things happened in “The Hartleys”')
  expect(mailServer.mails[0]?.text).toContain('- Ben added 39\n- … and 20 more\n')
})

test('hostile names and captions add no header, no markup and no link', async () => {
  const { mailServer, send, composed } = await given()
  const hostile = 'Rose\r\nBcc: eve@evil.example\r\n\r\n<a href="https://evil.example">win</a>\u202e'
  const lines = [{ sentence: `${hostile} ${'x'.repeat(500)}`, path: '/activity', photoId: null, at: 0 }]
  await send({ ...composed, lines, group: { ...composed.group, name: hostile } })
  const [mail] = mailServer.mails
  expect(mail?.recipients).toEqual(['anna@example.com'])
  expect(mail?.headers.has('bcc')).toBe(false)
  expect(mail?.subject).toMatch(/^Rose Bcc: eve@evil\.example <a href=.*…$/)
  expect(mail?.html).not.toContain('<a href="https://evil')
  for (const part of [mail?.text, mail?.html, mail?.subject]) expect(part).not.toContain('\u202e')
  for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('evil.example')
})

describe('an address that refuses a mail', () => {
  test('gets no more, until the person asks for it', async () => {
    const { app, mailServer, send, composed, family } = await given()
    mailServer.rules.onRecipient = (address) => `550 5.1.1 <${address}>: no such user`
    const failure = 'The mail server says that this address takes no mail (550 5.1.1).'
    expect(await send(composed)).toEqual({ outcome: 'forget', failure })
    expect(await readMailTo(app, family.anna.user.id)).toEqual({
      address: 'anna@example.com',
      isPossible: true,
      isConfirmed: true,
      failedAt: new Date(app.clock.now()).toISOString(),
      failure,
    })
    expect(await mailWay.addresses(app, [family.anna.user.id])).toEqual(new Map())
    mailServer.rules = {}
    expect(await send(composed)).toMatchObject({ outcome: 'forget' })
    expect(mailServer.mails).toEqual([])

    const again = await family.anna.post('/api/notices/mail/try-again')
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ failedAt: null, failure: null, isPossible: true })
    expect(await mailWay.addresses(app, [family.anna.user.id])).toEqual(
      new Map([[family.anna.user.id, ['']]]),
    )
    expect(await send(composed)).toEqual({ outcome: 'sent' })
  })

  test('is forgotten when the person has another address', async () => {
    const { app, mailServer, send, composed, family } = await given()
    mailServer.rules.onRecipient = () => '550 5.1.1 no such user'
    await send(composed)
    await app.db
      .updateTable('users')
      .set({ email: 'new@example.com' })
      .where('id', '=', family.anna.user.id)
      .execute()
    expect(await readMailTo(app, family.anna.user.id)).toMatchObject({
      address: 'new@example.com',
      failedAt: null,
    })
    expect(await mailWay.addresses(app, [family.anna.user.id])).toEqual(
      new Map([[family.anna.user.id, ['']]]),
    )
  })

  test.for([
    ['451 4.7.1 Greylisted', 'later'],
    ['554 5.7.1 Relay access denied', 'later'],
    ['552 5.2.2 Mailbox full', 'later'],
  ] as const)('is not one that answers %s', async ([answer, outcome]) => {
    const { app, mailServer, send, composed, family } = await given()
    mailServer.rules.onRecipient = () => answer
    expect(await send(composed)).toMatchObject({ outcome })
    expect(await readMailTo(app, family.anna.user.id)).toMatchObject({ failedAt: null })
  })

  test('is not one whose mail alone was refused', async () => {
    const { app, mailServer, send, composed, family } = await given()
    mailServer.rules.onMail = () => '554 5.6.0 Looks like spam'
    expect(await send(composed)).toMatchObject({ outcome: 'failed' })
    expect(await readMailTo(app, family.anna.user.id)).toMatchObject({ failedAt: null })
  })
})

test('an outage of the mail server is waited for', async () => {
  const { mailServer, send, composed } = await given()
  await mailServer.stop()
  expect(await send(composed)).toEqual({
    outcome: 'later',
    at: null,
    failure: 'The mail server could not be reached.',
  })
  await mailServer.start()
  expect(await send(composed)).toEqual({ outcome: 'sent' })
})

test('without a mail server no notice goes by mail, not even into the folder', async () => {
  const { app, family } = await createFamilyApp()
  expect(await mailWay.addresses(app, [family.anna.user.id])).toEqual(new Map())
  expect(await readMailTo(app, family.anna.user.id)).toEqual({
    address: 'anna@example.com',
    isPossible: false,
    isConfirmed: true,
    failedAt: null,
    failure: null,
  })
})

/** A message for Anna of one line, and what sends it. */
async function given(environment: Record<string, string> = {}) {
  const { app, mailServer } = await givenMailApp(environment)
  const family = await givenFamily(app)
  const composed = composedFor(family.anna, family)
  const row = sendRow(app, family)
  return {
    app,
    mailServer,
    family,
    composed,
    row,
    send: (message: Composed) => mailWay.send(app, row, message),
  }
}

function composedFor({ user }: Person, { group }: Family): Composed {
  return {
    messageId: newId(),
    person: { id: user.id, email: user.email, name: 'Anna Hartley' },
    language: 'en',
    group: { id: group.id, name: group.name, lovedOneName: 'Rose' },
    urgency: 'urgent',
    isDigest: false,
    tag: 'call-1',
    title: 'Rose asks for a call',
    lines: [{ sentence: 'Rose asks for a call', path: '/activity', photoId: null, at: 0 }],
  }
}

function sendRow(app: TestApp, { group, anna }: Family): NoticeSendRow {
  return {
    id: newId(),
    message_id: newId(),
    user_id: anna.user.id,
    family_group_id: group.id,
    way: 'mail',
    subscription_id: '',
    created_at: app.clock.now(),
    due_at: app.clock.now(),
    attempts: 0,
    sent_at: null,
    dropped_at: null,
    failed_at: null,
    failure: null,
  }
}
