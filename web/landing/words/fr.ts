import type { LandingWords } from './en.ts'

export const words: LandingWords = {
  signIn: 'Se connecter',
  title: 'Avec ton proche dans la pièce, où que tu sois.',
  text: 'Envoie une photo\u00a0: elle s’affiche sur l’écran près de son fauteuil. La réponse vient d’un simple geste.',
  getStarted: 'Commencer',
  picture: 'Une photo sur un écran, près d’une lampe et d’une tasse',
  features: 'Garde ta famille unie',
  photos: {
    title: 'Partager des photos de famille',
    text: 'Appuie sur «\u00a0Envoyer\u00a0», et la photo est sur l’écran dans la pièce. Tu vois quand elle a été montrée.',
  },
  content: {
    title: 'Recommander',
    text: 'Livres audio, films, séries et musique, avec les mots à dire à Alexa.',
  },
  shopping: {
    title: 'Gérer les courses',
    text: 'Une liste tenue par tous, prête pour le panier quand elle est complète.',
  },
  family: {
    title: 'S’organiser en famille',
    text: 'Invite les tiens et répartis les rôles\u00a0; la personne responsable garde la main.',
  },
  schedule: {
    title: 'Programmer les envois',
    text: 'Une photo chaque matin, une histoire chaque soir, à l’heure de là-bas.',
  },
  alexa: {
    title: 'Avec Alexa',
    text: 'Un Echo Show, une tablette, un vieux téléphone\u00a0: rien à taper, rien à apprendre.',
  },
  madeFor: 'Pour les familles de 9 à 90 ans. Tes photos restent en famille.',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
}
