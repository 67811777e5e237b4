import type { VoicesWords } from './en.ts'

export const words: VoicesWords = {
  title: 'Envoie ta voix',
  add: 'Ajouter ta voix',
  upToMinute: (screen) =>
    screen
      ? `Une minute au plus, à écouter sur l’écran\u00a0: ${screen}.`
      : 'Une minute au plus, à écouter sur l’écran.',

  record: 'Enregistrer',
  onlyWhile: 'Ton micro n’est allumé que pendant l’enregistrement.',
  mayAsk: 'Ton navigateur demande peut-être s’il peut utiliser le micro.',
  stop: 'Terminé',
  isRecording: 'Enregistrement en cours',
  secondsLeft: (count) => (count === 1 ? 'Encore 1 seconde' : `Encore ${count} secondes`),
  oneMoment: 'Un instant…',
  yourRecording: 'Ton enregistrement',
  recorded: (seconds) =>
    seconds === 1 ? 'Enregistré\u00a0: 1 seconde' : `Enregistré\u00a0: ${seconds} secondes`,
  fromBefore: 'Voici ton enregistrement de tout à l’heure. Il n’est pas encore envoyé.',
  wasCut: 'L’enregistrement a été interrompu. Voici ce que tu as dit jusque-là.',
  listen: 'Écouter',
  pause: 'Pause',
  again: 'Recommencer',
  delete: 'Supprimer',

  inWords: 'Par écrit (facultatif)',
  forReading: 'Pour les oreilles qui entendent moins bien\u00a0: le texte s’affiche à côté de ta voix.',
  example: 'p. ex. Bonjour\u00a0! Les jumeaux savent nager.',
  sendTo: (screen) => (screen ? `Envoyer sur l’écran\u00a0: ${screen}` : 'Envoyer sur l’écran'),
  sending: 'Envoi…',
  sent: 'Enregistrement vocal envoyé',
  isKept: 'Ton enregistrement vocal est gardé',
  recordingIsHere: 'Ton enregistrement est toujours là.',
  noRoom:
    'Ce navigateur n’a plus de place pour garder ton enregistrement. Envoie-le avant de fermer, s’il te plaît.',
  leaveQuestion: 'Quitter sans envoyer\u00a0?',
  leaveMeans: 'Ce que tu as enregistré ou écrit ici sera perdu.',
  leave: 'Quitter',

  problems: {
    'not-secure':
      'Les navigateurs n’ouvrent un micro qu’en HTTPS, et cette page est venue sans. Qui gère votre Sunporch peut l’installer.',
    'not-possible':
      'Ce navigateur ne sait pas enregistrer. Une version récente de Chrome, Edge, Firefox ou Safari le peut.',
    'no-microphone': 'Il n’y a pas de micro ici. Branches-en un ou prends ton téléphone.',
    'not-allowed':
      'Le micro n’est pas autorisé pour cette page. Appuie sur le symbole à côté de l’adresse, autorise le micro et recommence.',
    'in-use': 'Un autre programme utilise le micro. Ferme-le et recommence.',
    'not-started':
      'L’enregistrement n’a pas commencé. Appuie encore une fois\u00a0; si rien ne change, recharge la page.',
    'nothing-heard': 'On n’a rien entendu. Parle un peu plus près, ou regarde si le micro est coupé.',
    'not-made': 'L’enregistrement n’a pas pu être préparé. Vérifie ta connexion\u00a0: il est toujours là.',
  },
  tryAgain: 'Réessayer',
}
