import type { ScheduleWords } from './en.ts'

export const words: ScheduleWords = {
  patterns: { daily: 'Codziennie', weekly: 'Co tydzień', monthly: 'Co miesiąc' },
  untitled: { photo: 'Zdjęcie', content: 'Polecenie', note: 'Liścik', voice: 'Nagranie głosu', clip: 'Film' },
  created: { title: 'Zaplanowano', description: 'Przesyłka jest w planie.' },
  notCreated: 'Nie udało się tego zaplanować.',
  changed: { title: 'Zapisano', description: 'Zaplanowana przesyłka została zmieniona.' },
  leftOut: 'Pominięto',
  nextStays: 'Następna pozostaje w planie.',
  notSent: 'Nie zostanie wysłana.',
  cancelled: { title: 'Przesyłka odwołana', description: 'Nie zostanie wysłana.' },
  skipped: { title: 'Pominięto raz', description: 'Kolejna przesyłka pozostaje w planie.' },
  sent: 'Wysłano',

  notAsPlanned: 'Nie wysłano zgodnie z planem',
  byCaretaker: 'Opieka może wysłać to teraz.',
  open: 'Otwórz',
  openIt: (title) => `Otwórz plan: ${title}`,
  sendNow: 'Wyślij teraz',
  sendItNow: (title) => `Wyślij teraz: ${title}`,
  cancelDelivery: 'Odwołaj przesyłkę',
  cancelIt: (title) => `Odwołaj przesyłkę: ${title}`,
  leaveOut: 'Pomiń',
  leaveItOut: (title) => `Pomiń: ${title}`,
}
