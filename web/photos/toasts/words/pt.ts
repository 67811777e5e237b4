import type { ToastWords } from './en.ts'

export const words: ToastWords = {
  sent: 'Foto enviada',
  sentMeans: 'A foto está a caminho do aparelho.',
  notSent: 'Não foi possível enviar a foto à Alexa.',
  deleted: {
    title: 'Foto excluída',
    description: 'Ela não está mais na galeria e sai de cada tela assim que houver contato.',
  },
  undo: 'Desfazer',
}
