import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  title: 'Teilen',
  forWhich: 'Für welche Familie ist das?',
  forWhichOne: 'Für welche Familie ist dieses Bild?',
  forWhichMany: (count) => `Für welche Familie sind diese ${count} Bilder?`,
  leftOut: ({ taken, left }) =>
    `Die ersten ${taken} sind übernommen. Teile die anderen ${left} bitte danach.`,
  missed: {
    title: 'Die Bilder sind nicht angekommen',
    text: 'Sunporch war noch nicht bereit dafür. Bitte teile sie noch einmal.',
  },
  none: {
    title: 'Hier wartet kein Bild',
    text: 'Wähle Bilder in einer anderen App aus, drück auf „Teilen“ und wähle Sunporch.',
  },
  toDashboard: 'Zur Übersicht',
}
