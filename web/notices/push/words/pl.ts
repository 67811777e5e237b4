import type { PushWords } from './en.ts'

export const words: PushWords = {
  title: {
    phone: 'Powiadomienia na tym telefonie',
    tablet: 'Powiadomienia na tym tablecie',
    computer: 'Powiadomienia na tym komputerze',
  },
  choose: 'Wybierz, o czym się dowiadujesz i kiedy',
  insecure: (host) =>
    `Powiadomienia wymagają adresu, który zaczyna się od [https](strong). Ten, ${host}, tak się nie zaczyna. Poproś osobę, która prowadzi ten Sunporch, aby to ustawiła: przewodnik mówi, jak. Do tego czasu nowości widać po otwarciu Sunporch.`,
  oldIos: {
    phone:
      'Powiadomienia wymagają iOS 16.4 lub nowszego, a ten telefon ma starszy. Możesz go zaktualizować w jego Ustawieniach: Ogólne, Uaktualnienia.',
    tablet:
      'Powiadomienia wymagają iOS 16.4 lub nowszego, a ten tablet ma starszy. Możesz go zaktualizować w jego Ustawieniach: Ogólne, Uaktualnienia.',
    computer:
      'Powiadomienia wymagają iOS 16.4 lub nowszego, a ten komputer ma starszy. Możesz go zaktualizować w jego Ustawieniach: Ogólne, Uaktualnienia.',
  },
  impossible:
    'Ta przeglądarka nie może pokazywać powiadomień. Chrome, Edge, Firefox i Safari mogą, ale nie w oknie prywatnym.',
  denied: 'Ta przeglądarka ma zakaz pokazywania powiadomień z Sunporch.',
  thenComeBack: 'Potem wróć tutaj: przycisk do włączenia pojawi się, gdy tylko będzie mógł działać.',
  reaches: 'Prośba o telefon, serce lub liścik dotrze do ciebie, nawet gdy Sunporch jest zamknięty.',
  reachesInMemory: 'To, co udostępnia rodzina, dotrze do ciebie, nawet gdy Sunporch jest zamknięty.',
  isOn: (browser) => `Włączone: ${browser}`,
  test: 'Wyślij mi test',
  switchOff: 'Wyłącz',
  tested:
    'Wysłano. Po chwili nic nie widać? To urządzenie wstrzymuje powiadomienia: poszukaj „Nie przeszkadzać” lub „Skupienie” i sprawdź, czy pozwala na powiadomienia tej przeglądarki.',
  installText: 'Po instalacji Sunporch ma własną ikonę i okno, a inne aplikacje mogą mu udostępniać zdjęcia.',
  install: 'Zainstaluj Sunporch',
  others: 'Także na',
  lastNotice: (ago) => `Ostatnie powiadomienie: ${ago}`,
  switchedOn: (ago) => `Włączono: ${ago}`,
  remove: 'Usuń',
  removeThis: (browser) => `Usuń: ${browser}`,
  isOff: { title: 'Wyłączono', description: 'Ta przeglądarka nie pokazuje już powiadomień.' },
  removed: { title: 'Usunięto', description: 'Tamta przeglądarka nie pokazuje już powiadomień.' },

  show: {
    phone: 'Pokazuj powiadomienia na tym telefonie',
    tablet: 'Pokazuj powiadomienia na tym tablecie',
    computer: 'Pokazuj powiadomienia na tym komputerze',
  },
  tellMe: {
    phone: (name) => `Powiadom mnie na tym telefonie, gdy ${name ?? 'ktoś'} prosi o telefon`,
    tablet: (name) => `Powiadom mnie na tym tablecie, gdy ${name ?? 'ktoś'} prosi o telefon`,
    computer: (name) => `Powiadom mnie na tym komputerze, gdy ${name ?? 'ktoś'} prosi o telefon`,
  },
  wasDenied: 'Ta przeglądarka ma zakaz pokazywania powiadomień.',
  nothingChosen: 'Nic nie wybrano. Naciśnij przycisk jeszcze raz i wybierz „Zezwól”.',
  noApp: 'Ta przeglądarka nie przyjęła aplikacji. Czy jej pamięć jest pełna, a może to okno prywatne?',
  noServer: 'Nie udało się połączyć z serwerem. Naciśnij przycisk jeszcze raz.',
  noPushService:
    'Ta przeglądarka nie połączyła się z usługą push swojego producenta. Czy połączenie działa? W Brave musi być włączone „Używaj usług Google do powiadomień push”.',
  notSwitchedOn: 'Ta przeglądarka nie mogła włączyć powiadomień. Spróbuj ponownie albo w innej przeglądarce.',
  failed: 'Nie udało się. Spróbuj ponownie.',

  allow: {
    ios: 'Otwórz ustawienia iPhone’a lub iPada, potem Powiadomienia, potem Sunporch, i włącz Pozwalaj na powiadomienia.',
    installedOnAndroid:
      'Przytrzymaj palec na ikonie Sunporch na ekranie głównym, wybierz Informacje o aplikacji, Powiadomienia, i włącz je.',
    firefoxOnAndroid: 'Naciśnij kłódkę obok adresu, potem Powiadomienia, i wybierz Dozwolone.',
    firefox:
      'Naciśnij przekreślony dymek obok adresu i usuń „Zablokowane”. Albo naciśnij kłódkę i wyczyść uprawnienie.',
    chrome:
      'Naciśnij ikonę po lewej stronie adresu, potem Uprawnienia lub Ustawienia witryny, potem Powiadomienia, i wybierz Zezwalaj.',
    safari:
      'Otwórz ustawienia Safari, potem Witryny, potem Powiadomienia, i wybierz Pozwól obok tego adresu.',
    other: 'Otwórz ustawienia przeglądarki dla tej strony i zezwól na powiadomienia.',
  },

  homeScreen: (device) =>
    `Na urządzeniu ${device} powiadomienia przychodzą, gdy Sunporch jest na ekranie początkowym. To zajmie minutę:`,
  steps: {
    share: 'Naciśnij [ikona](share) [Udostępnij](strong) na pasku Safari.',
    add: 'Wybierz [ikona](add) [Do ekranu początkowego](strong), potem [Dodaj](strong).',
    open: 'Otwórz Sunporch z ekranu początkowego, zaloguj się i wróć do: [Ustawienia](strong), Powiadomienia.',
  },
  needsIos: 'Potrzebny jest iOS 16.4 lub nowszy: Ustawienia, Ogólne, To urządzenie pokazuje, który to.',

  hint: {
    lost: {
      phone: 'Powiadomienia nie przychodzą już na ten telefon',
      tablet: 'Powiadomienia nie przychodzą już na ten tablet',
      computer: 'Powiadomienia nie przychodzą już na ten komputer',
    },
    lostText: 'Ta przeglądarka została usunięta z listy albo jej usługa push ją porzuciła.',
    title: (name) => `Dowiedz się, gdy ${name ?? 'bliska osoba'} odpowie`,
    text: 'Serce, liścik lub prośba o telefon może do ciebie dotrzeć, nawet gdy Sunporch jest zamknięty.',
    how: {
      phone: 'Pokaż, jak to zrobić na tym telefonie',
      tablet: 'Pokaż, jak to zrobić na tym tablecie',
      computer: 'Pokaż, jak to zrobić na tym komputerze',
    },
    notNow: 'Nie teraz',
  },
}
