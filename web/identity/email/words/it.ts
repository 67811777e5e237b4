import type { ConfirmEmailWords } from './en.ts'

export const words: ConfirmEmailWords = {
  pageTitle: 'Il tuo indirizzo e-mail',
  thankYou: 'Grazie',
  confirmed: (email) => `Il tuo indirizzo è ${email}. Le novità della famiglia arrivano lì da adesso.`,
  open: 'Apri Sunporch',
  didNotWork: 'Non ha funzionato',
  openSettings: 'Apri le Impostazioni',
  isItYours: 'È il tuo indirizzo?',
  pressIfSo: 'Se usi Sunporch con l’indirizzo a cui è arrivata la nostra mail, premi il pulsante.',
  yes: 'Sì, è il mio indirizzo',
}
