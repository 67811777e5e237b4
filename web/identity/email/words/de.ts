import type { ConfirmEmailWords } from './en.ts'

export const words: ConfirmEmailWords = {
  pageTitle: 'Deine E-Mail-Adresse',
  thankYou: 'Danke',
  confirmed: (email) => `Deine Adresse ist ${email}. Neues von deiner Familie kommt ab jetzt dorthin.`,
  open: 'Sunporch öffnen',
  didNotWork: 'Das hat nicht geklappt',
  openSettings: 'Einstellungen öffnen',
  isItYours: 'Ist das deine Adresse?',
  pressIfSo: 'Wenn du Sunporch mit der Adresse nutzt, an die unsere Mail kam, drück auf den Knopf.',
  yes: 'Ja, das ist meine Adresse',
}
