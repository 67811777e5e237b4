import { capitalised } from '../text/words.ts'
import type { Messages } from './en.ts'

const conjunction = new Intl.ListFormat('it', { type: 'conjunction' })
const yourFamily = 'la sua famiglia'

/** "una foto", "3 foto"; Alexa reads the numbers. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

/** "da Mia", "dalla sua famiglia". */
function by(names: string): string {
  return names.startsWith(yourFamily) ? `dal${names}` : `da ${names}`
}

/** "alle 15:00", "all’1:30". */
function at(time: string): string {
  return /^0?1[:.]/.test(time) ? `all’${time}` : `alle ${time}`
}

/** "a Mia", "alla sua famiglia". */
function to(names: string): string {
  return names.startsWith(yourFamily) ? `al${names}` : `a ${names}`
}

/** The first of a month is said "primo". */
function withFirst(date: string): string {
  return date.replace(/\b1 /, 'primo ')
}

export const it: Messages = {
  listed: (names) => conjunction.format(names),
  yourFamily,
  somebody: 'Qualcuno della sua famiglia',

  goodbye: 'Arrivederci.',
  sorry: 'Mi dispiace, qualcosa non ha funzionato. Riprovi tra un momento.',
  whatWouldYouLike: 'Che cosa desidera?',
  anythingElse: 'Altro?',
  addOrStop: 'Dica, per esempio: aggiungi latte alla mia lista. Oppure dica: stop.',
  nextOrStop: 'Dica «avanti» per continuare, o «stop».',
  nextPictureOrStop: 'Dica «avanti» per la prossima foto, o «stop».',
  canSayNext: 'Può dire: avanti, o stop.',
  canSayRepeat: 'Può dire: ripeti, o stop.',
  canAnswer: 'Può dire: che bello, grazie, o stop.',
  canAnswerOrNext: 'Può dire: che bello, grazie, avanti, o stop.',
  canSayNews: 'Può dire: che cosa c’è di nuovo. Oppure: stop.',
  canSayNewsOrHelp: 'Può dire: che cosa c’è di nuovo. Oppure: aiuto.',
  canSayPictures: 'Può dire: mostrami le foto. Oppure: stop.',
  canSayPicturesOrHelp: 'Può dire: mostrami le foto. Oppure: aiuto.',

  counted: {
    photo: (count) => counted(count, 'una nuova foto', 'nuove foto'),
    note: (count) => counted(count, 'un messaggio', 'messaggi'),
    voice: (count) => counted(count, 'una registrazione vocale', 'registrazioni vocali'),
    clip: (count) => counted(count, 'un video', 'video'),
    content: (count) => counted(count, 'un consiglio', 'consigli'),
    test: (count) => counted(count, 'un messaggio di prova', 'messaggi di prova'),
  },
  countedFrom: (what, names) => `${what} ${by(names)}`,
  youHave: (summary) => `Ha ${summary}.`,
  nothingNew: 'Niente di nuovo. Ecco che cosa è arrivato per ultimo.',
  lastSent: (pictures, notes) => {
    const last = counted(pictures, 'l’ultima foto', 'foto recenti')
    const words = counted(notes, 'un messaggio', 'messaggi')
    const all = [pictures > 0 && last, notes > 0 && words].filter((one) => one !== false)
    return `Dalla sua famiglia: ${conjunction.format(all)}.`
  },
  isGoingToCall: (name) => `${name} le telefonerà.`,
  call: {
    asked: (when) => `Ha chiesto una telefonata ${when}.`,
    askedAgain: (when) => `L’ha chiesta di nuovo ${when}.`,
    at,
    telling: 'Stiamo avvisando la sua famiglia.',
    asking: (names) => `Lo chiediamo a ${names}.`,
    cannot: (name) => `${name} ora non può telefonare.`,
    notNeeded: 'Non serve più',
    notNeededTold: 'Va bene. La sua famiglia vedrà che la telefonata non serve più.',
    noneAsked: 'Non ha chiesto nessuna telefonata.',
  },
  nothingHere: 'Qui non c’è ancora niente.',
  picturesWillAppear: (group) => `Qui non c’è ancora niente. Presto appariranno le foto del gruppo ${group}.`,
  wasTheLast: 'Era l’ultima cosa.',
  isTheFirst: 'Questa è la prima.',

  picture: (from) => `Una foto ${by(from)}`,
  note: (from) => `Un messaggio ${by(from)}`,
  voice: (from) => `Una registrazione vocale ${by(from)}`,
  voiceElsewhere: 'Questo Echo non può riprodurla. Si può ascoltare su uno schermo con Sunporch.',
  canListen: 'Dica «ascolta» per sentirla.',
  voiceLost: 'Adesso non posso riprodurla. Riprovi più tardi.',
  noVoice: 'Adesso non c’è nessuna registrazione vocale.',
  clip: (from, seconds) => `Un video ${by(from)}, ${counted(seconds, 'un secondo', 'secondi')}`,
  clipElsewhere: 'Il video si può vedere su uno schermo con Sunporch.',
  canWatch: 'Dica «guarda il video» per vederlo.',
  clipLost: 'Adesso non posso riprodurlo. Riprovi più tardi.',
  noClip: 'Adesso non c’è nessun video.',
  recommends: (from, what) => `${capitalised(from)} le consiglia ${what}`,
  something: 'qualcosa',
  toHaveIt: (say) => `Per averlo, dica: ${say}`,
  play: (title, provider) => `Alexa, riproduci ${title} su ${provider}`,
  read: (title) => `Alexa, leggi ${title}`,
  test: (from) => `Un messaggio di prova ${by(from)}. Tutto funziona.`,
  isFrom: (from) => `Questo viene ${by(from)}.`,
  onIt: (names) => `Nella foto: ${names}`,
  nobodyNamed: 'Nessuno ha detto chi c’è nella foto.',
  takenYearsAgo: (years) => `È stata scattata in questo giorno, ${counted(years, 'un anno', 'anni')} fa.`,
  takenOn: (date) => `È stata scattata ${/^(8|11) /.test(date) ? 'l’' : 'il '}${withFirst(date)}.`,
  takenUnknown: 'Non so quando è stata scattata.',
  noPicture: 'Questa non è una foto.',
  noNote: 'Adesso non c’è nessun messaggio.',

  slide: {
    from: (from) => capitalised(by(from)),
    recommends: (from) => `${capitalised(from)} consiglia`,
    say: (say) => `Dica: «${say}»`,
    yearsAgo: (years) => `In questo giorno, ${counted(years, 'un anno', 'anni')} fa`,
    heart: { open: '♥ Che bello', sent: '♥ Inviato' },
    thank_you: { open: 'Grazie', sent: 'Inviato' },
    testTitle: 'Tutto funziona',
    testBody: 'Questo è un messaggio di prova.',
    picturesAppear: (group) => `Qui appaiono le foto del gruppo ${group}.`,
    nothingYet: 'Ancora niente',
    inMemory: 'In ricordo',
    keptInMemory: 'La sua famiglia conserva le sue foto in ricordo.',
    notLoaded: 'Non è stato possibile caricare questa foto.',
    listen: 'Ascolta',
    watch: 'Guarda',
    withSound: 'Con l’audio',
    stopFilm: 'Ferma',
    more: (count) => (count === 1 ? 'e un’altra cosa' : `e altre ${count}`),
  },

  answered: {
    heart: (from) => `Fatto: ${from} vedrà il suo cuore.`,
    thank_you: (from) => `Fatto: ${from} vedrà il suo grazie.`,
    call_me: (from) => `Fatto: ${from} vedrà che desidera una telefonata.`,
  },
  takenBack: {
    heart: () => 'Il suo cuore è stato ritirato.',
    thank_you: () => 'Il suo grazie è stato ritirato.',
  },
  nothingToTakeBack: 'Qui non c’è nulla da ritirare.',
  callPassedOn: 'Ho fatto sapere che desidera una telefonata.',
  askedInstead: (name) =>
    `Non posso avvisare solo ${name}. Ho chiesto alla sua famiglia che qualcuno le telefoni.`,
  whatToTell: 'Che cosa devo dire?',
  howToTell: 'Dica: di’ a loro, e poi le sue parole.',
  passedOn: (name) => `L’ho riferito ${to(name)}.`,
  ownRelation: (relation) =>
    relation.replace(/^(la\s+)?(sua|tua)\b/i, 'mia').replace(/^(il\s+)?(suo|tuo)\b/i, 'mio'),
  beforeNote: /^\s*(a tutti|che)\s+/i,
  written: (text) => text,
  glad: 'Ne sono felice.',
  gladAndTold: 'Ne sono felice. La sua famiglia vedrà che questo Echo è stato usato.',

  keptInMemory: 'La sua famiglia conserva queste foto in ricordo.',
  staysInMemory: 'Restano qui, e non si trasmette più niente.',
  emptyInMemory: 'La sua famiglia conserva le sue foto in ricordo. Su questo Echo non ce n’è nessuna.',
  resting: (until) => `Le sue foto sono in pausa. Tornano ${until}.`,
  restingNow: 'Le sue foto sono in pausa.',

  notUnderstood: 'Non ho capito.',
  canSay: 'Può dire: che cosa c’è di nuovo, o aggiungi latte alla mia lista.',
  canSayInMemory: 'Può dire: mostrami le foto, o stop.',
  help: 'Le mostro quello che manda la sua famiglia. Può dire: che cosa c’è di nuovo, chi l’ha mandato, che bello, aggiungi latte alla mia lista, o vorrei una telefonata.',
  helpInMemory: 'Può dire: mostrami le foto, chi l’ha mandato, avanti, o stop.',
  helpAtOnce: 'Le mostro quello che manda la sua famiglia. Può dire: che cosa c’è di nuovo, o stop.',
  helpTitle: 'Può dire',
  helpLines: [
    'Che cosa c’è di nuovo?',
    'Chi l’ha mandato?',
    'Che bello',
    'Chi viene oggi?',
    'Aggiungi latte alla mia lista',
    'Vorrei una telefonata',
    'Lasciami in pace fino a domani',
  ],
  helpLinesInMemory: ['Mostrami le foto', 'Chi l’ha mandato?', 'Avanti', 'Stop'],

  recommendations: (count) => (count === 1 ? 'C’è un consiglio.' : `Ci sono ${count} consigli.`),
  noRecommendations: 'Nessuno ha ancora consigliato niente.',

  list: {
    title: 'La sua lista',
    hint: 'Dica: aggiungi latte alla mia lista.',
    empty: 'La sua lista è vuota.',
    nothing: 'Non c’è niente.',
    has: (_count, things) => `Sulla sua lista: ${things}.`,
    more: (count) => counted(count, 'un’altra cosa', 'altre cose'),
    added: (name) => `Ho aggiunto alla lista: ${name}.`,
    isThere: (name) => `Già sulla lista: ${name}.`,
    removed: (name) => `Ho tolto dalla lista: ${name}.`,
    isNotThere: (name) => `Non trovo sulla sua lista: ${name}.`,
    whatToAdd: 'Che cosa aggiungo? Dica, per esempio: aggiungi latte alla mia lista.',
    addExample: 'Dica, per esempio: aggiungi latte alla mia lista.',
    whichOne: (names) => `Ce n’è più di uno: ${names}. Quale tolgo?`,
    whatToRemove: 'Che cosa tolgo? Dica, per esempio: togli il latte dalla mia lista.',
    removeExample: 'Dica, per esempio: togli il latte dalla mia lista.',
    around: [
      /\s+(alla|sulla|dalla)\s+(mia\s+|nostra\s+)?lista(\s+della\s+spesa)?$/i,
      /^(un|uno|una|il|lo|la|i|gli|le|del|della|dello|dei)\s+/i,
    ],
  },

  cart: {
    notAllowed: 'Non posso mettere niente nel carrello Amazon. La sua famiglia può farlo in Sunporch.',
    nothing: 'Niente sulla sua lista ha un link ad Amazon che non sia già nel carrello.',
    question: (name) => `Metto ${name} nel carrello Amazon dell’account di questo Echo?`,
    yesOrNo: 'Per favore, dica sì o no.',
    gone: 'Non è più sulla sua lista.',
    stays: 'Va bene, resta solo sulla lista.',
    it: 'Questo',
    result: (name, result) => `${name} ${cart[result]}`,
    inCartButGone: (name) =>
      `${name} è ora nel carrello Amazon, ma intanto la sua famiglia l’ha tolto dalla lista`,
  },

  today: 'oggi',
  tomorrow: 'domani',
  onDay: withFirst,
  todayAt: (time) => `oggi ${at(time)}`,
  tomorrowAt: (time) => `domani ${at(time)}`,
  dayAt: (day, time) => `${withFirst(day)} ${at(time)}`,
  comes: (who, when, time) => `Visita di ${who} ${time === null ? when : `${when} ${at(time)}`}`,
  isOn: (what, when, time) => `${time === null ? when : `${when} ${at(time)}`}: ${what}`,
  moreVisits: (count) => `E ${counted(count, 'un’altra visita', 'altre visite')}.`,
  todayTitle: 'Oggi',
  tomorrowTitle: 'Domani',
  nothingToday: 'Per oggi non c’è altro.',
  nothingTomorrow: 'Nessuno ha previsto niente per domani.',
  nextComes: (next) => `Poi: ${next}.`,
  nothingPlanned: 'Non è previsto niente.',
  visitUnknown: (name) => `Non so di visite di ${name} nei prossimi giorni.`,
  whoDoYouMean: 'Di chi parla?',
  sayName: 'Per favore, ripeta il nome.',
  dayIs: (date, time) => `Oggi è ${withFirst(date)}. L’ora è: ${time}.`,
  upcoming: {
    photo: 'una foto dalla sua famiglia',
    note: 'un messaggio dalla sua famiglia',
    voice: 'una registrazione vocale dalla sua famiglia',
    clip: 'un video dalla sua famiglia',
    content: 'qualcosa che la sua famiglia ha scelto per lei',
  },

  code: {
    connected: (group) => `Questo Echo è collegato al gruppo ${group}.`,
    isConnected: (group) => `Questo Echo è già collegato al gruppo ${group}.`,
    howToSay: 'Dica: il mio codice è, e poi le sei cifre.',
    ended: 'Questo codice non è più valido. Ne chieda uno nuovo alla sua famiglia.',
    tooOften: 'Troppi tentativi. Aspetti un quarto d’ora e poi riprovi.',
    greeting:
      'Questo Echo non è ancora collegato a una famiglia. Qualcuno della sua famiglia scrive questo codice in Sunporch, nelle Impostazioni, sotto «Collega un Echo».',
    help:
      'Sunporch le mostra foto e messaggi della sua famiglia, e tiene con lei una lista della spesa. Prima bisogna collegare questo Echo. ' +
      'Qualcuno della sua famiglia apre Sunporch e scrive questo codice nelle Impostazioni, sotto «Collega un Echo».',
    notYet: 'Potrò farlo quando questo Echo sarà collegato alla sua famiglia.',
    notTyped: 'Non ancora. Scriva il codice in Sunporch, nelle Impostazioni, sotto «Collega un Echo».',
    is: (digits) => `Il codice è: ${digits}. Ancora una volta: ${digits}.`,
    again: 'Devo ripetere il codice?',
    yesOrStop: 'Dica sì per sentire ancora il codice, o stop.',
    title: 'Collegare questo Echo alla sua famiglia',
    body: 'In Sunporch, apra Impostazioni → Lo schermo di … → Collega un Echo e scriva questo codice. Vale 15 minuti.',
    typed: 'Il codice è scritto',
  },
}

const cart = {
  in_cart: 'è nel carrello Amazon dell’account di questo Echo',
  not_sold: 'non è nel carrello: Amazon adesso non ha offerte',
  not_eligible: 'non è nel carrello: Amazon non accetta questo prodotto con la voce',
  not_here: 'non è nel carrello: Amazon non lo offre in questo paese',
  failed: 'non è nel carrello: Amazon non ci è riuscita. Riprovi più tardi',
}
