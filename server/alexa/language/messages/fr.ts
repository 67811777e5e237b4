import { capitalised } from '../text/words.ts'
import type { Messages } from './en.ts'

const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' })

/** "une photo", "3 photos"; Alexa reads the numbers. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

/** "de Tom", "d’Anna". */
function of(name: string): string {
  return /^(?:[aeiouh]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** "samedi", "le vendredi 27 novembre", "le 1er mai 2021". */
function onDay(day: string): string {
  return /\d/.test(day) ? `le ${day.replace(/\b1 /, '1er ')}` : day
}

export const fr: Messages = {
  listed: (names) => conjunction.format(names),
  yourFamily: 'votre famille',
  somebody: 'Quelqu’un de votre famille',

  goodbye: 'Au revoir.',
  sorry: 'Désolée, quelque chose n’a pas marché. Merci de réessayer dans un instant.',
  whatWouldYouLike: 'Que souhaitez-vous ?',
  anythingElse: 'Autre chose ?',
  addOrStop: 'Dites, par exemple : ajoute du lait à ma liste. Ou dites : stop.',
  nextOrStop: 'Dites « suivant » pour continuer, ou « stop ».',
  nextPictureOrStop: 'Dites « suivant » pour la photo suivante, ou « stop ».',
  canSayNext: 'Vous pouvez dire : suivant, ou stop.',
  canSayRepeat: 'Vous pouvez dire : répète, ou stop.',
  canAnswer: 'Vous pouvez dire : j’adore, merci, ou stop.',
  canAnswerOrNext: 'Vous pouvez dire : j’adore, merci, suivant, ou stop.',
  canSayNews: 'Vous pouvez dire : quoi de neuf. Ou dites : stop.',
  canSayNewsOrHelp: 'Vous pouvez dire : quoi de neuf. Ou dites : aide.',
  canSayPictures: 'Vous pouvez dire : montre-moi les photos. Ou dites : stop.',
  canSayPicturesOrHelp: 'Vous pouvez dire : montre-moi les photos. Ou dites : aide.',

  counted: {
    photo: (count) => counted(count, 'une nouvelle photo', 'nouvelles photos'),
    note: (count) => counted(count, 'un petit mot', 'petits mots'),
    voice: (count) => counted(count, 'un enregistrement vocal', 'enregistrements vocaux'),
    clip: (count) => counted(count, 'une vidéo', 'vidéos'),
    content: (count) => counted(count, 'une recommandation', 'recommandations'),
    test: (count) => counted(count, 'un message de test', 'messages de test'),
  },
  countedFrom: (what, names) => `${what} ${of(names)}`,
  youHave: (summary) => `Vous avez ${summary}.`,
  nothingNew: 'Rien de nouveau. Voici ce qui est arrivé en dernier.',
  lastSent: (pictures, notes) => {
    const last = counted(pictures, 'la dernière photo', 'photos récentes')
    const words = counted(notes, 'un petit mot', 'petits mots')
    const all = [pictures > 0 && last, notes > 0 && words].filter((one) => one !== false)
    return `De votre famille : ${conjunction.format(all)}.`
  },
  isGoingToCall: (name) => `${name} va vous appeler.`,
  call: {
    asked: (when) => `Vous avez demandé un appel ${when}.`,
    askedAgain: (when) => `Vous l’avez redemandé ${when}.`,
    at: (time) => `à ${time}`,
    telling: 'Nous prévenons votre famille.',
    asking: (names) => `Nous demandons à ${names}.`,
    cannot: (name) => `${name} ne peut pas appeler maintenant.`,
    notNeeded: 'Plus besoin',
    notNeededTold: 'D’accord. Votre famille verra que vous n’avez plus besoin d’un appel.',
    noneAsked: 'Vous n’avez pas demandé d’appel.',
  },
  nothingHere: 'Il n’y a encore rien ici.',
  picturesWillAppear: (group) =>
    `Il n’y a encore rien ici. Les photos du groupe ${group} apparaîtront bientôt.`,
  wasTheLast: 'C’était la fin.',
  isTheFirst: 'C’est le début.',

  picture: (from) => `Une photo ${of(from)}`,
  note: (from) => `Un petit mot ${of(from)}`,
  voice: (from) => `Un enregistrement vocal ${of(from)}`,
  voiceElsewhere: 'Cet Echo ne peut pas le lire. On peut l’écouter sur un écran avec Sunporch.',
  canListen: 'Dites « écouter » pour l’entendre.',
  voiceLost: 'Je ne peux pas le lire pour le moment. Merci de réessayer plus tard.',
  noVoice: 'Il n’y a pas d’enregistrement vocal pour le moment.',
  clip: (from, seconds) => `Une vidéo ${of(from)}, ${counted(seconds, 'une seconde', 'secondes')}`,
  clipElsewhere: 'On peut voir la vidéo sur un écran avec Sunporch.',
  canWatch: 'Dites « regarder la vidéo » pour la voir.',
  clipLost: 'Je ne peux pas la lire pour le moment. Merci de réessayer plus tard.',
  noClip: 'Il n’y a pas de vidéo pour le moment.',
  recommends: (from, what) => `${capitalised(from)} vous recommande ${what}`,
  something: 'quelque chose',
  toHaveIt: (say) => `Pour l’avoir, dites : ${say}`,
  play: (title, provider) => `Alexa, mets ${title} sur ${provider}`,
  read: (title) => `Alexa, lis ${title}`,
  test: (from) => `Un message de test ${of(from)}. Tout fonctionne.`,
  isFrom: (from) => `Cela vient ${of(from)}.`,
  onIt: (names) => `On y voit ${names}`,
  nobodyNamed: 'Personne n’a dit qui est sur la photo.',
  takenYearsAgo: (years) => `Elle a été prise il y a ${counted(years, 'un an', 'ans')}, jour pour jour.`,
  takenOn: (date) => `Elle a été prise ${onDay(date)}.`,
  takenUnknown: 'Je ne sais pas quand elle a été prise.',
  noPicture: 'Ce n’est pas une photo.',
  noNote: 'Il n’y a pas de petit mot en ce moment.',

  slide: {
    from: (from) => `De la part ${of(from)}`,
    recommends: (from) => `${capitalised(from)} recommande`,
    say: (say) => `Dites : « ${say} »`,
    yearsAgo: (years) => `Il y a ${counted(years, 'un an', 'ans')}, jour pour jour`,
    heart: { open: '♥ J’adore', sent: '♥ Envoyé' },
    thank_you: { open: 'Merci', sent: 'Envoyé' },
    testTitle: 'Tout fonctionne',
    testBody: 'Ceci est un message de test.',
    picturesAppear: (group) => `Les photos du groupe ${group} apparaissent ici.`,
    nothingYet: 'Rien pour l’instant',
    inMemory: 'En souvenir',
    keptInMemory: 'Votre famille garde ses photos en souvenir.',
    notLoaded: 'Cette photo n’a pas pu être chargée.',
    listen: 'Écouter',
    watch: 'Regarder',
    withSound: 'Avec le son',
    stopFilm: 'Arrêter',
    more: (count) => `et ${count} de plus`,
  },

  answered: {
    heart: (from) => `C’est transmis : ${from} saura que vous adorez.`,
    thank_you: (from) => `C’est transmis : ${from} verra votre merci.`,
    call_me: (from) => `C’est transmis : ${from} saura que vous souhaitez un appel.`,
  },
  takenBack: {
    heart: () => 'Votre cœur est retiré.',
    thank_you: () => 'Votre merci est retiré.',
  },
  nothingToTakeBack: 'Il n’y a rien à retirer ici.',
  callPassedOn: 'J’ai transmis que vous souhaitez un appel.',
  askedInstead: (name) =>
    `Je ne peux pas joindre ${name} directement. J’ai demandé à votre famille que quelqu’un vous appelle.`,
  whatToTell: 'Que dois-je leur dire ?',
  howToTell: 'Dites : dis-leur, et ensuite vos mots.',
  passedOn: (to) => `C’est transmis, pour ${to}.`,
  ownRelation: (relation) => relation.replace(/^(votre|ton)\b/i, 'mon').replace(/^ta\b/i, 'ma'),
  beforeNote: /^\s*(à tous|que)\s+/i,
  written: (text) => text,
  glad: 'Cela me fait plaisir.',
  gladAndTold: 'Cela me fait plaisir. Votre famille sait que vous étiez là.',

  keptInMemory: 'Votre famille garde ces photos en souvenir.',
  staysInMemory: 'Elles restent ici, et plus rien n’est transmis.',
  emptyInMemory: 'Votre famille garde ses photos en souvenir. Il n’y en a aucune sur cet Echo.',
  resting: (until) => `Vos photos se reposent. Elles reviennent ${until}.`,
  restingNow: 'Vos photos se reposent.',

  notUnderstood: 'Je n’ai pas compris.',
  canSay: 'Vous pouvez dire : quoi de neuf, ou ajoute du lait à ma liste.',
  canSayInMemory: 'Vous pouvez dire : montre-moi les photos, ou stop.',
  help: 'Je vous montre ce que votre famille envoie. Vous pouvez dire : quoi de neuf, qui a envoyé ça, j’adore, ajoute du lait à ma liste, ou qu’on m’appelle.',
  helpInMemory: 'Vous pouvez dire : montre-moi les photos, qui a envoyé ça, suivant, ou stop.',
  helpAtOnce: 'Je vous montre ce que votre famille envoie. Vous pouvez dire : quoi de neuf, ou stop.',
  helpTitle: 'Vous pouvez dire',
  helpLines: [
    'Quoi de neuf ?',
    'Qui a envoyé ça ?',
    'J’adore',
    'Qui vient aujourd’hui ?',
    'Ajoute du lait à ma liste',
    'Qu’on m’appelle',
    'Laisse-moi tranquille jusqu’à demain',
  ],
  helpLinesInMemory: ['Montre-moi les photos', 'Qui a envoyé ça ?', 'Suivant', 'Stop'],

  recommendations: (count) => `Il y a ${counted(count, 'une recommandation', 'recommandations')}.`,
  noRecommendations: 'Personne n’a encore rien recommandé.',

  list: {
    title: 'Votre liste',
    hint: 'Dites : ajoute du lait à ma liste.',
    empty: 'Votre liste est vide.',
    nothing: 'Il n’y a rien dessus.',
    has: (_count, things) => `Sur votre liste : ${things}.`,
    more: (count) => counted(count, 'une autre chose', 'autres choses'),
    added: (name) => `${name} : c’est sur la liste.`,
    isThere: (name) => `${name} : c’est déjà sur la liste.`,
    removed: (name) => `${name} : ce n’est plus sur la liste.`,
    isNotThere: (name) => `${name} : ce n’est pas sur votre liste.`,
    whatToAdd: 'Que dois-je ajouter ? Dites, par exemple : ajoute du lait à ma liste.',
    addExample: 'Dites, par exemple : ajoute du lait à ma liste.',
    whichOne: (names) => `Il y en a plusieurs : ${names}. Lequel dois-je enlever ?`,
    whatToRemove: 'Que dois-je enlever ? Dites, par exemple : enlève le lait de ma liste.',
    removeExample: 'Dites, par exemple : enlève le lait de ma liste.',
    around: [
      /\s+(à|sur|de)\s+(ma|la|notre)\s+liste(\s+de\s+courses)?$/i,
      /^(un|une|des|du|de la|le|la|les)\s+/i,
      /^(de l|l)['’]/i,
    ],
  },

  cart: {
    notAllowed: 'Je ne peux rien mettre dans le panier Amazon. Votre famille peut le faire dans Sunporch.',
    nothing: 'Sur votre liste, rien de ce qui a un lien vers Amazon ne reste à mettre dans le panier.',
    question: (name) => `Dois-je mettre ${name} dans le panier Amazon du compte de cet Echo ?`,
    yesOrNo: 'Merci de dire oui ou non.',
    gone: 'Ce n’est plus sur votre liste.',
    stays: 'D’accord, cela reste seulement sur la liste.',
    it: 'Cela',
    result: (name, result) => `${name} : ${cart[result]}`,
    inCartButGone: (name) =>
      `${name} : c’est maintenant dans le panier Amazon, mais votre famille l’a enlevé de la liste entre-temps`,
  },

  today: 'aujourd’hui',
  tomorrow: 'demain',
  onDay,
  todayAt: (time) => `aujourd’hui à ${time}`,
  tomorrowAt: (time) => `demain à ${time}`,
  dayAt: (day, time) => `${onDay(day)} à ${time}`,
  comes: (who, when, time) => `Visite ${of(who)} ${time === null ? when : `${when} à ${time}`}`,
  isOn: (what, when, time) => `${time === null ? when : `${when} à ${time}`} : ${what}`,
  moreVisits: (count) => `Et ${counted(count, 'une autre visite', 'autres visites')}.`,
  todayTitle: 'Aujourd’hui',
  tomorrowTitle: 'Demain',
  nothingToday: 'Il n’y a plus rien de prévu aujourd’hui.',
  nothingTomorrow: 'Personne n’a rien prévu pour demain.',
  nextComes: (next) => `Ensuite : ${next}.`,
  nothingPlanned: 'Rien n’est prévu.',
  visitUnknown: (name) => `Je ne connais pas de visite ${of(name)} dans les prochains jours.`,
  whoDoYouMean: 'De qui parlez-vous ?',
  sayName: 'Merci de redire le nom.',
  dayIs: (date, time) => `Nous sommes ${onDay(date)}. Il est ${time}.`,
  upcoming: {
    photo: 'une photo de votre famille',
    note: 'un petit mot de votre famille',
    voice: 'un enregistrement vocal de votre famille',
    clip: 'une vidéo de votre famille',
    content: 'quelque chose que votre famille a choisi pour vous',
  },

  code: {
    connected: (group) => `Cet Echo est relié au groupe ${group}.`,
    isConnected: (group) => `Cet Echo est déjà relié au groupe ${group}.`,
    howToSay: 'Dites : mon code est, et ensuite les six chiffres.',
    ended: 'Ce code n’est plus valable. Demandez-en un nouveau à votre famille.',
    tooOften: 'Il y a eu trop d’essais. Merci d’attendre un quart d’heure, puis de réessayer.',
    greeting:
      'Cet Echo n’est pas encore relié à une famille. Quelqu’un de votre famille tape ce code dans Sunporch, dans les Réglages, sous « Relier un Echo ».',
    help:
      'Sunporch vous montre les photos et les petits mots de votre famille, et tient avec elle une liste de courses. Il faut d’abord relier cet Echo. ' +
      'Quelqu’un de votre famille ouvre Sunporch et tape ce code dans les Réglages, sous « Relier un Echo ».',
    notYet: 'Je pourrai le faire quand cet Echo sera relié à votre famille.',
    notTyped: 'Pas encore. Merci de taper le code dans Sunporch, dans les Réglages, sous « Relier un Echo ».',
    is: (digits) => `Le code est : ${digits}. Encore une fois : ${digits}.`,
    again: 'Dois-je redire le code ?',
    yesOrStop: 'Dites oui pour entendre le code encore une fois, ou stop.',
    title: 'Relier cet Echo à votre famille',
    body: 'Dans Sunporch, ouvrez Réglages → Écran : … → Relier un Echo et tapez ce code. Il est valable 15 minutes.',
    typed: 'Le code est tapé',
  },
}

const cart = {
  in_cart: 'c’est dans le panier Amazon du compte de cet Echo',
  not_sold: 'ce n’est pas dans le panier. Amazon n’a pas d’offre pour cela en ce moment',
  not_eligible: 'ce n’est pas dans le panier. Amazon ne prend pas ce produit par la voix',
  not_here: 'ce n’est pas dans le panier. Amazon ne propose pas cela dans ce pays',
  failed: 'ce n’est pas dans le panier. Amazon n’a pas pu le faire. Merci de réessayer plus tard',
}
