import type { Words } from './en.ts'

export const words: Words = {
  question: (name) => `Connecter ${name}\u00a0?`,
  asks: (name) =>
    `Un programme qui se présente comme «\u00a0${name}\u00a0» demande à utiliser Sunporch pour toi.`,
  asWhom: 'Au nom de',
  goesTo: 'Ta réponse va à',
  onThisComputer: 'un programme sur cet ordinateur',
  onlyIf: 'Ne le connecte que si tu viens de commencer cela toi-même là-bas.',
  family: 'Quel groupe familial\u00a0?',
  right: 'Que peut-il faire\u00a0?',
  read: 'Peut lire',
  readMore: 'La liste de courses, les photos, les visites et ce qui est venu de la chambre.',
  change: 'Peut lire et modifier',
  changeMore:
    'Il peut aussi envoyer des photos et des mots dans la chambre, modifier la liste et dire que tu vas appeler.',
  leaves: 'Ce qu’il lit arrive chez ceux qui le gèrent.',
  ends: 'Cela prend fin après un an, ou quand tu veux dans les Réglages, sous «\u00a0Autres programmes\u00a0».',
  connect: 'Connecter',
  refuse: 'Ne pas connecter',
  cannot: 'Connexion impossible',
  unknown: 'Le lien est incomplet, ou ce programme n’est pas connu ici. Recommence dans le programme.',
  noFamily: 'Tu n’as pas encore de groupe familial. Crées-en un ou suis ton invitation, puis recommence.',
  notConfirmed: 'Confirme d’abord ton adresse e-mail, puis recommence.',
  full: 'Tu as déjà connecté autant de programmes que possible. Mets fin à l’un d’eux dans les Réglages, puis recommence.',
  gone: 'Tu ne fais plus partie de ce groupe familial.',
}
