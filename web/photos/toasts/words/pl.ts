import type { ToastWords } from './en.ts'

export const words: ToastWords = {
  sent: 'Zdjęcie wysłane',
  sentMeans: 'Zdjęcie jest w drodze do urządzenia.',
  notSent: 'Nie udało się wysłać zdjęcia do Alexy.',
  deleted: {
    title: 'Zdjęcie usunięte',
    description: 'Nie ma go już w galerii i zniknie z każdego ekranu, gdy będzie z nim połączenie.',
  },
  undo: 'Cofnij',
}
