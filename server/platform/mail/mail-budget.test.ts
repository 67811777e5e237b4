import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { givenInvitation, givenPerson, password } from '../../testing/given/given.ts'
import { givenMailApp } from '../../testing/given/given-mail.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { days, minutes } from '../clock.ts'

describe('mails to one address, whoever sends', () => {
  const stranger = 'olga@example.org'

  test('invitations of many groups are few mails to one address, and each says what became of its mail', async () => {
    const { app, mailServer } = await givenMailApp()
    const invited = []
    for (const name of ['Anna', 'Ben']) {
      const person = await givenPerson(app, name)
      for (let group = 0; group < 4; group++) {
        const { body } = await person.post('/api/family-groups', { name: 'Family' })
        const path = `/api/family-groups/${body.id}`
        const { id, ...first } = await givenInvitation(person, path, { email: stranger })
        invited.push(first, (await person.post(`${path}/invitations/${id}/resend`)).body)
      }
    }
    expect(invited).toHaveLength(16)
    expect(invited.slice(0, 10).map(({ isMailed }) => isMailed)).not.toContain(false)
    expect(
      invited
        .slice(10)
        .map(({ isMailed, sendsMail, hadManyMails, link }) => [
          isMailed,
          sendsMail,
          hadManyMails,
          link.length > 20,
        ]),
    ).toEqual(Array.from({ length: 6 }, () => [false, true, true, true]))
    const received = () => mailServer.mails.filter(({ recipients }) => recipients.includes(stranger)).length
    expect(received()).toBe(10)
    app.clock.advance(days(1) + minutes(1))
    const anna = await openBrowserOf(app, 'anna@example.com')
    const [group] = (await anna.get('/api/family-groups')).body
    const again = await givenInvitation(anna, `/api/family-groups/${group.id}`, { email: stranger })
    expect([again.isMailed, again.hadManyMails]).toEqual([true, false])
    expect(received()).toBe(11)
  })

  test('an address that has had its mails gets no confirmation, and the page says so', async () => {
    const { app, mailServer } = await givenMailApp({ MAILS_TO_ADDRESS: '2' })
    const olga = await givenUnconfirmed(app)
    expect((await olga.post('/api/auth/confirm-email/send')).body.isSent).toBe(true)
    const refused = await olga.post('/api/auth/confirm-email/send')
    expect([refused.status, refused.body.error.message]).toEqual([
      429,
      'This address has had many mails today, so none was sent. Please try again tomorrow.',
    ])
    // Nobody keeps the account from being made.
    expect(mailServer.mails).toHaveLength(2)
  })

  test('links for a new password go out whatever others have sent, and one of them works at any time', async () => {
    const { app, mailServer } = await givenMailApp({
      MAILS_TO_ADDRESS: '1',
      RESETS_TO_ADDRESS: '3',
      TRUST_PROXY: '1',
    })
    const olga = await givenPerson(app, 'Olga')
    const anna = await givenPerson(app, 'Anna')
    const { body } = await anna.post('/api/family-groups', { name: 'Family' })
    const invite = () => givenInvitation(anna, `/api/family-groups/${body.id}`, { email: 'olga@example.com' })
    expect((await invite()).isMailed).toBe(true)
    const forget = (network: number) =>
      openBrowser(app).post(
        '/api/auth/forgot-password',
        { email: 'olga@example.com' },
        { 'x-forwarded-for': `198.51.100.${network}` },
      )
    const flood = []
    for (let network = 1; network <= 5; network++) flood.push(await forget(network))
    expect(flood.map(({ status }) => status)).toEqual([202, 202, 202, 429, 429])
    expect(flood.at(-1)?.body.error.message).toBe(
      'Many links for a new password were asked for with this address. Those that were mailed work for an hour: please look for them, also among the unwanted mails. Then try again.',
    )
    await mailServer.until(4)
    const links = mailServer.mails.flatMap(({ text }) => /#reset=([\w-]+)/.exec(text)?.[1] ?? [])
    expect(links).toHaveLength(3)
    app.clock.advance(minutes(59))
    const [first] = links
    expect(
      (
        await openBrowser(app).post('/api/auth/reset-password', {
          token: first,
          password: 'another horse battery',
        })
      ).status,
    ).toBe(200)
    app.clock.advance(minutes(2))
    expect((await forget(9)).status).toBe(202)
    expect(olga.user.email).toBe('olga@example.com')
  })
})

async function openBrowserOf(app: TestApp, email: string): Promise<ReturnType<typeof openBrowser>> {
  const browser = openBrowser(app)
  const signedIn = await browser.post('/api/auth/sign-in', { email, password })
  if (signedIn.status !== 200) throw new Error(`not signed in: ${signedIn.bytes}`)
  return browser
}

async function givenUnconfirmed(app: TestApp): Promise<ReturnType<typeof openBrowser>> {
  const browser = openBrowser(app)
  const account = { firstName: 'Olga', lastName: 'Hartley', email: 'olga@example.com', password }
  const made = await browser.post('/api/auth/sign-up', account)
  if (made.status !== 201) throw new Error(`no account: ${made.bytes}`)
  return browser
}
