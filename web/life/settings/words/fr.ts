import type { LifeWords } from './en.ts'

export const words: LifeWords = {
  title: 'Signe de vie quotidien',
  on: 'Activé',
  off: 'Désactivé',
  onlyPrimary: 'Seule la personne qui a la responsabilité principale peut changer cela.',
  stopAsked: ({ name, date }) =>
    `${name ?? 'Ton proche'} vous a demandé d’arrêter cela. Date\u00a0: ${date}.`,
  pleaseTalk: 'Parlez-en. C’est son quotidien, sa parole doit donc compter.',
  goesOn: 'Nous en avons parlé, cela continue',
  usedBy: 'Un appareil est utilisé avant',
  usedByClock: ({ hour, zone }) => `${hour}, à l’heure de ${zone}`,
  onEcho: 'Sur un Echo',
  onEchoMeans:
    'Un toucher, une réponse ou un mot après l’ouverture. L’ouverture ne compte pas\u00a0: une routine le fait aussi',
  afterwards: 'Ensuite',
  asksAndWaits: (time) => `L’écran demande, et attend ${time}`,
  cannotAsk: 'Directement aux personnes\u00a0: un Echo ne peut pas demander avant',
  whoIsTold: 'Qui est prévenu',
  between: ', puis ',
  fromOneToNext: 'D’une personne à la suivante',
  daysWithSign: 'Jours avec un signe, sur les 30 derniers',
  connectOne: 'En relier un',
  change: 'Modifier',
  setUp: 'Configurer',
  switchItOff: 'Désactiver',
  askOff: 'Désactiver le signe de vie quotidien\u00a0?',
  switchOff: 'Désactiver',
  offMeans:
    'Plus personne n’est prévenu quand aucun écran n’est utilisé. Les jours avec un signe sont effacés.',
  isOff: { title: 'Désactivé', description: 'Le signe de vie quotidien est désactivé.' },

  setUpTitle: 'Configurer le signe de vie quotidien',
  changeTitle: 'Modifier le signe de vie quotidien',
  noEmergency: 'Ce n’est pas un service d’urgence et cela ne peut pas en remplacer un.',
  switchOn: 'Activer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  usedByHint: (city) => `À l’heure de ${city}. La journée commence à quatre heures du matin.`,
  waits: 'L’écran demande, et attend',
  waitsHint: 'C’est seulement ensuite que la première personne est prévenue.',
  onlyEcho:
    'Vous n’avez qu’un Echo, qui ne peut pas demander avant. La première personne est prévenue à cette heure. Un écran demanderait d’abord «\u00a0Tout va bien\u00a0?\u00a0».',
  nextPerson: 'D’une personne à la suivante',
  nextPersonHint: 'Sauf si quelqu’un s’en occupe, ou si un signe arrive.',
  readsIt: (name) => `${name ?? 'Ton proche'} lit sur l’écran ce que vous demandez, et pour quelle heure.`,
  minutes: (minutes) => `${minutes} min`,
  hours: (hours) => (hours === 1 ? '1 heure' : `${hours} heures`),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} h et ${minutes} min`,
  order: 'Qui est prévenu, dans l’ordre',
  isNumber: ({ name, number }) => `${name} est maintenant au rang ${number}.`,
  earlier: (name) => `Plus tôt\u00a0: ${name}`,
  later: (name) => `Plus tard\u00a0: ${name}`,
  doNotTell: (name) => `Ne pas prévenir\u00a0: ${name}`,
  addPerson: 'Ajouter une personne',
  addPersonMore: 'Ajouter une personne…',
  somebody: 'Quelqu’un',

  whatItDoes: 'Ce que cela fait, et ne fait pas',
  whatIsSeen: 'Ce qui est vu et gardé',
  doesText:
    'Tu choisis une heure. Si d’ici là personne n’a touché un écran ou un Echo, n’y a répondu ou ne lui a rien demandé, l’écran demande «\u00a0Tout va bien\u00a0?\u00a0», et un seul geste suffit. Sans réponse, les personnes que tu choisis sont prévenues l’une après l’autre, jusqu’à ce que quelqu’un s’en occupe.',
  quietMorning:
    '[Ce n’est pas un service d’urgence et cela ne peut pas en remplacer un.](strong) Cela remarque une matinée silencieuse, pas une chute.',
  noCamera:
    '[Pas de caméra, pas de micro, pas de mouvement.](strong) Seulement si un appareil a servi\u00a0; le geste d’une personne en visite compte aussi.',
  noSignOnEcho:
    '[«\u00a0Alexa, ouvre véranda ensoleillée\u00a0» seul n’est pas un signe.](strong) Une routine peut l’ouvrir à heure fixe. Sur un Echo compte un toucher, une réponse ou un mot après l’ouverture.',
  noPower:
    'Un écran sans courant ou sans réseau ne donne pas de signe. Vous apprenez alors que l’écran est absent, et que nous ne pouvons pas savoir.',
  kept: 'Seuls les jours avec un signe sont gardés, pendant 30 jours.',
  isTold: (name) =>
    `${name ?? 'Ton proche'} l’apprend sur l’écran, peut l’y relire à tout moment et peut vous demander d’arrêter.`,

  away: 'Absences',
  awayText: 'Ces jours-là, rien n’est demandé et personne n’est prévenu.',
  atHome: (period) => `Finalement à la maison\u00a0: ${period}`,
  period: ({ from, until }) => `${from} – ${until}`,
  noDates: 'Pas encore de dates.',
  from: 'Du',
  until: 'Au',
  addDates: 'Ajouter des dates',
}
