import type { StatusWords } from './en.ts'

export const words: StatusWords = {
  takenBackAt: (at) => `Retiré\u00a0: ${at}`,
  shownOn: ({ device, at }) => `Sur ${device}\u00a0: ${at}`,
  onScreen: 'Sur l’écran',
  heardAt: (at) => `Écouté\u00a0: ${at}`,
  heard: 'Écouté jusqu’au bout',
  ended: 'terminé',
  endedUnseen: (at) => `Terminé\u00a0: ${at}. Aucun écran n’a signalé l’avoir montré`,
  waitsForScreen: 'En attente d’un écran',
  waitsFor: (devices) => `En attente\u00a0: ${devices}`,
  and: ({ one, other }) => `${one} et ${other}`,
  andMore: ({ one, count }) => `${one} et ${count} de plus`,
  onItsWay: 'En route',
  expired: 'Pas montré\u00a0: aucun écran n’a été ouvert en 72 heures',
  didNotArrive: (why) => `Pas arrivé\u00a0: ${why}`,
  notReached: 'l’écran était injoignable',

  sent: 'Envoyé',
  sentBy: (name) => `Envoyé par ${name}`,
  inInbox: 'Reçu',
  takenBack: 'Retiré',
  notOpened: 'Aucun écran n’a été ouvert en 72 heures',
  notShown: 'Pas montré',
  answered: (answer) => `Réponse\u00a0: ${answer}`,
  noAnswer: 'Pas encore de réponse',

  thankYou: '«\u00a0Merci\u00a0»',
  callMe: '«\u00a0Appelle-moi\u00a0»',
  quoted: (text) => `«\u00a0${text}\u00a0»`,
}
