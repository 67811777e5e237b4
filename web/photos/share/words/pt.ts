import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  title: 'Compartilhar',
  forWhich: 'Para qual família é isto?',
  forWhichOne: 'Para qual família é esta foto?',
  forWhichMany: (count) => `Para qual família são estas ${count} fotos?`,
  leftOut: ({ taken, left }) =>
    `As primeiras ${taken} foram recebidas. Compartilhe as outras ${left} depois, por favor.`,
  missed: {
    title: 'As fotos não chegaram',
    text: 'O Sunporch não estava pronto para recebê-las. Compartilhe de novo, por favor.',
  },
  none: {
    title: 'Nenhuma foto espera aqui',
    text: 'Escolha fotos em outro aplicativo, toque em Compartilhar e escolha Sunporch.',
  },
  toDashboard: 'Ir para o início',
}
