import type { InvitingWords } from './en.ts'

export const words: InvitingWords = {
  invite: 'Jemanden einladen',
  send: 'Einladung schicken',
  sending: 'Wird geschickt…',
  email: 'E-Mail-Adresse',
  emailExample: 'z. B. mia@example.com',
  role: 'Rolle',
  roles: { primary_caretaker: 'Hauptbetreuung', caretaker: 'Betreuung', member: 'Familienmitglied' },
  ready: 'Die Einladung ist fertig',
  linkLabel: 'Link, gültig sieben Tage und für eine Person',
  joinUs: (family) =>
    family ? `Mach mit auf Sunporch, ${family}:` : 'Mach mit bei unserer Familie auf Sunporch:',
  codeLabel: 'Ein Code mit der Einladung, für die Kamera eines Handys',
  done: 'Fertig',
  isMailed: (email) => `Eine Mail mit diesem Link ist unterwegs an ${email}.`,
  hadManyMails: (email) =>
    `${email} hat heute schon viele Mails bekommen, deshalb ging diese nicht hinaus. Bitte gib den Link selbst weiter.`,
  notGoneOut: (email) =>
    `Die Mail an ${email} ist noch nicht hinausgegangen. Bitte gib den Link selbst weiter.`,
  noMail: (email) =>
    `Ein Schritt fehlt noch: Dieser Server verschickt keine Mails. Gib diesen Link selbst weiter an ${email}.`,
  invitationFor: (email) => `Einladung für ${email}`,
  sendAgain: 'Noch einmal schicken',
  cancelInvitation: 'Einladung zurückziehen',
  sent: { title: 'Einladung geschickt', description: 'Die Einladung ist unterwegs.' },
  notSent: 'Die Einladung ließ sich nicht schicken. Bitte versuch es noch einmal.',
  cancelled: { title: 'Einladung zurückgezogen', description: 'Ihr Link funktioniert nicht mehr.' },
}
