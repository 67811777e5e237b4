import type { ConfirmEmailWords } from './en.ts'

export const words: ConfirmEmailWords = {
  pageTitle: 'Je e-mailadres',
  thankYou: 'Dank je wel',
  confirmed: (email) => `Je adres is ${email}. Nieuws van je familie komt daar voortaan aan.`,
  open: 'Sunporch openen',
  didNotWork: 'Dat lukte niet',
  openSettings: 'Instellingen openen',
  isItYours: 'Is dit jouw adres?',
  pressIfSo: 'Gebruik je Sunporch met het adres waarop je onze mail kreeg, druk dan op de knop.',
  yes: 'Ja, dit is mijn adres',
}
