import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) => (lovedOne ? `Qui es-tu pour ${lovedOne} ?` : 'Qui es-tu pour ton proche ?'),
  ownWords: 'Avec tes propres mots',
  save: 'Enregistrer',
  notNow: 'Pas maintenant',
  sayLater: 'Tu peux le dire plus tard, dans les réglages, sous « Toi sur l’écran ».',
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
  onePress: 'Dis d’une touche qui est sur une photo, dans les détails de la photo.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `L’écran montre les noms et qui ils sont pour ${lovedOne} : « Tom, ton petit-fils ».`
      : 'L’écran montre les noms et qui ils sont : « Tom, ton petit-fils ».',
  editIt: (name) => `Modifier : ${name}`,
  removeIt: (name) => `Retirer : ${name}`,
  removeQuestion: (name) => `Retirer ${name} ?`,
  remove: 'Retirer',
  removeMeans: (photos) => `Le nom quitte l’écran et ceci : ${photos}. Les photos restent.`,
  removed: (name) => `Nom retiré : ${name}`,
  namedNoMore: 'Le nom n’est plus sur aucune photo.',
  undo: 'Défaire',
  noPhoto: 'Encore sur aucune photo',
  photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  onePhoto: 'Une photo',
  name: 'Nom',
  whoIsThis: (lovedOne) => (lovedOne ? `Qui est-ce pour ${lovedOne} ?` : 'Qui est-ce pour ton proche ?'),
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `Comme tu le dis à ${lovedOne} : « ${example} ». L’écran le montre à côté du nom.`
      : `Comme tu le dis : « ${example} ». L’écran le montre à côté du nom.`,
  suggestions: 'Suggestions',
  whoYouAre: (lovedOne) => (lovedOne ? `Qui tu es pour ${lovedOne}` : 'Qui tu es pour ton proche'),
  whoThisIs: (lovedOne) => (lovedOne ? `Qui c’est pour ${lovedOne}` : 'Qui c’est pour ton proche'),
  nobodySaid: (name) =>
    `Personne ne l’a encore dit. Avec cela, l’écran dit « De la part de ${name ?? 'Marie'}, ta fille ».`,
  change: 'Modifier',
  sayWho: 'Dire qui',
  whoIsOnIt: 'Qui est dessus ?',
  namesBelow: 'L’écran montre les noms sous la photo.',
}
