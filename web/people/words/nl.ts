import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) => (lovedOne ? `Wie ben je voor ${lovedOne}?` : 'Wie ben je voor je dierbare?'),
  ownWords: 'In je eigen woorden',
  save: 'Opslaan',
  notNow: 'Nu niet',
  sayLater: 'Je kunt het later zeggen, in de instellingen onder ‘Jij op het scherm’.',
  youOnScreen: 'Jij op het scherm',
  onPhotos: 'Mensen op de foto’s',
  known: (lovedOne) => `Mensen die ${lovedOne} kent`,
  people: 'Mensen',
  addSomebody: 'Iemand toevoegen',
  addKnown: (lovedOne) =>
    lovedOne ? `Iemand toevoegen die ${lovedOne} kent` : 'Iemand toevoegen die je dierbare kent',
  add: 'Toevoegen',
  cancel: 'Annuleren',
  done: 'Klaar',
  onePress: 'Zeg met één tik wie er op een foto staat, bij de gegevens van de foto.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `Het scherm toont de namen, en wie ze voor ${lovedOne} zijn: ‘Tom, je kleinzoon’.`
      : 'Het scherm toont de namen, en wie ze zijn: ‘Tom, je kleinzoon’.',
  editIt: (name) => `Wijzigen: ${name}`,
  removeIt: (name) => `Verwijderen: ${name}`,
  removeQuestion: (name) => `${name} verwijderen?`,
  remove: 'Verwijderen',
  removeMeans: (photos) => `De naam verdwijnt van het scherm en hiervan: ${photos}. De foto’s blijven.`,
  removed: (name) => `Verwijderd: ${name}`,
  namedNoMore: 'De naam staat op geen foto meer.',
  undo: 'Ongedaan maken',
  noPhoto: 'Nog op geen foto',
  photos: (count) => (count === 1 ? '1 foto' : `${count} foto’s`),
  onePhoto: 'Eén foto',
  name: 'Naam',
  whoIsThis: (lovedOne) => (lovedOne ? `Wie is dit voor ${lovedOne}?` : 'Wie is dit voor je dierbare?'),
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `Zoals je het tegen ${lovedOne} zegt: ‘${example}’. Het scherm toont het naast de naam.`
      : `Zoals je het zegt: ‘${example}’. Het scherm toont het naast de naam.`,
  suggestions: 'Voorstellen',
  whoYouAre: (lovedOne) => (lovedOne ? `Wie je bent voor ${lovedOne}` : 'Wie je bent voor je dierbare'),
  whoThisIs: (lovedOne) => (lovedOne ? `Wie dit is voor ${lovedOne}` : 'Wie dit is voor je dierbare'),
  nobodySaid: (name) =>
    `Nog niemand heeft het gezegd. Dan zegt het scherm ‘Van ${name ?? 'Anna'}, je dochter’.`,
  change: 'Wijzigen',
  sayWho: 'Zeg wie',
  whoIsOnIt: 'Wie staat erop?',
  namesBelow: 'Het scherm toont de namen onder de foto.',
}
