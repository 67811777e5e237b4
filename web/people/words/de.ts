import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) =>
    lovedOne ? `Wer bist du für ${lovedOne}?` : 'Wer bist du für den lieben Menschen am Bildschirm?',
  ownWords: 'In deinen eigenen Worten',
  save: 'Speichern',
  notNow: 'Jetzt nicht',
  sayLater: 'Du kannst es später sagen, in den Einstellungen unter „Du auf dem Bildschirm“.',
  youOnScreen: 'Du auf dem Bildschirm',
  onPhotos: 'Menschen auf den Fotos',
  known: (lovedOne) => `Bekannte Menschen: ${lovedOne}`,
  people: 'Menschen',
  addSomebody: 'Jemanden hinzufügen',
  addKnown: (lovedOne) =>
    lovedOne ? `Jemanden hinzufügen, den ${lovedOne} kennt` : 'Jemanden hinzufügen, der bekannt ist',
  add: 'Hinzufügen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  onePress: 'Sag mit einem Tippen, wer auf einem Foto ist, in den Angaben zum Foto.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `Der Bildschirm zeigt die Namen und wer sie für ${lovedOne} sind: „Tom, dein Enkel“.`
      : 'Der Bildschirm zeigt die Namen und wer sie sind: „Tom, dein Enkel“.',
  editIt: (name) => `Ändern: ${name}`,
  removeIt: (name) => `Entfernen: ${name}`,
  removeQuestion: (name) => `${name} entfernen?`,
  remove: 'Entfernen',
  removeMeans: (photos) => `Der Name verschwindet vom Bildschirm und von hier: ${photos}. Die Fotos bleiben.`,
  removed: (name) => `Entfernt: ${name}`,
  namedNoMore: 'Auf keinem Foto steht der Name noch.',
  undo: 'Rückgängig',
  noPhoto: 'Noch auf keinem Foto',
  photos: (count) => (count === 1 ? '1 Foto' : `${count} Fotos`),
  onePhoto: 'Ein Foto',
  name: 'Name',
  whoIsThis: (lovedOne) =>
    lovedOne ? `Wer ist das für ${lovedOne}?` : 'Wer ist das für den lieben Menschen am Bildschirm?',
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `So, wie du es ${lovedOne} sagst: „${example}“. Der Bildschirm zeigt es neben dem Namen.`
      : `So, wie du es sagst: „${example}“. Der Bildschirm zeigt es neben dem Namen.`,
  suggestions: 'Vorschläge',
  whoYouAre: (lovedOne) => (lovedOne ? `Wer du für ${lovedOne} bist` : 'Wer du am Bildschirm bist'),
  whoThisIs: (lovedOne) => (lovedOne ? `Wer das für ${lovedOne} ist` : 'Wer das am Bildschirm ist'),
  nobodySaid: (name) =>
    `Das hat noch niemand gesagt. Dann sagt der Bildschirm „Von ${name ?? 'Anna'} (deine Tochter)“.`,
  change: 'Ändern',
  sayWho: 'Sagen, wer',
  whoIsOnIt: 'Wer ist darauf?',
  namesBelow: 'Der Bildschirm zeigt die Namen unter dem Bild.',
}
