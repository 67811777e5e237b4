import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) => (lovedOne ? `Chi sei per ${lovedOne}?` : 'Chi sei per la persona cara?'),
  ownWords: 'Con parole tue',
  save: 'Salva',
  notNow: 'Non ora',
  sayLater: 'Puoi dirlo più tardi, nelle impostazioni, sotto «Tu sullo schermo».',
  youOnScreen: 'Tu sullo schermo',
  onPhotos: 'Persone nelle foto',
  known: (lovedOne) => `Persone che conosce ${lovedOne}`,
  people: 'Persone',
  addSomebody: 'Aggiungi qualcuno',
  addKnown: (lovedOne) =>
    lovedOne ? `Aggiungi qualcuno che ${lovedOne} conosce` : 'Aggiungi qualcuno che la persona cara conosce',
  add: 'Aggiungi',
  cancel: 'Annulla',
  done: 'Fatto',
  onePress: 'Di’ con un tocco chi c’è in una foto, nei dettagli della foto.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `Lo schermo mostra i nomi e chi sono per ${lovedOne}: «Tom, tuo nipote».`
      : 'Lo schermo mostra i nomi e chi sono: «Tom, tuo nipote».',
  editIt: (name) => `Modifica: ${name}`,
  removeIt: (name) => `Togli: ${name}`,
  removeQuestion: (name) => `Togliere ${name}?`,
  remove: 'Togli',
  removeMeans: (photos) => `Il nome sparisce dallo schermo e da qui: ${photos}. Le foto restano.`,
  removed: (name) => `Nome tolto: ${name}`,
  namedNoMore: 'Il nome non è più in nessuna foto.',
  undo: 'Ripristina',
  noPhoto: 'Ancora in nessuna foto',
  photos: (count) => (count === 1 ? '1 foto' : `${count} foto`),
  onePhoto: 'Una foto',
  name: 'Nome',
  whoIsThis: (lovedOne) => (lovedOne ? `Chi è per ${lovedOne}?` : 'Chi è per la persona cara?'),
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `Come lo dici a ${lovedOne}: «${example}». Lo schermo lo mostra accanto al nome.`
      : `Come lo dici: «${example}». Lo schermo lo mostra accanto al nome.`,
  suggestions: 'Suggerimenti',
  whoYouAre: (lovedOne) => (lovedOne ? `Chi sei per ${lovedOne}` : 'Chi sei per la persona cara'),
  whoThisIs: (lovedOne) => (lovedOne ? `Chi è per ${lovedOne}` : 'Chi è per la persona cara'),
  nobodySaid: (name) => `Nessuno l’ha ancora detto. Così lo schermo dice «Da ${name ?? 'Anna'}, tua figlia».`,
  change: 'Cambia',
  sayWho: 'Di’ chi è',
  whoIsOnIt: 'Chi c’è?',
  namesBelow: 'Lo schermo mostra i nomi sotto la foto.',
}
