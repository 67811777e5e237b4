import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  title: 'Delen',
  forWhich: 'Voor welke familie is dit?',
  forWhichOne: 'Voor welke familie is deze foto?',
  forWhichMany: (count) => `Voor welke familie zijn deze ${count} foto’s?`,
  leftOut: ({ taken, left }) => `De eerste ${taken} zijn overgenomen. Deel de andere ${left} daarna.`,
  missed: {
    title: 'De foto’s zijn niet aangekomen',
    text: 'Sunporch was nog niet klaar om ze aan te nemen. Deel ze nog een keer.',
  },
  none: {
    title: 'Hier wacht geen foto',
    text: 'Kies foto’s in een andere app, druk op Delen en kies Sunporch.',
  },
  toDashboard: 'Naar het overzicht',
}
