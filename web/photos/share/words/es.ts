import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  title: 'Compartir',
  forWhich: '¿Para qué familia es esto?',
  forWhichOne: '¿Para qué familia es esta foto?',
  forWhichMany: (count) => `¿Para qué familia son estas ${count} fotos?`,
  leftOut: ({ taken, left }) =>
    `Se han tomado las primeras ${taken}. Comparte después las otras ${left}, por favor.`,
  missed: {
    title: 'Las fotos no han llegado',
    text: 'Sunporch no estaba listo para recibirlas. Compártelas otra vez, por favor.',
  },
  none: {
    title: 'Aquí no espera ninguna foto',
    text: 'Elige fotos en otra aplicación, pulsa Compartir y elige Sunporch.',
  },
  toDashboard: 'Ir al inicio',
}
