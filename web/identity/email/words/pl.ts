import type { ConfirmEmailWords } from './en.ts'

export const words: ConfirmEmailWords = {
  pageTitle: 'Twój adres e-mail',
  thankYou: 'Dziękujemy',
  confirmed: (email) => `Twój adres to ${email}. Odtąd tam trafiają wieści od rodziny.`,
  open: 'Otwórz Sunporch',
  didNotWork: 'Nie udało się',
  openSettings: 'Otwórz Ustawienia',
  isItYours: 'Czy to twój adres?',
  pressIfSo: 'Jeśli używasz Sunporch z adresem, na który przyszła nasza wiadomość, naciśnij przycisk.',
  yes: 'Tak, to mój adres',
}
