import type { FamilyWords } from './en.ts'

export const words: FamilyWords = {
  groups: 'Grupy rodzinne',
  createGroup: 'Utwórz grupę',
  creating: 'Tworzenie…',
  edit: 'Zmień',
  editThis: (name) => `Zmień: ${name}`,
  editGroup: 'Zmień grupę',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  whom: 'Kim się opiekujesz?',
  whomHint: 'Tak, jak zwracasz się do tej osoby. Ekran nosi to imię i nim wita; pole może zostać puste.',
  whomExample: 'np. Mama',
  name: 'Nazwa',
  nameHint: 'Nazwa waszej grupy rodzinnej.',
  nameExample: 'np. Rodzina Hartley',
  familyOf: (name) => `Rodzina ${name}`,
  description: 'Opis',
  lovedOneName: 'Imię bliskiej osoby',
  lovedOnePhone: 'Telefon bliskiej osoby',
  lovedOnePhoneHint: 'Kto naciśnie „Zadzwonię”, od razu wybierze numer.',
  phoneExample: 'np. +48 22 123 45 67',
  timeZone: 'Strefa czasowa',
  timeZoneHint: 'Tam, gdzie mieszka bliska osoba.',
  alexaId: 'Identyfikator urządzenia Alexa',
  alexaIdHint: 'Jest w aplikacji Alexa, w ustawieniach urządzenia.',
  alexaIdHintNew: 'Jest w aplikacji Alexa, w ustawieniach urządzenia. Pole może zostać puste.',
  created: { title: 'Grupa rodzinna utworzona', description: 'Wasza nowa grupa rodzinna jest gotowa.' },
  notCreated: 'Nie udało się utworzyć grupy rodzinnej.',
  changed: { title: 'Zapisano', description: 'Grupa rodzinna jest zmieniona.' },
  welcome: 'Witamy w Sunporch',
  welcomeText:
    'Grupa rodzinna to krąg wokół osoby, którą się opiekujecie. Utwórz ją, otwórz ekran w pokoju tej osoby i wyślij pierwsze zdjęcie.',
  createFirst: 'Utwórz grupę rodzinną',

  delete: 'Usuń grupę',
  deleteText: (group) =>
    `Nikt nie zobaczy już grupy ${group}, a jej ekrany zgasną. Przez 30 dni możesz ją przywrócić.`,
  deleteMore: 'Usuń grupę…',
  doDelete: 'Usuń grupę',
  keepIt: 'Zostaw',
  askDelete: (group) => `Usunąć grupę ${group}?`,
  deleteMeans:
    'Nikt w rodzinie już jej nie zobaczy, a jej ekrany zgasną. Możesz ją przywrócić przez 30 dni; potem wszystko, co w niej jest, zniknie.',
  typeName: (group) => `Dla pewności wpisz „${group}”`,
  deleted: {
    title: 'Grupa rodzinna usunięta',
    description: 'Możesz ją przywrócić w Ustawieniach przez 30 dni.',
  },
  deletedGroups: 'Usunięte grupy',
  deletedUntil: (date) => `Usunięta. Można ją przywrócić do: ${date}.`,
  bringBack: 'Przywróć',
  isBack: { title: 'Grupa rodzinna wróciła', description: 'Wszystko jest tak, jak było.' },
  yourData: 'Wasze dane',
  exportText:
    'Jeden plik ZIP z oryginalnymi zdjęciami, wszystkim, co zostało napisane i odpowiedziane, i stroną do oglądania bez Sunporch. Tego, co usunięto, w nim nie ma, oprócz tytułu na liście wszystkiego, co się działo.',
  download: 'Pobierz wszystko',

  zone: {
    title: 'Co mają zachować zaplanowane przesyłki?',
    legend: 'Co zachowują zaplanowane przesyłki',
    planned: ({ count, from, to }) =>
      `Zaplanowane według zegara: ${from} (${count}). Od teraz liczy się zegar: ${to}.`,
    hour: 'Godzinę',
    hourMeans: ({ title, hour, to }) => `${title}: nadal ${hour}, według zegara: ${to}.`,
    moment: 'Chwilę',
    momentMeans: ({ title, there, hour, from }) =>
      `${title}: tam ${there}, w tej samej chwili co ${hour} (${from}).`,
    back: 'Wróć',
  },

  current: 'Ta grupa',
  facts: { name: 'Nazwa grupy', role: 'Twoja rola' },
  changePhone: 'Zmień numer telefonu',
  addPhone: 'Dodaj numer telefonu',
  phoneOf: (name) => (name ? `Numer telefonu: ${name}` : 'Numer telefonu bliskiej osoby'),
  phone: 'Telefon',
  phoneHint: 'Widzi go cała rodzina. Kto naciśnie „Zadzwonię”, od razu wybierze numer.',
  phoneSaved: { title: 'Zapisano', description: 'Rodzina może już pod niego dzwonić.' },
  helpPhone: 'Numer, pod który można dzwonić',
  helpPhoneHint: 'Ktoś, kto odbierze: ktoś z was, z sąsiedztwa, dyżurka pielęgniarek. Puste pole go usuwa.',
  sending: 'Automatyczne wysyłanie i powiadomienia',
  autoSend: 'Automatyczne wysyłanie',
  autoSendText: 'Zaplanowane przesyłki wychodzą same. Wyłączone: czekają, aż ktoś je wyśle.',
  reminder: 'Codzienne przypomnienie o zdjęciu',
  reminderText:
    'Przypomnienie o 17:00, tam, gdzie mieszka bliska osoba, w dni bez wysłanego lub zaplanowanego zdjęcia.',
  activity: 'Powiadomienia o aktywności',
  activityText:
    'Dowiadujesz się, co robią inni w rodzinie. Wyłączone: tylko prośby o telefon, odpowiedzi, przypomnienie i to, co się nie udało.',
  activityTextInMemory: 'Dowiadujesz się, co robią inni w rodzinie.',

  memory: {
    title: 'Na pamiątkę',
    since: ({ name, date }) =>
      `Na pamiątkę (${name ?? 'bliska osoba'}), od: ${date}. Wszystkie zdjęcia i słowa są tutaj, a rodzina może dalej coś dodawać. Nic nie jest wysyłane ani planowane i nie ma żadnych pytań.`,
    takeBack: 'Cofnij to',
    offer: (name) =>
      name
        ? `Jeśli ta osoba nie żyje (${name}), grupę można zachować na pamiątkę. Wszystkie zdjęcia i słowa zostają, a nikt nie dostaje już przypomnień ani pytań.`
        : 'Jeśli bliska osoba nie żyje, grupę można zachować na pamiątkę. Wszystkie zdjęcia i słowa zostają, a nikt nie dostaje już przypomnień ani pytań.',
    keepMore: 'Zachowaj na pamiątkę…',
    keep: 'Zachowaj',
    ask: (name) =>
      name ? `Zachować grupę na pamiątkę: ${name}?` : 'Zachować grupę na pamiątkę bliskiej osoby?',
    stays:
      'Wszystkie zdjęcia, liściki i odpowiedzi zostają, a rodzina może je oglądać, dzielić się kolejnymi i pisać do siebie.',
    rests:
      'Na ekran nic już nie jest wysyłane. Zaplanowane przesyłki są wstrzymane, nie ma przypomnień, próśb o telefon, znaku życia ani powiadomień o ekranie. Ekran pokazuje zdjęcia i o nic nie pyta.',
    canTakeBack: 'Możesz to cofnąć w każdej chwili: wtedy wszystko działa jak wcześniej.',
    of: (name) => (name ? `Na pamiątkę: ${name}` : 'Na pamiątkę bliskiej osoby'),
    note: 'Wszystkie zdjęcia i słowa są tutaj. Możecie je oglądać, dzielić się kolejnymi i pisać do siebie. Nic już nie jest wysyłane i nie ma żadnych pytań.',
  },
}
