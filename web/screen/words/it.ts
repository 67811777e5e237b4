import type { ScreenWords } from './en.ts'

export const words: ScreenWords = {
  devices: 'Dispositivi',
  devicesText:
    'Qualsiasi tablet, televisore o vecchio telefono può essere lo schermo nella stanza della tua persona cara. Serve solo un browser.',
  devicesTextInMemory: 'Continuano a mostrare le foto che hanno ricevuto.',
  connect: 'Collega uno schermo',
  openHere: 'Apri uno schermo qui',
  caretakerConnects: 'Chi è responsabile può collegare uno schermo.',
  doConnect: 'Collega',
  connecting: 'Collegamento…',
  code: 'Codice',
  codeExample: 'es. 7KQ4MP',
  openPage:
    'Sul tablet, sul televisore o sull’Echo Show, apri nel browser la pagina /screen di questo server.',
  openAddress:
    'Sul tablet, sul televisore o sull’Echo Show, apri questo indirizzo nel browser, o inquadra il codice con la fotocamera:',
  typeCode: 'Scrivi il codice che mostra. Si collega da solo all’ultimo carattere.',
  isItHere: 'È questo il dispositivo che sta nella stanza?',
  codeOfAddress: 'Un codice con questo indirizzo, per la fotocamera del tablet',
  otherwise: (addresses) => `Se non si apre: ${addresses}`,
  sameNetwork: 'I due dispositivi devono essere nella stessa rete.',
  openScreen: 'Apri uno schermo',
  linkMeans: 'Questo link trasforma in schermo il browser che lo apre. Vale una volta, per 15 minuti.',
  openLink: 'Apri questo link sull’altro dispositivo',
  openLinkMessage: 'Apri questo sul tablet che sarà lo schermo:',
  codeOfLink: 'Un codice con il link, per la fotocamera dell’altro dispositivo',
  isOpen: (device: string) => `${device} è aperto`,
  openInThis: 'Aprilo in questo browser',
  accepted: {
    title: 'Codice accettato',
    description: 'Lo schermo mostra quello che invii appena è collegato.',
  },
  nowOn: ({ device, title }) => `Adesso su «${device}»: ${title ?? 'una foto'}`,
  quietHours: 'Ore di riposo',
  paused: 'In pausa',
  theDay: 'La giornata',
  aMessage: 'Un messaggio',
  nothingShown: 'Adesso non si mostra nulla',

  settingsOf: (device) => `Impostazioni: ${device}`,
  saved: { title: 'Salvato', description: 'Lo schermo si adegua appena è in contatto.' },
  save: 'Salva',
  saving: 'Salvataggio…',
  whatItShows: 'Cosa mostra',
  looks: {
    pictures: { label: 'Foto', text: 'Scorrono, con la giornata in mezzo.' },
    board: {
      label: 'Bacheca ferma',
      text: 'Non si muove nulla. La giornata, chi viene, una foto e l’ultimo messaggio di ognuno di voi.',
    },
    ink: { label: 'Bacheca ferma in nero su bianco', text: 'Per schermi come la carta: senza orologio.' },
  },
  textSize: 'Dimensione del testo',
  sizes: { normal: 'Medio', large: 'Grande', largest: 'Enorme' },
  quiet: {
    screen: 'Niente luce e niente suoni. Quello che arriva nel frattempo si vede dopo.',
    screenInMemory: 'Niente luce e niente suoni.',
    echo: 'Niente luce. Senza le sue, valgono quelle degli schermi. Quello che arriva nel frattempo si vede dopo.',
    echoInMemory: 'Niente luce. Senza le sue, valgono quelle degli schermi.',
  },
  from: 'Dalle',
  until: 'Alle',
  clockOf: (zone) => `Secondo l’ora di ${zone}.`,
  clockThere: (zone) => `Secondo l’ora di dove vive la tua persona cara: ${zone}.`,
  howFar: (name) => (name ? `A che distanza siede ${name}?` : 'A che distanza è la poltrona?'),
  howFarText: 'Le lettere diventano abbastanza grandi da leggersi da lì, finché ci stanno.',
  screenSize: 'Misura dello schermo, da angolo ad angolo',
  notKnown: 'Non lo so: lo stima lo schermo',
  inches: ({ inches, cm }) => `${inches} pollici (${cm} cm)`,
  weakEyes: 'Per chi vede poco',
  weakEyesText: 'Oltre il triplo, finché ci sta.',
  tooSmall: ({ metres, inches }) =>
    `Per ${metres} m è meglio uno schermo di ${inches} pollici o più: su questo le lettere sono grandi quanto ci stanno.`,

  room: 'La stanza',
  roomText: (name) =>
    name
      ? `Per tutti gli schermi di ${name}. Cosa mostra, dimensione del testo e ore di riposo si impostano in «Dispositivi», per ogni schermo.`
      : 'Per tutti gli schermi della tua persona cara. Cosa mostra, dimensione del testo e ore di riposo si impostano in «Dispositivi», per ogni schermo.',
  roomInMemory: 'Lo schermo',
  roomTextInMemory:
    'Per tutti gli schermi che mostrano le foto. Cosa mostra, dimensione del testo e ore di riposo si impostano in «Dispositivi», per ogni schermo.',
  caretakerChanges: 'Chi è responsabile può cambiarlo.',
  language: 'Lingua',
  languageText: 'Delle parole sullo schermo, della sua voce e della giornata. Un Echo parla la sua lingua.',
  languageTextInMemory: 'Delle parole sullo schermo. Un Echo parla la sua lingua.',
  picturesAndTimes: 'Foto e orari',
  spokenTimes: 'Orari in parole',
  spokenTimesText: 'Chi viene «alle nove e mezza», e non «alle 9:30». L’orologio resta com’è.',
  pace: 'Ritmo',
  paceText:
    'Quanto resta una foto: un minuto, mezzo o un quarto. Le foto che invii insieme si seguono nella metà del tempo.',
  paces: { calm: 'Tranquillo', normal: 'Medio', lively: 'Vivace' },
  favourites: 'Preferite più spesso',
  favouritesText: 'Le foto che hanno ricevuto un cuore passano più spesso delle altre.',
  onThisDay: 'In questo giorno',
  onThisDayText: 'Le foto scattate in questo giorno negli anni passati tornano da sole, e lo dicono.',
  chime: 'Campanella',
  chimeText: 'Una campanella leggera quando arriva qualcosa di nuovo. Mai nelle ore di riposo o in pausa.',
  playHere: 'Ascoltala qui',
  readingAloud: 'Lettura ad alta voce',
  readingAloudText: 'Le novità vengono lette da sole. Mai nelle ore di riposo o in pausa.',
  volume: 'Volume',
  volumeText: 'Della campanella e della voce. Anche il dispositivo ha il suo volume.',
  percent: (percent) => `${percent} per cento`,
  voice: 'Voce',
  herVoice: (name) => `${name ?? 'La tua persona cara'} può rispondere a voce`,
  herVoiceText: '«Dire qualcosa» sullo schermo: fino a un minuto, solo dopo una pressione.',
  tryMicrophone:
    'Prima qualcuno prova il microfono, sullo schermo stesso: toccalo, poi Altro, Testo e suono, Provare il microfono. Lo schermo ha bisogno di un indirizzo che inizi con https. Sull’apparecchio può accendersi una piccola luce mentre ascolta.',
  microphoneTried: (screens) => `Il microfono funziona su: ${screens}`,
  helpPhone: 'Numero da chiamare',
  helpPhoneText: (phone) =>
    `Senza connessione «Chiamami» non può raggiungervi. Lo schermo lo dice e mostra questo numero: [${phone ?? 'ancora nessuno'}](strong). Tutti nella stanza possono leggerlo.`,
  changeNumber: 'Cambia il numero',
  addNumber: 'Aggiungi un numero',
  pause: 'Pausa',
  pauseText: (name) =>
    `${name ?? 'La tua persona cara'} può mettere lo schermo in pausa con un tocco: scuro e silenzioso fino al mattino dopo. Quello che invii aspetta, e nulla va perso.`,
  pauseNow: 'Pausa fino a domani',
  askPause: 'Mettere lo schermo in pausa fino a domani?',
  pauseMeans:
    'Diventa scuro e silenzioso appena è connesso. Per il resto del giorno non chiede un segno di vita. La pausa si può terminare in ogni momento, qui e sullo schermo.',

  welcome: 'Lo schermo è ancora gradito?',
  welcomeText: ({ name, next }) =>
    next
      ? `Due volte l’anno chi è responsabile riceve un promemoria per chiederlo${name ? ` a ${name}` : ''}. La prossima volta: ${next}.`
      : `Due volte l’anno chi è responsabile riceve un promemoria per chiederlo${name ? ` a ${name}` : ''}.`,
  whatToAsk: 'Cosa chiedere',
  pleaseAsk: (name) =>
    name
      ? `Fai la domanda a ${name}, meglio quando siete insieme. Sta nella sua stanza, quindi conta la sua risposta.`
      : 'Fai la domanda alla tua persona cara, meglio quando siete insieme. Sta nella sua stanza, quindi conta la sua risposta.',
  questions: {
    likes: 'Ti piace quello che arriva? Di cosa vorresti di più, di cosa meno?',
    bothers: 'C’è qualcosa dello schermo che ti disturba: la luce, i suoni, o dove sta?',
    seen: 'Va bene se vediamo quando lo hai usato l’ultima volta?',
    seenAndHeard:
      'Va bene se vediamo quando lo hai usato l’ultima volta, e se ci viene detto quando non lo usi?',
  },
  quoted: (question) => `«${question}»`,
  ifNotRight: 'Se qualcosa non va',
  changeSounds: 'Cambia i suoni e le foto',
  changeSoundsText: 'Campanella, lettura ad alta voce, volume e cosa scorre.',
  lifeOff: 'Disattiva il segno di vita quotidiano',
  life: 'Il segno di vita quotidiano',
  lifeIsOn: 'È attivo.',
  lifeIsOff: 'Non è attivo.',
  removeScreen: 'Rimuovi lo schermo',
  removeScreenText: 'Si spegne appena è collegato. Quello che ha mostrato resta nella vostra galleria.',
  done: 'Fatto',

  told: (name) => `Cosa viene detto a ${name ?? 'chi ami'}`,
  toldText: (name) =>
    `Dopo un tocco, lo schermo offre «Chi vede che cosa». Lì ${name ?? 'la tua persona cara'} legge, con parole semplici e in ogni momento:`,
  toldWho: ({ people }) => `Chi è in famiglia: ${people}. Solo i nomi e chi sono, nessun indirizzo.`,
  toldSeen: 'Che vedete quando lo schermo è stato usato l’ultima volta, cosa mostra e se è in pausa.',
  toldAnswers: 'Che vedete cuori, grazie e richieste di chiamata, la batteria e la connessione.',
  toldNoCamera: 'Che la pagina non usa fotocamere né microfoni: nessuno guarda o ascolta attraverso di essa.',
  toldMicrophone:
    'Che questa pagina non usa telecamere, e il microfono solo mentre si dice qualcosa, dopo una pressione; e che sentite ciò che è stato inviato.',
  toldLife: 'Da quando venite a sapere se lo schermo non è usato entro l’ora del segno di vita quotidiano.',
  toldNoLife: 'Che nessuno viene avvisato se lo schermo non è usato.',
}
