import type { InvitingWords } from './en.ts'

export const words: InvitingWords = {
  invite: 'Iemand uitnodigen',
  send: 'Uitnodiging sturen',
  sending: 'Bezig met versturen…',
  email: 'E-mailadres',
  emailExample: 'bijv. mia@example.com',
  role: 'Rol',
  roles: { primary_caretaker: 'Eerste verzorger', caretaker: 'Verzorger', member: 'Familielid' },
  ready: 'De uitnodiging is klaar',
  linkLabel: 'Link, zeven dagen geldig en voor één persoon',
  joinUs: (family) =>
    family ? `Doe mee met ${family} op Sunporch:` : 'Doe mee met onze familie op Sunporch:',
  codeLabel: 'Een code met de uitnodiging, voor de camera van een telefoon',
  done: 'Klaar',
  isMailed: (email) => `Een mail met deze link is onderweg naar ${email}.`,
  hadManyMails: (email) =>
    `${email} heeft vandaag al veel mails gekregen, dus deze is niet verstuurd. Geef de link zelf door.`,
  notGoneOut: (email) => `De mail aan ${email} is nog niet verstuurd. Geef de link zelf door.`,
  noMail: (email) =>
    `Er rest één stap: deze server verstuurt geen mails. Geef deze link zelf door aan ${email}.`,
  invitationFor: (email) => `Uitnodiging voor ${email}`,
  sendAgain: 'Opnieuw sturen',
  cancelInvitation: 'Uitnodiging intrekken',
  sent: { title: 'Uitnodiging verstuurd', description: 'De uitnodiging is onderweg.' },
  notSent: 'De uitnodiging kon niet worden verstuurd. Probeer het nog eens.',
  cancelled: { title: 'Uitnodiging ingetrokken', description: 'De link werkt niet meer.' },
}
