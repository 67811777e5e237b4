import type { ScreenWords } from './en.ts'

export const words: ScreenWords = {
  devices: 'Dispositivos',
  devicesText:
    'Cualquier tableta, televisor o teléfono viejo puede ser la pantalla en la habitación de tu ser querido. Solo necesita un navegador.',
  devicesTextInMemory: 'Siguen mostrando las fotos que se les enviaron.',
  connect: 'Conectar una pantalla',
  openHere: 'Abrir una pantalla aquí',
  caretakerConnects: 'Una persona responsable puede conectar una pantalla.',
  doConnect: 'Conectar',
  connecting: 'Conectando…',
  code: 'Código',
  codeExample: 'p. ej. 7KQ4MP',
  openPage:
    'En la tableta, el televisor o el Echo Show, abre en el navegador la página /screen de este servidor.',
  openAddress:
    'En la tableta, el televisor o el Echo Show, abre esta dirección en el navegador o apunta su cámara al código:',
  typeCode: 'Escribe el código que muestra. Se conecta solo con el último carácter.',
  isItHere: '¿Es este el dispositivo que está en la habitación?',
  codeOfAddress: 'Un código con esta dirección, para la cámara de la tableta',
  otherwise: (addresses) => `Si no se abre: ${addresses}`,
  sameNetwork: 'Los dos dispositivos deben estar en la misma red.',
  openScreen: 'Abrir una pantalla',
  linkMeans: 'Este enlace convierte en pantalla el navegador que lo abre. Vale una vez, durante 15 minutos.',
  openLink: 'Abre este enlace en el otro dispositivo',
  openLinkMessage: 'Abre esto en la tableta que será la pantalla:',
  codeOfLink: 'Un código con el enlace, para la cámara del otro dispositivo',
  isOpen: (device: string) => `${device} está abierta`,
  openInThis: 'Abrirla en este navegador',
  accepted: {
    title: 'Código aceptado',
    description: 'La pantalla muestra lo que envías en cuanto se conecte.',
  },
  nowOn: ({ device, title }) => `Ahora en ${device}: ${title ?? 'una foto'}`,
  quietHours: 'Horas de descanso',
  paused: 'En pausa',
  theDay: 'El día',
  aMessage: 'Un mensaje',
  nothingShown: 'Ahora no se muestra nada',

  settingsOf: (device) => `Ajustes: ${device}`,
  saved: { title: 'Guardado', description: 'La pantalla lo sigue en cuanto esté en contacto.' },
  save: 'Guardar',
  saving: 'Guardando…',
  whatItShows: 'Qué muestra',
  looks: {
    pictures: { label: 'Fotos', text: 'Van pasando, con el día entre medias.' },
    board: {
      label: 'Tablero quieto',
      text: 'Nada se mueve. El día, quién viene, una foto y la última nota de cada uno.',
    },
    ink: { label: 'Tablero quieto en blanco y negro', text: 'Para pantallas como de papel: sin reloj.' },
  },
  textSize: 'Tamaño de letra',
  sizes: { normal: 'Media', large: 'Grande', largest: 'Enorme' },
  quiet: {
    screen: 'Sin luz y sin sonido. Lo que llegue entretanto se muestra después.',
    screenInMemory: 'Sin luz y sin sonido.',
    echo: 'Sin luz. Si no tiene las suyas, valen las de las pantallas. Lo que llegue entretanto se muestra después.',
    echoInMemory: 'Sin luz. Si no tiene las suyas, valen las de las pantallas.',
  },
  from: 'Desde',
  until: 'Hasta',
  clockOf: (zone) => `Según el reloj de ${zone}.`,
  clockThere: (zone) => `Según el reloj donde vive tu ser querido: ${zone}.`,
  howFar: (name) => (name ? `¿A qué distancia se sienta ${name}?` : '¿A qué distancia está el sillón?'),
  howFarText: 'Las letras se hacen tan grandes que se leen desde allí, hasta donde quepan.',
  screenSize: 'Tamaño de la pantalla, de esquina a esquina',
  notKnown: 'No lo sé: la pantalla lo calcula',
  inches: ({ inches, cm }) => `${inches} pulgadas (${cm} cm)`,
  weakEyes: 'Para quien ve mal',
  weakEyesText: 'Más del triple de grande, hasta donde quepa.',
  tooSmall: ({ metres, inches }) =>
    `Para ${metres} m es mejor una pantalla de ${inches} pulgadas o más: en esta las letras son tan grandes como caben.`,

  room: 'La habitación',
  roomText: (name) =>
    `Para todas las pantallas de ${name ?? 'tu ser querido'}. Qué muestra, el tamaño de letra y las horas de descanso se ajustan en «Dispositivos», en cada pantalla.`,
  roomInMemory: 'La pantalla',
  roomTextInMemory:
    'Para todas las pantallas que muestran las fotos. Qué muestra, el tamaño de letra y las horas de descanso se ajustan en «Dispositivos», en cada pantalla.',
  caretakerChanges: 'Una persona responsable puede cambiarlo.',
  language: 'Idioma',
  languageText: 'De las palabras en la pantalla, de su voz y del día. Un Echo habla su propio idioma.',
  languageTextInMemory: 'De las palabras en la pantalla. Un Echo habla su propio idioma.',
  pace: 'Ritmo',
  paceText:
    'Cuánto se queda una foto: un minuto, medio o un cuarto. Las fotos que envías juntas pasan en la mitad de ese tiempo.',
  paces: { calm: 'Tranquilo', normal: 'Medio', lively: 'Animado' },
  favourites: 'Favoritas más a menudo',
  favouritesText: 'Las fotos que recibieron un corazón pasan más a menudo que las demás.',
  onThisDay: 'Un día como hoy',
  onThisDayText: 'Las fotos hechas este mismo día en otros años pasan solas, y lo dicen.',
  chime: 'Campanilla',
  chimeText: 'Una campanilla suave cuando llega algo nuevo. Nunca en las horas de descanso ni en pausa.',
  playHere: 'Escucharla aquí',
  readingAloud: 'Lectura en voz alta',
  readingAloudText: 'Lo nuevo se lee en voz alta solo. Nunca en las horas de descanso ni en pausa.',
  volume: 'Volumen',
  volumeText: 'De la campanilla y de la voz. El dispositivo también tiene su volumen.',
  percent: (percent) => `${percent} por ciento`,
  herVoice: (name) => `${name ?? 'Tu ser querido'} puede responder de viva voz`,
  herVoiceText:
    '«Decir algo» graba en la pantalla hasta un minuto, y solo al pulsar. Llega a quien envió la foto, o a todos vosotros.',
  tryMicrophone:
    'Primero alguien prueba el micrófono, en la propia pantalla: tócala, luego Más, Letra y sonido, Probar el micrófono. La pantalla necesita una dirección que empiece por https.',
  microphoneTried: (screens) => `El micrófono funciona en: ${screens}`,
  helpPhone: 'Número para llamar',
  helpPhoneText: (phone) =>
    `Sin conexión, «Llámame» no puede llegaros. La pantalla lo dice y da este número: [${phone ?? 'todavía ninguno'}](strong). Lo puede leer cualquiera en la habitación.`,
  changeNumber: 'Cambiar el número',
  addNumber: 'Añadir un número',
  pause: 'Pausa',
  pauseText: (name) =>
    `${name ?? 'Tu ser querido'} puede poner la pantalla en pausa con una pulsación: oscura y en silencio hasta la mañana siguiente. Lo que envías espera, y no se pierde nada.`,
  pauseNow: 'Pausa hasta mañana',
  askPause: '¿Poner la pantalla en pausa hasta mañana?',
  pauseMeans:
    'Se queda oscura y en silencio en cuanto está conectada. El resto del día no pide una señal de vida. La pausa se puede terminar en cualquier momento, aquí y en la pantalla.',

  welcome: '¿Sigue siendo bienvenida la pantalla?',
  welcomeText: ({ name, next }) =>
    next
      ? `Dos veces al año se recuerda a las personas responsables que pregunten a ${name ?? 'tu ser querido'}. La próxima: ${next}.`
      : `Dos veces al año se recuerda a las personas responsables que pregunten a ${name ?? 'tu ser querido'}.`,
  whatToAsk: 'Qué preguntar',
  pleaseAsk: (name) =>
    `Pregunta a ${name ?? 'tu ser querido'}, mejor cuando estéis juntos. Está en su habitación, así que cuenta su respuesta.`,
  questions: {
    likes: '¿Te gusta lo que llega? ¿De qué te gustaría más y de qué menos?',
    bothers: '¿Te molesta algo de la pantalla: su luz, sus sonidos o dónde está?',
    seen: '¿Te parece bien que veamos cuándo la usaste por última vez?',
    seenAndHeard: '¿Te parece bien que veamos cuándo la usaste por última vez y que nos avise si no la usas?',
  },
  quoted: (question) => `«${question}»`,
  ifNotRight: 'Si algo no está bien',
  changeSounds: 'Cambiar los sonidos y las fotos',
  changeSoundsText: 'Campanilla, lectura en voz alta, volumen y lo que va pasando.',
  lifeOff: 'Desactivar la señal de vida diaria',
  life: 'La señal de vida diaria',
  lifeIsOn: 'Está activada.',
  lifeIsOff: 'Está desactivada.',
  removeScreen: 'Quitar la pantalla',
  removeScreenText: 'Se apaga en cuanto se conecta. Lo que ha mostrado se queda en vuestra galería.',
  done: 'Listo',

  told: (name) => `Qué sabe ${name ?? 'tu ser querido'}`,
  toldText: (name) =>
    `Al tocarla, la pantalla ofrece «Quién ve qué». Allí ${name ?? 'tu ser querido'} lee, con palabras sencillas y en cualquier momento:`,
  toldWho: ({ people }) =>
    `Quién está en la familia: ${people}. Solo los nombres y quién es cada uno, sin direcciones.`,
  toldSeen: 'Que veis cuándo se usó la pantalla por última vez, qué muestra y si está en pausa.',
  toldAnswers: 'Que veis corazones, gracias y peticiones de llamada, la batería y la conexión.',
  toldNoCamera: 'Que la página no usa cámara ni micrófono: nadie mira ni escucha por ella.',
  toldMicrophone:
    'Que esta página no usa cámara, y el micrófono solo mientras se dice algo, después de pulsar.',
  toldLife: 'Desde cuándo os enteráis si la pantalla no se usa antes de la hora de la señal de vida diaria.',
  toldNoLife: 'Que nadie se entera si la pantalla no se usa.',
}
