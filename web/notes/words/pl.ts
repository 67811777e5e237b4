import type { NotesWords } from './en.ts'

export const words: NotesWords = {
  title: 'Liściki',
  contentLibrary: 'Polecenia',
  write: 'Napisz liścik',
  none: 'Nie ma jeszcze liścików',
  noneMeans:
    'Kilka słów na ekranie: kto dziś przychodzi, gdzie jest niebieski płaszcz, że trzeba wynieść śmieci.',
  noneInMemory: 'To, co tu napiszesz, może przeczytać cała rodzina.',
  onScreenNow: 'Teraz dla ekranu',
  planned: 'Zaplanowane',
  notSent: 'Jeszcze niewysłane',
  earlier: 'Wcześniejsze',
  ofFamily: 'Liściki rodziny',

  plannedFor: (time) => `W planie: ${time}`,
  staysUntil: (time) => `Zostaje do: ${time}`,
  until: (time) => `Do: ${time}`,
  stays: {
    evening: 'Do wieczora',
    midnight: 'Do końca dnia',
    day_long: 'Przez jeden dzień',
    week: 'Przez tydzień',
    until: 'Do wybranego dnia i godziny',
    always: 'Aż ktoś go cofnie',
  },
  sendTo: (screen) => (screen ? `Wyślij na ekran: ${screen}` : 'Wyślij na ekran'),
  sendAgain: 'Wyślij ponownie',
  edit: 'Zmień',
  schedule: 'Zaplanuj…',
  takeBack: 'Cofnij z ekranu',
  delete: 'Usuń',
  undo: 'Cofnij',
  whatToDo: (text) => `Co zrobić: ${text}`,
  sent: 'Liścik wysłany',
  changed: { title: 'Zapisano', description: 'Liścik został zmieniony.' },
  deleted: {
    title: 'Liścik usunięty',
    description: 'Zniknie z każdego ekranu, gdy będzie z nim połączenie.',
  },

  editNote: 'Zmień liścik',
  yourWords: (screen) =>
    screen
      ? `Twoje słowa na ekranie (${screen}). [Wszystkie liściki](notes)`
      : 'Twoje słowa na ekranie. [Wszystkie liściki](notes)',
  note: 'Liścik',
  example: 'np. Twój niebieski płaszcz jest w pralni. Przyniosę go w poniedziałek.',
  charactersLeft: (count) => `Pozostało znaków: ${count}`,
  wordsAreHere: 'Twoje słowa nadal tu są.',
  later: 'Później…',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  sending: 'Wysyłanie…',
  howLong: 'Zostaje na ekranie',
  untilDay: 'Do tego dnia',
  atTime: 'O godzinie',
  byTheClock: (city) => `Według zegara: ${city}`,
  amongNotes: 'Znajdziesz go wśród liścików.',
  ifSentNow: (time) => `Jeśli wyślesz teraz, do: ${time}.`,
}
