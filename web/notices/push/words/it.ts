import type { PushWords } from './en.ts'

export const words: PushWords = {
  title: {
    phone: 'Avvisi su questo telefono',
    tablet: 'Avvisi su questo tablet',
    computer: 'Avvisi su questo computer',
  },
  choose: 'Scegli cosa ti arriva, e quando',
  insecure: (host) =>
    `Gli avvisi hanno bisogno di un indirizzo che inizia con [https](strong). Questo, ${host}, non inizia così. Chiedi a chi gestisce questo Sunporch di configurarlo: la guida dice come. Fino ad allora vedi le novità quando apri Sunporch.`,
  oldIos: {
    phone:
      'Gli avvisi hanno bisogno di iOS 16.4 o successivo, e questo telefono ne ha uno precedente. Puoi aggiornarlo nelle sue Impostazioni, in Generali, Aggiornamento software.',
    tablet:
      'Gli avvisi hanno bisogno di iOS 16.4 o successivo, e questo tablet ne ha uno precedente. Puoi aggiornarlo nelle sue Impostazioni, in Generali, Aggiornamento software.',
    computer:
      'Gli avvisi hanno bisogno di iOS 16.4 o successivo, e questo computer ne ha uno precedente. Puoi aggiornarlo nelle sue Impostazioni, in Generali, Aggiornamento software.',
  },
  impossible:
    'Questo browser non può mostrare avvisi. Chrome, Edge, Firefox e Safari possono, ma non in una finestra privata.',
  denied: 'A questo browser è stato detto di non mostrare avvisi di Sunporch.',
  thenComeBack: 'Poi torna qui: il pulsante per attivarli c’è appena può funzionare.',
  reaches: 'Una chiamata, un cuore o un messaggio ti arriva anche quando Sunporch è chiuso.',
  reachesInMemory: 'Quello che condivide la famiglia ti arriva anche quando Sunporch è chiuso.',
  isOn: (browser) => `Attivi: ${browser}`,
  test: 'Inviami una prova',
  switchOff: 'Disattiva',
  tested:
    'Inviato. Non vedi nulla dopo un momento? Allora è il dispositivo che trattiene gli avvisi: cerca «Non disturbare» o «Full immersion», e se permette gli avvisi di questo browser.',
  installText:
    'Installato, Sunporch ha la sua icona e la sua finestra, e altre app possono condividere foto con lui.',
  install: 'Installa Sunporch',
  others: 'Anche su',
  lastNotice: (ago) => `Ultimo avviso: ${ago}`,
  switchedOn: (ago) => `Attivato: ${ago}`,
  remove: 'Rimuovi',
  removeThis: (browser) => `Rimuovi: ${browser}`,
  isOff: { title: 'Disattivati', description: 'Questo browser non mostra più avvisi.' },
  removed: { title: 'Rimosso', description: 'Quel browser non mostra più avvisi.' },

  show: {
    phone: 'Mostra gli avvisi su questo telefono',
    tablet: 'Mostra gli avvisi su questo tablet',
    computer: 'Mostra gli avvisi su questo computer',
  },
  tellMe: {
    phone: (name) => `Avvisami su questo telefono quando ${name ?? 'qualcuno'} chiede una chiamata`,
    tablet: (name) => `Avvisami su questo tablet quando ${name ?? 'qualcuno'} chiede una chiamata`,
    computer: (name) => `Avvisami su questo computer quando ${name ?? 'qualcuno'} chiede una chiamata`,
  },
  wasDenied: 'A questo browser è stato detto di non mostrare avvisi.',
  nothingChosen: 'Nessuna scelta fatta. Premi di nuovo il pulsante e scegli «Consenti».',
  noApp: 'Questo browser non ha accettato l’app. La sua memoria è piena, o è una finestra privata?',
  noServer: 'Non è stato possibile raggiungere il server. Premi di nuovo il pulsante.',
  noPushService:
    'Questo browser non ha raggiunto il servizio push del suo produttore. La connessione va bene? In Brave deve essere attivo «Usa i servizi Google per la messaggistica push».',
  notSwitchedOn: 'Questo browser non ha potuto attivare gli avvisi. Riprova, o prova con un altro browser.',
  failed: 'Non ha funzionato. Riprova.',

  allow: {
    ios: 'Apri le Impostazioni dell’iPhone o iPad, poi Notifiche, poi Sunporch, e attiva Consenti notifiche.',
    installedOnAndroid:
      'Tieni il dito sull’icona di Sunporch nella schermata Home, scegli Informazioni app, Notifiche, e attivale.',
    firefoxOnAndroid: 'Premi il lucchetto accanto all’indirizzo, poi Notifiche, e scegli Consentito.',
    firefox:
      'Premi il fumetto barrato accanto all’indirizzo e togli «Bloccato». Oppure premi il lucchetto e cancella il permesso.',
    chrome:
      'Premi l’icona a sinistra dell’indirizzo, poi Autorizzazioni o Impostazioni sito, poi Notifiche, e scegli Consenti.',
    safari:
      'Apri le Impostazioni di Safari, poi Siti web, poi Notifiche, e scegli Consenti accanto a questo indirizzo.',
    other: 'Apri le impostazioni del browser per questo sito e consenti le notifiche.',
  },

  homeScreen: (device) =>
    `Su un ${device}, gli avvisi arrivano quando Sunporch è nella schermata Home. Ci vuole un minuto:`,
  steps: {
    share: 'Premi [icona](share) [Condividi](strong) nella barra di Safari.',
    add: 'Scegli [icona](add) [Aggiungi alla schermata Home](strong), poi [Aggiungi](strong).',
    open: 'Apri Sunporch dalla schermata Home, accedi e torna in [Impostazioni](strong), Avvisi.',
  },
  needsIos: 'Serve iOS 16.4 o successivo: Impostazioni, Generali, Info dice quale hai.',

  hint: {
    lost: {
      phone: 'Gli avvisi non arrivano più su questo telefono',
      tablet: 'Gli avvisi non arrivano più su questo tablet',
      computer: 'Gli avvisi non arrivano più su questo computer',
    },
    lostText: 'Questo browser è stato rimosso dal tuo elenco, o il suo servizio push lo ha lasciato.',
    title: (name) => `Scopri subito quando ${name ?? 'la tua persona cara'} risponde`,
    text: 'Un cuore, un messaggio o una chiamata può arrivarti anche quando Sunporch è chiuso.',
    how: {
      phone: 'Mostrami come su questo telefono',
      tablet: 'Mostrami come su questo tablet',
      computer: 'Mostrami come su questo computer',
    },
    notNow: 'Non ora',
  },
}
