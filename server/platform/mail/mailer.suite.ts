import { describe, expect, test } from 'vitest'
import type { Mailer } from './mailer.ts'

/** A mail as it arrived: its header lines unfolded and decoded, its text decoded. */
export type ArrivedMail = { recipients: string[]; headers: string[]; text: string }

export type OpenedMailer = { mailer: Mailer; arrived(): Promise<ArrivedMail[]> }

/** The tests of every mailer. `open` returns one whose mails can be read. */
export function mailerSuite(name: string, open: () => Promise<OpenedMailer>): void {
  describe(name, () => {
    const mail = { to: 'anna@example.org', subject: 'Your family', text: 'Hello Anna,\n\nwelcome.\n' }

    test('a mail arrives with its subject and its text', async () => {
      const { mailer, arrived } = await open()
      await mailer.send(mail)
      const [only, ...others] = await arrived()
      expect(others).toEqual([])
      expect(only?.recipients).toEqual(['anna@example.org'])
      expect(only?.headers).toContain('To: anna@example.org')
      expect(only?.headers).toContain('From: Sunporch <sunporch@example.org>')
      expect(only?.headers).toContain('Subject: Your family')
      expect(only?.text.trimEnd()).toBe('Hello Anna,\n\nwelcome.')
    })

    test('letters of every language and long links arrive as they are', async () => {
      const { mailer, arrived } = await open()
      const link = `https://porch.example.org/join?token=${'aB3-_'.repeat(40)}&next=%2F`
      await mailer.send({ ...mail, subject: 'Grüße von Zoë 👵', text: `Für Zoë:\n\n${link}\n` })
      const [only] = await arrived()
      expect(only?.headers).toContain('Subject: Grüße von Zoë 👵')
      expect(only?.text.trimEnd()).toBe(`Für Zoë:\n\n${link}`)
    })

    test('mails that are sent at once all arrive', async () => {
      const { mailer, arrived } = await open()
      const names = ['anna', 'ben', 'clara', 'dan', 'emil']
      await Promise.all(names.map((name) => mailer.send({ ...mail, to: `${name}@example.org` })))
      const recipients = (await arrived()).flatMap(({ recipients }) => recipients)
      expect(recipients.sort()).toEqual(names.map((name) => `${name}@example.org`))
    })

    test.for([
      'Hello\r\nBcc: eve@example.org',
      'Hello\nBcc: eve@example.org',
      'Hello\rBcc: eve@example.org',
      'Hello\r\n\r\nBcc: eve@example.org',
      'Hello\u2028Bcc: eve@example.org',
      'Hello\0Bcc: eve@example.org',
    ])('the subject %j adds no header', async (subject) => {
      const { mailer, arrived } = await open()
      await mailer.send({ ...mail, subject })
      const [only] = await arrived()
      expect(only?.recipients).toEqual(['anna@example.org'])
      expect(only?.headers).toContain('Subject: Hello Bcc: eve@example.org')
      expect(only?.headers.filter((line) => line.startsWith('Bcc'))).toEqual([])
      expect(only?.text.trimEnd()).toBe('Hello Anna,\n\nwelcome.')
    })

    test.for([
      'anna@example.org\r\nBcc: eve@example.org',
      'anna@example.org\nBcc: eve@example.org',
      'anna@example.org, eve@example.org',
      'anna@example.org;eve@example.org',
      'Anna <anna@example.org>',
      '<anna@example.org>',
      '"anna@example.org"@example.net',
      'family: anna@example.org',
      'anna@example.org\0',
      ' anna@example.org',
      'anna',
      '',
    ])('the address %j is refused', async (to) => {
      const { mailer, arrived } = await open()
      await expect(mailer.send({ ...mail, to })).rejects.toThrow('a mail goes to exactly one address')
      expect(await arrived()).toEqual([])
    })
  })
}
