import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  title: 'Condividi',
  forWhich: 'Per quale famiglia è?',
  forWhichOne: 'Per quale famiglia è questa foto?',
  forWhichMany: (count) => `Per quale famiglia sono queste ${count} foto?`,
  leftOut: ({ taken, left }) =>
    `Sono state prese le prime ${taken}. Condividi poi le altre ${left}, per favore.`,
  missed: {
    title: 'Le foto non sono arrivate',
    text: 'Sunporch non era pronto a prenderle. Condividile ancora una volta, per favore.',
  },
  none: {
    title: 'Qui non aspetta nessuna foto',
    text: 'Scegli delle foto in un’altra app, premi Condividi e scegli Sunporch.',
  },
  toDashboard: 'Vai alla panoramica',
}
