import type { MailServer } from '#server/testing/others/mail-server.ts'
import { startMailingServer } from '#server/testing/processes/mailing-server.ts'
import { callApi, emailOf, givenFamily } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const languages = [
  {
    language: 'de',
    inviter: 'Emma Hartley lädt dich auf Sunporch ein: The Hartleys',
    role: 'Deine Rolle: Familienmitglied.',
    join: 'Konto anlegen und mitmachen',
    names: ['Vorname', 'Nachname'],
    newPassword: 'Neues Passwort',
    create: 'Konto anlegen',
    joined: 'Du gehörst jetzt zu The Hartleys.',
    forgotten: 'Passwort vergessen',
    email: 'E-Mail',
    sendLink: 'Link zuschicken',
    sent: /Wenn es mit dieser Adresse ein Konto gibt, ist ein Link unterwegs/,
    reset: 'Wähle ein neues Passwort für Sunporch',
    hello: 'Hallo Ola,',
    save: 'Speichern und anmelden',
    told: 'Sunporch: Du hast ein neues Passwort',
    home: 'Übersicht',
  },
  {
    language: 'pl',
    inviter: 'Emma Hartley zaprasza cię do Sunporch: The Hartleys',
    role: 'Twoja rola: rodzina.',
    join: 'Załóż konto i dołącz',
    names: ['Imię', 'Nazwisko'],
    newPassword: 'Nowe hasło',
    create: 'Załóż konto',
    joined: 'Należysz teraz do grupy The Hartleys.',
    forgotten: 'Nie pamiętam hasła',
    email: 'E-mail',
    sendLink: 'Wyślij mi link',
    sent: /Jeśli jest konto z tym adresem, link jest już w drodze/,
    reset: 'Wybierz nowe hasło do Sunporch',
    hello: 'Cześć, Ola!',
    save: 'Zapisz i zaloguj się',
    told: 'Sunporch: Masz nowe hasło',
    home: 'Pulpit',
  },
] as const

for (const words of languages)
  test(`by mail somebody joins a family and gets back in without a password, in ${words.language}`, async ({
    newContext,
    page,
  }) => {
    const { url, mailServer, stop } = await startMailingServer()
    try {
      const { path } = await givenFamily(page, 'Emma', url)
      await callApi(page, '/api/auth/user/language', { language: words.language }, 'PUT')
      await callApi(page, `${path}/members`, { email: emailOf('Ola'), role: 'member' })
      const invitation = await mailTo(mailServer, words.inviter)
      expect(invitation.text).toContain(words.role)
      const ola = await (await newContext({ locale: words.language })).newPage()
      await ola.goto(linkIn(invitation.text))
      await ola.getByRole('link', { name: words.join }).click()
      await ola.getByLabel(words.names[0]).fill('Ola')
      await ola.getByLabel(words.names[1]).fill('Hartley')
      await ola.getByLabel(words.newPassword).fill('correct horse battery')
      await ola.getByRole('button', { name: words.create }).click()
      await expect(ola.getByText(words.joined, { exact: true })).toBeVisible()

      // On another computer, without the password.
      const other = await (await newContext({ locale: words.language })).newPage()
      await other.goto(`${url}/api/login`)
      await other.getByRole('button', { name: words.forgotten }).click()
      await other.getByLabel(words.email).fill(emailOf('Ola'))
      await other.getByRole('button', { name: words.sendLink }).click()
      await expect(other.getByRole('status')).toContainText(words.sent)
      const reset = await mailTo(mailServer, words.reset)
      expect(reset.text).toContain(words.hello)
      expect(reset.html).toContain(`<html lang="${words.language}" dir="ltr">`)
      await other.goto(linkIn(reset.text))
      await other.getByLabel(words.newPassword).fill('another horse battery')
      await other.getByRole('button', { name: words.save }).click()
      await expect(other.getByRole('heading', { name: words.home, level: 1 })).toBeVisible()
      const told = await mailTo(mailServer, words.told)
      expect(told.recipients).toEqual([emailOf('Ola')])
    } finally {
      await stop()
    }
  })

async function mailTo(mailServer: MailServer, subject: string) {
  await expect.poll(() => mailServer.mails.map((mail) => mail.subject)).toContain(subject)
  return (
    mailServer.mails.findLast((mail) => mail.subject === subject) ?? { text: '', html: '', recipients: [] }
  )
}

function linkIn(text: string): string {
  return /http\S+#\S+/.exec(text)?.[0] ?? ''
}
