import type { ClipsWords } from './en.ts'

export const words: ClipsWords = {
  title: 'Envoyer une vidéo',
  addTitle: 'Ajouter une vidéo',
  upTo: (screen) =>
    screen ? `30 secondes au plus, pour l’écran\u00a0: ${screen}.` : '30 secondes au plus, pour l’écran.',
  oneMoment: 'Un instant…',

  yourVideo: 'Ta vidéo',
  play: 'Lire',
  pause: 'Pause',
  begins: 'Commence à',
  ends: 'Finit à',
  partOf: (seconds) =>
    seconds === 1
      ? 'Cette seconde est envoyée. Ce que tu coupes reste chez toi.'
      : `Ces ${seconds} secondes sont envoyées. Ce que tu coupes reste chez toi.`,
  allOf: (seconds) =>
    seconds === 1 ? 'Toute la vidéo\u00a0: 1 seconde.' : `Toute la vidéo\u00a0: ${seconds} secondes.`,
  soundIsLost:
    'Ce navigateur ne peut pas garder le son\u00a0: la vidéo sera muette. Un autre navigateur ou ton téléphone y arrivera peut-être.',

  inWords: 'Par écrit (facultatif)',
  besideIt: 'Le texte s’affiche sous la vidéo.',
  example: 'p. ex. Les premiers pas d’Emma\u00a0!',
  sendTo: (screen) => (screen ? `Envoyer sur l’écran\u00a0: ${screen}` : 'Envoyer sur l’écran'),
  add: 'Ajouter',
  making: (percent) => `Préparation, ${percent}\u00a0%`,
  uploading: (percent) => `Envoi, ${percent}\u00a0%`,
  finishing: 'C’est presque fini…',
  keepOpen: 'Laisse cette page ouverte, s’il te plaît.',
  stop: 'Arrêter',
  stopQuestion: 'Arrêter d’envoyer cette vidéo\u00a0?',
  notSentYet: 'Elle n’est pas encore envoyée.',
  leaveOut: 'Laisser de côté',
  leaveOutQuestion: 'Laisser cette vidéo de côté\u00a0?',
  sent: 'Vidéo envoyée',
  isKept: 'Ta vidéo est gardée',
  videoIsHere: 'Ta vidéo est toujours là.',
  chooseAnother: 'En choisir une autre',

  problems: {
    'no-film': 'Ce n’est pas une vidéo que nous pouvons lire. Choisis un MP4, MOV ou WebM.',
    'not-here':
      'Ce navigateur ne peut pas préparer cette vidéo. Envoie-la depuis le téléphone qui l’a filmée. Les téléphones filment dans un format lu partout quand «\u00a0Le plus compatible\u00a0» est choisi dans leur appareil photo.',
    'too-large': 'Cette partie de la vidéo fait plus de 60 Mo. Choisis-en une plus courte.',
    'too-short': 'Cette vidéo dure moins d’une demi-seconde. Choisis-en une plus longue.',
    'not-readable': 'Ce navigateur ne peut plus lire la vidéo. Choisis-la encore une fois.',
  },
}
