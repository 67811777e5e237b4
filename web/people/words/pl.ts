import type { PeopleWords } from './en.ts'

export const words: PeopleWords = {
  whoAreYou: (lovedOne) =>
    lovedOne ? `Kim jesteś? Na ekranie: ${lovedOne}` : 'Kim jesteś dla bliskiej osoby?',
  ownWords: 'Własnymi słowami',
  save: 'Zapisz',
  notNow: 'Nie teraz',
  sayLater: 'Możesz to powiedzieć później, w ustawieniach pod „Ty na ekranie”.',
  youOnScreen: 'Ty na ekranie',
  onPhotos: 'Osoby na zdjęciach',
  known: (lovedOne) => `Osoby, które zna ${lovedOne}`,
  people: 'Osoby',
  addSomebody: 'Dodaj kogoś',
  addKnown: (lovedOne) =>
    lovedOne ? `Dodaj kogoś, kogo zna ${lovedOne}` : 'Dodaj kogoś, kogo zna bliska osoba',
  add: 'Dodaj',
  cancel: 'Anuluj',
  done: 'Gotowe',
  onePress: 'Powiedz jednym dotknięciem, kto jest na zdjęciu, w szczegółach zdjęcia.',
  screenShows: (lovedOne) =>
    lovedOne
      ? `Ekran (${lovedOne}) pokazuje imiona i kim są te osoby: „Tom, twój wnuk”.`
      : 'Ekran pokazuje imiona i kim są te osoby: „Tom, twój wnuk”.',
  editIt: (name) => `Zmień: ${name}`,
  removeIt: (name) => `Usuń: ${name}`,
  removeQuestion: (name) => `Usunąć: ${name}?`,
  remove: 'Usuń',
  removeMeans: (photos) => `Imię zniknie z ekranu i stąd: ${photos}. Zdjęcia zostają.`,
  removed: (name) => `Usunięto: ${name}`,
  namedNoMore: 'Tego imienia nie ma już na żadnym zdjęciu.',
  undo: 'Cofnij',
  noPhoto: 'Jeszcze na żadnym zdjęciu',
  photos: (count) => (count === 1 ? '1 zdjęcie' : `zdjęcia: ${count}`),
  onePhoto: 'Jedno zdjęcie',
  name: 'Imię',
  whoIsThis: (lovedOne) =>
    lovedOne ? `Kto to jest? Na ekranie: ${lovedOne}` : 'Kim jest ta osoba dla bliskiej osoby?',
  asYouSayIt: ({ lovedOne, example }) =>
    lovedOne
      ? `Tak jak to mówisz (${lovedOne}): „${example}”. Ekran pokazuje to obok imienia.`
      : `Tak jak to mówisz: „${example}”. Ekran pokazuje to obok imienia.`,
  suggestions: 'Propozycje',
  whoYouAre: (lovedOne) => (lovedOne ? `Kim jesteś (${lovedOne})` : 'Kim jesteś dla bliskiej osoby'),
  whoThisIs: (lovedOne) => (lovedOne ? `Kto to jest (${lovedOne})` : 'Kim jest ta osoba'),
  nobodySaid: (name) =>
    `Nikt tego jeszcze nie powiedział. Dzięki temu ekran powie „Przesyła ${name ?? 'Anna'}, twoja córka”.`,
  change: 'Zmień',
  sayWho: 'Powiedz kto',
  whoIsOnIt: 'Kto na nim jest?',
  namesBelow: 'Ekran pokazuje imiona pod zdjęciem.',
}
