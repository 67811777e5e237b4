import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { givenFamily, givenInvitation } from '../../testing/given/given.ts'
import { givenMailApp, publicUrl } from '../../testing/given/given-mail.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { minutes } from '../clock.ts'

test('an invitation arrives as text and HTML, and the page says that it was mailed', async () => {
  const { app, mailServer } = await givenMailApp()
  const { anna, path } = await givenFamily(app)
  const { isMailed, link } = await givenInvitation(anna, path)
  expect(isMailed).toBe(true)
  const [mail] = mailServer.mails
  expect(mail?.subject).toBe('Anna Hartley invites you to The Hartleys on Sunporch')
  const mailed = mail?.text.match(/https:\S+\/invitation#\S+/)?.[0] ?? ''
  expect(mail?.html).toContain(`href="${mailed}"`)
  // A link of its own: who comes by it has the address.
  expect(mailed).not.toBe(link)
  const read = await openBrowser(app).post('/api/invitations/read', { token: mailed.split('#')[1] })
  expect(read.body).toMatchObject({ groupName: 'The Hartleys' })
  expect(await rows(app)).toEqual([
    expect.objectContaining({ kind: 'invitation', attempts: 1, sealed: null, failure: null, due_at: null }),
  ])
})

describe('a link to a new password', () => {
  test('comes when a mail server that does not know us takes it the second time', async () => {
    const { app, mailServer } = await givenMailApp()
    await givenFamily(app)
    mailServer.rules.onRecipient = (address) => `451 4.7.1 <${address}>: Greylisted`
    await openBrowser(app).post('/api/auth/forgot-password', { email: 'anna@example.com' })
    await until(app, ({ attempts }) => attempts === 1)
    const [waiting] = await rows(app)
    expect(waiting).toMatchObject({
      sent_at: null,
      failed_at: null,
      failure: 'The mail server asked to try again later (451 4.7.1).',
    })
    // A leaked database reveals neither the address nor the link.
    expect(JSON.stringify(waiting)).not.toContain('example.com')
    await app.runDue()
    expect(mailServer.mails).toEqual([])

    mailServer.rules = {}
    await app.runDueAfter(minutes(1))
    const [mail] = mailServer.mails
    expect(mail?.subject).toBe('Choose a new password for Sunporch')
    expect(mail?.text).toContain(`${publicUrl}/api/login#reset=`)
    expect(mail?.html).toContain(`href="${publicUrl}/api/login#reset=`)
    expect(mail?.messageId).toBe(`<${waiting?.id}@porch.example>`)
    expect(await rows(app)).toEqual([expect.objectContaining({ attempts: 2, sealed: null })])
    await app.runDueAfter(minutes(60))
    expect(mailServer.mails).toHaveLength(1)
  })

  test('is given up at once when the address takes no mail, and after an hour without a mail server', async () => {
    const { app, mailServer } = await givenMailApp()
    await givenFamily(app)
    mailServer.rules.onRecipient = () => '550 5.1.1 no such user'
    await openBrowser(app).post('/api/auth/forgot-password', { email: 'anna@example.com' })
    await until(app, ({ failed_at }) => failed_at !== null)
    const [refused] = await rows(app)
    await mailServer.stop()
    // Rows of the same instant have no order.
    app.clock.advance(1000)
    await openBrowser(app).post('/api/auth/forgot-password', { email: 'anna@example.com' })
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await until(app, ({ id, attempts }) => id !== refused?.id && attempts >= attempt)
      await app.runDueAfter(minutes(30))
    }
    const all = await rows(app)
    expect(all.map(({ failed_at, sealed }) => [failed_at !== null, sealed])).toEqual([
      [true, null],
      [true, null],
    ])
    expect(all[1]?.attempts).toBe(5)
  })
})

function rows(app: TestApp) {
  return app.db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id').execute()
}

type Row = Awaited<ReturnType<typeof rows>>[number]

/** Waits until the newest mail is as it should be: the page does not wait for the mail server. */
async function until(app: TestApp, isSo: (row: Row) => boolean): Promise<void> {
  for (;;) {
    const newest = (await rows(app)).at(-1)
    if (newest && isSo(newest)) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
