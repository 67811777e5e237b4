import { capitalised } from '../text/words.ts'
import type { Messages } from './en.ts'

const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** "uma foto", "3 fotos"; Alexa reads the numbers. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

/** "às 15:00", "à 1:00". */
function at(time: string): string {
  return `${/^0?1:/.test(time) ? 'à' : 'às'} ${time}`
}

/** "no sábado", "na segunda-feira, 7 de dezembro". */
function onDay(day: string): string {
  return `${/^(sábado|domingo)/.test(day) ? 'no' : 'na'} ${ordinal(day)}`
}

/** The first of a month is said "primeiro". */
function ordinal(date: string): string {
  return date.replace(/\b1 de /, '1º de ')
}

export const pt: Messages = {
  listed: (names) => conjunction.format(names),
  yourFamily: 'sua família',
  somebody: 'Alguém da sua família',

  goodbye: 'Até logo.',
  sorry: 'Desculpe, algo deu errado. Tente de novo daqui a pouco.',
  whatWouldYouLike: 'O que você deseja?',
  anythingElse: 'Mais alguma coisa?',
  addOrStop: 'Diga, por exemplo: coloque leite na minha lista. Ou diga: pare.',
  nextOrStop: 'Diga “próxima” para continuar, ou “pare”.',
  nextPictureOrStop: 'Diga “próxima” para a próxima foto, ou “pare”.',
  canSayNext: 'Você pode dizer: próxima, ou pare.',
  canSayRepeat: 'Você pode dizer: repita, ou pare.',
  canAnswer: 'Você pode dizer: adorei, agradeça, ou pare.',
  canAnswerOrNext: 'Você pode dizer: adorei, agradeça, próxima, ou pare.',
  canSayNews: 'Você pode dizer: o que há de novo. Ou diga: pare.',
  canSayNewsOrHelp: 'Você pode dizer: o que há de novo. Ou diga: ajuda.',
  canSayPictures: 'Você pode dizer: mostre as fotos. Ou diga: pare.',
  canSayPicturesOrHelp: 'Você pode dizer: mostre as fotos. Ou diga: ajuda.',

  counted: {
    photo: (count) => counted(count, 'uma foto nova', 'fotos novas'),
    note: (count) => counted(count, 'um recado', 'recados'),
    voice: (count) => counted(count, 'uma gravação de voz', 'gravações de voz'),
    clip: (count) => counted(count, 'um vídeo', 'vídeos'),
    content: (count) => counted(count, 'uma recomendação', 'recomendações'),
    test: (count) => counted(count, 'uma mensagem de teste', 'mensagens de teste'),
  },
  countedFrom: (what, names) => `${what} de ${names}`,
  youHave: (summary) => `Você tem ${summary}.`,
  nothingNew: 'Nada de novo. Isto foi o que chegou por último.',
  lastSent: (pictures, notes) => {
    const last = counted(pictures, 'a última foto', 'fotos recentes')
    const words = counted(notes, 'um recado', 'recados')
    const all = [pictures > 0 && last, notes > 0 && words].filter((one) => one !== false)
    return `Da sua família: ${conjunction.format(all)}.`
  },
  isGoingToCall: (name) => `${name} vai ligar para você.`,
  call: {
    asked: (when) => `Você pediu uma ligação ${when}.`,
    askedAgain: (when) => `Você pediu de novo ${when}.`,
    at,
    telling: 'Estamos avisando sua família.',
    asking: (names) => `Estamos pedindo a ${names}.`,
    cannot: (name) => `${name} não pode ligar agora.`,
    notNeeded: 'Não precisa mais',
    notNeededTold: 'Tudo bem. Sua família vai ver que você não precisa mais de uma ligação.',
    noneAsked: 'Você não pediu nenhuma ligação.',
  },
  nothingHere: 'Ainda não há nada aqui.',
  picturesWillAppear: (group) => `Ainda não há nada aqui. As fotos do grupo ${group} vão aparecer em breve.`,
  wasTheLast: 'Essa foi a última.',
  isTheFirst: 'Esta é a primeira.',

  picture: (from) => `Uma foto de ${from}`,
  note: (from) => `Um recado de ${from}`,
  voice: (from) => `Uma gravação de voz de ${from}`,
  voiceElsewhere: 'Este Echo não pode reproduzi-la. Dá para ouvir em uma tela com Sunporch.',
  canListen: 'Diga “ouvir” para escutar.',
  voiceLost: 'Agora não consigo reproduzi-la. Tente de novo mais tarde.',
  noVoice: 'Agora não há nenhuma gravação de voz.',
  clip: (from, seconds) => `Um vídeo de ${from}, ${counted(seconds, 'um segundo', 'segundos')}`,
  clipElsewhere: 'Dá para ver o vídeo em uma tela com Sunporch.',
  canWatch: 'Diga “assistir ao vídeo” para ver.',
  clipLost: 'Agora não consigo reproduzi-lo. Tente de novo mais tarde.',
  noClip: 'Agora não há nenhum vídeo.',
  recommends: (from, what) => `${capitalised(from)} recomenda ${what}`,
  something: 'algo',
  toHaveIt: (say) => `Para isso, diga: ${say}`,
  play: (title, provider) => `Alexa, toque ${title} no ${provider}`,
  read: (title) => `Alexa, leia ${title}`,
  test: (from) => `Uma mensagem de teste de ${from}. Tudo funciona.`,
  isFrom: (from) => `Isto é de ${from}.`,
  onIt: (names, count) => `Nela ${count === 1 ? 'está' : 'estão'} ${names}`,
  nobodyNamed: 'Ninguém disse quem está na foto.',
  takenYearsAgo: (years) => `Foi tirada neste dia, há ${counted(years, 'um ano', 'anos')}.`,
  takenOn: (date) => `Foi tirada em ${ordinal(date)}.`,
  takenUnknown: 'Não sei quando foi tirada.',
  noPicture: 'Isto não é uma foto.',
  noNote: 'Não há nenhum recado agora.',

  slide: {
    from: (from) => `De ${from}`,
    recommends: (from) => `${capitalised(from)} recomenda`,
    say: (say) => `Diga: “${say}”`,
    yearsAgo: (years) => `Neste dia, há ${counted(years, 'um ano', 'anos')}`,
    heart: { open: '♥ Adorei', sent: '♥ Enviado' },
    thank_you: { open: 'Agradeço', sent: 'Enviado' },
    testTitle: 'Tudo funciona',
    testBody: 'Esta é uma mensagem de teste.',
    picturesAppear: (group) => `As fotos do grupo ${group} aparecem aqui.`,
    nothingYet: 'Nada ainda',
    inMemory: 'Em memória',
    keptInMemory: 'Sua família guarda suas fotos em memória.',
    notLoaded: 'Não foi possível carregar esta foto.',
    listen: 'Ouvir',
    watch: 'Assistir',
    withSound: 'Com som',
    stopFilm: 'Parar',
    more: (count) => `e mais ${count}`,
  },

  answered: {
    heart: (from) => `Avisei: ${from} vai saber que você adorou.`,
    thank_you: (from) => `Avisei: ${from} vai ver o seu agradecimento.`,
    call_me: (from) => `Avisei: ${from} vai ver que você gostaria de uma ligação.`,
  },
  takenBack: {
    heart: () => 'O seu coração foi retirado.',
    thank_you: () => 'O seu agradecimento foi retirado.',
  },
  nothingToTakeBack: 'Não há nada para retirar aqui.',
  callPassedOn: 'Avisei que você gostaria de uma ligação.',
  askedInstead: (name) =>
    `Não consigo avisar ${name} diretamente. Pedi à sua família que alguém ligue para você.`,
  whatToTell: 'O que devo dizer?',
  howToTell: 'Diga: diga a eles, e depois as suas palavras.',
  passedOn: (to) => `O recado foi passado para ${to}.`,
  ownRelation: (relation) => relation.replace(/^(sua|tua)\b/i, 'minha').replace(/^(seu|teu)\b/i, 'meu'),
  beforeNote: /^\s*(a todos|para todos|que)\s+/i,
  written: (text) => text,
  glad: 'Que bom.',
  gladAndTold: 'Que bom. Sua família sabe que você esteve aqui.',

  keptInMemory: 'Sua família guarda estas fotos em memória.',
  staysInMemory: 'Elas ficam aqui, e nada mais é passado adiante.',
  emptyInMemory: 'Sua família guarda suas fotos em memória. Nenhuma está neste Echo.',
  resting: (until) => `Suas fotos estão em pausa. Elas voltam ${until}.`,
  restingNow: 'Suas fotos estão em pausa.',

  notUnderstood: 'Não entendi.',
  canSay: 'Você pode dizer: o que há de novo, ou coloque leite na minha lista.',
  canSayInMemory: 'Você pode dizer: mostre as fotos, ou pare.',
  help: 'Eu mostro o que sua família envia. Você pode dizer: o que há de novo, quem mandou isto, adorei, coloque leite na minha lista, ou quero uma ligação.',
  helpInMemory: 'Você pode dizer: mostre as fotos, quem mandou isto, próxima, ou pare.',
  helpAtOnce: 'Eu mostro o que sua família envia. Você pode dizer: o que há de novo, ou pare.',
  helpTitle: 'Você pode dizer',
  helpLines: [
    'O que há de novo?',
    'Quem mandou isto?',
    'Adorei',
    'Quem vem hoje?',
    'Coloque leite na minha lista',
    'Quero uma ligação',
    'Me deixe em paz até amanhã',
  ],
  helpLinesInMemory: ['Mostre as fotos', 'Quem mandou isto?', 'Próxima', 'Pare'],

  recommendations: (count) => `Há ${counted(count, 'uma recomendação', 'recomendações')}.`,
  noRecommendations: 'Ninguém recomendou nada ainda.',

  list: {
    title: 'Sua lista',
    hint: 'Diga: coloque leite na minha lista.',
    empty: 'Sua lista está vazia.',
    nothing: 'Não há nada nela.',
    has: (_count, things) => `Na sua lista: ${things}.`,
    more: (count) => counted(count, 'mais uma coisa', 'outras coisas'),
    added: (name) => `Coloquei ${name} na lista.`,
    isThere: (name) => `Você já tem ${name} na lista.`,
    removed: (name) => `Tirei ${name} da lista.`,
    isNotThere: (name) => `Não encontro ${name} na sua lista.`,
    whatToAdd: 'O que devo colocar? Diga, por exemplo: coloque leite na minha lista.',
    addExample: 'Diga, por exemplo: coloque leite na minha lista.',
    whichOne: (names) => `Há mais de um: ${names}. Qual devo tirar?`,
    whatToRemove: 'O que devo tirar? Diga, por exemplo: tire leite da minha lista.',
    removeExample: 'Diga, por exemplo: tire leite da minha lista.',
    around: [
      /\s+(na|da|à|a)\s+(minha\s+|nossa\s+)?lista(\s+de\s+compras)?$/i,
      /^(um|uma|uns|umas|o|a|os|as)\s+/i,
    ],
  },

  cart: {
    notAllowed: 'Não posso colocar nada no carrinho da Amazon. Sua família pode fazer isso no Sunporch.',
    nothing: 'Nada na sua lista tem um link da Amazon que ainda não esteja no carrinho.',
    question: (name) => `Coloco ${name} no carrinho da Amazon da conta deste Echo?`,
    yesOrNo: 'Por favor, diga sim ou não.',
    gone: 'Isso não está mais na sua lista.',
    stays: 'Tudo bem, fica só na lista.',
    it: 'Isso',
    result: (name, result) => `${name} ${cart[result]}`,
    inCartButGone: (name) =>
      `${name} está agora no carrinho da Amazon, mas sua família tirou da lista nesse meio-tempo`,
  },

  today: 'hoje',
  tomorrow: 'amanhã',
  onDay,
  todayAt: (time) => `hoje ${at(time)}`,
  tomorrowAt: (time) => `amanhã ${at(time)}`,
  dayAt: (day, time) => `${onDay(day)} ${at(time)}`,
  comes: (who, when, time) => `Visita de ${who} ${time === null ? when : `${when} ${at(time)}`}`,
  isOn: (what, when, time) => `${time === null ? when : `${when} ${at(time)}`}: ${what}`,
  moreVisits: (count) => `E ${counted(count, 'mais uma visita', 'outras visitas')}.`,
  todayTitle: 'Hoje',
  tomorrowTitle: 'Amanhã',
  nothingToday: 'Hoje não há mais nada.',
  nothingTomorrow: 'Ninguém planejou nada para amanhã.',
  nextComes: (next) => `Depois vem: ${next}.`,
  nothingPlanned: 'Nada está planejado.',
  visitUnknown: (name) => `Não sei de nenhuma visita de ${name} nos próximos dias.`,
  whoDoYouMean: 'De quem você está falando?',
  sayName: 'Por favor, diga o nome de novo.',
  dayIs: (date, time) => `Hoje é ${ordinal(date)}. A hora é: ${time}.`,
  upcoming: {
    photo: 'uma foto da sua família',
    note: 'um recado da sua família',
    voice: 'uma gravação de voz da sua família',
    clip: 'um vídeo da sua família',
    content: 'algo que sua família escolheu para você',
  },

  code: {
    connected: (group) => `Este Echo está conectado ao grupo ${group}.`,
    isConnected: (group) => `Este Echo já está conectado ao grupo ${group}.`,
    howToSay: 'Por favor, diga: meu código é, e depois os seis números.',
    ended: 'Este código não vale mais. Peça um novo à sua família.',
    tooOften: 'Foram tentativas demais. Espere quinze minutos e tente de novo.',
    greeting:
      'Este Echo ainda não está conectado a uma família. Alguém da sua família digita este código no Sunporch, em Configurações, em “Conectar um Echo”.',
    help:
      'O Sunporch mostra fotos e mensagens da sua família, e mantém com ela uma lista de compras. Primeiro este Echo precisa ser conectado. ' +
      'Alguém da sua família abre o Sunporch e digita este código em Configurações, em “Conectar um Echo”.',
    notYet: 'Posso fazer isso quando este Echo estiver conectado à sua família.',
    notTyped: 'Ainda não. Por favor, digite o código no Sunporch, em Configurações, em “Conectar um Echo”.',
    is: (digits) => `O código é: ${digits}. Mais uma vez: ${digits}.`,
    again: 'Quer ouvir o código de novo?',
    yesOrStop: 'Diga sim para ouvir o código de novo, ou pare.',
    title: 'Conecte este Echo à sua família',
    body: 'No Sunporch, abra Configurações → A tela de … → Conectar um Echo e digite este código. Ele vale por 15 minutos.',
    typed: 'O código foi digitado',
  },
}

const cart = {
  in_cart: 'está no carrinho da Amazon da conta deste Echo',
  not_sold: 'não está no carrinho: a Amazon não tem oferta agora',
  not_eligible: 'não está no carrinho: a Amazon não aceita este produto por voz',
  not_here: 'não está no carrinho: a Amazon não oferece isso neste país',
  failed: 'não está no carrinho: a Amazon não conseguiu. Tente mais tarde',
}
