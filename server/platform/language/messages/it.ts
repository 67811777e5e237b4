import type { Messages } from './en.ts'

const roles = {
  primary_caretaker: 'responsabile principale',
  caretaker: 'responsabile',
  member: 'familiare',
}

export const messages: Messages = {
  hello: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
  openSunporch: 'Apri Sunporch',

  invitation: {
    subject: (inviter, family) => `${inviter} ti invita su Sunporch: ${family}`,
    title: (inviter) => `${inviter} ti invita a partecipare`,
    text: (inviter, family, role) => `${inviter} ti invita nel gruppo «${family}» come ${roles[role]}.`,
    about: 'Su Sunporch una famiglia condivide foto, consigli e una lista della spesa con una persona cara.',
    lasts: 'Il link funziona per sette giorni.',
    button: 'Entra nella famiglia',
    note: 'Se non sai di che cosa si tratta, non devi fare niente.',
  },

  confirm: {
    subject: 'Conferma il tuo indirizzo e-mail per Sunporch',
    title: 'È questo il tuo indirizzo e-mail?',
    text: 'Qualcuno ha indicato questo indirizzo per il suo account su Sunporch. Se sei tu, apri questo link entro 24 ore. Solo dopo arriveranno qui le novità della tua famiglia.',
    button: 'Sì, è il mio indirizzo',
    note: 'Se non sei tu, non devi fare niente.',
  },

  addressChanged: {
    subject: 'Il tuo indirizzo e-mail per Sunporch è cambiato',
    title: 'Il tuo indirizzo e-mail è cambiato',
    byPerson:
      'Il tuo account su Sunporch ha ora un altro indirizzo e-mail, come qualcuno ha chiesto con la tua password. Accedi con il nuovo indirizzo, e le mail arrivano lì.',
    byOperator:
      'Il tuo account su Sunporch ha ora un altro indirizzo e-mail, inserito su richiesta da chi gestisce il tuo Sunporch. Accedi con il nuovo indirizzo, e le mail arrivano lì.',
    note: 'Se non eri tu, avvisa subito chi gestisce il tuo Sunporch.',
  },

  reset: {
    subject: 'Scegli una nuova password per Sunporch',
    title: 'Scegli una nuova password',
    text: 'Per scegliere una nuova password per Sunporch, apri questo link entro un’ora.',
    button: 'Scegli una nuova password',
    note: 'Se non l’hai chiesto tu, non devi fare niente. La tua password resta com’è.',
  },

  passkey: {
    added: {
      title: 'Una passkey è stata aggiunta al tuo account',
      text: 'Una passkey è stata aggiunta al tuo account su Sunporch. Il dispositivo che la possiede accede senza la tua password.',
    },
    removed: {
      title: 'Una passkey è stata tolta dal tuo account',
      text: 'Una passkey è stata tolta dal tuo account su Sunporch. Nessuno può più accedere con quella.',
    },
    button: 'Guarda le mie passkey',
    note: 'Se eri tu, non devi fare niente. Altrimenti accedi e riprenditi l’account nelle impostazioni: così finiscono tutte le passkey e tutti gli altri vengono disconnessi. Poi scegli una nuova password.',
  },

  account: {
    reset: {
      title: 'Hai una nuova password',
      text: 'Con un link è stata scelta una nuova password per il tuo account su Sunporch. Quella vecchia non vale più, e tutti gli altri sono stati disconnessi.',
    },
    password: {
      title: 'La tua password è cambiata',
      text: 'La password del tuo account su Sunporch è stata cambiata nelle impostazioni, da qualcuno che conosceva quella vecchia. Tutti gli altri browser sono stati disconnessi e gli accessi di altri programmi sono finiti. Anche passkey, chiavi e inviti aperti, se non era stato scelto di tenerli.',
    },
    taken: {
      title: 'Tutti gli altri sono stati disconnessi',
      text: 'Ci hai detto che qualcun altro era nel tuo account su Sunporch. Tutti tranne te sono stati disconnessi.',
    },
    signedOut: {
      title: 'Tutti i tuoi accessi sono stati chiusi',
      text: 'Nel tuo account su Sunporch è stato chiesto di uscire dappertutto: accedi di nuovo su ogni dispositivo.',
    },
    changeNow: {
      password: 'Scegli ora una nuova password: fino ad allora chi conosce quella vecchia può tornare.',
      provider:
        'Cambia ora la tua password presso il servizio con cui accedi: fino ad allora chi la conosce può tornare.',
    },
    ended:
      'È finito tutto ciò che fa entrare programmi e dispositivi nel tuo account: le passkey, le chiavi con cui i telefoni inviano foto, gli accessi di altri programmi, l’indirizzo del calendario e gli inviti che nessuno aveva accettato. Quello che ti serve lo puoi creare di nuovo.',
    lookThrough:
      'Gli schermi, i programmi e le persone arrivati a tuo nome negli ultimi 30 giorni restano, e anche lo schermo nella stanza. Li trovi nelle impostazioni: togli quello che non conosci.',
    ifNot: {
      password: 'Non eri tu? Allora chiedi subito una nuova password nella pagina dove accedi.',
      provider: 'Non eri tu? Allora cambia subito la tua password presso il servizio con cui accedi.',
    },
    ifNotReset: {
      password:
        'Non eri tu? Allora forse qualcun altro legge le tue mail: cambia prima la password della tua casella. Poi chiedi subito una nuova password nella pagina dove accedi.',
      provider:
        'Non eri tu? Allora forse qualcun altro legge le tue mail: cambia prima la password della tua casella. Poi cambia subito la tua password presso il servizio con cui accedi.',
    },
    button: 'Guarda il mio account',
    signIn: 'Accedi',
  },

  signOut: {
    title: 'Uscire?',
    question: 'Vuoi uscire da Sunporch?',
    yes: 'Esci',
    no: 'Resta nel tuo account',
  },

  operator: {
    unnamed:
      'Responsabile è chi gestisce questo server. Di solito è qualcuno della famiglia: chiedi alla persona che ti ha invitato.',
    named: (operator) => `Gestisce questo server e ne è responsabile: ${operator}.`,
  },

  someoneOfFamily: 'Qualcuno della sua famiglia',
}
