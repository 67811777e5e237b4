import type { ProgramWords } from './en.ts'

export const words: ProgramWords = {
  title: 'Autres programmes',
  text: (group) =>
    `Avec un jeton, un programme comme Home Assistant lit et change en ton nom ce qu’il y a dans ${group}. Il n’atteint jamais ton compte, ni les membres, ni les réglages.`,
  none: 'Aucun programme n’a encore de jeton de toi. Crées-en un et colle-le dans le programme.',
  make: 'Créer un jeton',
  makeIt: 'Créer le jeton',
  makeText: 'Il prend fin quand tu le supprimes ici, quittes le groupe ou choisis un nouveau mot de passe.',
  name: 'Nom du programme',
  whatMay: 'Ce qu’il peut faire',
  rights: {
    read: {
      label: 'Peut lire',
      hint: 'La liste de courses, les photos, les visites et les mots.',
    },
    change: {
      label: 'Peut lire et changer',
      hint: 'Il peut aussi ajouter, modifier, envoyer et supprimer, autant que toi.',
    },
  },
  copyTitle: 'Copier le jeton',
  copyText:
    'Il n’est montré que maintenant. Quiconque l’a peut faire ce que tu as permis\u00a0: traite-le comme un mot de passe.',
  askCopied: 'As-tu copié le jeton\u00a0?',
  notAgain: 'Il ne sera plus montré. Tu peux en créer un autre à tout moment.',
  token: 'Jeton',
  address: 'Adresse de ce groupe, par laquelle commence chaque appel',
  made: (date) => `créé le ${date}`,
  usedToday: 'utilisé aujourd’hui',
  usedOn: (date) => `utilisé la dernière fois le ${date}`,
  notUsed: 'pas encore utilisé',
  end: 'Arrêter',
  endThis: (name) => `Arrêter le jeton de ${name}`,
  askEnd: (name) => `Arrêter le jeton de ${name}\u00a0?`,
  doEnd: 'L’arrêter',
  endMeans:
    'À partir de maintenant, le programme ne peut plus rien lire ni changer ici. Ce qu’il a ajouté reste.',
  ended: {
    title: 'Jeton arrêté',
    description: 'Ce programme ne peut plus rien faire ici.',
  },
  assistants: 'Assistants IA',
  assistantsText:
    'Claude et d’autres assistants utilisent cette adresse, sans jeton. Ensuite, une page de Sunporch te demande ce qu’ils peuvent faire.',
  webhooks: 'Webhooks',
  webhooksText:
    'Un programme est prévenu au moment où quelque chose se passe\u00a0: quoi et par qui, jamais une légende ni une photo.',
  noWebhooks: 'Aucun programme n’est encore prévenu. Copie une adresse du programme et ajoute-la ici.',
  addWebhook: 'Ajouter un webhook',
  addText: 'Il prend fin quand quelqu’un le retire ou quand tu quittes le groupe.',
  webhookAddress: 'Adresse du programme',
  toldOfWhat: 'Ce qu’il apprend',
  add: 'Ajouter',
  copySecret: 'Copier le secret',
  copySecretText:
    'Chaque message est signé avec lui, pour que le programme sache qu’il vient d’ici. Il n’est montré que maintenant.',
  noNeed: 'Tu n’as plus besoin du secret\u00a0?',
  secretNotAgain: 'Il ne sera plus montré. Pour en avoir un autre, retire le webhook et ajoute-le à nouveau.',
  withoutSecret: 'Un programme qui ne vérifie pas les signatures, comme Home Assistant, s’en passe.',
  toldOf: (topics) => `Prévenu de\u00a0: ${topics}`,
  everything: 'tout',
  addedBy: ({ name, at }) => `Ajouté par ${name}, ${at}`,
  test: 'Envoyer un test',
  testing: 'Envoi…',
  testThis: (host) => `Envoyer un test à ${host}`,
  remove: 'Retirer',
  removeThis: (host) => `Retirer le webhook vers ${host}`,
  askRemove: (host) => `Retirer le webhook vers ${host}\u00a0?`,
  removeMeans: ({ topics, name, at }) =>
    `Prévenu de\u00a0: ${topics}. Ajouté par ${name}, ${at}. À partir de maintenant, le programme n’apprend plus rien, pas même ce qui était en route.`,
  removed: {
    title: 'Webhook retiré',
    description: 'Ce programme n’apprend plus rien.',
  },
  nothingSent: 'Rien n’a encore été envoyé.',
  taken: (ago) => `Dernier message accepté\u00a0: ${ago}.`,
  isOff: (days) => `Il échoue depuis ${days} jours et il est désactivé. Un test réussi le réactive.`,
}
