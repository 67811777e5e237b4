import { expect, test } from 'vitest'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { type Family, givenFamily, givenMember, givenPhoto, type Person } from '../../testing/given/given.ts'
import { givenMailApp } from '../../testing/given/given-mail.ts'
import { givenAnsweringScreen } from '../../testing/given/given-notices.ts'
import type { MailServer } from '../../testing/others/mail-server.ts'
import type { TestApp } from '../../testing/test-app.ts'

// Through the whole way: what somebody does in the app, until the mail has arrived at a real mail server.

test('“Call me” is a mail at once', async () => {
  const { app, family, mailServer, subjectsTo } = await given()
  const { answer } = await givenAnsweringScreen({ app, family }, family.anna)
  await app.runDue()
  await answer('call_me')
  await app.runDue()
  expect(subjectsTo(family.anna)).toEqual(['Rose asks you for a call'])
  expect(mailServer.mails.at(-1)?.headers.get('importance')).toBe('high')
})

test('twelve photos are one mail after five quiet minutes, with one line', async () => {
  const { app, family, ben, mailServer, subjectsTo } = await given()
  await choose(family, 'quiet')
  for (let count = 0; count < 12; count += 1) await givenPhoto(ben, family.path)
  await app.runDue()
  expect(mailServer.mails).toEqual([])
  await app.runDueAfter(minutes(5))
  expect(subjectsTo(family.anna)).toEqual(['Ben Hartley added 12 photos'])
})

test('a digest comes once a day, with everything that is unread', async () => {
  const { app, family, ben, mailServer, subjectsTo } = await given()
  await givenPhoto(ben, family.path, '<b>Lunch</b> at evil.example')
  await givenMember(app, family, 'Emma', 'member')
  await ben.post(`${family.path}/shopping/items`, { name: 'Milk' })
  await app.runDue()
  expect(mailServer.mails).toEqual([])
  moveToSix(app)
  await app.runDue()
  const mails = mailServer.mails.filter(({ recipients }) => recipients.includes('anna@example.com'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Today in “The Hartleys”: \d things$/),
  ])
  expect(mails[0]?.text).toContain('Ben Hartley added')
  expect(mails[0]?.html).not.toContain('<b>Lunch')
  for (const part of [mails[0]?.text, mails[0]?.html]) expect(part).not.toContain('evil.example')
  await app.runDueAfter(hours(30))
  expect(subjectsTo(family.anna)).toHaveLength(1)
})

test('after an hour without the mail server, and greylisting, each mail comes once', async () => {
  const { app, family, ben, mailServer, subjectsTo } = await given()
  await choose(family, 'now')
  await mailServer.stop()
  await givenPhoto(ben, family.path)
  for (let minute = 0; minute < 60; minute += 5) {
    await app.runDue()
    app.clock.advance(minutes(5))
  }
  await mailServer.start()
  mailServer.rules.onRecipient = () => '451 4.7.1 Please try again'
  await app.runDueAfter(hours(1))
  expect(mailServer.mails).toEqual([])
  mailServer.rules = {}
  await app.runDueAfter(hours(3))
  await app.runDueAfter(hours(12))
  expect(subjectsTo(family.anna)).toEqual(['Ben Hartley added a photo'])
})

test('a mail whose answer is lost comes again with the same Message-ID', async () => {
  const { app, family, ben, mailServer } = await given()
  await choose(family, 'now')
  await givenPhoto(ben, family.path)
  mailServer.rules.onMail = () => 'cut'
  await app.runDue()
  mailServer.rules = {}
  await app.runDueAfter(minutes(5))
  const ids = mailServer.mails
    .filter(({ recipients }) => recipients.includes('anna@example.com'))
    .map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('the link in a mail ends also what waits to be sent', async () => {
  const { app, family, ben, mailServer, subjectsTo } = await given()
  await choose(family, 'now')
  await givenPhoto(ben, family.path)
  await app.runDue()
  const [mail] = mailServer.mails.filter(({ recipients }) => recipients.includes('anna@example.com'))
  const [, link = ''] = /^<(.*)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '') ?? []
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(`\n${link}\n`)
  await mailServer.stop()
  await givenPhoto(ben, family.path)
  await app.runDue()
  const { pathname } = new URL(link)
  const clicked = await fetch(new URL(pathname, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(200)
  expect((await family.anna.get(`${family.path}/notice-choices`)).body.mail).toBe('off')
  await mailServer.start()
  await givenPhoto(ben, family.path)
  await app.runDueAfter(hours(1))
  expect(subjectsTo(family.anna)).toHaveLength(1)
})

test('an address that comes back is told in Settings, and gets no more', async () => {
  const { app, family, ben, mailServer, subjectsTo } = await given()
  await choose(family, 'now')
  mailServer.rules.onRecipient = (address) => (address.startsWith('anna') ? '550 5.1.1 unknown' : null)
  await givenPhoto(ben, family.path)
  await app.runDue()
  expect((await family.anna.get(`${family.path}/notice-choices`)).body.mailTo).toMatchObject({
    isPossible: true,
    failedAt: expect.any(String),
    failure: 'The mail server says that this address takes no mail (550 5.1.1).',
  })
  mailServer.rules = {}
  await givenPhoto(ben, family.path)
  await app.runDue()
  expect(subjectsTo(family.anna)).toEqual([])
  await family.anna.post('/api/notices/mail/try-again')
  await givenPhoto(ben, family.path)
  await app.runDue()
  expect(subjectsTo(family.anna)).toHaveLength(1)
})

type Given = {
  app: TestApp
  family: Family
  ben: Person
  mailServer: MailServer
  subjectsTo(person: Person): string[]
}

/** Anna and Ben, who look after Rose. Nothing is to be told yet. */
async function given(): Promise<Given> {
  const { app, mailServer } = await givenMailApp()
  const family = await givenFamily(app)
  await family.anna.patch(family.path, { lovedOneName: 'Rose' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  app.clock.advance(minutes(1))
  return {
    app,
    family,
    ben,
    mailServer,
    subjectsTo: ({ user }) =>
      mailServer.mails
        .filter(({ recipients }) => recipients.includes(user.email ?? ''))
        .map(({ subject }) => subject),
  }
}

/** To the next time at which it is six in the evening where Rose lives. */
function moveToSix(app: TestApp): void {
  const now = app.clock.now()
  const { date } = wallClock(now, 'Europe/Berlin')
  const today = instantOf(`${date}T18:00`, 'Europe/Berlin')
  app.clock.advance((today > now ? today : instantOf(`${daysAfter(date, 1)}T18:00`, 'Europe/Berlin')) - now)
}

async function choose({ anna, path }: Family, mail: string): Promise<void> {
  await anna.patch(`${path}/notice-choices`, { mail })
}
