import type { FamilyWords } from './en.ts'

export const words: FamilyWords = {
  groups: 'Groupes familiaux',
  createGroup: 'Créer un groupe',
  creating: 'Création…',
  edit: 'Modifier',
  editThis: (name) => `Modifier\u00a0: ${name}`,
  editGroup: 'Modifier le groupe',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  whom: 'De qui prends-tu soin\u00a0?',
  whomHint:
    'Comme tu appelles cette personne. Son écran porte ce nom et la salue ainsi\u00a0; tu peux le laisser vide.',
  whomExample: 'p. ex. Maman',
  name: 'Nom',
  nameHint: 'Le nom de votre groupe familial.',
  nameExample: 'p. ex. Famille Hartley',
  familyOf: (name) => `Famille ${name}`,
  description: 'Description',
  lovedOneName: 'Nom de ton proche',
  lovedOnePhone: 'Téléphone de ton proche',
  lovedOnePhoneHint: 'Pour composer aussitôt le numéro après «\u00a0J’appelle\u00a0».',
  phoneExample: 'p. ex. +33 1 23 45 67 89',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Là où vit ton proche.',
  alexaId: 'Identifiant de l’appareil Alexa',
  alexaIdHint: 'Il se trouve dans l’application Alexa, dans les réglages de l’appareil.',
  alexaIdHintNew:
    'Il se trouve dans l’application Alexa, dans les réglages de l’appareil. Tu peux le laisser vide.',
  created: { title: 'Groupe familial créé', description: 'Votre nouveau groupe familial est là.' },
  notCreated: 'Le groupe familial n’a pas pu être créé.',
  changed: { title: 'Enregistré', description: 'Le groupe familial est modifié.' },
  welcome: 'Bienvenue dans Sunporch',
  welcomeText:
    'Un groupe familial est le cercle autour de la personne dont vous prenez soin. Crée-en un, ouvre un écran dans sa chambre et envoie la première photo.',
  createFirst: 'Créer ton groupe familial',

  delete: 'Supprimer le groupe',
  deleteText: (group) =>
    `Plus personne ne voit le groupe ${group}, et ses écrans s’éteignent. Tu peux le rétablir pendant 30 jours.`,
  deleteMore: 'Supprimer le groupe…',
  doDelete: 'Supprimer le groupe',
  keepIt: 'Le garder',
  askDelete: (group) => `Supprimer ${group}\u00a0?`,
  deleteMeans:
    'Plus personne dans la famille ne le voit, et ses écrans s’éteignent. Tu peux le rétablir pendant 30 jours\u00a0; ensuite, tout ce qu’il contient disparaît.',
  typeName: (group) => `Pour confirmer, saisis «\u00a0${group}\u00a0»`,
  deleted: {
    title: 'Groupe familial supprimé',
    description: 'Tu peux le rétablir dans les réglages pendant 30 jours.',
  },
  deletedGroups: 'Groupes supprimés',
  deletedUntil: (date) => `Supprimé. Peut être rétabli jusqu’au\u00a0: ${date}.`,
  bringBack: 'Rétablir',
  isBack: { title: 'Le groupe familial est de retour', description: 'Tout est comme avant.' },
  yourData: 'Vos données',
  exportText:
    'Un fichier ZIP avec les photos d’origine, tout ce qui a été écrit et répondu, et une page pour le regarder sans Sunporch. Ce qui a été supprimé n’y est pas, sauf son titre dans la liste de tout ce qui s’est passé.',
  download: 'Tout télécharger',

  zone: {
    title: 'Que doivent garder les envois prévus\u00a0?',
    legend: 'Ce que gardent les envois prévus',
    planned: ({ count, from, to }) =>
      count === 1
        ? `Un envoi est prévu à l’heure de ${from}. Désormais, c’est l’heure de ${to} qui compte.`
        : `${count} envois sont prévus à l’heure de ${from}. Désormais, c’est l’heure de ${to} qui compte.`,
    hour: 'Leur heure',
    hourMeans: ({ title, hour, to }) => `${title} reste à ${hour}, à l’heure de ${to}.`,
    moment: 'Leur moment',
    momentMeans: ({ title, there, hour, from }) =>
      `${title} passe là-bas à ${there}, au même moment que ${hour} à l’heure de ${from}.`,
    back: 'Retour',
  },

  current: 'Ce groupe',
  facts: { name: 'Groupe', role: 'Ton rôle' },
  changePhone: 'Modifier le numéro de téléphone',
  addPhone: 'Ajouter un numéro de téléphone',
  phoneOf: (name) => (name ? `Numéro de téléphone\u00a0: ${name}` : 'Numéro de téléphone de ton proche'),
  phone: 'Téléphone',
  phoneHint: 'Toute la famille le voit. Après «\u00a0J’appelle\u00a0», on peut le composer aussitôt.',
  phoneSaved: { title: 'Enregistré', description: 'Ta famille peut maintenant le composer.' },
  helpPhone: 'Numéro à appeler',
  helpPhoneHint:
    'Quelqu’un qui répond\u00a0: une personne de la famille, du voisinage, le poste de soins. Un champ vide le retire.',
  sending: 'Envoi automatique et notifications',
  autoSend: 'Envoi automatique',
  autoSendText:
    'Les envois prévus partent tout seuls. Désactivé\u00a0: ils attendent que quelqu’un les envoie.',
  reminder: 'Rappel photo quotidien',
  reminderText: 'Un rappel à 17 h, là où vit ton proche, les jours sans photo envoyée ou prévue.',
  activity: 'Notifications d’activité',
  activityText:
    'Tu apprends ce que font les autres dans la famille. Désactivé\u00a0: seulement les appels, les réponses, le rappel et ce qui n’a pas marché.',
  activityTextInMemory: 'Tu apprends ce que font les autres dans la famille.',

  memory: {
    title: 'En souvenir',
    since: ({ name, date }) =>
      name
        ? `En souvenir (${name}), depuis le\u00a0: ${date}. Les photos et les mots sont tous là, et la famille peut continuer à en ajouter. Rien n’est envoyé, prévu ni demandé.`
        : `En souvenir de ton proche, depuis le\u00a0: ${date}. Les photos et les mots sont tous là, et la famille peut continuer à en ajouter. Rien n’est envoyé, prévu ni demandé.`,
    takeBack: 'Revenir en arrière',
    offer: (name) =>
      name
        ? `Si ${name} n’est plus en vie, le groupe peut être gardé en souvenir. Toutes les photos et tous les mots restent, et plus personne ne reçoit de rappel ni de demande.`
        : 'Si ton proche n’est plus en vie, le groupe peut être gardé en souvenir. Toutes les photos et tous les mots restent, et plus personne ne reçoit de rappel ni de demande.',
    keepMore: 'Garder en souvenir…',
    keep: 'Garder en souvenir',
    ask: (name) =>
      name
        ? `Garder le groupe en souvenir (${name})\u00a0?`
        : 'Garder le groupe en souvenir de ton proche\u00a0?',
    stays:
      'Toutes les photos, tous les mots et toutes les réponses restent, et la famille peut les regarder, en partager d’autres et s’écrire.',
    rests:
      'Plus rien n’est envoyé sur l’écran. Les envois prévus s’arrêtent, et il n’y a ni rappels, ni appels, ni signe de vie, ni notifications sur l’écran. L’écran montre les photos et ne demande rien.',
    canTakeBack: 'Tu peux revenir en arrière à tout moment\u00a0: tout reprend alors comme avant.',
    of: (name) => (name ? `En souvenir\u00a0: ${name}` : 'En souvenir de ton proche'),
    note: 'Les photos et les mots sont tous là. Vous pouvez les regarder, en partager d’autres et vous écrire. Plus rien n’est envoyé ni demandé.',
  },
}
