import type { ConfirmEmailWords } from './en.ts'

export const words: ConfirmEmailWords = {
  pageTitle: 'Ton adresse e-mail',
  thankYou: 'Merci',
  confirmed: (email) => `Ton adresse est ${email}. Les nouvelles de ta famille y arrivent désormais.`,
  open: 'Ouvrir Sunporch',
  didNotWork: 'Ça n’a pas marché',
  openSettings: 'Ouvrir les réglages',
  isItYours: 'Est-ce ton adresse\u00a0?',
  pressIfSo:
    'Si tu utilises Sunporch avec l’adresse à laquelle tu as reçu notre e-mail, appuie sur le bouton.',
  yes: 'Oui, c’est mon adresse',
}
