import type { ConfirmNoteWords } from './en.ts'

export const words: ConfirmNoteWords = {
  title: 'Twój adres e-mail',
  pleaseConfirm: (email) =>
    `Potwierdź adres ${email}: naciśnij „Wyślij”, a potem otwórz link w wiadomości. Wtedy nowości z rodziny dotrą także tam.`,
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  another: 'Inny adres',
  lost: 'Twoje konto nie ma teraz adresu e-mail, więc nikt nie pomoże, jeśli zapomnisz hasła. Otwórz link z naszej wiadomości albo podaj adres.',
  enter: 'Podaj adres',
  sent: { title: 'Wysłano', description: (email) => `Poszukaj naszej wiadomości wysłanej na ${email}.` },
  notSent: {
    title: 'Nie udało się wysłać wiadomości',
    description: (email) => `Czy adres ${email} się zgadza? Możesz go zmienić w Ustawieniach.`,
  },
}
