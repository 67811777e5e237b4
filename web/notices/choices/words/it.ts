import type { ChoicesWords } from './en.ts'

export const words: ChoicesWords = {
  title: 'Avvisi',
  titleOf: (group) => `Avvisi da ${group}`,
  text: 'Cosa ti arriva, e quando. Riguarda solo te. Quello che ti arriva lo trovi anche sotto la campana.',
  activityOff: 'Non sai cosa fanno gli altri in famiglia: «Avvisi di attività» è spento. [Accendi](settings)',
  paces: {
    now: 'Subito',
    quiet: 'Dopo cinque minuti di calma',
    daily: 'Una volta al giorno',
    calls: 'Solo chiamate e segni di vita mancati',
    off: 'Niente',
  },
  onlyMust: 'Solo quello che devi sapere',
  whenCalled: (name) => `Quando ${name ?? 'la persona cara'} chiede una chiamata`,
  callTurns: {
    first: 'Subito',
    next: 'Se nessuno se ne occupa presto',
    off: 'Mai',
  },
  everyPage: 'Ogni pagina di Sunporch lo mostra comunque.',
  asksForYou: (name) => `Se ${name ?? 'la persona cara'} chiede proprio di te, lo sai subito.`,
  push: 'Sul telefono e sul computer',
  pushText: 'Come messaggio, anche a Sunporch chiuso.',
  digestAt: 'Il riepilogo del giorno arriva alle',
  mail: 'Per e-mail',
  to: (address) => `A ${address}.`,
  toUnconfirmed: (address) =>
    `A ${address}, appena lo confermi: premi «Invia» in «Il tuo account», poi apri il link nella mail.`,
  noMails: 'Questo server non invia mail. Chi lo gestisce può attivarle.',
  noAddress: 'Il tuo account non ha un indirizzo e-mail.',
  comeBack: ({ address, date }) =>
    `Le mail a ${address} tornano indietro (dal ${date}), quindi non ne inviamo.`,
  mailsAgain: {
    title: 'Le mail ripartono',
    description: 'La prossima va al tuo indirizzo.',
  },
  quiet: 'Ore di riposo',
  quietText: 'Non arriva niente sul telefono né per mail. Quello che è successo intanto arriva alla fine.',
  from: 'Dalle',
  until: 'Alle',
  throughQuiet: 'Le chiamate passano',
  throughQuietText: (name) =>
    `Se ${name ?? 'la persona cara'} chiede una chiamata, o manca un segno di vita, lo sai anche in queste ore.`,
  clock: (zone) => `I tuoi orari seguono l’orologio di ${zone}.`,
  clockHere: (zone) => `Usa l’orologio di qui: ${zone}`,
  who: 'Chi viene a sapere cosa',
  notOwn: 'Di ciò che fai tu non ricevi avvisi.',
  hears: {
    everybody: 'Tutta la famiglia',
    sender: 'Chi l’ha inviato',
    author_and_caretakers: 'Chi l’ha programmato o inviato, e chi è responsabile',
    caretakers: 'Chi è responsabile',
    person_and_caretakers: 'La persona interessata, e chi è responsabile',
    person_and_primary: 'La persona interessata, e chi è responsabile principale',
    listed: 'Le persone del suo elenco, una dopo l’altra',
  },
  when: {
    urgent: 'Subito',
    soon: 'Subito, o con il riepilogo se l’hai scelto',
    chosen: 'Come hai scelto',
    always: 'Subito e in ogni modo, qualunque cosa tu abbia scelto',
  },
  topics: {
    calls: {
      label: 'Chiamate',
      text: 'La persona cara chiede una chiamata, e chi se ne occupa.',
    },
    life: {
      label: 'Segno di vita',
      text: 'Nessun segno dalla persona cara entro l’ora fissata.',
    },
    answers: {
      label: 'Risposte',
      text: 'Un cuore, un grazie o un messaggio per ciò che è arrivato.',
    },
    trouble: {
      label: 'Invii non arrivati',
      text: 'Un invio non è riuscito, è saltato o aspetta «Invia ora».',
    },
    silence: {
      label: 'Schermi silenziosi',
      text: 'Uno schermo manca da un giorno, o è tornato.',
    },
    pause: {
      label: 'Pause',
      text: 'Qualcuno nella stanza ha messo lo schermo in pausa fino a domani.',
    },
    question: {
      label: 'Lo schermo è ancora gradito?',
      text: 'Due volte l’anno: chiedi alla persona cara se le piace.',
    },
    reminder: {
      label: 'Promemoria della foto',
      text: 'Oggi nessuna foto. Solo dove è acceso.',
    },
    members: {
      label: 'Chi fa parte della famiglia',
      text: 'Qualcuno è entrato o uscito.',
    },
    roles: {
      label: 'Ruoli',
      text: 'È cambiato un ruolo, c’è una successione, o è cambiato chi è responsabile principale.',
    },
    take_over: {
      label: 'Subentro',
      text: 'Qualcuno chiede di subentrare per una lunga assenza, e come va a finire.',
    },
    accounts: {
      label: 'Account ripresi',
      text: 'Qualcuno ha chiuso il proprio account ad altri.',
    },
    photos: {
      label: 'Foto',
      text: 'Qualcuno ha aggiunto o inviato foto.',
    },
    content: {
      label: 'Consigli',
      text: 'Qualcuno ha aggiunto o inviato un consiglio.',
    },
    notes: {
      label: 'Messaggi e registrazioni vocali',
      text: 'Qualcuno ha inviato un messaggio o una registrazione vocale alla persona cara.',
    },
    schedule: {
      label: 'Agenda',
      text: 'Qualcuno ha programmato, cambiato o annullato un invio.',
    },
    visits: {
      label: 'Visite',
      text: 'Qualcuno ha programmato, cambiato o annullato una visita.',
    },
    shopping: {
      label: 'Spesa',
      text: 'Qualcuno ha aggiunto alla lista o l’ha inviata ad Amazon.',
    },
    devices: {
      label: 'Schermi',
      text: 'Uno schermo è stato collegato o rimosso.',
    },
  },
  textsInMemory: {
    photos: 'Qualcuno ha aggiunto foto.',
    content: 'Qualcuno ha aggiunto un consiglio.',
  },
}
