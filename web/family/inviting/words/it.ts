import type { InvitingWords } from './en.ts'

export const words: InvitingWords = {
  invite: 'Invita qualcuno',
  send: 'Invia l’invito',
  sending: 'Invio…',
  email: 'Indirizzo e-mail',
  emailExample: 'es. mia@example.com',
  role: 'Ruolo',
  roles: { primary_caretaker: 'Responsabile principale', caretaker: 'Responsabile', member: 'Familiare' },
  ready: 'L’invito è pronto',
  linkLabel: 'Link valido sette giorni e per una persona',
  joinUs: (family) =>
    family ? `Unisciti a ${family} su Sunporch:` : 'Unisciti alla nostra famiglia su Sunporch:',
  codeLabel: 'Un codice con l’invito, per la fotocamera di un telefono',
  done: 'Fatto',
  isMailed: (email) => `Una mail con questo link è in viaggio verso ${email}.`,
  hadManyMails: (email) =>
    `${email} ha ricevuto molte mail oggi, perciò questa non è partita. Consegna tu il link.`,
  notGoneOut: (email) => `La mail per ${email} non è ancora partita. Consegna tu il link.`,
  noMail: (email) => `Manca un passo: questo server non invia mail. Consegna tu questo link a ${email}.`,
  invitationFor: (email) => `Invito per ${email}`,
  sendAgain: 'Invia di nuovo',
  cancelInvitation: 'Annulla l’invito',
  sent: { title: 'Invito inviato', description: 'L’invito è in viaggio.' },
  notSent: 'Non è stato possibile inviare l’invito. Riprova.',
  cancelled: { title: 'Invito annullato', description: 'Il suo link non funziona più.' },
}
