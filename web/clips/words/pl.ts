import type { ClipsWords } from './en.ts'

export const words: ClipsWords = {
  title: 'Wyślij film',
  addTitle: 'Dodaj film',
  upTo: (screen) => (screen ? `Do 30 sekund, na ekran: ${screen}.` : 'Do 30 sekund, na ekran.'),
  oneMoment: 'Chwileczkę…',

  yourVideo: 'Twój film',
  play: 'Odtwórz',
  pause: 'Pauza',
  begins: 'Zaczyna się od',
  ends: 'Kończy się na',
  partOf: (seconds) => `Wyślesz tylko tę część (${seconds} s). To, co obetniesz, zostaje u ciebie.`,
  allOf: (seconds) => `Cały film: ${seconds} s.`,
  soundIsLost:
    'Ta przeglądarka nie może zachować dźwięku: film będzie niemy. Może uda się w innej przeglądarce albo w telefonie.',

  inWords: 'Słowami (opcjonalnie)',
  besideIt: 'Tekst pojawi się pod filmem.',
  example: 'np. Pierwsze kroki Emmy!',
  sendTo: (screen) => (screen ? `Wyślij na ekran: ${screen}` : 'Wyślij na ekran'),
  add: 'Dodaj',
  making: (percent) => `Przygotowywanie, ${percent}%`,
  uploading: (percent) => `Przesyłanie, ${percent}%`,
  finishing: 'Już prawie…',
  keepOpen: 'Nie zamykaj tej strony.',
  stop: 'Przerwij',
  stopQuestion: 'Przerwać wysyłanie tego filmu?',
  notSentYet: 'Nie został jeszcze wysłany.',
  leaveOut: 'Pomiń',
  leaveOutQuestion: 'Pominąć ten film?',
  sent: 'Film wysłany',
  isKept: 'Twój film jest zachowany',
  videoIsHere: 'Twój film nadal tu jest.',
  chooseAnother: 'Wybierz inny',

  problems: {
    'no-film': 'To nie jest film, który umiemy odczytać. Wybierz MP4, MOV albo WebM.',
    'not-here':
      'Ta przeglądarka nie może przygotować tego filmu. Wyślij go z telefonu, którym go nakręcono. Telefony filmują w formacie, który działa wszędzie, gdy w aparacie jest ustawione „Najbardziej zgodny”.',
    'too-large': 'Ta część filmu ma ponad 60 MB. Wybierz krótszą.',
    'too-short': 'Ten film jest krótszy niż pół sekundy. Wybierz dłuższy.',
    'not-readable': 'Ta przeglądarka nie może już odczytać filmu. Wybierz go jeszcze raz.',
  },
}
