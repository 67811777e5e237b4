import type { RecoveryWords } from './en.ts'

export const words: RecoveryWords = {
  title: 'Se qualcun altro è stato nel tuo account',
  lookThrough: 'Controlla questo, per favore',
  means:
    'Una password che qualcuno conosce, un telefono perso, un browser rimasto aperto: con un tocco tutti gli altri vengono disconnessi, finiscono le chiavi che possono aver tenuto, e vedi cosa è arrivato a tuo nome.',
  wasTaken: 'Qualcuno è entrato nel mio account',
  ask: 'Qualcuno è entrato nel tuo account?',
  askMeans:
    'Tutti gli altri vengono disconnessi subito, e finisce tutto ciò con cui potrebbero tornare, anche il tuo: passkey, chiavi per le foto, accesso di altri programmi, indirizzo del calendario, link, codici, e inviti e passaggi che nessuno ha accettato. Puoi crearli di nuovo. Gli schermi nella stanza restano collegati. Le persone responsabili delle tue famiglie vengono avvisate.',
  endAll: 'Termina tutto',
  takenBack: { title: 'Gli altri sono disconnessi', description: 'Leggi cosa fare adesso.' },

  signedOutOn: ({ date, ended }) =>
    ended
      ? `Tutti gli altri sono stati disconnessi: ${date}. È finito anche questo: ${ended}. Quello che ti serve, puoi crearlo di nuovo.`
      : `Tutti gli altri sono stati disconnessi: ${date}.`,
  newPassword:
    'Da allora hai scelto una nuova password? Se no, fallo adesso, sotto «Browser con il tuo accesso»: chi conosce quella vecchia può rientrare.',
  goesOn: 'Questo è arrivato a tuo nome nei 30 giorni prima, e continua. Termina quello che non conosci.',
  nothingCame:
    'Nei 30 giorni prima non è arrivato a tuo nome nessuno schermo, programma, calendario né persona.',
  kinds: {
    screens: 'Schermi che hai collegato',
    webhooks: 'Programmi che sanno cosa succede',
    calendars: 'Calendari che hai portato con un indirizzo',
    people: 'Persone arrivate con il tuo invito',
    successors: 'Successioni che hai deciso',
  },
  since: {
    screens: (date) => `Collegato: ${date}`,
    webhooks: (date) => `Aggiunto: ${date}`,
    calendars: (date) => `Aggiunto: ${date}`,
    people: (date) => `In famiglia dal: ${date}`,
    successors: (date) => `Dal: ${date}`,
  },
  ends: {
    screens: 'Scollega',
    webhooks: 'Rimuovi',
    calendars: 'Togli',
    people: 'Togli',
    successors: 'Ritira',
  },
  endThis: ({ end, name }) => `${end}: ${name}`,
  isUnsure:
    'Probabilmente: nello stesso secondo è arrivato qualcun altro, e può essere stata quella persona.',
  handedOver: ({ name, group, date }) =>
    `${name} è responsabile principale di ${group}, perché il tuo account lo ha chiesto. Dal: ${date}.`,
  handBack: (name) =>
    `Se la richiesta non era tua, parla con ${name} e chiedi di ridarti il ruolo nella pagina Famiglia. Se non conosci questa persona, avvisa subito chi gestisce questo server.`,
  finished: 'Ho controllato tutto',
}
