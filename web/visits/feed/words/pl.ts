import type { FeedWords } from './en.ts'

export const words: FeedWords = {
  showInMine: 'Pokaż w moim kalendarzu',
  feedMeans:
    'Tajny adres, z którego kalendarz w twoim telefonie lub komputerze sam odczytuje wizyty. Jest tylko twój i kończy się, gdy opuścisz rodzinę.',
  makeAddress: 'Utwórz mój adres',
  makeNewAddress: 'Utwórz nowy adres',
  endAddress: 'Zakończ adres',
  oldEnds: 'Nowy adres od razu kończy poprzedni.',
  yourAddress: 'Twój adres',
  openInCalendar: 'Otwórz w kalendarzu tego urządzenia',
  copyNow:
    'Skopiuj go teraz: widać go tylko ten jeden raz. Kto go ma, może przeczytać, kto przychodzi i co się dzieje, więc traktuj go jak hasło. Kalendarz w sieci, na przykład Google, odczyta go tylko wtedy, gdy ten serwer jest dostępny z internetu.',
  madeAndRead: ({ date, ago }) => `Adres utworzono: ${date}. Ostatnio odczytany przez kalendarz: ${ago}.`,
  madeNotRead: (date) => `Adres utworzono: ${date}. Żaden kalendarz jeszcze go nie odczytał.`,
  addressEnded: { title: 'Adres zakończony', description: 'Żaden kalendarz nie może go już odczytać.' },
}
