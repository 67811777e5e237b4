import type { LifeWords } from './en.ts'

export const words: LifeWords = {
  title: 'Segno di vita quotidiano',
  on: 'Attivo',
  off: 'Non attivo',
  onlyPrimary: 'Solo chi è responsabile principale può cambiarlo.',
  stopAsked: ({ name, date }) => `${name ?? 'La tua persona cara'} vi ha chiesto di smettere. Data: ${date}.`,
  pleaseTalk: 'Parlatene insieme. È la sua giornata, quindi la sua parola deve contare.',
  goesOn: 'Ne abbiamo parlato, continua',
  usedBy: 'Un dispositivo è usato entro le',
  usedByClock: ({ hour, zone }) => `${hour}, secondo l’ora di ${zone}`,
  onEcho: 'Su un Echo',
  onEchoMeans:
    'Un tocco, una risposta o una parola dopo l’apertura. L’apertura non conta: lo fa anche una routine',
  afterwards: 'Poi',
  asksAndWaits: (time) => `Lo schermo chiede, e aspetta ${time}`,
  cannotAsk: 'Direttamente alle persone: un Echo non può chiedere prima',
  whoIsTold: 'Chi viene avvisato',
  between: ', poi ',
  fromOneToNext: 'Da una persona alla prossima',
  daysWithSign: 'Giorni con un segno, degli ultimi 30',
  connectOne: 'Collegane uno',
  change: 'Modifica',
  setUp: 'Imposta',
  switchItOff: 'Disattiva',
  askOff: 'Disattivare il segno di vita quotidiano?',
  switchOff: 'Disattiva',
  offMeans:
    'Nessuno viene più avvisato quando non si usa uno schermo. I giorni con un segno vengono cancellati.',
  isOff: { title: 'Disattivato', description: 'Il segno di vita quotidiano non è attivo.' },

  setUpTitle: 'Imposta il segno di vita quotidiano',
  changeTitle: 'Modifica il segno di vita quotidiano',
  noEmergency: 'Non è un servizio di emergenza e non può sostituirlo.',
  switchOn: 'Attiva',
  save: 'Salva',
  saving: 'Salvataggio…',
  usedByHint: (city) => `Secondo l’ora di ${city}. Il giorno comincia alle quattro del mattino.`,
  waits: 'Lo schermo chiede, e aspetta',
  waitsHint: 'Solo dopo viene avvisata la prima persona.',
  onlyEcho:
    'Avete solo un Echo, che non può chiedere prima. La prima persona viene avvisata a quest’ora. Uno schermo chiederebbe prima «Tutto bene?».',
  nextPerson: 'Da una persona alla prossima',
  nextPersonHint: 'A meno che qualcuno se ne occupi, o arrivi un segno.',
  readsIt: (name) => `${name ?? 'La tua persona cara'} legge sullo schermo cosa chiedete, e per che ora.`,
  minutes: (minutes) => `${minutes} minuti`,
  hours: (hours) => (hours === 1 ? '1 ora' : `${hours} ore`),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} h e ${minutes} min`,
  order: 'Chi viene avvisato, in ordine',
  isNumber: ({ name, number }) => `${name} è adesso al posto ${number}.`,
  earlier: (name) => `Prima: ${name}`,
  later: (name) => `Dopo: ${name}`,
  doNotTell: (name) => `Non avvisare: ${name}`,
  addPerson: 'Aggiungi una persona',
  addPersonMore: 'Aggiungi una persona…',
  somebody: 'Qualcuno',

  whatItDoes: 'Cosa fa, e cosa non fa',
  whatIsSeen: 'Cosa si vede e si conserva',
  doesText:
    'Scegli un’ora. Se fino ad allora nessuno ha toccato uno schermo o un Echo, risposto o chiesto qualcosa, lo schermo chiede «Tutto bene?», e basta un tocco. Senza risposta, le persone che scegli vengono avvisate una dopo l’altra, finché qualcuno se ne occupa.',
  quietMorning:
    '[Non è un servizio di emergenza e non può sostituirlo.](strong) Nota una mattina silenziosa, non una caduta.',
  noCamera:
    '[Niente fotocamera, niente microfono, niente movimento.](strong) Solo se un dispositivo è stato usato; conta anche il tocco di chi è in visita.',
  noSignOnEcho:
    '[«Alexa, apri veranda soleggiata» da solo non è un segno.](strong) Una routine può aprirlo a un’ora fissa. Su un Echo conta un tocco, una risposta o una parola dopo l’apertura.',
  noPower:
    'Uno schermo senza corrente o senza rete non dà segni. Allora vi viene detto che lo schermo non c’è, e che non possiamo saperlo.',
  kept: 'Si conserva solo in quali giorni c’è stato un segno, per 30 giorni.',
  isTold: (name) =>
    `${name ?? 'La tua persona cara'} lo legge sullo schermo, può rileggerlo in ogni momento e può chiedervi di smettere.`,

  away: 'Fuori casa',
  awayText: 'In questi giorni non si chiede nulla, e nessuno viene avvisato.',
  atHome: (period) => `Alla fine a casa: ${period}`,
  period: ({ from, until }) => `${from} – ${until}`,
  noDates: 'Ancora nessuna data.',
  from: 'Dal',
  until: 'Al',
  addDates: 'Aggiungi date',
}
