import type { ConfirmNoteWords } from './en.ts'

export const words: ConfirmNoteWords = {
  title: 'Il tuo indirizzo e-mail',
  pleaseConfirm: (email) =>
    `Conferma ${email}: premi «Invia», poi apri il link nella mail. Così le novità della tua famiglia arrivano anche lì.`,
  send: 'Invia',
  sending: 'Invio…',
  another: 'Altro indirizzo',
  lost: 'Il tuo account al momento non ha un indirizzo e-mail: se dimentichi la password, nessuno può aiutarti. Apri il link che ti abbiamo inviato, o inserisci un indirizzo.',
  enter: 'Inserisci un indirizzo',
  sent: { title: 'Inviata', description: (email) => `Cerca la nostra mail in ${email}.` },
  notSent: {
    title: 'Non è stato possibile inviare la mail',
    description: (email) => `È giusto ${email}? Puoi cambiarlo nelle Impostazioni.`,
  },
}
