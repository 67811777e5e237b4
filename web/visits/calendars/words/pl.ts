import type { CalendarsWords } from './en.ts'

export const words: CalendarsWords = {
  title: 'Kalendarze',
  cannotBeRead: (name) => `Nie można odczytać kalendarza „${name}”.`,
  severalCannotBeRead: (count) => `Kalendarze, których nie można odczytać: ${count}.`,
  eventsDoNotReach: (screen) =>
    screen
      ? `Jego nowe wydarzenia nie trafią na ekran (${screen}), dopóki nie da się go odczytać.`
      : 'Jego nowe wydarzenia nie trafią na ekran, dopóki nie da się go odczytać.',
  seeWhy: 'Dlaczego?',
  means:
    'Ich wydarzenia z najbliższych 60 dni są obok wizyt. Odczytywane są tylko tytuły i godziny; to, co oznaczono jako prywatne, zostaje poza listą.',
  none: 'Nie ma jeszcze żadnego kalendarza.',
  full: 'Rodzina nie może mieć więcej kalendarzy. Aby dodać kolejny, najpierw usuń jeden.',
  byCaretakers: 'Kalendarze dodaje i usuwa opieka.',

  bringIn: 'Dodaj kalendarz',
  address: 'Adres',
  addressHint:
    'Google: Ustawienia, twój kalendarz, „Tajny adres w formacie iCal”. iCloud: „Kalendarz publiczny”. Outlook: „Opublikuj kalendarz”, ICS. Gdzie on jest, widzi tylko opieka, a całego adresu nie widzi nikt.',
  addressExample: 'https://… albo webcal://…',
  name: 'Nazwa',
  nameExample: 'Jak w kalendarzu',
  read: 'Odczytaj',
  reading: 'Odczytywanie…',
  file: 'Plik kalendarza',
  chooseFile: 'Wybierz plik',
  fileHint: 'Plik .ics do 2 MB. Zostanie odczytany raz.',

  whatToDo: (name) => `Co zrobić: ${name}`,
  readAgain: 'Odczytaj teraz ponownie',
  lookAgain: 'Przejrzyj jeszcze raz',
  remove: 'Usuń',
  onTheScreen: 'Na ekranie',
  removeQuestion: (name) => `Usunąć „${name}”?`,
  removeMeans:
    'Jego wydarzenia znikną z listy i z ekranu, a adres zostanie zapomniany. Sam kalendarz się nie zmieni.',
  removed: {
    title: 'Kalendarz usunięty',
    description: 'Jego wydarzenia znikną z ekranu, gdy będzie z nim połączenie.',
  },
  aFile: 'Plik',
  anAddress: 'Adres',
  isReading: (from) => `${from}\u00a0· odczytywanie…`,
  wasRead: ({ from, ago }) => `${from}\u00a0· odczytano ${ago}`,
  failingSince: ({ time, failure }) => `Nie można odczytać od: ${time}. ${failure}`,
  staysUntil: (time) => `To, co odczytano wcześniej, zostaje do: ${time}.`,
  takenDown: 'To, co odczytano wcześniej, było za stare i zostało zdjęte.',

  nothingOn: 'W ciągu najbliższych 60 dni nic się nie dzieje.',
  kept: (count) => `Wydarzenia w najbliższych 60 dniach: ${count}.`,
  private: (count) => `Pominięte wydarzenia prywatne: ${count}.`,
  broken: (count) => `Nie w pełni odczytane wydarzenia: ${count}.`,
  beyond: (count) => `Pominięte, bo jest ich za dużo: ${count}.`,
}
