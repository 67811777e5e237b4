import type { NotesWords } from './en.ts'

export const words: NotesWords = {
  title: 'Petits mots',
  contentLibrary: 'Recommandations',
  write: 'Écrire un mot',
  none: 'Pas encore de petits mots',
  noneMeans:
    'Quelques mots sur l’écran\u00a0: qui vient aujourd’hui, où est le manteau bleu, qu’il faut sortir les poubelles.',
  noneInMemory: 'Ce que tu écris ici, toute la famille peut le lire.',
  onScreenNow: 'Maintenant pour l’écran',
  planned: 'Prévus',
  notSent: 'Pas encore envoyés',
  earlier: 'Avant',
  ofFamily: 'Petits mots de la famille',

  plannedFor: (time) => `Prévu\u00a0: ${time}`,
  staysUntil: (time) => `Reste jusqu’à\u00a0: ${time}`,
  until: (time) => `Jusqu’à\u00a0: ${time}`,
  stays: {
    evening: 'Jusqu’au soir',
    midnight: 'Jusqu’à la fin de la journée',
    day_long: 'Pendant un jour',
    week: 'Pendant une semaine',
    until: 'Jusqu’à un jour et une heure',
    always: 'Jusqu’à ce qu’on le retire',
  },
  sendTo: (screen) => (screen ? `Envoyer sur l’écran\u00a0: ${screen}` : 'Envoyer sur l’écran'),
  sendAgain: 'Envoyer à nouveau',
  edit: 'Modifier',
  schedule: 'Programmer…',
  takeBack: 'Retirer',
  delete: 'Supprimer',
  undo: 'Défaire',
  whatToDo: (text) => `Que faire avec ${text}`,
  sent: 'Petit mot envoyé',
  changed: { title: 'Enregistré', description: 'Le petit mot a été modifié.' },
  deleted: { title: 'Petit mot supprimé', description: 'Il quitte chaque écran dès qu’il est joignable.' },

  editNote: 'Modifier le petit mot',
  yourWords: (screen) =>
    screen
      ? `Tes mots sur l’écran (${screen}). [Tous les petits mots](notes)`
      : 'Tes mots sur l’écran. [Tous les petits mots](notes)',
  note: 'Petit mot',
  example: 'p. ex. Ton manteau bleu est au pressing. Je te l’apporte lundi.',
  charactersLeft: (count) => `Encore ${count} caractères`,
  wordsAreHere: 'Tes mots sont toujours là.',
  later: 'Plus tard…',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  sending: 'Envoi…',
  howLong: 'Il reste sur l’écran',
  untilDay: 'Jusqu’à ce jour',
  atTime: 'À',
  byTheClock: (city) => `À l’heure de ${city}`,
  amongNotes: 'Tu le retrouves parmi tes petits mots.',
  ifSentNow: (time) => `Si tu l’envoies maintenant, jusqu’à\u00a0: ${time}.`,
}
