import type { ToastWords } from './en.ts'

export const words: ToastWords = {
  sent: 'Foto geschickt',
  sentMeans: 'Das Foto ist auf dem Weg zum Gerät.',
  notSent: 'Das Foto ließ sich nicht an Alexa schicken.',
  deleted: {
    title: 'Foto gelöscht',
    description:
      'Es ist nicht mehr in der Galerie und verschwindet von jedem Bildschirm, sobald er erreichbar ist.',
  },
  undo: 'Rückgängig',
}
