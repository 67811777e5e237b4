import { capitalised } from '../text/words.ts'
import type { Messages } from './en.ts'

const conjunction = new Intl.ListFormat('es', { type: 'conjunction' })

/** "una foto", "3 fotos"; Alexa reads the numbers. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

/** "a las 15:00", "a la 1:00". */
function at(time: string): string {
  return `${/^0?1:/.test(time) ? 'a la' : 'a las'} ${time}`
}

/** "el sábado", "el viernes 27 de noviembre". */
function onDay(day: string): string {
  return `el ${day.replace(',', '')}`
}

export const es: Messages = {
  listed: (names) => conjunction.format(names),
  yourFamily: 'su familia',
  somebody: 'Alguien de su familia',

  goodbye: 'Hasta luego.',
  sorry: 'Lo siento, algo ha fallado. Inténtelo de nuevo en un momento.',
  whatWouldYouLike: '¿Qué desea?',
  anythingElse: '¿Algo más?',
  addOrStop: 'Diga, por ejemplo: añade leche a mi lista. O diga: para.',
  nextOrStop: 'Diga «siguiente» para continuar, o «para».',
  nextPictureOrStop: 'Diga «siguiente» para la próxima foto, o «para».',
  canSayNext: 'Puede decir: siguiente, o para.',
  canSayRepeat: 'Puede decir: repite, o para.',
  canAnswer: 'Puede decir: me encanta, gracias, o para.',
  canAnswerOrNext: 'Puede decir: me encanta, gracias, siguiente, o para.',
  canSayNews: 'Puede decir: qué hay de nuevo. O diga: para.',
  canSayNewsOrHelp: 'Puede decir: qué hay de nuevo. O diga: ayuda.',
  canSayPictures: 'Puede decir: enséñame las fotos. O diga: para.',
  canSayPicturesOrHelp: 'Puede decir: enséñame las fotos. O diga: ayuda.',

  counted: {
    photo: (count) => counted(count, 'una foto nueva', 'fotos nuevas'),
    note: (count) => counted(count, 'una nota', 'notas'),
    voice: (count) => counted(count, 'una grabación de voz', 'grabaciones de voz'),
    clip: (count) => counted(count, 'un vídeo', 'vídeos'),
    content: (count) => counted(count, 'una recomendación', 'recomendaciones'),
    test: (count) => counted(count, 'un mensaje de prueba', 'mensajes de prueba'),
  },
  countedFrom: (what, names) => `${what} de ${names}`,
  youHave: (summary) => `Tiene ${summary}.`,
  nothingNew: 'Nada nuevo. Esto es lo último que llegó.',
  lastSent: (pictures, notes) => {
    const last = counted(pictures, 'la última foto', 'fotos recientes')
    const words = counted(notes, 'una nota', 'notas')
    const all = [pictures > 0 && last, notes > 0 && words].filter((one) => one !== false)
    return `De su familia: ${conjunction.format(all)}.`
  },
  isGoingToCall: (name) => `${name} le va a llamar por teléfono.`,
  call: {
    asked: (when) => `Usted pidió una llamada ${when}.`,
    askedAgain: (when) => `Usted lo pidió otra vez ${when}.`,
    at,
    telling: 'Se lo estamos diciendo a su familia.',
    asking: (names) => `Se lo pedimos a ${names}.`,
    cannot: (name) => `${name} no puede llamar ahora.`,
    notNeeded: 'Ya no hace falta',
    notNeededTold: 'De acuerdo. Su familia verá que ya no necesita una llamada.',
    noneAsked: 'Usted no ha pedido ninguna llamada.',
  },
  nothingHere: 'Aquí no hay nada todavía.',
  picturesWillAppear: (group) => `Aquí no hay nada todavía. Pronto aparecerán fotos del grupo ${group}.`,
  wasTheLast: 'Eso era lo último.',
  isTheFirst: 'Esto es lo primero.',

  picture: (from) => `Una foto de ${from}`,
  note: (from) => `Una nota de ${from}`,
  voice: (from) => `Una grabación de voz de ${from}`,
  voiceElsewhere: 'Este Echo no puede reproducirla. Se puede escuchar en una pantalla con Sunporch.',
  canListen: 'Diga «escuchar» para oírla.',
  voiceLost: 'Ahora no puedo reproducirla. Inténtelo más tarde, por favor.',
  noVoice: 'Ahora no hay ninguna grabación de voz.',
  clip: (from, seconds) => `Un vídeo de ${from}, ${counted(seconds, 'un segundo', 'segundos')}`,
  clipElsewhere: 'El vídeo se puede ver en una pantalla con Sunporch.',
  canWatch: 'Diga «ver el vídeo» para verlo.',
  clipLost: 'Ahora no puedo reproducirlo. Inténtelo más tarde, por favor.',
  noClip: 'Ahora no hay ningún vídeo.',
  recommends: (from, what) => `${capitalised(from)} le recomienda ${what}`,
  something: 'algo',
  toHaveIt: (say) => `Para tenerlo, diga: ${say}`,
  play: (title, provider) => `Alexa, pon ${title} en ${provider}`,
  read: (title) => `Alexa, lee ${title}`,
  test: (from) => `Un mensaje de prueba de ${from}. Todo funciona.`,
  isFrom: (from) => `Esto es de ${from}.`,
  onIt: (names, count) => `En ella ${count === 1 ? 'está' : 'están'} ${names}`,
  nobodyNamed: 'Nadie ha dicho quién está en la foto.',
  takenYearsAgo: (years) => `Se hizo un día como hoy, hace ${counted(years, 'un año', 'años')}.`,
  takenOn: (date) => `Se hizo el ${date}.`,
  takenUnknown: 'No sé cuándo se hizo.',
  noPicture: 'Esto no es una foto.',
  noNote: 'Ahora no hay ninguna nota.',

  slide: {
    from: (from) => `De ${from}`,
    recommends: (from) => `${capitalised(from)} recomienda`,
    say: (say) => `Diga: «${say}»`,
    yearsAgo: (years) => `Un día como hoy, hace ${counted(years, 'un año', 'años')}`,
    heart: { open: '♥ Me encanta', sent: '♥ Enviado' },
    thank_you: { open: 'Gracias', sent: 'Enviado' },
    testTitle: 'Todo funciona',
    testBody: 'Este es un mensaje de prueba.',
    picturesAppear: (group) => `Aquí aparecen fotos del grupo ${group}.`,
    nothingYet: 'Nada todavía',
    inMemory: 'En el recuerdo',
    keptInMemory: 'Su familia guarda sus fotos en el recuerdo.',
    notLoaded: 'No se ha podido cargar esta foto.',
    listen: 'Escuchar',
    watch: 'Ver',
    withSound: 'Con sonido',
    stopFilm: 'Parar',
    more: (count) => `y ${count} más`,
  },

  answered: {
    heart: (from) => `Le he dicho a ${from} que le encanta.`,
    thank_you: (from) => `Le he dado las gracias a ${from} de su parte.`,
    call_me: (from) => `Le he dicho a ${from} que desea una llamada.`,
  },
  takenBack: {
    heart: () => 'He retirado su corazón.',
    thank_you: () => 'He retirado su agradecimiento.',
  },
  nothingToTakeBack: 'Aquí no hay nada que retirar.',
  callPassedOn: 'He avisado de que desea una llamada.',
  askedInstead: (name) =>
    `No puedo avisar directamente a ${name}. He pedido a su familia que alguien le llame por teléfono.`,
  whatToTell: '¿Qué les digo?',
  howToTell: 'Diga: diles, y después sus palabras.',
  passedOn: (to) => `Se lo he dicho a ${to}.`,
  ownRelation: (relation) => relation.replace(/^(su|tu)\b/i, 'mi'),
  beforeNote: /^\s*(a todos|que)\s+/i,
  written: (text) => text,
  glad: 'Me alegro de oírlo.',
  gladAndTold: 'Me alegro de oírlo. Su familia sabe que ha estado aquí.',

  keptInMemory: 'Su familia guarda estas fotos en el recuerdo.',
  staysInMemory: 'Se quedan aquí, y ya no se transmite nada.',
  emptyInMemory: 'Su familia guarda sus fotos en el recuerdo. En este Echo no hay ninguna.',
  resting: (until) => `Sus fotos están en pausa. Vuelven ${until}.`,
  restingNow: 'Sus fotos están en pausa.',

  notUnderstood: 'No lo he entendido.',
  canSay: 'Puede decir: qué hay de nuevo, o añade leche a mi lista.',
  canSayInMemory: 'Puede decir: enséñame las fotos, o para.',
  help: 'Le enseño lo que envía su familia. Puede decir: qué hay de nuevo, quién ha enviado esto, me encanta, añade leche a mi lista, o que me llamen.',
  helpInMemory: 'Puede decir: enséñame las fotos, quién ha enviado esto, siguiente, o para.',
  helpAtOnce: 'Le enseño lo que envía su familia. Puede decir: qué hay de nuevo, o para.',
  helpTitle: 'Puede decir',
  helpLines: [
    '¿Qué hay de nuevo?',
    '¿Quién ha enviado esto?',
    'Me encanta',
    '¿Quién viene hoy?',
    'Añade leche a mi lista',
    'Que me llamen',
    'Déjame en paz hasta mañana',
  ],
  helpLinesInMemory: ['Enséñame las fotos', '¿Quién ha enviado esto?', 'Siguiente', 'Para'],

  recommendations: (count) => `Hay ${counted(count, 'una recomendación', 'recomendaciones')}.`,
  noRecommendations: 'Nadie ha recomendado nada todavía.',

  list: {
    title: 'Su lista',
    hint: 'Diga: añade leche a mi lista.',
    empty: 'Su lista está vacía.',
    nothing: 'No hay nada en ella.',
    has: (_count, things) => `En su lista: ${things}.`,
    more: (count) => counted(count, 'una cosa más', 'cosas más'),
    added: (name) => `He puesto ${name} en la lista.`,
    isThere: (name) => `Ya tiene ${name} en la lista.`,
    removed: (name) => `He quitado ${name} de la lista.`,
    isNotThere: (name) => `No encuentro ${name} en su lista.`,
    whatToAdd: '¿Qué añado? Diga, por ejemplo: añade leche a mi lista.',
    addExample: 'Diga, por ejemplo: añade leche a mi lista.',
    whichOne: (names) => `Hay más de uno: ${names}. ¿Cuál quito?`,
    whatToRemove: '¿Qué quito? Diga, por ejemplo: quita leche de mi lista.',
    removeExample: 'Diga, por ejemplo: quita leche de mi lista.',
    around: [
      /\s+(a|en|de)\s+(mi|la|nuestra)\s+lista(\s+(de\s+(la|las)\s+compras?|de\s+compras|del\s+s[uú]per))?$/i,
      /^(un|una|unos|unas|el|la|los|las|algo de)\s+/i,
    ],
  },

  cart: {
    notAllowed: 'No puedo poner nada en la cesta de Amazon. Su familia puede hacerlo en Sunporch.',
    nothing: 'Nada de su lista tiene un enlace a Amazon que no esté ya en la cesta.',
    question: (name) => `¿Pongo ${name} en la cesta de Amazon de la cuenta de este Echo?`,
    yesOrNo: 'Por favor, diga sí o no.',
    gone: 'Eso ya no está en su lista.',
    stays: 'De acuerdo, se queda solo en la lista.',
    it: 'Eso',
    result: (name, result) => `${name} ${cart[result]}`,
    inCartButGone: (name) =>
      `${name} está ahora en la cesta de Amazon, pero su familia lo ha quitado de la lista entretanto`,
  },

  today: 'hoy',
  tomorrow: 'mañana',
  onDay,
  todayAt: (time) => `hoy ${at(time)}`,
  tomorrowAt: (time) => `mañana ${at(time)}`,
  dayAt: (day, time) => `${onDay(day)} ${at(time)}`,
  comes: (who, when, time) => `Visita de ${who} ${time === null ? when : `${when} ${at(time)}`}`,
  isOn: (what, when, time) => `${time === null ? when : `${when} ${at(time)}`}: ${what}`,
  moreVisits: (count) => `Y ${counted(count, 'una visita más', 'visitas más')}.`,
  todayTitle: 'Hoy',
  tomorrowTitle: 'Mañana',
  nothingToday: 'Hoy ya no hay nada más.',
  nothingTomorrow: 'Nadie ha planeado nada para mañana.',
  nextComes: (next) => `Lo próximo: ${next}.`,
  nothingPlanned: 'No hay nada planeado.',
  visitUnknown: (name) => `No sé de ninguna visita de ${name} en los próximos días.`,
  whoDoYouMean: '¿A quién se refiere?',
  sayName: 'Por favor, diga el nombre otra vez.',
  dayIs: (date, time) => `Hoy es ${date}. ${/^0?1:/.test(time) ? 'Es la' : 'Son las'} ${time}.`,
  upcoming: {
    photo: 'una foto de su familia',
    note: 'una nota de su familia',
    voice: 'una grabación de voz de su familia',
    clip: 'un vídeo de su familia',
    content: 'algo que su familia ha elegido para usted',
  },

  code: {
    connected: (group) => `Este Echo está conectado con el grupo ${group}.`,
    isConnected: (group) => `Este Echo ya está conectado con el grupo ${group}.`,
    howToSay: 'Por favor, diga: mi código es, y después las seis cifras.',
    ended: 'Este código ya no es válido. Pida uno nuevo a su familia.',
    tooOften: 'Han sido demasiados intentos. Espere un cuarto de hora y vuelva a intentarlo.',
    greeting:
      'Este Echo todavía no está conectado con una familia. Alguien de su familia escribe este código en Sunporch, en Ajustes, en «Conectar un Echo».',
    help:
      'Sunporch le enseña fotos y mensajes de su familia, y lleva con ella una lista de la compra. Primero hay que conectar este Echo con ella. ' +
      'Alguien de su familia abre Sunporch y escribe este código en Ajustes, en «Conectar un Echo».',
    notYet: 'Podré hacerlo cuando este Echo esté conectado con su familia.',
    notTyped: 'Todavía no. Por favor, escriba el código en Sunporch, en Ajustes, en «Conectar un Echo».',
    is: (digits) => `El código es: ${digits}. Otra vez: ${digits}.`,
    again: '¿Digo el código otra vez?',
    yesOrStop: 'Diga sí para oír el código otra vez, o para.',
    title: 'Conecte este Echo con su familia',
    body: 'En Sunporch, abra Ajustes → La pantalla de … → Conectar un Echo y escriba este código. Vale 15 minutos.',
    typed: 'El código está escrito',
  },
}

const cart = {
  in_cart: 'está en la cesta de Amazon de la cuenta de este Echo',
  not_sold: 'no está en la cesta: Amazon no tiene ninguna oferta ahora',
  not_eligible: 'no está en la cesta: Amazon no acepta este producto por voz',
  not_here: 'no está en la cesta: Amazon no ofrece eso en este país',
  failed: 'no está en la cesta: Amazon no ha podido hacerlo. Inténtelo más tarde',
}
