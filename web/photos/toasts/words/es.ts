import type { ToastWords } from './en.ts'

export const words: ToastWords = {
  sent: 'Foto enviada',
  sentMeans: 'La foto se ha enviado al dispositivo.',
  notSent: 'No se ha podido enviar la foto a Alexa.',
  deleted: {
    title: 'Foto borrada',
    description: 'Ya no está en la galería, y se va de cada pantalla en cuanto haya contacto con ella.',
  },
  undo: 'Deshacer',
}
