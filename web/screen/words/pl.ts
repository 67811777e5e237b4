import type { ScreenWords } from './en.ts'

export const words: ScreenWords = {
  devices: 'Urządzenia',
  devicesText:
    'Każdy tablet, telewizor lub stary telefon może być ekranem w pokoju bliskiej osoby. Potrzebna jest tylko przeglądarka.',
  devicesTextInMemory: 'Nadal pokazują zdjęcia, które na nie wysłano.',
  connect: 'Połącz ekran',
  openHere: 'Otwórz ekran tutaj',
  caretakerConnects: 'Ekran może połączyć ktoś z opieki.',
  doConnect: 'Połącz',
  connecting: 'Łączenie…',
  code: 'Kod',
  codeExample: 'np. 7KQ4MP',
  openPage: 'Na tablecie, telewizorze lub Echo Show otwórz w przeglądarce stronę /screen tego serwera.',
  openAddress:
    'Na tablecie, telewizorze lub Echo Show otwórz ten adres w przeglądarce albo skieruj aparat na kod:',
  typeCode: 'Wpisz kod, który się pokaże. Po ostatnim znaku połączenie nastąpi samo.',
  isItHere: 'Czy to urządzenie stoi w pokoju?',
  codeOfAddress: 'Kod z tym adresem, dla aparatu tabletu',
  otherwise: (addresses) => `Jeśli się nie otwiera: ${addresses}`,
  sameNetwork: 'Oba urządzenia muszą być w tej samej sieci.',
  openScreen: 'Otwórz ekran',
  linkMeans: 'Ten link zamienia w ekran przeglądarkę, która go otworzy. Działa raz, przez 15 minut.',
  openLink: 'Otwórz ten link na drugim urządzeniu',
  openLinkMessage: 'Otwórz to na tablecie, który będzie ekranem:',
  codeOfLink: 'Kod z linkiem, dla aparatu drugiego urządzenia',
  isOpen: (device) => `Otwarty ekran: ${device}`,
  openInThis: 'Otwórz w tej przeglądarce',
  accepted: { title: 'Kod przyjęty', description: 'Ekran pokaże to, co wysyłasz, gdy tylko się połączy.' },
  nowOn: ({ device, title }) => `Teraz na „${device}”: ${title ?? 'zdjęcie'}`,
  quietHours: 'Godziny ciszy',
  paused: 'Przerwa',
  theDay: 'Dzień',
  aMessage: 'Wiadomość',
  nothingShown: 'Teraz nic nie jest pokazywane',

  settingsOf: (device) => `Ustawienia: ${device}`,
  saved: { title: 'Zapisano', description: 'Ekran zmieni się, gdy tylko nawiąże kontakt.' },
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  whatItShows: 'Co pokazuje',
  looks: {
    pictures: { label: 'Zdjęcia', text: 'Przewijają się, a między nimi dzień.' },
    board: {
      label: 'Spokojna tablica',
      text: 'Nic się nie rusza. Dzień, kto przyjdzie, jedno zdjęcie i ostatni liścik od każdej osoby.',
    },
    ink: { label: 'Spokojna tablica, czarno na białym', text: 'Dla ekranów jak papier: bez zegara.' },
  },
  textSize: 'Wielkość liter',
  sizes: { normal: 'Zwykłe', large: 'Duże', largest: 'Wielkie' },
  quiet: {
    screen: 'Bez światła i bez dźwięku. To, co przyjdzie, zostanie pokazane później.',
    screenInMemory: 'Bez światła i bez dźwięku.',
    echo: 'Bez światła. Bez własnych obowiązują te z ekranów. To, co przyjdzie, zostanie pokazane później.',
    echoInMemory: 'Bez światła. Bez własnych obowiązują te z ekranów.',
  },
  from: 'Od',
  until: 'Do',
  clockOf: (zone) => `Według zegara: ${zone}.`,
  clockThere: (zone) => `Według zegara tam, gdzie mieszka bliska osoba: ${zone}.`,
  howFar: (name) => (name ? `Jak daleko siedzi ${name}?` : 'Jak daleko stoi fotel?'),
  howFarText: 'Litery będą na tyle duże, że da się je stamtąd przeczytać, o ile się zmieszczą.',
  screenSize: 'Wielkość ekranu, od rogu do rogu',
  notKnown: 'Nie wiem: ekran oszacuje',
  inches: ({ inches, cm }) => `${inches}″ (${cm} cm)`,
  weakEyes: 'Dla słabowidzących',
  weakEyesText: 'Ponad trzy razy większe, o ile się zmieszczą.',
  tooSmall: ({ metres, inches }) =>
    `Na ${metres} m lepszy jest ekran ${inches}″ lub większy: na tym litery są tak duże, jak się mieszczą.`,

  room: 'Pokój',
  roomText: (name) =>
    name
      ? `Dla wszystkich ekranów (${name}). To, co pokazuje, wielkość liter i godziny ciszy ustawia się w części „Urządzenia”, dla każdego ekranu osobno.`
      : 'Dla wszystkich ekranów bliskiej osoby. To, co pokazuje, wielkość liter i godziny ciszy ustawia się w części „Urządzenia”, dla każdego ekranu osobno.',
  roomInMemory: 'Ekran',
  roomTextInMemory:
    'Dla wszystkich ekranów, które pokazują zdjęcia. To, co pokazuje, wielkość liter i godziny ciszy ustawia się w części „Urządzenia”, dla każdego ekranu osobno.',
  caretakerChanges: 'Może to zmienić ktoś z opieki.',
  language: 'Język',
  languageText: 'Słów na ekranie, jego głosu i dnia. Echo mówi własnym językiem.',
  languageTextInMemory: 'Słów na ekranie. Echo mówi własnym językiem.',
  pace: 'Tempo',
  paceText:
    'Jak długo zostaje zdjęcie: minutę, pół minuty albo piętnaście sekund. Zdjęcia wysłane razem następują po sobie dwa razy szybciej.',
  paces: { calm: 'Spokojne', normal: 'Zwykłe', lively: 'Żywe' },
  favourites: 'Ulubione częściej',
  favouritesText: 'Zdjęcia, które dostały serce, pojawiają się częściej niż inne.',
  onThisDay: 'Tego dnia',
  onThisDayText: 'Zdjęcia zrobione tego dnia w poprzednich latach pojawiają się same i o tym mówią.',
  chime: 'Dzwonek',
  chimeText: 'Cichy dzwonek, gdy przyjdzie coś nowego. Nigdy w godzinach ciszy ani podczas przerwy.',
  playHere: 'Posłuchaj tutaj',
  readingAloud: 'Czytanie na głos',
  readingAloudText: 'Nowości są czytane na głos same. Nigdy w godzinach ciszy ani podczas przerwy.',
  volume: 'Głośność',
  volumeText: 'Dzwonka i głosu. Samo urządzenie też ma głośność.',
  percent: (percent) => `${percent} procent`,
  herVoice: (name) => `${name ?? 'Bliska osoba'}: odpowiedzi głosem`,
  herVoiceText:
    '„Powiedz coś” na ekranie nagrywa do minuty, i tylko po naciśnięciu. Nagranie dostaje ten, kto wysłał zdjęcie, albo wy wszyscy.',
  tryMicrophone:
    'Najpierw ktoś wypróbowuje mikrofon, na samym ekranie: dotknij go, potem Więcej, Litery i dźwięk, Wypróbuj mikrofon. Ekran potrzebuje adresu, który zaczyna się od https.',
  microphoneTried: (screens) => `Mikrofon działa na: ${screens}`,
  helpPhone: 'Numer, pod który można dzwonić',
  helpPhoneText: (phone) =>
    `Bez połączenia „Zadzwoń do mnie” do was nie dotrze. Ekran mówi o tym i podaje ten numer: [${phone ?? 'jeszcze żaden'}](strong). Każdy w pokoju może go przeczytać.`,
  changeNumber: 'Zmień numer',
  addNumber: 'Dodaj numer',
  pause: 'Przerwa',
  pauseText: (name) =>
    `${name ?? 'Bliska osoba'} może jednym naciśnięciem zrobić przerwę: ciemno i cicho do następnego ranka. To, co wysyłasz, czeka i nic nie ginie.`,
  pauseNow: 'Przerwa do jutra',
  askPause: 'Zrobić przerwę do jutra?',
  pauseMeans:
    'Ekran zgaśnie i ucichnie, gdy tylko będzie połączony. Do końca dnia nie pyta o znak życia. Przerwę można zakończyć w każdej chwili, tutaj i na ekranie.',

  welcome: 'Czy ekran jest nadal mile widziany?',
  welcomeText: ({ name, next }) =>
    next
      ? `Dwa razy w roku opieka dostaje przypomnienie, by o to zapytać: ${name ?? 'bliska osoba'}. Następnym razem: ${next}.`
      : `Dwa razy w roku opieka dostaje przypomnienie, by o to zapytać: ${name ?? 'bliska osoba'}.`,
  whatToAsk: 'O co zapytać',
  pleaseAsk: (name) =>
    `Zapytaj (${name ?? 'bliska osoba'}), najlepiej, gdy jesteście razem. Ekran stoi w pokoju tej osoby, więc liczy się jej odpowiedź.`,
  questions: {
    likes: 'Czy podoba ci się to, co przychodzi? Czego chcesz więcej, a czego mniej?',
    bothers: 'Czy coś ci w ekranie przeszkadza: światło, dźwięki albo miejsce, gdzie stoi?',
    seen: 'Czy to w porządku, że widzimy, kiedy ekran był ostatnio używany?',
    seenAndHeard:
      'Czy to w porządku, że widzimy, kiedy ekran był ostatnio używany, i dowiadujemy się, gdy nie jest używany?',
  },
  quoted: (question) => `„${question}”`,
  ifNotRight: 'Jeśli coś jest nie tak',
  changeSounds: 'Zmień dźwięki i zdjęcia',
  changeSoundsText: 'Dzwonek, czytanie na głos, głośność i to, co się przewija.',
  lifeOff: 'Wyłącz codzienny znak życia',
  life: 'Codzienny znak życia',
  lifeIsOn: 'Jest włączony.',
  lifeIsOff: 'Jest wyłączony.',
  removeScreen: 'Usuń ekran',
  removeScreenText: 'Zgaśnie, gdy tylko się połączy. To, co pokazywał, zostaje w waszej galerii.',
  done: 'Gotowe',

  told: (name) => `Czego dowiaduje się ${name ?? 'bliska osoba'}`,
  toldText: (name) =>
    `Po dotknięciu ekran proponuje „Kto co widzi”. ${name ?? 'Bliska osoba'} może tam przeczytać, prostymi słowami i w każdej chwili:`,
  toldWho: ({ people }) => `Kto jest w rodzinie: ${people}. Tylko imiona i kim są, bez adresów.`,
  toldSeen: 'Że widzicie, kiedy ekran był ostatnio używany, co pokazuje i czy jest przerwa.',
  toldAnswers: 'Że widzicie serca, podziękowania i prośby o telefon, baterię i połączenie.',
  toldNoCamera: 'Że strona nie używa kamery ani mikrofonu: nikt przez nią nie patrzy i nikt nie słucha.',
  toldMicrophone: 'Że ta strona nie używa kamery, a mikrofonu tylko podczas mówienia, po naciśnięciu.',
  toldLife: 'Od kiedy dowiadujecie się, gdy ekran nie był używany do godziny codziennego znaku życia.',
  toldNoLife: 'Że nikt się nie dowie, gdy ekran nie jest używany.',
}
