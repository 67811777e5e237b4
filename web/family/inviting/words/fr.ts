import type { InvitingWords } from './en.ts'

export const words: InvitingWords = {
  invite: 'Inviter quelqu’un',
  send: 'Envoyer l’invitation',
  sending: 'Envoi…',
  email: 'Adresse e-mail',
  emailExample: 'p. ex. mia@example.com',
  role: 'Rôle',
  roles: {
    primary_caretaker: 'Responsabilité principale',
    caretaker: 'Responsable',
    member: 'Membre de la famille',
  },
  ready: 'L’invitation est prête',
  linkLabel: 'Lien valable sept jours, pour une personne',
  joinUs: (family) =>
    family ? `Rejoins ${family} sur Sunporch\u00a0:` : 'Rejoins notre famille sur Sunporch\u00a0:',
  codeLabel: 'Un code avec l’invitation, pour l’appareil photo d’un téléphone',
  done: 'Terminé',
  isMailed: (email) => `Un e-mail avec ce lien est en route vers ${email}.`,
  hadManyMails: (email) =>
    `${email} a reçu beaucoup d’e-mails aujourd’hui, celui-ci n’est donc pas parti. Transmets le lien toi-même, s’il te plaît.`,
  notGoneOut: (email) =>
    `L’e-mail pour ${email} n’est pas encore parti. Transmets le lien toi-même, s’il te plaît.`,
  noMail: (email) =>
    `Il reste une étape\u00a0: ce serveur n’envoie pas d’e-mails. Transmets toi-même ce lien à ${email}.`,
  invitationFor: (email) => `Invitation pour ${email}`,
  sendAgain: 'Envoyer à nouveau',
  cancelInvitation: 'Annuler l’invitation',
  sent: { title: 'Invitation envoyée', description: 'L’invitation est en route.' },
  notSent: 'L’invitation n’a pas pu être envoyée. Réessaie, s’il te plaît.',
  cancelled: { title: 'Invitation annulée', description: 'Son lien ne fonctionne plus.' },
}
