import type { ScreenWords } from './en.ts'

export const words: ScreenWords = {
  devices: 'Aparelhos',
  devicesText:
    'Qualquer tablet, televisão ou celular antigo pode ser a tela no quarto da sua pessoa querida. Só precisa de um navegador.',
  devicesTextInMemory: 'Eles continuam mostrando as fotos que receberam.',
  connect: 'Conectar uma tela',
  openHere: 'Abrir uma tela aqui',
  caretakerConnects: 'Uma pessoa responsável pode conectar uma tela.',
  doConnect: 'Conectar',
  connecting: 'Conectando…',
  code: 'Código',
  codeExample: 'ex.: 7KQ4MP',
  openPage: 'No tablet, na televisão ou no Echo Show, abra no navegador a página /screen deste servidor.',
  openAddress:
    'No tablet, na televisão ou no Echo Show, abra este endereço no navegador, ou aponte a câmera para o código:',
  typeCode: 'Digite o código que ela mostra. Ela se conecta sozinha no último caractere.',
  isItHere: 'É este o aparelho que fica no quarto?',
  codeOfAddress: 'Um código com este endereço, para a câmera do tablet',
  otherwise: (addresses) => `Se não abrir: ${addresses}`,
  sameNetwork: 'Os dois aparelhos precisam estar na mesma rede.',
  openScreen: 'Abrir uma tela',
  linkMeans: 'Este link transforma em tela o navegador que o abre. Vale uma vez, por 15 minutos.',
  openLink: 'Abra este link no outro aparelho',
  openLinkMessage: 'Abra isto no tablet que será a tela:',
  codeOfLink: 'Um código com o link, para a câmera do outro aparelho',
  isOpen: (device: string) => `${device} está aberta`,
  openInThis: 'Abrir neste navegador',
  accepted: { title: 'Código aceito', description: 'A tela mostra o que você envia assim que se conectar.' },
  nowOn: ({ device, title }) => `Agora em ${device}: ${title ?? 'uma foto'}`,
  quietHours: 'Horas de descanso',
  paused: 'Em pausa',
  theDay: 'O dia',
  aMessage: 'Uma mensagem',
  nothingShown: 'Nada é mostrado agora',

  settingsOf: (device) => `Configurações: ${device}`,
  saved: { title: 'Salvo', description: 'A tela acompanha assim que estiver em contato.' },
  save: 'Salvar',
  saving: 'Salvando…',
  whatItShows: 'O que mostra',
  looks: {
    pictures: { label: 'Fotos', text: 'Vão passando, com o dia no meio.' },
    board: {
      label: 'Quadro parado',
      text: 'Nada se mexe. O dia, quem vem, uma foto e o último recado de cada um de vocês.',
    },
    ink: { label: 'Quadro parado em preto no branco', text: 'Para telas como papel: sem relógio.' },
  },
  textSize: 'Tamanho da letra',
  sizes: { normal: 'Média', large: 'Grande', largest: 'Enorme' },
  quiet: {
    screen: 'Sem luz e sem som. O que chegar nesse tempo aparece depois.',
    screenInMemory: 'Sem luz e sem som.',
    echo: 'Sem luz. Se não tiver as próprias, valem as das telas. O que chegar nesse tempo aparece depois.',
    echoInMemory: 'Sem luz. Se não tiver as próprias, valem as das telas.',
  },
  from: 'Das',
  until: 'Até',
  clockOf: (zone) => `Pelo relógio de ${zone}.`,
  clockThere: (zone) => `Pelo relógio de onde mora a sua pessoa querida: ${zone}.`,
  howFar: (name) => (name ? `A que distância ${name} se senta?` : 'A que distância fica a poltrona?'),
  howFarText: 'As letras ficam grandes o bastante para serem lidas de lá, até onde couberem.',
  screenSize: 'Tamanho da tela, de canto a canto',
  notKnown: 'Não sei: a tela estima',
  inches: ({ inches, cm }) => `${inches} polegadas (${cm} cm)`,
  weakEyes: 'Para quem enxerga pouco',
  weakEyesText: 'Mais de três vezes maior, até onde couber.',
  tooSmall: ({ metres, inches }) =>
    `Para ${metres} m é melhor uma tela de ${inches} polegadas ou mais: nesta as letras ficam tão grandes quanto cabem.`,

  room: 'O quarto',
  roomText: (name) =>
    name
      ? `Para todas as telas de ${name}. O que mostra, o tamanho da letra e as horas de descanso se ajustam em “Aparelhos”, em cada tela.`
      : 'Para todas as telas da sua pessoa querida. O que mostra, o tamanho da letra e as horas de descanso se ajustam em “Aparelhos”, em cada tela.',
  roomInMemory: 'A tela',
  roomTextInMemory:
    'Para todas as telas que mostram as fotos. O que mostra, o tamanho da letra e as horas de descanso se ajustam em “Aparelhos”, em cada tela.',
  caretakerChanges: 'Uma pessoa responsável pode mudar isto.',
  language: 'Idioma',
  languageText: 'Das palavras na tela, da voz dela e do dia. Um Echo fala o próprio idioma.',
  languageTextInMemory: 'Das palavras na tela. Um Echo fala o próprio idioma.',
  pace: 'Ritmo',
  paceText:
    'Quanto tempo uma foto fica: um minuto, meio ou um quarto. As fotos enviadas juntas se seguem na metade do tempo.',
  paces: { calm: 'Calmo', normal: 'Médio', lively: 'Animado' },
  favourites: 'Favoritas mais vezes',
  favouritesText: 'As fotos que ganharam um coração passam mais vezes que as outras.',
  onThisDay: 'Neste dia',
  onThisDayText: 'As fotos tiradas neste dia em outros anos passam sozinhas, e dizem isso.',
  chime: 'Sininho',
  chimeText: 'Um sininho suave quando chega algo novo. Nunca nas horas de descanso ou em pausa.',
  playHere: 'Ouvir aqui',
  readingAloud: 'Leitura em voz alta',
  readingAloudText: 'O que é novo é lido em voz alta sozinho. Nunca nas horas de descanso ou em pausa.',
  volume: 'Volume',
  volumeText: 'Do sininho e da voz. O próprio aparelho também tem um volume.',
  percent: (percent) => `${percent} por cento`,
  voice: 'Voz',
  herVoice: (name) => `${name ?? 'Sua pessoa querida'} pode responder por voz`,
  herVoiceText: '“Dizer algo” na tela: até um minuto, só depois de pressionar.',
  tryMicrophone:
    'Primeiro alguém testa o microfone, na própria tela: toque nela, depois Mais, Letra e som, Testar o microfone. A tela precisa de um endereço que comece com https.',
  microphoneTried: (screens) => `O microfone funciona em: ${screens}`,
  helpPhone: 'Número para ligar',
  helpPhoneText: (phone) =>
    `Sem conexão, “Ligue para mim” não chega até vocês. A tela diz isso e mostra este número: [${phone ?? 'ainda nenhum'}](strong). Todos no quarto podem ler.`,
  changeNumber: 'Mudar o número',
  addNumber: 'Adicionar um número',
  pause: 'Pausa',
  pauseText: (name) =>
    `${name ?? 'Sua pessoa querida'} pode pausar a tela com um toque: escura e em silêncio até a manhã seguinte. O que você envia espera, e nada se perde.`,
  pauseNow: 'Pausar até amanhã',
  askPause: 'Pausar a tela até amanhã?',
  pauseMeans:
    'Ela fica escura e em silêncio assim que estiver conectada. No resto do dia não pede um sinal de vida. A pausa pode ser encerrada a qualquer momento, aqui e na tela.',

  welcome: 'A tela ainda é bem-vinda?',
  welcomeText: ({ name, next }) =>
    next
      ? `Duas vezes por ano as pessoas responsáveis são lembradas de perguntar a ${name ?? 'sua pessoa querida'}. A próxima vez: ${next}.`
      : `Duas vezes por ano as pessoas responsáveis são lembradas de perguntar a ${name ?? 'sua pessoa querida'}.`,
  whatToAsk: 'O que perguntar',
  pleaseAsk: (name) =>
    `Pergunte a ${name ?? 'sua pessoa querida'}, de preferência quando estiverem juntos. A tela fica no quarto dessa pessoa, então a resposta dela conta.`,
  questions: {
    likes: 'Você gosta do que chega? Do que gostaria mais, do que menos?',
    bothers: 'Alguma coisa na tela incomoda: a luz, os sons, ou onde ela fica?',
    seen: 'Tudo bem se a gente vê quando você a usou pela última vez?',
    seenAndHeard:
      'Tudo bem se a gente vê quando você a usou pela última vez, e fica sabendo se você não a usar?',
  },
  quoted: (question) => `“${question}”`,
  ifNotRight: 'Se algo não estiver bem',
  changeSounds: 'Mudar os sons e as fotos',
  changeSoundsText: 'Sininho, leitura em voz alta, volume e o que vai passando.',
  lifeOff: 'Desligar o sinal de vida diário',
  life: 'O sinal de vida diário',
  lifeIsOn: 'Está ligado.',
  lifeIsOff: 'Está desligado.',
  removeScreen: 'Remover a tela',
  removeScreenText: 'Ela apaga assim que se conectar. O que mostrou fica na galeria de vocês.',
  done: 'Pronto',

  told: (name) => `O que ${name ?? 'sua pessoa querida'} fica sabendo`,
  toldText: (name) =>
    `Depois de um toque, a tela oferece “Quem vê o quê”. Ali ${name ?? 'sua pessoa querida'} lê, em palavras simples e a qualquer momento:`,
  toldWho: ({ people }) => `Quem é da família: ${people}. Só os nomes e quem são, sem endereços.`,
  toldSeen: 'Que vocês veem quando a tela foi usada pela última vez, o que mostra e se está em pausa.',
  toldAnswers: 'Que vocês veem corações, agradecimentos e pedidos de ligação, a bateria e a conexão.',
  toldNoCamera: 'Que a página não usa câmera nem microfone: ninguém vê nem escuta por ela.',
  toldMicrophone:
    'Que esta página não usa câmera, e o microfone só enquanto se diz algo, depois de pressionar.',
  toldLife: 'Desde quando vocês ficam sabendo se a tela não é usada até a hora do sinal de vida diário.',
  toldNoLife: 'Que ninguém fica sabendo se a tela não é usada.',
}
