import type { InvitationWords } from './en.ts'

export const words: InvitationWords = {
  pageTitle: 'Invitation',
  cannotBeOpened: 'Cette invitation ne s’ouvre pas',
  isLinkComplete: 'Le lien est-il complet\u00a0? Demandes-en un nouveau, s’il te plaît.',
  expired: 'Cette invitation n’est plus valable',
  askForNew: (name) => `Demande une nouvelle invitation à ${name}.`,
  accepted: 'Cette invitation a déjà été acceptée',
  wasItYou: 'Si c’était toi, [connecte-toi](signIn) pour voir le groupe.',
  roles: {
    primary_caretaker: 'responsabilité principale',
    caretaker: 'responsable',
    member: 'membre de la famille',
  },
  join: (group) => `Rejoins ${group}`,
  invites: ({ name, email, role }) =>
    `${name} invite ${email} à participer en tant que «\u00a0${role}\u00a0».`,
  whatYouSee:
    'Tu vois les photos, les recommandations et la liste de courses de la famille, et tu peux envoyer des photos sur l’écran de votre proche.',
  forAnother: ({ name, email, role }) =>
    `Cette invitation est pour ${email}. Tu es actuellement ${name}. Si tu rejoins le groupe, c’est en tant que «\u00a0${role}\u00a0», et la famille voit pour qui elle était.`,
  joining: 'Un instant…',
  joinAs: (name) => `Rejoindre en tant que ${name}`,
  somebodyElse: 'Je suis quelqu’un d’autre',
  createAndJoin: 'Créer un compte et rejoindre',
  noNewAccounts:
    'Ici, on ne crée pas de nouveau compte. Si tu n’en as pas, demande à la personne qui gère ce serveur.',
  iHaveAnAccount: 'J’ai déjà un compte',
  welcome: 'Bienvenue',
  memberNow: (group) => `Tu fais maintenant partie de ${group}.`,
}
