import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) =>
    lovedOne ? `Qui es-tu pour ${lovedOne}\u00a0?` : 'Qui es-tu pour ton proche\u00a0?',
  ownWords: 'Avec tes propres mots',
  save: 'Enregistrer',
  notNow: 'Pas maintenant',
  sayLater: 'Tu peux le dire plus tard, dans les réglages, sous «\u00a0Toi sur l’écran\u00a0».',
  youOnScreen: 'Toi sur l’écran',
  onPhotos: 'Personnes sur les photos',
  known: (lovedOne) => `Personnes que connaît ${lovedOne}`,
  people: 'Personnes',
  addSomebody: 'Ajouter quelqu’un',
  addKnown: (lovedOne) =>
    lovedOne ? `Ajouter quelqu’un que connaît ${lovedOne}` : 'Ajouter quelqu’un que connaît ton proche',
  add: 'Ajouter',
  cancel: 'Annuler',
  done: 'Terminé',
  onePress: 'Dis d’un geste qui est sur une photo, dans les détails de la photo.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `L’écran montre les noms et qui sont ces personnes pour ${lovedOne}\u00a0: «\u00a0Tom, ton petit-fils\u00a0».`
      : 'L’écran montre les noms et qui sont ces personnes\u00a0: «\u00a0Tom, ton petit-fils\u00a0».',
  editIt: (name) => `Modifier\u00a0: ${name}`,
  removeIt: (name) => `Retirer\u00a0: ${name}`,
  removeQuestion: (name) => `Retirer ${name}\u00a0?`,
  remove: 'Retirer',
  removeMeans: (photos) => `Le nom quitte l’écran et ceci\u00a0: ${photos}. Les photos restent.`,
  removed: (name) => `Nom retiré\u00a0: ${name}`,
  namedNoMore: 'Le nom n’est plus sur aucune photo.',
  undo: 'Défaire',
  noPhoto: 'Encore sur aucune photo',
  photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  onePhoto: 'Une photo',
  name: 'Nom',
  whoIsThis: (lovedOne) =>
    lovedOne ? `Qui est-ce pour ${lovedOne}\u00a0?` : 'Qui est-ce pour ton proche\u00a0?',
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `Comme tu le dis à ${lovedOne}\u00a0: «\u00a0${example}\u00a0». L’écran le montre à côté du nom.`
      : `Comme tu le dis\u00a0: «\u00a0${example}\u00a0». L’écran le montre à côté du nom.`,
  suggestions: 'Suggestions',
  whoYouAre: (lovedOne) => (lovedOne ? `Qui tu es pour ${lovedOne}` : 'Qui tu es pour ton proche'),
  whoThisIs: (lovedOne) => (lovedOne ? `Qui c’est pour ${lovedOne}` : 'Qui c’est pour ton proche'),
  nobodySaid: (name) =>
    `Personne ne l’a encore dit. L’écran dira alors «\u00a0De la part de ${name ?? 'Marie'}, ta fille\u00a0».`,
  change: 'Modifier',
  sayWho: 'Dire qui',
  whoIsOnIt: 'Qui est dessus\u00a0?',
  namesBelow: 'L’écran montre les noms sous la photo.',
}
