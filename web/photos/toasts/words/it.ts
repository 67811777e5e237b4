import type { ToastWords } from './en.ts'

export const words: ToastWords = {
  sent: 'Foto inviata',
  sentMeans: 'La foto è in viaggio verso il dispositivo.',
  notSent: 'Non è stato possibile inviare la foto ad Alexa.',
  deleted: {
    title: 'Foto eliminata',
    description: 'Non è più nella galleria e sparisce da ogni schermo appena è raggiungibile.',
  },
  undo: 'Ripristina',
}
