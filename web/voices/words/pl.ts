import type { VoicesWords } from './en.ts'

export const words: VoicesWords = {
  title: 'Wyślij swój głos',
  add: 'Dodaj swój głos',
  upToMinute: (screen) =>
    screen ? `Do minuty, do posłuchania na ekranie: ${screen}.` : 'Do minuty, do posłuchania na ekranie.',

  record: 'Nagraj',
  onlyWhile: 'Mikrofon jest włączony tylko wtedy, gdy nagrywasz.',
  mayAsk: 'Przeglądarka może zapytać, czy wolno jej użyć mikrofonu.',
  stop: 'Gotowe',
  isRecording: 'Nagrywanie trwa',
  secondsLeft: (count) => `Zostało: ${count} s`,
  oneMoment: 'Chwileczkę…',
  yourRecording: 'Twoje nagranie',
  recorded: (seconds) => `Nagrano: ${seconds} s`,
  fromBefore: 'To twoje wcześniejsze nagranie. Nie zostało jeszcze wysłane.',
  wasCut: 'Nagrywanie zostało przerwane. Tyle udało się nagrać.',
  listen: 'Posłuchaj',
  pause: 'Pauza',
  again: 'Nagraj jeszcze raz',
  delete: 'Usuń',

  inWords: 'Słowami (opcjonalnie)',
  forReading: 'Dla uszu, które słyszą już gorzej: tekst stoi obok twojego głosu.',
  example: 'np. Dzień dobry! Bliźniaki umieją już pływać.',
  sendTo: (screen) => (screen ? `Wyślij na ekran: ${screen}` : 'Wyślij na ekran'),
  sending: 'Wysyłanie…',
  sent: 'Nagranie głosu wysłane',
  isKept: 'Twoje nagranie głosu jest zachowane',
  recordingIsHere: 'Twoje nagranie nadal tu jest.',
  noRoom: 'Ta przeglądarka nie ma miejsca, żeby zachować twoje nagranie. Wyślij je, zanim to zamkniesz.',
  leaveQuestion: 'Wyjść bez wysyłania?',
  leaveMeans: 'To, co tu nagrano lub wpisano, przepadnie.',
  leave: 'Wyjdź',

  problems: {
    'not-secure':
      'Przeglądarki otwierają mikrofon tylko przez HTTPS, a ta strona przyszła bez niego. Może to ustawić osoba, która prowadzi wasze Sunporch.',
    'not-possible': 'Ta przeglądarka nie umie nagrywać. Aktualny Chrome, Edge, Firefox lub Safari umie.',
    'no-microphone': 'Nie ma tu mikrofonu. Podłącz go albo użyj telefonu.',
    'not-allowed':
      'Mikrofon nie jest dozwolony na tej stronie. Naciśnij znak obok adresu, zezwól na mikrofon i nagraj jeszcze raz.',
    'in-use': 'Inny program używa teraz mikrofonu. Zamknij go i nagraj jeszcze raz.',
    'not-started':
      'Nagrywanie się nie zaczęło. Naciśnij jeszcze raz, a jeśli to nie pomoże, wczytaj stronę ponownie.',
    'nothing-heard': 'Nic nie było słychać. Mów trochę bliżej albo sprawdź, czy mikrofon nie jest wyciszony.',
    'not-made': 'Nie udało się przygotować nagrania. Sprawdź, czy masz internet: nagranie nadal tu jest.',
  },
  tryAgain: 'Ponów',
}
