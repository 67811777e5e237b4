import type { MemberWords } from './en.ts'

export const words: MemberWords = {
  seeAll: 'Tout voir',
  none: 'Pas encore de membres de la famille',
  invite: 'Inviter quelqu’un',
  nobodyElse: 'Il n’y a encore personne d’autre ici',
  inviteFirst: 'Inviter une première personne',
  whoJoins:
    'Chaque personne qui arrive peut ajouter des photos, cocher les courses et voir ce qui a été montré.',
  whoJoinsInMemory: 'Chaque personne qui arrive peut voir les photos et les mots, et ajouter les siens.',

  pending: 'En attente',
  active: 'Avec accès',
  inactive: 'Sans accès',
  online: 'En ligne',
  lastActiveAt: (when) => `Dernière visite\u00a0: ${when}`,
  notSeen: 'Pas encore de visite',
  joinedOn: (date) => `Depuis\u00a0: ${date}`,
  invitedAs: (email) => `L’invitation était pour ${email}`,
  successor: 'Relève',
  hasExpired: 'L’invitation a expiré',
  notAccepted: 'L’invitation n’est pas encore acceptée',
  view: 'Voir',
  viewIt: (name) => `Voir\u00a0: ${name}`,
  edit: 'Modifier',
  editIt: (name) => `Modifier\u00a0: ${name}`,
  facts: {
    email: 'E-mail',
    phone: 'Téléphone',
    role: 'Rôle',
    joined: 'Depuis',
    lastActive: 'Dernière visite',
    notYet: 'Pas encore',
  },
  may: 'Droits',

  save: 'Enregistrer',
  makePrimary: 'Confier la responsabilité principale…',
  deactivate: 'Désactiver l’accès',
  deactivateMore: 'Désactiver l’accès…',
  reactivate: 'Réactiver l’accès',
  removeMore: 'Retirer du groupe…',
  remove: 'Retirer',
  removeQuestion: (name) => `Retirer ${name}\u00a0?`,
  removeMeans: 'Cette personne ne voit plus rien de la famille. Ce qu’elle a ajouté reste.',
  deactivateQuestion: (name) => `Désactiver l’accès\u00a0: ${name}\u00a0?`,
  deactivateMeans: 'Cette personne ne voit rien de la famille jusqu’à ce que tu réactives son accès.',
  demoteQuestion: (name) => `Donner à ${name} le rôle de membre de la famille\u00a0?`,
  demoteMeans: 'Un membre de la famille ne peut pas relier d’écrans.',
  handOverQuestion: (name) => `Demander à ${name} de prendre la responsabilité principale\u00a0?`,
  handOverMeans: 'Si cette personne accepte, elle a tous les droits, et tu restes responsable.',
  ask: 'Demander',
  changed: { title: 'Enregistré', description: 'Le changement vaut dès maintenant.' },
  removed: { title: 'Membre retiré', description: 'Tout ce qui a été ajouté reste à la famille.' },
  handOverAsked: {
    title: 'Demande faite',
    description: 'La responsabilité principale change de mains dès que la réponse est oui.',
  },

  handOver: 'Passage de relais',
  youAreAsked: (group) => `On te demande de prendre la responsabilité principale\u00a0: ${group}.`,
  isAsked: (name) => `Demande faite à ${name}\u00a0: prendre la responsabilité principale.`,
  accept: 'Accepter',
  noThanks: 'Non, merci',
  takeBack: 'Retirer la demande',

  leaveMore: 'Quitter le groupe…',
  leave: 'Quitter',
  leaveQuestion: (group) => `Quitter ${group}\u00a0?`,
  leaveMeans:
    'Tu n’en vois plus rien. Ce que tu as ajouté reste. Quelqu’un du groupe peut t’inviter à nouveau.',
  leavePrimaryMeans: (name) =>
    `Tu n’en vois plus rien. Ce que tu as ajouté reste. Quelqu’un du groupe peut t’inviter à nouveau. ${name} prend la responsabilité principale.`,
  firstHandOver:
    'Avant de quitter le groupe, confie la responsabilité principale à une autre personne responsable, ou désigne ta relève.',
  left: { title: 'Tu as quitté le groupe', description: 'Ce que tu as ajouté y reste.' },
  quoted: (name) => `«\u00a0${name}\u00a0»`,
  oneGoesBlank: (name) =>
    `${name} s’éteint dès qu’il est en contact, car c’est toi qui l’as ouvert ou qui le gardes.`,
  someGoBlank: (names) =>
    `${names} s’éteignent dès qu’ils sont en contact, car c’est toi qui les as ouverts ou qui les gardes.`,
  yoursGoBlank: 'Les écrans que tu as ouverts ou que tu gardes s’éteignent dès qu’ils sont en contact.',
  askToKeep:
    'Si c’est l’écran de ton proche, demande d’abord à une autre personne responsable de le garder. Cela se fait dans les réglages.',
  askToKeepInMemory:
    'Si l’un d’eux doit continuer à montrer les photos, demande d’abord à une autre personne responsable de le garder. Cela se fait dans les réglages.',

  yourSuccessor: 'Ta relève',
  youAreSuccessor: 'Tu es la relève',
  whoFollows: (days) =>
    `Qui s’occupe du groupe quand tu ne peux pas\u00a0? La personne que tu désignes prend la responsabilité principale si tu quittes le groupe. Si tu es loin pendant ${days} jours, elle peut demander à prendre le relais, et tu peux dire non.`,
  nobodyToName: 'Dès que quelqu’un d’autre est responsable, tu peux désigner ta relève ici.',
  nobody: 'Personne',
  successorSaved: { title: 'Enregistré', description: 'Tu peux changer cela à tout moment.' },
  somePrimary: 'La personne qui a la responsabilité principale',
  namedYou: ({ name, days }) =>
    `${name} pense à toi pour la relève. Tu prends la responsabilité principale à son départ. D’ici là, il n’y a rien à faire. Après ${days} jours sans visite de sa part, tu peux demander à prendre le relais.`,
  askToTakeOver: 'Demander le relais…',
  takeOverQuestion: (name) => `Demander à prendre le relais de ${name}\u00a0?`,
  takeOverMeans: (days) =>
    `La personne qui a la responsabilité principale l’apprend par e-mail, sur son téléphone et ici, et peut dire non pendant ${days} jours. Ensuite tu peux prendre la responsabilité principale, et elle reste responsable.`,
  takeOverAsked: {
    title: 'Demande faite',
    description: 'Tu peux prendre le relais dans sept jours si personne ne dit non.',
  },

  takingOver: 'Relais',
  youMayTakeOver: (group) =>
    `Personne n’a dit non. Tu peux prendre la responsabilité principale maintenant\u00a0: ${group}.`,
  youHaveAsked: ({ group, from }) =>
    `Tu as demandé à prendre la responsabilité principale\u00a0: ${group}. Si personne ne dit non, ce sera possible à partir de\u00a0: ${from}.`,
  mayTakeOver: (name) => `${name} peut prendre la responsabilité principale maintenant, sauf si tu dis non.`,
  asksToTakeOver: ({ name, from }) =>
    `${name} demande à prendre la responsabilité principale, car ta dernière visite remonte à longtemps. Si tu ne dis pas non, ce sera possible à partir de\u00a0: ${from}.`,
  takeOverNow: 'Prendre le relais maintenant',
  iAmHere: 'Non, je suis là',
}
