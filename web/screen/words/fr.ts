import type { ScreenWords } from './en.ts'

export const words: ScreenWords = {
  devices: 'Appareils',
  devicesText:
    'Toute tablette, télévision ou vieux téléphone peut être l’écran dans la chambre de ton proche. Il suffit d’un navigateur.',
  devicesTextInMemory: 'Ils continuent à montrer les photos qui leur ont été envoyées.',
  connect: 'Relier un écran',
  openHere: 'Ouvrir un écran ici',
  caretakerConnects: 'Une personne responsable peut relier un écran.',
  doConnect: 'Relier',
  connecting: 'Connexion…',
  code: 'Code affiché',
  codeExample: 'p. ex. 7KQ4MP',
  openPage:
    'Sur la tablette, la télévision ou l’Echo Show, ouvre dans le navigateur la page /screen de ce serveur.',
  openAddress:
    'Sur la tablette, la télévision ou l’Echo Show, ouvre cette adresse dans le navigateur, ou vise le code avec sa caméra\u00a0:',
  typeCode: 'Saisis le code qui s’affiche. La connexion se fait toute seule au dernier caractère.',
  isItHere: 'C’est cet appareil qui est dans la chambre\u00a0?',
  codeOfAddress: 'Un code avec cette adresse, pour la caméra de la tablette',
  otherwise: (addresses) => `Si elle ne s’ouvre pas\u00a0: ${addresses}`,
  sameNetwork: 'Les deux appareils doivent être sur le même réseau.',
  openScreen: 'Ouvrir un écran',
  linkMeans: 'Ce lien transforme en écran le navigateur qui l’ouvre. Il marche une fois, pendant 15 minutes.',
  openLink: 'Ouvre ce lien sur l’autre appareil',
  openLinkMessage: 'Ouvre ceci sur la tablette qui sera l’écran\u00a0:',
  codeOfLink: 'Un code avec le lien, pour la caméra de l’autre appareil',
  isOpen: (device: string) => `${device} est ouvert`,
  openInThis: 'L’ouvrir dans ce navigateur',
  accepted: { title: 'Code accepté', description: 'L’écran montre ce que tu envoies dès qu’il est relié.' },
  nowOn: ({ device, title }) => `En ce moment sur «\u00a0${device}\u00a0»\u00a0: ${title ?? 'une photo'}`,
  quietHours: 'Heures calmes',
  paused: 'En pause',
  theDay: 'La journée',
  aMessage: 'Un mot',
  nothingShown: 'Rien n’est montré en ce moment',

  settingsOf: (device) => `Réglages\u00a0: ${device}`,
  saved: { title: 'Enregistré', description: 'L’écran suit dès qu’il est en contact.' },
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  whatItShows: 'Ce qu’il montre',
  looks: {
    pictures: { label: 'Photos', text: 'Elles défilent, avec la journée entre elles.' },
    board: {
      label: 'Tableau calme',
      text: 'Rien ne bouge. La journée, qui vient, une photo, et le dernier mot de chacun de vous.',
    },
    ink: {
      label: 'Tableau calme en noir sur blanc',
      text: 'Pour les écrans qui imitent le papier\u00a0: sans horloge.',
    },
  },
  textSize: 'Taille du texte',
  sizes: { normal: 'Moyen', large: 'Grand', largest: 'Très grand' },
  quiet: {
    screen: 'Ni lumière ni son. Ce qui arrive entre-temps est montré après.',
    screenInMemory: 'Ni lumière ni son.',
    echo: 'Pas de lumière. Sans réglage propre, celui des écrans s’applique. Ce qui arrive entre-temps est montré après.',
    echoInMemory: 'Pas de lumière. Sans réglage propre, celui des écrans s’applique.',
  },
  from: 'De',
  until: 'À',
  clockOf: (zone) => `À l’heure de\u00a0: ${zone}.`,
  clockThere: (zone) => `À l’heure de là où vit ton proche\u00a0: ${zone}.`,
  howFar: (name) =>
    name ? `À quelle distance s’assoit ${name}\u00a0?` : 'À quelle distance est le fauteuil\u00a0?',
  howFarText: 'Les lettres deviennent assez grandes pour être lues de là, tant qu’elles tiennent.',
  screenSize: 'Taille de l’écran, d’un coin à l’autre',
  notKnown: 'Je ne sais pas\u00a0: l’écran l’estime',
  inches: ({ inches, cm }) => `${inches} pouces (${cm} cm)`,
  weakEyes: 'Pour une vue faible',
  weakEyesText: 'Plus de trois fois plus grand, tant que cela tient.',
  tooSmall: ({ metres, inches }) =>
    `Pour ${metres} m, un écran de ${inches} pouces ou plus est mieux\u00a0: sur celui-ci, les lettres sont aussi grandes que possible.`,

  room: 'La chambre',
  roomText: (name) =>
    name
      ? `Pour tous les écrans (${name}). Ce qu’il montre, la taille du texte et les heures calmes se règlent dans «\u00a0Appareils\u00a0», pour chaque écran.`
      : 'Pour tous les écrans de ton proche. Ce qu’il montre, la taille du texte et les heures calmes se règlent dans «\u00a0Appareils\u00a0», pour chaque écran.',
  roomInMemory: 'L’écran',
  roomTextInMemory:
    'Pour tous les écrans qui montrent les photos. Ce qu’il montre, la taille du texte et les heures calmes se règlent dans «\u00a0Appareils\u00a0», pour chaque écran.',
  caretakerChanges: 'Une personne responsable peut changer cela.',
  language: 'Langue',
  languageText: 'Pour les mots sur l’écran, sa voix et la journée. Un Echo parle sa propre langue.',
  languageTextInMemory: 'Pour les mots sur l’écran. Un Echo parle sa propre langue.',
  picturesAndTimes: 'Photos et heures',
  spokenTimes: 'Heures en toutes lettres',
  spokenTimesText:
    'Qui vient «\u00a0à neuf heures et demie\u00a0», et non «\u00a0à 9:30\u00a0». L’horloge reste comme elle est.',
  pace: 'Rythme',
  paceText:
    'Combien de temps une photo reste\u00a0: une minute, une demi-minute ou un quart de minute. Les photos envoyées ensemble se suivent deux fois plus vite.',
  paces: { calm: 'Calme', normal: 'Moyen', lively: 'Vif' },
  favourites: 'Favoris plus souvent',
  favouritesText: 'Les photos qui ont reçu un cœur passent plus souvent que les autres.',
  onThisDay: 'Ce jour-là',
  onThisDayText:
    'Les photos prises ce jour-là les années passées reviennent d’elles-mêmes, et l’écran le dit.',
  chime: 'Carillon',
  chimeText: 'Un carillon doux quand quelque chose arrive. Jamais pendant les heures calmes ou une pause.',
  playHere: 'L’écouter ici',
  readingAloud: 'Lecture à voix haute',
  readingAloudText: 'Ce qui est nouveau est lu tout seul. Jamais pendant les heures calmes ou une pause.',
  volume: 'Volume sonore',
  volumeText: 'Pour le carillon et la voix. L’appareil a aussi son propre volume.',
  percent: (percent) => `${percent} pour cent`,
  voice: 'Voix',
  herVoice: (name) => `${name ?? 'Ton proche'} peut répondre de vive voix`,
  herVoiceText:
    '«\u00a0Dire quelque chose\u00a0» sur l’écran\u00a0: une minute au plus, seulement après un appui.',
  tryMicrophone:
    'D’abord quelqu’un essaie le micro, sur l’écran lui-même\u00a0: touche-le, puis Plus, Texte et son, Essayer le micro. L’écran a besoin d’une adresse qui commence par https. Une petite lumière peut briller sur l’appareil pendant qu’il écoute.',
  microphoneTried: (screens) => `Le micro fonctionne sur\u00a0: ${screens}`,
  helpPhone: 'Numéro à appeler',
  helpPhoneText: (phone) =>
    `Sans connexion, «\u00a0Appelle-moi\u00a0» ne peut pas vous parvenir. L’écran le dit et donne ce numéro\u00a0: [${phone ?? 'encore aucun'}](strong). Tout le monde dans la chambre peut le lire.`,
  changeNumber: 'Modifier le numéro',
  addNumber: 'Ajouter un numéro',
  pause: 'Pause',
  pauseText: (name) =>
    `${name ?? 'Ton proche'} peut mettre l’écran en pause d’un seul geste\u00a0: sombre et silencieux jusqu’au lendemain matin. Ce que tu envoies attend, et rien n’est perdu.`,
  pauseNow: 'Pause jusqu’à demain',
  askPause: 'Mettre l’écran en pause jusqu’à demain\u00a0?',
  pauseMeans:
    'Il devient sombre et silencieux dès qu’il est connecté. Le reste de la journée, il ne demande pas de signe de vie. La pause peut prendre fin à tout moment, ici et sur l’écran.',

  welcome: 'L’écran est-il toujours le bienvenu\u00a0?',
  welcomeText: ({ name, next }) =>
    next
      ? `Deux fois par an, les responsables reçoivent un rappel pour poser la question à ${name ?? 'ton proche'}. La prochaine fois\u00a0: ${next}.`
      : `Deux fois par an, les responsables reçoivent un rappel pour poser la question à ${name ?? 'ton proche'}.`,
  whatToAsk: 'Que demander',
  pleaseAsk: (name) =>
    `Pose la question à ${name ?? 'ton proche'}, de préférence quand vous êtes ensemble. L’écran est dans sa chambre, c’est donc sa réponse qui compte.`,
  questions: {
    likes: 'Aimes-tu ce qui arrive\u00a0? De quoi voudrais-tu plus, de quoi moins\u00a0?',
    bothers: 'Quelque chose te gêne-t-il\u00a0: sa lumière, ses sons, ou l’endroit où il est\u00a0?',
    seen: 'Es-tu d’accord pour que nous voyions quand tu l’as utilisé pour la dernière fois\u00a0?',
    seenAndHeard:
      'Es-tu d’accord pour que nous voyions quand tu l’as utilisé pour la dernière fois, et que nous l’apprenions si tu ne l’utilises pas\u00a0?',
  },
  quoted: (question) => `«\u00a0${question}\u00a0»`,
  ifNotRight: 'Si quelque chose ne va pas',
  changeSounds: 'Changer les sons et les photos',
  changeSoundsText: 'Carillon, lecture à voix haute, volume et ce qui défile.',
  lifeOff: 'Désactiver le signe de vie quotidien',
  life: 'Le signe de vie quotidien',
  lifeIsOn: 'Il est activé.',
  lifeIsOff: 'Il est désactivé.',
  removeScreen: 'Retirer l’écran',
  removeScreenText: 'Il s’éteint dès qu’il est en contact. Ce qu’il a montré reste dans votre galerie.',
  done: 'Terminé',

  told: (name) => `Ce que sait ${name ?? 'ton proche'}`,
  toldText: (name) =>
    `Quand on le touche, l’écran propose «\u00a0Qui voit quoi\u00a0». ${name ?? 'Ton proche'} y lit, en mots simples et à tout moment\u00a0:`,
  toldWho: ({ people }) =>
    `Qui est dans la famille\u00a0: ${people}. Seulement les noms et qui est qui, sans adresses.`,
  toldSeen:
    'Que vous voyez quand l’écran a servi pour la dernière fois, ce qu’il montre et s’il est en pause.',
  toldAnswers: 'Que vous voyez les cœurs, les mercis et les demandes d’appel, la batterie et la connexion.',
  toldNoCamera: 'Que la page n’utilise ni caméra ni micro\u00a0: personne ne regarde ni n’écoute par elle.',
  toldMicrophone:
    'Que cette page n’utilise pas de caméra, et le micro seulement pendant qu’on dit quelque chose, après un appui\u00a0; et que vous entendez ce qui a été envoyé.',
  toldLife: 'Depuis quand vous apprenez que l’écran n’a pas servi avant l’heure du signe de vie quotidien.',
  toldNoLife: 'Que personne n’est prévenu si l’écran ne sert pas.',
}
