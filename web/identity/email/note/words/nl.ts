import type { ConfirmNoteWords } from './en.ts'

export const words: ConfirmNoteWords = {
  title: 'Je e-mailadres',
  pleaseConfirm: (email) =>
    `Bevestig ${email}: druk op ‘Sturen’ en open dan de link in de mail. Dan komt nieuws van je familie daar ook aan.`,
  send: 'Sturen',
  sending: 'Sturen…',
  another: 'Ander adres',
  lost: 'Je account heeft nu geen e-mailadres. Als je je wachtwoord vergeet, kan niemand je helpen. Open de link die we je mailden, of vul een adres in.',
  enter: 'Adres invullen',
  sent: { title: 'Verstuurd', description: (email) => `Zoek onze mail aan ${email}.` },
  notSent: {
    title: 'De mail kon niet worden verstuurd',
    description: (email) => `Klopt ${email}? Je kunt het wijzigen in Instellingen.`,
  },
}
