import { spokenAt } from '../spoken-times/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  eveningBegins: 18,
  today: {
    morning: 'ce matin',
    afternoon: 'cet après-midi',
    evening: 'ce soir',
    night: 'cette nuit',
  },
  yesterday: {
    morning: 'hier matin',
    afternoon: 'hier après-midi',
    evening: 'hier soir',
    night: 'hier soir',
  },
  tomorrow: {
    morning: 'demain matin',
    afternoon: 'demain après-midi',
    evening: 'demain soir',
    night: 'demain soir',
  },
  dayHeading: (day, part) => `${day.name} ${parts[part]}`,
  partOfWeekday: (day, part) => `${day.name} ${parts[part]}`,
  onWeekday: (day) => day.name,
  onDate: (date) => `le ${date.replace(/^1 /, '1er ')}`,

  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  itIsNight: 'C’est la nuit',
  picturesWillAppear: (groupName) => `Les photos du groupe «\u00a0${groupName}\u00a0» apparaîtront ici.`,
  next: {
    picture: (when, name) => `${when}\u00a0: une photo de la part ${of(name)}`,
    audiobook: (when, name) => `${when}\u00a0: un livre audio de la part ${of(name)}`,
    movie: (when, name) => `${when}\u00a0: un film de la part ${of(name)}`,
    tv_show: (when, name) => `${when}\u00a0: une série de la part ${of(name)}`,
    music: (when, name) => `${when}\u00a0: de la musique de la part ${of(name)}`,
    note: (when, name) => `${when}\u00a0: quelques mots de la part ${of(name)}`,
    voice: (when, name) => `${when}\u00a0: la voix ${of(name)}`,
  },

  todayAllDay: 'Aujourd’hui',
  tomorrowAllDay: 'Demain',
  todayAt: (when) => `Aujourd’hui ${when}`,
  tomorrowAt: (when) => `Demain ${when}`,
  spokenAt,
  visitFrom: (name) => `Visite ${of(name)}`,
  andMore: (count) => (count === 1 ? 'et encore une chose' : `et encore ${count} choses`),

  yourFamily: 'Votre famille',

  from: (name, relation) => (relation ? `De la part ${of(name)}, ${relation}` : `De la part ${of(name)}`),
  noteFrom: (name) => `Un petit mot ${of(name)}`,
  onThisDay: (years) =>
    years === 1 ? 'Il y a un an, jour pour jour' : `Il y a ${years} ans, jour pour jour`,
  cameWhen: (when) => `Arrivée\u00a0: ${when}`,
  readAll: 'Tout lire',
  showLess: 'Réduire',
  readOn: 'Lire la suite',
  pictureFrom: (name) => `Une photo de la part ${of(name)}`,
  recommends: (name) => `${name ?? 'Votre famille'} vous recommande ceci`,
  testMessage: 'Un message de test',
  helloFrom: (name) => `Bonjour de la part ${of(name)}`,
  everythingWorks: 'Tout fonctionne.',
  say: 'Dites\u00a0:',
  openHere: 'Ouvrir ici',
  wordsAreOnScreen: 'Les mots à dire sont à l’écran.',

  heart: 'J’adore',
  thankYou: 'Merci',
  callMe: 'Appelle-moi',
  heartSeen: (name) => `${name ?? 'Votre famille'} verra votre cœur.`,
  thanksSeen: (name) => `${name ?? 'Votre famille'} verra votre merci.`,
  takeBack: 'Retirer',
  isTakenBack: 'C’est retiré.',
  callSeen: 'Votre famille verra que vous souhaitez un appel.',
  takenBack: 'Votre famille a retiré ce qui était ici à l’instant.',
  onlyPictures: 'Cet écran montre maintenant seulement les photos.',
  callByTelephone:
    'Cet écran montre maintenant seulement les photos. Pour appeler, prenez le téléphone, s’il vous plaît.',
  notSent:
    'Cela n’est pas encore arrivé à votre famille. Pour appeler, prenez le téléphone, s’il vous plaît.',
  readAloud: 'Lire à voix haute',
  stopReading: 'Arrêter la lecture',
  switchSoundOn: 'Activer le son',
  saysSomething: (name) => `${name ?? 'Votre famille'} vous dit quelque chose`,
  seconds: (count) => (count === 1 ? 'une seconde' : `${count} secondes`),
  listen: 'Écouter',
  listenAgain: 'Écouter encore',
  stopListening: 'Arrêter',
  tapToHear: 'Touchez pour écouter',
  cannotHear: 'On ne peut pas l’écouter pour le moment. Veuillez réessayer plus tard.',
  isGoingToCall: (name) => `${name} va vous appeler.`,
  atTime: (time) => `à ${time}`,
  askedForCall: (when) => `Vous avez demandé un appel ${when}.`,
  tellingFamily: 'Nous prévenons votre famille.',
  askingNow: (names) => `Nous demandons à ${names}.`,
  cannotCall: (name) => `${name} ne peut pas appeler maintenant.`,
  notNeeded: 'Plus besoin',
  askAgain: 'Redemander',
  callWaits: (phone) =>
    `Prenez le téléphone, s’il vous plaît${phone ? `\u00a0: ${phone}` : ''}. Votre famille le saura dès le retour de la connexion.`,

  // Her voice.
  saySomething: 'Dire quelque chose',
  sayToFamily: 'Dites quelque chose à votre famille',
  voiceMeans:
    'Votre famille entend ce que vous lui envoyez. Le micro n’est ouvert que pendant que vous parlez, et vous pouvez vous écouter avant l’envoi.',
  speakNow: 'Parler maintenant',
  oneMoment: 'Un instant',
  pleaseSpeak: 'Parlez, s’il vous plaît',
  secondsLeft: (seconds) => (seconds === 1 ? 'Encore une seconde' : `Encore ${seconds} secondes`),
  stopSpeaking: 'Terminer',
  sendTo: (name) => (name ? `L’envoyer à ${name}\u00a0?` : 'L’envoyer à votre famille\u00a0?'),
  sendVoice: 'Envoyer',
  hearIt: 'L’écouter',
  stopHearing: 'Arrêter',
  voiceSent: (name) => `${name ?? 'Votre famille'} l’entendra.`,
  voiceWaits: 'Pas de connexion pour le moment. C’est gardé ici et partira tout seul.',
  saySomethingElse: 'Dire autre chose',
  voiceRefused:
    'Ce que vous avez dit n’a pas pu arriver à votre famille. Appuyez sur «\u00a0Appelle-moi\u00a0», s’il vous plaît.',
  tryMicrophone: 'Essayer le micro',
  microphoneWorks: 'Le micro fonctionne',
  notHeard: 'Cela n’a pas marché',
  tryAgain: 'Essayer encore',
  microphoneProblems: {
    'not-allowed': 'Quelqu’un de votre famille peut autoriser le micro dans le navigateur de cet écran.',
    'no-microphone': 'Nous ne trouvons pas de micro ici.',
    'in-use': 'Autre chose utilise le micro en ce moment.',
    'not-started': 'L’enregistrement n’a pas commencé. Essayez encore, s’il vous plaît.',
    'nothing-heard': 'Nous n’avons rien entendu. Essayez encore, un peu plus près.',
    'not-secure': 'Un micro demande une adresse qui commence par https.',
    'not-possible': 'Ce navigateur est trop ancien pour cela.',
    passing: 'Essayez encore dans un instant, s’il vous plaît.',
  },

  newSinceAway: 'Nouveau depuis votre absence',
  countOf: (number, count) => `${number} sur ${count}`,
  back: 'Retour',
  nextOne: 'Suite',
  done: 'Terminé',

  pictures: 'Photos',
  earlier: 'Avant',
  later: 'Après',
  more: 'Plus',
  textAndSound: 'Texte et son',
  textSize: 'Taille du texte',
  onThisScreen: 'Sur cet écran',
  sizes: { normal: 'Moyen', large: 'Grand', largest: 'Très grand' },
  sound: 'Son',
  onAllScreens: 'Sur tous les écrans de la chambre',
  volumes: { off: 'Coupé', soft: 'Doux', medium: 'Moyen', loud: 'Fort' },
  familySeesChanges: 'Votre famille voit ce qui est changé ici.',
  pause: 'Pause',
  pauseQuestion: 'Mettre l’écran en pause\u00a0?',
  pauseMeans:
    'L’écran reste sombre et silencieux jusqu’à demain matin. Votre famille peut voir que vous l’avez mis en pause.',
  pauseUntilTomorrow: 'Pause jusqu’à demain',
  notNow: 'Pas maintenant',
  pausedUntilTomorrow: 'En pause jusqu’à demain',
  pausedUntilMorning: 'En pause jusqu’au matin',
  showPicturesAgain: 'Montrer à nouveau les photos',
  whoSeesWhat: 'Qui voit quoi',
  yourFamilyHere: 'Votre famille sur cet écran',
  whatTheySee: 'Ce qu’elle peut voir',
  seesUse: 'Quand cet écran a été utilisé pour la dernière fois',
  seesShown: 'Ce qu’il montre et s’il est en pause',
  seesAnswers: 'Vos cœurs, vos mercis et vos demandes d’appel',
  seesVoice: 'Ce que vous dites, une fois que vous avez appuyé sur «\u00a0Envoyer\u00a0»',
  seesDevice: 'Sa batterie et sa connexion',
  noCamera: 'Cette page n’utilise ni caméra ni micro. Personne ne regarde ni n’écoute par elle.',
  usesMicrophone:
    'Cette page n’utilise pas de caméra. Le micro n’est ouvert que pendant que vous dites quelque chose, après avoir appuyé sur «\u00a0Dire quelque chose\u00a0». Personne ne regarde ni n’écoute par elle.',
  lifeSince: (date) =>
    `Depuis le ${date}, votre famille est prévenue si cet écran n’est pas utilisé avant une heure fixée.`,
  lifeOff: 'Personne n’est prévenu si vous ne l’utilisez pas.',

  quietHours: 'Heures calmes. Touchez l’écran pour voir l’heure.',
  offline: 'Pas de connexion pour le moment. Les photos restent ici.',
  fullScreen: 'Plein écran',

  allWell: (name) => (name ? `Tout va bien, ${name}\u00a0?` : 'Tout va bien\u00a0?'),
  iAmWell: 'Je vais bien',
  pleaseCallMe: 'Appelle-moi, s’il te plaît',
  thanks: (name) => (name ? `Merci, ${name}.` : 'Merci.'),
  whatFamilyHears: 'Ce que votre famille apprend',
  familyAsked: (time) => `Votre famille souhaite savoir si vous n’utilisez pas cet écran avant ${time}.`,
  familyOnlySees: 'Elle voit seulement s’il a été utilisé. Personne ne regarde et personne n’écoute.',
  stopWasAsked: 'Vous avez demandé d’arrêter. Votre famille a votre message.',
  stopSeen: 'Votre famille lira que vous demandez d’arrêter.',
  tryAgainLater: 'Pas de connexion pour le moment. Merci de réessayer plus tard.',
  fine: 'D’accord',
  askToStop: 'Demander d’arrêter',
  close: 'Fermer',

  connectScreen: 'Relier cet écran',
  code: (digits) => `Code ${digits}`,
  waitingForCode: 'Le code arrive',
  whereToTypeCode:
    'Dans Sunporch, ouvrez «\u00a0Réglages\u00a0», puis «\u00a0Écran\u00a0: …\u00a0», appuyez sur «\u00a0Relier un écran\u00a0» et tapez ce code.',
  linkGone:
    'Ce lien a déjà servi ou est trop ancien. Faites-en un nouveau dans Sunporch, sous «\u00a0Réglages\u00a0».',
  notConnected: 'Cet écran n’est pas relié',
  wasRemoved: 'La famille l’a retiré. Il ne montre plus rien.',
  connectAgain: 'Relier à nouveau',
}

/** Before midnight people still say evening. */
const parts = { morning: 'matin', afternoon: 'après-midi', evening: 'soir', night: 'soir' }
const greetings = { morning: 'Bonjour', afternoon: 'Bonjour', evening: 'Bonsoir', night: 'Bonne nuit' }

/** "de Tom", "d’Anna". */
function of(name: string | null): string {
  if (!name) return 'de votre famille'
  return /^(?:[aeiouh]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}
