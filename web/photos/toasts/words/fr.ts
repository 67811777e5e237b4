import type { ToastWords } from './en.ts'

export const words: ToastWords = {
  sent: 'Photo envoyée',
  sentMeans: 'La photo est en route vers l’appareil.',
  notSent: 'La photo n’a pas pu être envoyée à Alexa.',
  deleted: {
    title: 'Photo supprimée',
    description: 'Elle n’est plus dans la galerie et quitte chaque écran dès qu’il est joignable.',
  },
  undo: 'Défaire',
}
