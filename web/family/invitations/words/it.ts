import type { InvitationWords } from './en.ts'

export const words: InvitationWords = {
  pageTitle: 'Invito',
  cannotBeOpened: 'Questo invito non si può aprire',
  isLinkComplete: 'Il link è completo? Chiedine uno nuovo.',
  expired: 'Questo invito non vale più',
  askForNew: (name) => `Chiedi un nuovo invito a ${name}.`,
  accepted: 'Questo invito è già stato accettato',
  wasItYou: 'Se l’hai accettato tu, [accedi](signIn) per vedere il gruppo.',
  roles: { primary_caretaker: 'responsabile principale', caretaker: 'responsabile', member: 'familiare' },
  join: (group) => `Entra in ${group}`,
  invites: ({ name, email, role }) => `${name} invita ${email} a partecipare come ${role}.`,
  whatYouSee:
    'Vedi le foto, i consigli e la lista della spesa della famiglia, e puoi inviare foto sullo schermo della persona cara.',
  forAnother: ({ name, email, role }) =>
    `Questo invito è per ${email}. Hai effettuato l’accesso come ${name}. Se entri, sarà come ${role}, e la famiglia vede per chi era.`,
  joining: 'Un momento…',
  joinAs: (name) => `Entra come ${name}`,
  somebodyElse: 'Sono un’altra persona',
  createAndJoin: 'Crea un account ed entra',
  noNewAccounts: 'Qui non si creano nuovi account. Se non ne hai uno, chiedi a chi gestisce questo server.',
  iHaveAnAccount: 'Ho già un account',
  welcome: 'Ti diamo il benvenuto',
  memberNow: (group) => `Ora fai parte di ${group}.`,
}
