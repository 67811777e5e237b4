import type { FamilyWords } from './en.ts'

export const words: FamilyWords = {
  groups: 'Gruppi familiari',
  createGroup: 'Crea un gruppo',
  creating: 'Creazione…',
  edit: 'Modifica',
  editThis: (name) => `Modifica: ${name}`,
  editGroup: 'Modifica il gruppo',
  save: 'Salva',
  saving: 'Salvataggio…',
  whom: 'Di chi ti prendi cura?',
  whomHint:
    'Come chiami questa persona. Il suo schermo porta questo nome e saluta così; puoi lasciarlo vuoto.',
  whomExample: 'es. Mamma',
  name: 'Nome',
  nameHint: 'Il nome del vostro gruppo familiare.',
  nameExample: 'es. Famiglia Hartley',
  familyOf: (name) => `Famiglia ${name}`,
  description: 'Descrizione',
  lovedOneName: 'Nome della persona cara',
  lovedOnePhone: 'Telefono della persona cara',
  lovedOnePhoneHint: 'Così chi dice «Chiamo io» può chiamare subito.',
  phoneExample: 'es. +39 06 1234567',
  timeZone: 'Fuso orario',
  timeZoneHint: 'Dove vive la tua persona cara.',
  alexaId: 'ID del dispositivo Alexa',
  alexaIdHint: 'Si trova nell’app Alexa, nelle impostazioni del dispositivo.',
  alexaIdHintNew: 'Si trova nell’app Alexa, nelle impostazioni del dispositivo. Puoi lasciarlo vuoto.',
  created: { title: 'Gruppo familiare creato', description: 'Il vostro nuovo gruppo familiare è qui.' },
  notCreated: 'Non è stato possibile creare il gruppo familiare.',
  changed: { title: 'Salvato', description: 'Il gruppo familiare è cambiato.' },
  welcome: 'Ti diamo il benvenuto in Sunporch',
  welcomeText:
    'Un gruppo familiare è il cerchio intorno alla persona di cui vi prendete cura. Creane uno, apri uno schermo nella sua stanza e invia la prima foto.',
  createFirst: 'Crea il tuo gruppo familiare',

  delete: 'Elimina il gruppo',
  deleteText: (group) =>
    `Nessuno vede più il gruppo ${group}, e i suoi schermi si spengono. Puoi recuperarlo per 30 giorni.`,
  deleteMore: 'Elimina il gruppo…',
  doDelete: 'Elimina il gruppo',
  keepIt: 'Tienilo',
  askDelete: (group) => `Eliminare ${group}?`,
  deleteMeans:
    'Nessuno in famiglia lo vede più, e i suoi schermi si spengono. Puoi recuperarlo per 30 giorni; dopo, tutto quello che contiene è perso.',
  typeName: (group) => `Scrivi «${group}» per conferma`,
  deleted: {
    title: 'Gruppo familiare eliminato',
    description: 'Puoi recuperarlo nelle Impostazioni per 30 giorni.',
  },
  deletedGroups: 'Gruppi eliminati',
  deletedUntil: (date) => `Eliminato. Si può recuperare fino al: ${date}.`,
  bringBack: 'Recupera',
  isBack: { title: 'Il gruppo familiare è tornato', description: 'Tutto è come prima.' },
  yourData: 'I vostri dati',
  exportText:
    'Un file ZIP con le foto originali, tutto quello che è stato scritto e risposto, e una pagina per guardarlo senza Sunporch. Quello che è stato eliminato non c’è, tranne il titolo nell’elenco di tutto quello che è successo.',
  download: 'Scarica tutto',

  zone: {
    title: 'Cosa devono mantenere gli invii programmati?',
    legend: 'Cosa mantengono gli invii programmati',
    planned: ({ count, from, to }) =>
      count === 1
        ? `Uno è programmato secondo l’ora di ${from}. Da adesso vale l’ora di ${to}.`
        : `${count} sono programmati secondo l’ora di ${from}. Da adesso vale l’ora di ${to}.`,
    hour: 'La loro ora',
    hourMeans: ({ title, hour, to }) => `${title} resta alle ${hour}, secondo l’ora di ${to}.`,
    moment: 'Il loro momento',
    momentMeans: ({ title, there, hour, from }) =>
      `${title} sarà lì: ${there}, lo stesso momento delle ${hour} a ${from}.`,
    back: 'Indietro',
  },

  current: 'Questo gruppo',
  facts: { name: 'Gruppo', role: 'Il tuo ruolo' },
  changePhone: 'Cambia il numero di telefono',
  addPhone: 'Aggiungi un numero di telefono',
  phoneOf: (name) => (name ? `Numero di telefono: ${name}` : 'Numero di telefono della persona cara'),
  phone: 'Telefono',
  phoneHint: 'Lo vede tutta la famiglia. Chi dice «Chiamo io» può chiamare subito.',
  phoneSaved: { title: 'Salvato', description: 'La tua famiglia adesso può chiamarlo.' },
  helpPhone: 'Numero da chiamare',
  helpPhoneHint: 'Qualcuno che risponde: in famiglia, nel vicinato, in infermeria. Vuoto lo toglie.',
  sending: 'Invio automatico e avvisi',
  autoSend: 'Invio automatico',
  autoSendText: 'Gli invii programmati partono da soli. Spento: aspettano finché qualcuno li invia.',
  reminder: 'Promemoria quotidiano della foto',
  reminderText:
    'Un promemoria alle 17, dove vive la tua persona cara, nei giorni senza una foto inviata o programmata.',
  activity: 'Avvisi di attività',
  activityText:
    'Sai cosa fanno gli altri in famiglia. Spento: solo chiamate, risposte, il promemoria e cosa è andato storto.',
  activityTextInMemory: 'Sai cosa fanno gli altri in famiglia.',

  memory: {
    title: 'Come ricordo',
    since: ({ name, date }) =>
      `In ricordo di ${name ?? 'una persona cara'}, dal: ${date}. Le foto e le parole sono tutte qui, e la famiglia può continuare ad aggiungerne. Non si invia, non si programma e non si chiede nulla.`,
    takeBack: 'Torna indietro',
    offer: (name) =>
      name
        ? `Se ${name} non c’è più, il gruppo può essere conservato come ricordo. Tutte le foto e le parole restano, e nessuno riceve più promemoria o domande.`
        : 'Se la tua persona cara non c’è più, il gruppo può essere conservato come ricordo. Tutte le foto e le parole restano, e nessuno riceve più promemoria o domande.',
    keepMore: 'Conserva come ricordo…',
    keep: 'Conserva come ricordo',
    ask: (name) => `Conservare il gruppo in ricordo di ${name ?? 'una persona cara'}?`,
    stays:
      'Tutte le foto, i messaggi e le risposte restano, e la famiglia può guardarli, condividere altro e scriversi.',
    rests:
      'Non si invia più nulla allo schermo. Gli invii programmati si fermano, e non ci sono promemoria, chiamate, segno di vita né avvisi sullo schermo. Lo schermo mostra le foto e non chiede nulla.',
    canTakeBack: 'Puoi tornare indietro in ogni momento: allora tutto riprende come prima.',
    of: (name) => `In ricordo di ${name ?? 'una persona cara'}`,
    note: 'Le foto e le parole sono tutte qui. Potete guardarle, condividerne altre e scrivervi. Non si invia né si chiede più nulla.',
  },
}
