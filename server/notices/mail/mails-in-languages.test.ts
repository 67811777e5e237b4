import { expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { openBrowser } from '../../testing/browser.ts'
import { givenFamily, givenMember, givenPhoto, type Person } from '../../testing/given/given.ts'
import { givenMailApp } from '../../testing/given/given-mail.ts'

// By the mail server: each reads in their own language what the same person did.

test('the same picture is told in German, in Polish and in English', async () => {
  const { app, mailServer } = await givenMailApp()
  const { anna, family, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose' })
  const jonas = await givenMember(app, family, 'Jonas', 'member')
  const ola = await givenMember(app, family, 'Ola', 'member')
  await choose(jonas, path, 'de')
  await choose(ola, path, 'pl')
  await choose(anna, path, 'en')
  const ben = await givenMember(app, family, 'Ben', 'member')
  app.clock.advance(minutes(1))
  await app.runDueAfter(hours(1))
  mailServer.mails.length = 0
  await givenPhoto(ben, path)
  await app.runDue()
  const mailTo = ({ user }: Person) =>
    mailServer.mails.find(({ recipients }) => recipients.includes(user.email ?? ''))
  expect(mailTo(jonas)?.subject).toBe('Ben Hartley hat ein Foto hinzugefügt')
  expect(mailTo(jonas)?.html).toContain('<html lang="de" dir="ltr">')
  expect(mailTo(jonas)?.text).toContain('Du bekommst diese Mail, weil du zur Gruppe „The Hartleys“ gehörst.')
  expect(mailTo(ola)?.subject).toBe('Ben Hartley dodaje zdjęcie')
  expect(mailTo(anna)?.subject).toBe('Ben Hartley added a photo')
  const [, link = ''] = /^<(.*)>$/.exec(mailTo(jonas)?.headers.get('list-unsubscribe') ?? '') ?? []
  const page = await openBrowser(app).get(new URL(link).pathname)
  expect(page.bytes.toString()).toContain('<h1>Keine Mails mehr über „The Hartleys“?</h1>')
  const [notice] = (await jonas.get('/api/notices')).body
  expect(notice.sentence).toBe('Ben Hartley hat ein Foto hinzugefügt')
})

async function choose(person: Person, path: string, language: string): Promise<void> {
  await person.request('PUT', '/api/auth/user/language', { language })
  await person.patch(`${path}/notice-choices`, { mail: 'now' })
}
