import type { AmazonSettingsWords } from './en.ts'

export const words: AmazonSettingsWords = {
  title: 'Acquisti su Amazon',
  country: 'Paese',
  countryText: 'I link della lista portano all’Amazon di questo paese.',
  tag: 'Tag affiliato (facoltativo)',
  tagText:
    'Solo se partecipi al programma di affiliazione di Amazon. Amazon non paga per ciò che compri con il tuo tag.',
  tagExample: 'es. hartleys-20',
  saveTag: 'Salva il tag',
  tryCart: 'Prova il carrello tutto in una volta',
  tryCartText:
    'Propone di chiedere ad Amazon in una volta tutti gli articoli con un link Amazon. Amazon può chiederti di accedere, e non funziona per tutti.',
  noCart: (shop) => `${shop} non lo offre.`,
}
