import type { ConfirmNoteWords } from './en.ts'

export const words: ConfirmNoteWords = {
  title: 'Ton adresse e-mail',
  pleaseConfirm: (email) =>
    `Confirme ${email}\u00a0: appuie sur «\u00a0Envoyer\u00a0», puis ouvre le lien de l’e-mail. Les nouvelles de ta famille y arriveront aussi.`,
  send: 'Envoyer',
  sending: 'Envoi…',
  another: 'Autre adresse',
  lost: 'Ton compte n’a pas d’adresse e-mail en ce moment. Si tu oublies ton mot de passe, personne ne pourra t’aider. Ouvre le lien de notre e-mail, ou saisis une adresse.',
  enter: 'Saisir une adresse',
  sent: { title: 'Envoyé', description: (email) => `Cherche notre e-mail à ${email}.` },
  notSent: {
    title: 'L’e-mail n’a pas pu partir',
    description: (email) => `L’adresse ${email} est-elle juste\u00a0? Tu peux la changer dans les réglages.`,
  },
}
