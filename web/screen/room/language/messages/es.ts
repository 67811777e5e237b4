import type { Messages } from './en.ts'

export const messages: Messages = {
  eveningBegins: 20,
  today: {
    morning: 'esta mañana',
    afternoon: 'esta tarde',
    evening: 'esta noche',
    night: 'esta noche',
  },
  yesterday: {
    morning: 'ayer por la mañana',
    afternoon: 'ayer por la tarde',
    evening: 'anoche',
    night: 'anoche',
  },
  tomorrow: {
    morning: 'mañana por la mañana',
    afternoon: 'mañana por la tarde',
    evening: 'mañana por la noche',
    night: 'mañana por la noche',
  },
  dayHeading: (day, part) => `${day.name} ${parts[part]}`,
  partOfWeekday: (day, part) => `el ${day.name} ${parts[part]}`,
  onWeekday: (day) => `el ${day.name}`,
  onDate: (date) => `el ${date}`,

  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  itIsNight: 'Es de noche',
  picturesWillAppear: (groupName) => `Aquí aparecerán las fotos del grupo «${groupName}».`,
  next: {
    picture: (when, name) => `${when}: una foto de ${name ?? 'su familia'}`,
    audiobook: (when, name) => `${when}: un audiolibro de parte de ${name ?? 'su familia'}`,
    movie: (when, name) => `${when}: una película de parte de ${name ?? 'su familia'}`,
    tv_show: (when, name) => `${when}: una serie de parte de ${name ?? 'su familia'}`,
    music: (when, name) => `${when}: música de parte de ${name ?? 'su familia'}`,
    note: (when, name) => `${when}: unas palabras de ${name ?? 'su familia'}`,
  },

  todayAllDay: 'Hoy',
  tomorrowAllDay: 'Mañana',
  todayAt: (time) => `Hoy a ${hours(time)}`,
  tomorrowAt: (time) => `Mañana a ${hours(time)}`,
  visitFrom: (name) => `Visita de ${name}`,

  yourFamily: 'Su familia',

  from: (name, relation) => (relation ? `De ${name}, ${relation}` : `De ${name}`),
  noteFrom: (name) => `Una nota de ${name ?? 'su familia'}`,
  onThisDay: (years) =>
    years === 1 ? 'Un día como hoy, hace un año' : `Un día como hoy, hace ${years} años`,
  cameWhen: (when) => `Llegó ${when}`,
  readAll: 'Leer todo',
  showLess: 'Mostrar menos',
  readOn: 'Seguir leyendo',
  pictureFrom: (name) => `Una foto de ${name ?? 'su familia'}`,
  recommends: (name) => `${name ?? 'Su familia'} le recomienda esto`,
  testMessage: 'Un mensaje de prueba',
  helloFrom: (name) => `Saludos de ${name ?? 'su familia'}`,
  everythingWorks: 'Todo funciona.',
  say: 'Diga:',
  openHere: 'Abrir aquí',
  wordsAreOnScreen: 'Las palabras que hay que decir están en la pantalla.',

  heart: 'Me encanta',
  thankYou: 'Gracias',
  callMe: 'Llámame',
  heartSeen: (name) => `${name ?? 'Su familia'} verá este corazón.`,
  thanksSeen: (name) => `${name ?? 'Su familia'} verá su agradecimiento.`,
  takeBack: 'Retirar',
  isTakenBack: 'Ya está retirado.',
  callSeen: 'Su familia verá que usted quiere una llamada.',
  takenBack: 'Su familia ha retirado lo que estaba aquí hace un momento.',
  onlyPictures: 'Esta pantalla ahora solo muestra las fotos.',
  callByTelephone:
    'Esta pantalla ahora solo muestra las fotos. Para hablar con alguien, use el teléfono, por favor.',
  notSent: 'Esto aún no ha llegado a su familia. Para hablar con alguien, use el teléfono, por favor.',
  readAloud: 'Leer en voz alta',
  stopReading: 'Dejar de leer',
  switchSoundOn: 'Activar el sonido',
  isGoingToCall: (name) => `${name} le va a llamar por teléfono.`,
  atTime: (time) => (time.startsWith('1:') ? `a la ${time}` : `a las ${time}`),
  askedForCall: (when) => `Usted pidió una llamada ${when}.`,
  tellingFamily: 'Se lo estamos diciendo a su familia.',
  askingNow: (names) => `Se lo pedimos a ${names}.`,
  cannotCall: (name) => `${name} no puede llamar ahora.`,
  notNeeded: 'Ya no hace falta',
  askAgain: 'Pedirlo otra vez',
  callWaits: (phone) =>
    `Use el teléfono, por favor${phone ? `: ${phone}` : ''}. Su familia lo sabrá en cuanto haya conexión.`,

  newSinceAway: 'Novedades mientras no estaba',
  countOf: (number, count) => `${number} de ${count}`,
  back: 'Atrás',
  nextOne: 'Siguiente',
  done: 'Listo',

  pictures: 'Fotos',
  earlier: 'Anterior',
  later: 'Siguiente',
  more: 'Más',
  textAndSound: 'Letra y sonido',
  textSize: 'Tamaño de letra',
  onThisScreen: 'En esta pantalla',
  sizes: { normal: 'Media', large: 'Grande', largest: 'Enorme' },
  sound: 'Sonido',
  onAllScreens: 'En todas las pantallas de la habitación',
  volumes: { off: 'Apagado', soft: 'Bajo', medium: 'Medio', loud: 'Alto' },
  familySeesChanges: 'Su familia ve lo que se cambia aquí.',
  pause: 'Pausa',
  pauseQuestion: '¿Pausar la pantalla?',
  pauseMeans:
    'La pantalla queda oscura y en silencio hasta mañana por la mañana. Su familia puede ver que usted la ha pausado.',
  pauseUntilTomorrow: 'Pausar hasta mañana',
  notNow: 'Ahora no',
  pausedUntilTomorrow: 'En pausa hasta mañana',
  pausedUntilMorning: 'En pausa hasta la mañana',
  showPicturesAgain: 'Volver a mostrar las fotos',
  whoSeesWhat: 'Quién ve qué',
  yourFamilyHere: 'Su familia en esta pantalla',
  whatTheySee: 'Lo que pueden ver',
  seesUse: 'Cuándo se usó esta pantalla por última vez',
  seesShown: 'Qué muestra y si está en pausa',
  seesAnswers: 'Sus corazones, sus gracias y sus llamadas',
  seesDevice: 'Su batería y su conexión',
  noCamera: 'Esta página no usa cámara ni micrófono. Nadie mira ni escucha por ella.',
  lifeSince: (date) =>
    `Desde el ${date}, su familia se entera si esta pantalla no se usa antes de una hora fijada.`,
  lifeOff: 'No se avisa a nadie si usted no la usa.',

  quietHours: 'Horas de descanso. Toque la pantalla para ver la hora.',
  offline: 'Ahora no hay conexión. Las fotos siguen aquí.',
  fullScreen: 'Pantalla completa',

  allWell: (name) => (name ? `¿Todo bien, ${name}?` : '¿Todo bien?'),
  iAmWell: 'Estoy bien',
  pleaseCallMe: 'Llámame, por favor',
  thanks: (name) => (name ? `Gracias, ${name}.` : 'Gracias.'),
  whatFamilyHears: 'Lo que sabe su familia',
  familyAsked: (time) =>
    `Su familia ha pedido que se le avise si usted no usa esta pantalla antes de las ${time}.`,
  familyOnlySees: 'Solo ve si se ha usado. Nadie mira y nadie escucha.',
  stopWasAsked: 'Usted ha pedido que dejen de hacerlo. Su familia tiene su nota.',
  stopSeen: 'Su familia leerá que usted pide que dejen de hacerlo.',
  tryAgainLater: 'Ahora no hay conexión. Inténtelo de nuevo más tarde.',
  fine: 'Está bien',
  askToStop: 'Pedir que no lo hagan',
  close: 'Cerrar',

  connectScreen: 'Conectar esta pantalla',
  code: (digits) => `Código ${digits}`,
  waitingForCode: 'El código llega enseguida',
  whereToTypeCode:
    'En Sunporch, abra «Ajustes», luego «La pantalla de …», pulse «Conectar una pantalla» y escriba este código.',
  linkGone: 'Este enlace ya se ha usado o es demasiado antiguo. Haga uno nuevo en Sunporch, en «Ajustes».',
  notConnected: 'Esta pantalla no está conectada',
  wasRemoved: 'La familia la ha quitado. Ya no muestra nada.',
  connectAgain: 'Conectar de nuevo',
}

const parts = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'por la noche',
  night: 'por la noche',
}
const greetings = {
  morning: 'Buenos días',
  afternoon: 'Buenas tardes',
  evening: 'Buenas noches',
  night: 'Buenas noches',
}

/** "la 1:00", "las 15:00". */
function hours(time: string): string {
  return /^1\b/.test(time) ? `la ${time}` : `las ${time}`
}
