import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) => (lovedOne ? `¿Quién eres para ${lovedOne}?` : '¿Quién eres para tu ser querido?'),
  ownWords: 'Con tus palabras',
  save: 'Guardar',
  notNow: 'Ahora no',
  sayLater: 'Puedes decirlo más tarde, en Ajustes, en «Tú en la pantalla».',
  youOnScreen: 'Tú en la pantalla',
  onPhotos: 'Personas en las fotos',
  known: (lovedOne) => `Personas que conoce ${lovedOne}`,
  people: 'Personas',
  addSomebody: 'Añadir a alguien',
  addKnown: (lovedOne) =>
    lovedOne ? `Añadir a alguien que conoce ${lovedOne}` : 'Añadir a alguien que conoce tu ser querido',
  add: 'Añadir',
  cancel: 'Cancelar',
  done: 'Listo',
  onePress: 'Di con un toque quién sale en una foto, en los datos de la foto.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `La pantalla muestra los nombres y quiénes son para ${lovedOne}: «Tom, tu nieto».`
      : 'La pantalla muestra los nombres y quiénes son: «Tom, tu nieto».',
  editIt: (name) => `Editar: ${name}`,
  removeIt: (name) => `Quitar: ${name}`,
  removeQuestion: (name) => `¿Quitar a ${name}?`,
  remove: 'Quitar',
  removeMeans: (photos) => `El nombre se va de la pantalla y de aquí: ${photos}. Las fotos se quedan.`,
  removed: (name) => `Quitado: ${name}`,
  namedNoMore: 'El nombre ya no está en ninguna foto.',
  undo: 'Deshacer',
  noPhoto: 'En ninguna foto todavía',
  photos: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
  onePhoto: 'Una foto',
  name: 'Nombre',
  whoIsThis: (lovedOne) => (lovedOne ? `¿Quién es para ${lovedOne}?` : '¿Quién es para tu ser querido?'),
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `Como se lo dices a ${lovedOne}: «${example}». La pantalla lo muestra junto al nombre.`
      : `Como se lo dices: «${example}». La pantalla lo muestra junto al nombre.`,
  suggestions: 'Sugerencias',
  whoYouAre: (lovedOne) => (lovedOne ? `Quién eres para ${lovedOne}` : 'Quién eres para tu ser querido'),
  whoThisIs: (lovedOne) => (lovedOne ? `Quién es para ${lovedOne}` : 'Quién es para tu ser querido'),
  nobodySaid: (name) => `Nadie lo ha dicho todavía. Así la pantalla dirá «De ${name ?? 'Anna'}, tu hija».`,
  change: 'Cambiar',
  sayWho: 'Decir quién',
  whoIsOnIt: '¿Quién sale en ella?',
  namesBelow: 'La pantalla muestra los nombres debajo de la foto.',
}
