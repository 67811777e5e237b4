import type { ChoicesWords } from './en.ts'

export const words: ChoicesWords = {
  title: 'Powiadomienia',
  titleOf: (group) => `Powiadomienia: ${group}`,
  text: 'Co do ciebie dociera i kiedy. Dotyczy to tylko ciebie. Wszystko znajdziesz też pod dzwonkiem.',
  activityOff:
    'Nie dowiadujesz się, co robią inni w rodzinie: „Powiadomienia o aktywności” są wyłączone. [Włącz](settings)',
  paces: {
    now: 'Od razu',
    quiet: 'Po pięciu spokojnych minutach',
    daily: 'Raz dziennie',
    calls: 'Tylko prośby o telefon i brak znaku życia',
    off: 'Nic',
  },
  onlyMust: 'Tylko to, co trzeba wiedzieć',
  whenCalled: (name) => `Gdy ${name ?? 'bliska osoba'} prosi o telefon`,
  callTurns: {
    first: 'Od razu',
    next: 'Jeśli szybko nikt się nie zgłosi',
    off: 'Wcale',
  },
  everyPage: 'Każda strona Sunporch i tak to pokazuje.',
  asksForYou: (name) => `Gdy ${name ?? 'bliska osoba'} chce rozmawiać właśnie z tobą, wiesz o tym od razu.`,
  push: 'Na telefonie i komputerze',
  pushText: 'Jako wiadomość, także gdy Sunporch jest zamknięty.',
  digestAt: 'Codzienne podsumowanie przychodzi o',
  mail: 'E-mailem',
  to: (address) => `Na adres ${address}.`,
  toUnconfirmed: (address) =>
    `Na adres ${address}, gdy go potwierdzisz: naciśnij „Wyślij” w „Twoje konto”, a potem otwórz link z e-maila.`,
  noMails: 'Ten serwer nie wysyła e-maili. Może to włączyć osoba, która go prowadzi.',
  noAddress: 'Twoje konto nie ma adresu e-mail.',
  comeBack: ({ address, date }) => `E-maile na adres ${address} wracają (od ${date}), więc ich nie wysyłamy.`,
  mailsAgain: {
    title: 'E-maile znów przychodzą',
    description: 'Następny trafi na twój adres.',
  },
  quiet: 'Godziny ciszy',
  quietText: 'Nic nie przychodzi na telefon ani e-mailem. Co się w tym czasie wydarzy, przyjdzie po nich.',
  from: 'Od',
  until: 'Do',
  throughQuiet: 'Prośby o telefon przechodzą',
  throughQuietText: (name) =>
    `Gdy ${name ?? 'bliska osoba'} prosi o telefon albo brakuje znaku życia, wiesz o tym także w tych godzinach.`,
  clock: (zone) => `Twoje godziny liczą się według zegara: ${zone}.`,
  clockHere: (zone) => `Użyj tutejszego zegara: ${zone}`,
  who: 'Kto się o czym dowiaduje',
  notOwn: 'O tym, co robisz, nie dostajesz powiadomień.',
  hears: {
    everybody: 'Cała rodzina',
    sender: 'Kto to wysłał',
    author_and_caretakers: 'Kto to zaplanował lub wysłał, oraz opieka',
    caretakers: 'Opieka',
    person_and_caretakers: 'Osoba, której to dotyczy, oraz opieka',
    person_and_primary: 'Osoba, której to dotyczy, oraz główna opieka',
    listed: 'Osoby z listy, jedna po drugiej',
  },
  when: {
    urgent: 'Od razu',
    soon: 'Od razu albo z podsumowaniem, jeśli je wybierzesz',
    chosen: 'Tak, jak wybierzesz',
    always: 'Od razu i każdą drogą, cokolwiek wybierzesz',
  },
  topics: {
    calls: {
      label: 'Prośby o telefon',
      text: 'Bliska osoba prosi o telefon albo ktoś się zgłosił.',
    },
    life: {
      label: 'Znak życia',
      text: 'Do ustawionej godziny nie było znaku życia.',
    },
    answers: {
      label: 'Odpowiedzi',
      text: 'Serce, podziękowanie albo liścik za to, co wysłano.',
    },
    trouble: {
      label: 'Przesyłki, które nie dotarły',
      text: 'Przesyłka się nie udała, przepadła albo czeka na „Wyślij teraz”.',
    },
    silence: {
      label: 'Ciche ekrany',
      text: 'Ekran nie odpowiada od doby albo już wrócił.',
    },
    pause: {
      label: 'Przerwy',
      text: 'Ktoś w pokoju zatrzymał ekran do jutra.',
    },
    question: {
      label: 'Czy ekran jest nadal mile widziany?',
      text: 'Dwa razy w roku: zapytaj bliską osobę, czy go lubi.',
    },
    reminder: {
      label: 'Przypomnienie o zdjęciu',
      text: 'Dziś nie wysłano zdjęcia. Tylko tam, gdzie to włączono.',
    },
    members: {
      label: 'Kto należy do rodziny',
      text: 'Ktoś dołączył albo odszedł.',
    },
    roles: {
      label: 'Role',
      text: 'Zmieniła się rola, wskazano osobę do przejęcia opieki albo rodzina ma nową główną opiekę.',
    },
    take_over: {
      label: 'Przejęcie opieki',
      text: 'Wskazana osoba prosi o przejęcie opieki, bo głównej opieki długo nie ma, albo sprawa się rozstrzygnęła.',
    },
    accounts: {
      label: 'Odzyskane konta',
      text: 'Ktoś zabezpieczył swoje konto.',
    },
    photos: {
      label: 'Zdjęcia',
      text: 'Ktoś dodał lub wysłał zdjęcia.',
    },
    content: {
      label: 'Polecenia',
      text: 'Ktoś dodał lub wysłał polecenie.',
    },
    notes: {
      label: 'Liściki i nagrania głosu',
      text: 'Ktoś wysłał liścik lub nagranie głosu do bliskiej osoby.',
    },
    schedule: {
      label: 'Plan',
      text: 'Ktoś zaplanował, zmienił lub odwołał przesyłkę.',
    },
    visits: {
      label: 'Wizyty',
      text: 'Ktoś zaplanował, zmienił lub odwołał wizytę.',
    },
    shopping: {
      label: 'Zakupy',
      text: 'Ktoś dopisał coś do listy albo wysłał ją do Amazona.',
    },
    devices: {
      label: 'Ekrany',
      text: 'Ekran połączono albo usunięto.',
    },
  },
  textsInMemory: {
    photos: 'Ktoś dodał zdjęcia.',
    content: 'Ktoś dodał polecenie.',
  },
}
