import type { MemberWords } from './en.ts'

export const words: MemberWords = {
  seeAll: 'Mostra tutto',
  none: 'Ancora nessuno della famiglia',
  invite: 'Invita qualcuno',
  nobodyElse: 'Qui non c’è ancora nessun altro',
  inviteFirst: 'Invita la prima persona',
  whoJoins: 'Chi si unisce può aggiungere foto, spuntare la spesa e vedere che cosa è stato mostrato.',
  whoJoinsInMemory: 'Chi si unisce può vedere le foto e le parole, e aggiungere le proprie.',

  pending: 'In attesa',
  active: 'Con accesso',
  inactive: 'Senza accesso',
  online: 'Online',
  lastActiveAt: (when) => `Ultima visita: ${when}`,
  notSeen: 'Ancora nessuna visita',
  joinedOn: (date) => `Da: ${date}`,
  invitedAs: (email) => `L’invito era per ${email}`,
  successor: 'Successione',
  hasExpired: 'L’invito è scaduto',
  notAccepted: 'L’invito non è ancora stato accettato',
  view: 'Guarda',
  viewIt: (name) => `Guarda: ${name}`,
  edit: 'Modifica',
  editIt: (name) => `Modifica: ${name}`,
  facts: {
    email: 'E-mail',
    phone: 'Telefono',
    role: 'Ruolo',
    joined: 'Nel gruppo da',
    lastActive: 'Ultima visita',
    notYet: 'Non ancora',
  },
  may: 'Permessi',

  save: 'Salva',
  makePrimary: 'Affida la responsabilità principale…',
  deactivate: 'Disattiva l’accesso',
  deactivateMore: 'Disattiva l’accesso…',
  reactivate: 'Riattiva l’accesso',
  removeMore: 'Togli dal gruppo…',
  remove: 'Togli',
  removeQuestion: (name) => `Togliere ${name} dal gruppo?`,
  removeMeans: 'Questa persona non vede più niente della famiglia. Quello che ha aggiunto resta.',
  deactivateQuestion: (name) => `Disattivare l’accesso di ${name}?`,
  deactivateMeans: 'Questa persona non vede niente della famiglia finché non riattivi l’accesso.',
  demoteQuestion: (name) => `Dare a ${name} il ruolo di familiare?`,
  demoteMeans: 'Con il ruolo di familiare non si possono collegare schermi.',
  handOverQuestion: (name) => `Chiedere a ${name} di diventare responsabile principale?`,
  handOverMeans: 'Se accetta, ha accesso a tutto, e tu resti responsabile.',
  ask: 'Chiedi',
  changed: { title: 'Salvato', description: 'La modifica vale da subito.' },
  removed: { title: 'Non è più nel gruppo', description: 'Quello che ha aggiunto resta alla famiglia.' },
  handOverAsked: { title: 'Richiesta fatta', description: 'Diventa responsabile principale appena accetta.' },

  handOver: 'Passaggio di consegne',
  youAreAsked: (group) => `Ti si chiede di diventare responsabile principale: ${group}.`,
  isAsked: (name) => `È stato chiesto a ${name} di diventare responsabile principale.`,
  accept: 'Accetta',
  noThanks: 'No, grazie',
  takeBack: 'Ritira',

  leaveMore: 'Lascia il gruppo…',
  leave: 'Lascia',
  leaveQuestion: (group) => `Lasciare ${group}?`,
  leaveMeans:
    'Non ne vedi più niente. Quello che hai aggiunto resta. Qualcuno del gruppo può invitarti di nuovo.',
  leavePrimaryMeans: (name) =>
    `Non ne vedi più niente. Quello che hai aggiunto resta. Qualcuno del gruppo può invitarti di nuovo. ${name} diventa responsabile principale.`,
  firstHandOver:
    'Prima di lasciare il gruppo, affida la responsabilità principale a un’altra persona responsabile, o decidi la tua successione.',
  left: { title: 'Hai lasciato il gruppo', description: 'Quello che hai aggiunto resta lì.' },
  quoted: (name) => `«${name}»`,
  oneGoesBlank: (name) =>
    `${name} si spegne appena è collegato, perché lo schermo l’hai aperto o lo tieni tu.`,
  someGoBlank: (names) =>
    `${names} si spengono appena sono collegati, perché gli schermi li hai aperti o li tieni tu.`,
  yoursGoBlank: 'Gli schermi che hai aperto o che tieni si spengono appena sono collegati.',
  askToKeep:
    'Se è lo schermo della persona cara, chiedi prima a un’altra persona responsabile di tenerlo. Si fa nelle impostazioni.',
  askToKeepInMemory:
    'Se uno deve continuare a mostrare le foto, chiedi prima a un’altra persona responsabile di tenerlo. Si fa nelle impostazioni.',

  yourSuccessor: 'La tua successione',
  youAreSuccessor: 'La successione spetta a te',
  whoFollows: (days) =>
    `Chi si occupa del gruppo quando tu non puoi? La persona che scegli diventa responsabile principale quando lasci il gruppo. Se non vieni per ${days} giorni, può chiedere di subentrare, e tu puoi dire di no.`,
  nobodyToName: 'Appena qualcun altro è responsabile, puoi decidere qui la tua successione.',
  nobody: 'Nessuno',
  successorSaved: { title: 'Salvato', description: 'Puoi cambiarlo in ogni momento.' },
  somePrimary: 'La persona responsabile',
  namedYou: ({ name, days }) =>
    `${name} ti ha scelto per la successione. Diventi responsabile principale quando lascia il gruppo. Fino ad allora non c’è niente da fare. Se non viene per ${days} giorni, puoi chiedere di subentrare.`,
  askToTakeOver: 'Chiedi di subentrare…',
  takeOverQuestion: (name) => `Chiedere di subentrare a ${name}?`,
  takeOverMeans: (days) =>
    `Lo viene a sapere per mail, sul telefono e qui, e può dire di no per ${days} giorni. Dopo puoi diventare responsabile principale, e quella persona resta responsabile.`,
  takeOverAsked: {
    title: 'Richiesta fatta',
    description: 'Puoi subentrare tra sette giorni se nessuno dice di no.',
  },

  takingOver: 'Subentro',
  youMayTakeOver: (group) => `Nessuno ha detto di no. Ora puoi diventare responsabile principale: ${group}.`,
  youHaveAsked: ({ group, from }) =>
    `Hai chiesto di subentrare: ${group}. Se nessuno dice di no, puoi farlo da: ${from}.`,
  mayTakeOver: (name) => `${name} ora può diventare responsabile principale, se tu non dici di no.`,
  asksToTakeOver: ({ name, from }) =>
    `${name} chiede di diventare responsabile principale, perché non vieni da molto tempo. Se non dici di no, può farlo da: ${from}.`,
  takeOverNow: 'Subentra ora',
  iAmHere: 'No, ci sono',
}
