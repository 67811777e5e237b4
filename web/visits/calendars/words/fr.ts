import type { CalendarsWords } from './en.ts'

export const words: CalendarsWords = {
  title: 'Calendriers',
  cannotBeRead: (name) => `Le calendrier «\u00a0${name}\u00a0» ne peut pas être lu.`,
  severalCannotBeRead: (count) => `${count} calendriers ne peuvent pas être lus.`,
  eventsDoNotReach: (screen) =>
    screen
      ? `Ses nouveaux événements n’arrivent plus tant qu’il n’est pas lisible. Écran\u00a0: ${screen}.`
      : 'Ses nouveaux événements n’arrivent plus sur l’écran tant qu’il n’est pas lisible.',
  seeWhy: 'Voir pourquoi',
  means:
    'Leurs événements des 60 prochains jours sont à côté des visites. Seuls les titres et les heures sont lus\u00a0; ce qui est marqué privé reste à l’écart.',
  none: 'Aucun calendrier n’est lu pour l’instant.',
  full: 'Une famille ne peut pas lire plus de calendriers. Pour en ajouter un, retires-en un d’abord.',
  byCaretakers: 'Les responsables ajoutent et retirent les calendriers.',

  bringIn: 'Ajouter un calendrier',
  address: 'Adresse',
  addressHint:
    'Google\u00a0: Paramètres, ton calendrier, «\u00a0Adresse secrète au format iCal\u00a0». iCloud\u00a0: «\u00a0Calendrier public\u00a0». Outlook\u00a0: «\u00a0Publier un calendrier\u00a0», ICS. Seuls les responsables voient où il est, et personne ne voit toute l’adresse.',
  addressExample: 'https://… ou webcal://…',
  name: 'Nom',
  nameExample: 'Comme dans le calendrier',
  read: 'Lire',
  reading: 'Lecture…',
  file: 'Fichier de calendrier',
  chooseFile: 'Choisir un fichier',
  fileHint: 'Un fichier .ics de 2 Mo au plus. Il est lu une fois.',

  whatToDo: (name) => `Que faire avec ${name}`,
  readAgain: 'Relire maintenant',
  lookAgain: 'Le parcourir à nouveau',
  remove: 'Retirer',
  onTheScreen: 'Sur l’écran',
  removeQuestion: (name) => `Retirer «\u00a0${name}\u00a0»\u00a0?`,
  removeMeans:
    'Ses événements quittent la liste et l’écran, et son adresse est oubliée. Le calendrier lui-même reste comme il est.',
  removed: {
    title: 'Calendrier retiré',
    description: 'Ses événements quittent l’écran dès qu’il est joignable.',
  },
  aFile: 'Un fichier',
  anAddress: 'Une adresse',
  isReading: (from) => `${from}\u00a0· lecture…`,
  wasRead: ({ from, ago }) => `${from}\u00a0· lu ${ago}`,
  failingSince: ({ time, failure }) => `Illisible depuis ${time}\u00a0: ${failure}`,
  staysUntil: (time) => `Ce qui a été lu avant reste jusqu’à ${time}.`,
  takenDown: 'Ce qui a été lu avant était trop ancien et a été retiré.',

  nothingOn: 'Il n’y a rien dans les 60 prochains jours.',
  kept: (count) => `${evenements(count)} dans les 60 prochains jours.`,
  private: (count) => `Laissé de côté car privé\u00a0: ${evenements(count)}.`,
  broken: (count) => `Pas entièrement lisible\u00a0: ${evenements(count)}.`,
  beyond: (count) => `Laissé de côté car trop nombreux\u00a0: ${evenements(count)}.`,
}

function evenements(count: number): string {
  return count === 1 ? '1 événement' : `${count} événements`
}
