import type { Messages } from './en.ts'

// As it is spoken in Brazil. "Obrigada" and "obrigado" tell whether a woman or a man is speaking: "agradeço" does not.
export const messages: Messages = {
  eveningBegins: 18,
  today: {
    morning: 'hoje de manhã',
    afternoon: 'hoje à tarde',
    evening: 'hoje à noite',
    night: 'esta noite',
  },
  yesterday: {
    morning: 'ontem de manhã',
    afternoon: 'ontem à tarde',
    evening: 'ontem à noite',
    night: 'ontem à noite',
  },
  tomorrow: {
    morning: 'amanhã de manhã',
    afternoon: 'amanhã à tarde',
    evening: 'amanhã à noite',
    night: 'amanhã à noite',
  },
  dayHeading: (day, part) => `${day.name} ${parts[part]}`,
  partOfWeekday: (day, part) => `${on(day.index)} ${day.name} ${parts[part]}`,
  onWeekday: (day) => `${on(day.index)} ${day.name}`,
  onDate: (date) => `em ${date.replace(/^1 /, '1º ')}`,

  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  itIsNight: 'É noite',
  picturesWillAppear: (groupName) => `As fotos do grupo “${groupName}” vão aparecer aqui.`,
  next: {
    picture: (when, name) => `${when}: uma foto de ${name ?? 'sua família'}`,
    audiobook: (when, name) => `${when}: um audiolivro da parte de ${name ?? 'sua família'}`,
    movie: (when, name) => `${when}: um filme da parte de ${name ?? 'sua família'}`,
    tv_show: (when, name) => `${when}: uma série da parte de ${name ?? 'sua família'}`,
    music: (when, name) => `${when}: música da parte de ${name ?? 'sua família'}`,
    note: (when, name) => `${when}: algumas palavras de ${name ?? 'sua família'}`,
  },

  todayAllDay: 'Hoje',
  tomorrowAllDay: 'Amanhã',
  todayAt: (time) => `Hoje às ${time}`,
  tomorrowAt: (time) => `Amanhã às ${time}`,
  visitFrom: (name) => `Visita de ${name}`,

  yourFamily: 'Sua família',

  from: (name, relation) => (relation ? `De ${name}, ${relation}` : `De ${name}`),
  noteFrom: (name) => `Um recado de ${name ?? 'sua família'}`,
  onThisDay: (years) => (years === 1 ? 'Neste dia, há um ano' : `Neste dia, há ${years} anos`),
  cameWhen: (when) => `Chegou ${when}`,
  readAll: 'Ler tudo',
  showLess: 'Mostrar menos',
  readOn: 'Continuar a ler',
  pictureFrom: (name) => `Uma foto de ${name ?? 'sua família'}`,
  recommends: (name) => `${name ?? 'Sua família'} recomenda isto para você`,
  testMessage: 'Uma mensagem de teste',
  helloFrom: (name) => `${name ?? 'Sua família'} manda um olá`,
  everythingWorks: 'Tudo funciona.',
  say: 'Diga:',
  openHere: 'Abrir aqui',
  wordsAreOnScreen: 'As palavras para dizer estão na tela.',

  heart: 'Adorei',
  thankYou: 'Agradeço',
  callMe: 'Ligue para mim',
  heartSeen: (name) => `${name ?? 'Sua família'} vai ver este coração.`,
  thanksSeen: (name) => `${name ?? 'Sua família'} vai ver este agradecimento.`,
  callSeen: 'Sua família vai ver que você quer uma ligação.',
  takenBack: 'Sua família retirou o que estava aqui há pouco.',
  onlyPictures: 'Esta tela agora só mostra as fotos.',
  callByTelephone: 'Esta tela agora só mostra as fotos. Para uma ligação, use o telefone, por favor.',
  notSent: 'Isto ainda não chegou à sua família. Para uma ligação, use o telefone, por favor.',
  readAloud: 'Ler em voz alta',
  stopReading: 'Parar de ler',
  switchSoundOn: 'Ligar o som',
  isGoingToCall: (name) => `${name} vai ligar para você.`,
  atTime: (time) => `às ${time}`,
  askedForCall: (when) => `Você pediu uma ligação ${when}.`,
  tellingFamily: 'Estamos avisando sua família.',
  askingNow: (names) => `Estamos pedindo a ${names}.`,
  cannotCall: (name) => `${name} não pode ligar agora.`,
  notNeeded: 'Não precisa mais',
  askAgain: 'Pedir de novo',
  callWaits: (phone) =>
    `Use o telefone, por favor${phone ? `: ${phone}` : ''}. Sua família vai saber assim que houver conexão.`,

  newSinceAway: 'Novidades desde a última vez',
  countOf: (number, count) => `${number} de ${count}`,
  back: 'Voltar',
  nextOne: 'Avançar',
  done: 'Pronto',

  pictures: 'Fotos',
  earlier: 'Anterior',
  later: 'Seguinte',
  pause: 'Pausa',
  pauseQuestion: 'Pausar a tela?',
  pauseMeans: 'A tela fica escura e em silêncio até amanhã de manhã. Sua família pode ver que você a pausou.',
  pauseUntilTomorrow: 'Pausar até amanhã',
  notNow: 'Agora não',
  pausedUntilTomorrow: 'Em pausa até amanhã',
  pausedUntilMorning: 'Em pausa até de manhã',
  showPicturesAgain: 'Mostrar as fotos de novo',
  whoSeesWhat: 'Quem vê o quê',
  yourFamilyHere: 'Sua família nesta tela',
  whatTheySee: 'O que ela pode ver',
  seesUse: 'Quando esta tela foi usada pela última vez',
  seesShown: 'O que ela mostra e se está em pausa',
  seesAnswers: 'Seus corações, seus agradecimentos e seus pedidos de ligação',
  seesDevice: 'A bateria e a conexão dela',
  noCamera: 'Não há câmera nem microfone. Ninguém olha e ninguém escuta.',
  lifeSince: (date) =>
    `Desde ${date}, sua família fica sabendo se esta tela não for usada até uma hora combinada.`,
  lifeOff: 'Ninguém é avisado se você não a usar.',

  quietHours: 'Horas de descanso. Toque na tela para ver a hora.',
  offline: 'Sem conexão no momento. As fotos continuam aqui.',
  fullScreen: 'Tela cheia',

  allWell: (name) => (name ? `Tudo bem, ${name}?` : 'Tudo bem?'),
  iAmWell: 'Estou bem',
  pleaseCallMe: 'Ligue para mim, por favor',
  thanks: (name) => (name ? `Agradecemos, ${name}.` : 'Agradecemos.'),
  whatFamilyHears: 'O que sua família fica sabendo',
  familyAsked: (time) => `Sua família pediu para saber se você não usar esta tela até as ${time}.`,
  familyOnlySees: 'Ela só vê se a tela foi usada. Ninguém olha e ninguém escuta.',
  stopWasAsked: 'Você pediu para parar com isso. Sua família tem o seu recado.',
  stopSeen: 'Sua família vai ler que você pede para parar com isso.',
  tryAgainLater: 'Sem conexão no momento. Tente de novo mais tarde.',
  fine: 'Está bem',
  askToStop: 'Pedir para parar',
  close: 'Fechar',

  connectScreen: 'Conectar esta tela',
  code: (digits) => `Código ${digits}`,
  waitingForCode: 'O código já vem',
  whereToTypeCode:
    'No Sunporch, abra “Settings”, depois “Devices”, aperte “Connect a screen” e digite este código.',
  linkGone: 'Este link já foi usado ou é antigo demais. Crie um novo no Sunporch, em “Settings”.',
  notConnected: 'Esta tela não está conectada',
  wasRemoved: 'A família a removeu. Ela não mostra mais nada.',
  connectAgain: 'Conectar de novo',
}

const parts = { morning: 'de manhã', afternoon: 'à tarde', evening: 'à noite', night: 'à noite' }
const greetings = { morning: 'Bom dia', afternoon: 'Boa tarde', evening: 'Boa noite', night: 'Boa noite' }

/** Sunday and Saturday are masculine. */
function on(weekday: number): string {
  return weekday === 0 || weekday === 6 ? 'no' : 'na'
}
