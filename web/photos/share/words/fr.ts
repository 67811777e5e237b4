import type { ShareWords } from './en.ts'

export const words: ShareWords = {
  title: 'Partager',
  forWhich: 'Pour quelle famille est-ce\u00a0?',
  forWhichOne: 'Pour quelle famille est cette photo\u00a0?',
  forWhichMany: (count) => `Pour quelle famille sont ces ${count} photos\u00a0?`,
  leftOut: ({ taken, left }) =>
    `Les ${taken} premières ont été prises. Partage les ${left} autres ensuite, s’il te plaît.`,
  missed: {
    title: 'Les photos ne sont pas arrivées',
    text: 'Sunporch n’était pas prêt à les prendre. Partage-les encore une fois, s’il te plaît.',
  },
  none: {
    title: 'Aucune photo n’attend ici',
    text: 'Choisis des photos dans une autre application, appuie sur Partager, et choisis Sunporch.',
  },
  toDashboard: 'Aller à l’accueil',
}
