import type { InvitingWords } from './en.ts'

export const words: InvitingWords = {
  invite: 'Zaproś kogoś',
  send: 'Wyślij zaproszenie',
  sending: 'Wysyłanie…',
  email: 'Adres e-mail',
  emailExample: 'np. mia@example.com',
  role: 'Rola',
  roles: { primary_caretaker: 'Główna opieka', caretaker: 'Opieka', member: 'Rodzina' },
  ready: 'Zaproszenie jest gotowe',
  linkLabel: 'Link ważny siedem dni i dla jednej osoby',
  joinUs: (family) => (family ? `Dołącz do ${family} w Sunporch:` : 'Dołącz do naszej rodziny w Sunporch:'),
  codeLabel: 'Kod z zaproszeniem, do aparatu w telefonie',
  done: 'Gotowe',
  isMailed: (email) => `Wiadomość z tym linkiem jest w drodze: ${email}.`,
  hadManyMails: (email) =>
    `Na adres ${email} poszło dziś już wiele wiadomości, więc tej nie wysłano. Przekaż ten link osobiście.`,
  notGoneOut: (email) => `Wiadomość na adres ${email} jeszcze nie wyszła. Przekaż ten link osobiście.`,
  noMail: (email) => `Został jeden krok: ten serwer nie wysyła poczty. Przekaż ten link osobiście: ${email}.`,
  invitationFor: (email) => `Zaproszenie dla ${email}`,
  sendAgain: 'Wyślij ponownie',
  cancelInvitation: 'Wycofaj zaproszenie',
  sent: { title: 'Zaproszenie wysłane', description: 'Zaproszenie jest w drodze.' },
  notSent: 'Nie udało się wysłać zaproszenia. Spróbuj ponownie.',
  cancelled: { title: 'Zaproszenie wycofane', description: 'Link już nie działa.' },
}
