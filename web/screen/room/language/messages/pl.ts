import { spokenAt } from '../spoken-times/pl.ts'
import type { Messages } from './en.ts'

// "Pan" and "Pani" tell a man from a woman, and a name changes its ending after "od" or "dla": no sentence uses them.
export const messages: Messages = {
  eveningBegins: 18,
  today: {
    morning: 'dziś rano',
    afternoon: 'dziś po południu',
    evening: 'dziś wieczorem',
    night: 'dziś w nocy',
  },
  yesterday: {
    morning: 'wczoraj rano',
    afternoon: 'wczoraj po południu',
    evening: 'wczoraj wieczorem',
    night: 'wczoraj w nocy',
  },
  tomorrow: {
    morning: 'jutro rano',
    afternoon: 'jutro po południu',
    evening: 'jutro wieczorem',
    night: 'jutro w nocy',
  },
  dayHeading: (day, part) => `${day.name} ${part === 'night' ? 'wieczorem' : parts[part]}`,
  partOfWeekday: (day, part) => `${weekdays[day.index]} ${parts[part]}`,
  onWeekday: (day) => weekdays[day.index] ?? day.name,
  onDate: (date) => date,

  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  itIsNight: 'Jest noc',
  picturesWillAppear: (groupName) => `Tutaj pojawią się zdjęcia z grupy „${groupName}”.`,
  next: {
    picture: (when, name) => `${when}: ${name ?? 'rodzina'} prześle zdjęcie`,
    audiobook: (when, name) => `${when}: ${name ?? 'rodzina'} poleci audiobook`,
    movie: (when, name) => `${when}: ${name ?? 'rodzina'} poleci film`,
    tv_show: (when, name) => `${when}: ${name ?? 'rodzina'} poleci serial`,
    music: (when, name) => `${when}: ${name ?? 'rodzina'} poleci muzykę`,
    note: (when, name) => `${when}: ${name ?? 'rodzina'} napisze kilka słów`,
    voice: (when, name) => `${when}: ${name ?? 'rodzina'} coś powie`,
    clip: (when, name) => `${when}: film, przesyła ${name ?? 'rodzina'}`,
  },

  todayAllDay: 'Dzisiaj',
  tomorrowAllDay: 'Jutro',
  todayAt: (when) => `Dzisiaj ${when}`,
  tomorrowAt: (when) => `Jutro ${when}`,
  spokenAt,
  visitFrom: (name) => `Wizyta: ${name}`,
  andMore: (count) => (count === 1 ? 'i jeszcze coś' : `i jeszcze ${count}`),

  yourFamily: 'Rodzina',

  from: (name, relation) => (relation ? `Przesyła ${name}, ${relation}` : `Przesyła ${name}`),
  noteFrom: (name) => `${name ?? 'Rodzina'} pisze`,
  onThisDay: (years) => `Tego dnia ${yearsAgo(years)} temu`,
  cameWhen: (when) => `Nadeszło ${when}`,
  readAll: 'Czytaj wszystko',
  showLess: 'Pokaż mniej',
  readOn: 'Czytaj dalej',
  pictureFrom: (name) => `${name ?? 'Rodzina'} przesyła zdjęcie`,
  recommends: (name) => `${name ?? 'Rodzina'} to poleca`,
  recommendsSong: (name) => `${name ?? 'Rodzina'} poleca piosenkę`,
  testMessage: 'Wiadomość próbna',
  helloFrom: (name) => `${name ?? 'Rodzina'} pozdrawia`,
  everythingWorks: 'Wszystko działa.',
  say: 'Proszę powiedzieć:',
  openHere: 'Otwórz tutaj',
  wordsAreOnScreen: 'Słowa do powiedzenia są na ekranie.',

  heart: 'Podoba mi się',
  thankYou: 'Dziękuję',
  callMe: 'Zadzwoń do mnie',
  heartSeen: (name) => `${name ?? 'Rodzina'} zobaczy to serce.`,
  thanksSeen: (name) => `${name ?? 'Rodzina'} zobaczy to podziękowanie.`,
  seenLater: (name) => `${name ?? 'Rodzina'} zobaczy to, gdy będzie połączenie.`,
  takeBack: 'Cofnij',
  isTakenBack: 'To już cofnięte.',
  callSeen: 'Rodzina zobaczy prośbę o telefon.',
  takenBack: 'Rodzina wycofała to, co było tu przed chwilą.',
  onlyPictures: 'Ten ekran pokazuje teraz tylko zdjęcia.',
  callByTelephone: 'Ten ekran pokazuje teraz tylko zdjęcia. Aby zadzwonić, proszę użyć telefonu.',
  notSent: 'To jeszcze nie dotarło do rodziny. Aby zadzwonić, proszę użyć telefonu.',
  readAloud: 'Czytaj na głos',
  stopReading: 'Przestań czytać',
  switchSoundOn: 'Włącz dźwięk',
  clipFrom: (name) => `${name ?? 'Rodzina'} przesyła film`,
  withSound: 'Z dźwiękiem',
  see: 'Obejrzyj',
  seeAgain: 'Obejrzyj jeszcze raz',
  saysSomething: (name) => `${name ?? 'Rodzina'} coś mówi`,
  seconds: (count) => secondsIn(count),
  minutes: (count) => minutesIn(count),
  listen: 'Posłuchaj',
  listenAgain: 'Posłuchaj jeszcze raz',
  stopListening: 'Zatrzymaj',
  tapToHear: 'Dotknij, by posłuchać',
  cannotHear: 'Teraz nie można tego odsłuchać. Proszę spróbować później.',
  isGoingToCall: (name) => `${name} zadzwoni.`,
  atTime: (time) => `o\u00a0${time}`,
  askedForCall: (when) => `Prośba o telefon ${when}.`,
  askedAgain: (when) => `Ponowna prośba o telefon ${when}.`,
  tellingFamily: 'Powiadamiamy rodzinę.',
  askingNow: (names) => `Pytamy: ${names}.`,
  cannotCall: (name) => `${name} nie może teraz zadzwonić.`,
  notNeeded: 'Już nie trzeba',
  askAgain: 'Poproś ponownie',
  callWaits: (phone) =>
    `Proszę użyć telefonu${phone ? `: ${phone}` : ''}. Rodzina dowie się, gdy będzie połączenie.`,

  // Her voice.
  saySomething: 'Powiedz coś',
  sayToFamily: 'Powiedz coś rodzinie',
  voiceMeans:
    'Rodzina słyszy to, co zostanie wysłane. Mikrofon działa tylko podczas mówienia, a nagrania można najpierw posłuchać.',
  microphoneLight: 'Gdy urządzenie słucha, może się na nim świecić małe światełko.',
  speakNow: 'Mów teraz',
  oneMoment: 'Chwileczkę',
  pleaseSpeak: 'Proszę mówić',
  secondsLeft: (seconds) => `Zostało sekund: ${seconds}`,
  stopSpeaking: 'Koniec',
  sendTo: (name) => (name ? `Wysłać? Odbiera ${name}.` : 'Wysłać do rodziny?'),
  sendVoice: 'Wyślij',
  hearIt: 'Posłuchaj',
  stopHearing: 'Zatrzymaj',
  voiceSent: (name) => `${name ?? 'Rodzina'} to usłyszy.`,
  voiceWaits: 'Teraz nie ma połączenia. Nagranie zostaje tutaj i wyśle się samo.',
  saySomethingElse: 'Powiedz coś jeszcze',
  voiceRefused: 'To nagranie nie mogło dotrzeć do rodziny. Proszę nacisnąć „Zadzwoń do mnie”.',
  tryMicrophone: 'Wypróbuj mikrofon',
  microphoneWorks: 'Mikrofon działa',
  notHeard: 'To się nie udało',
  tryAgain: 'Jeszcze raz',
  microphoneProblems: {
    'not-allowed': 'Ktoś z rodziny może zezwolić na mikrofon w przeglądarce tego ekranu.',
    'no-microphone': 'Nie znajdujemy tu mikrofonu.',
    'in-use': 'Coś innego używa teraz mikrofonu.',
    'not-started': 'Nagrywanie się nie zaczęło. Proszę spróbować jeszcze raz.',
    'nothing-heard': 'Nic nie słychać. Proszę spróbować jeszcze raz, trochę bliżej.',
    'not-secure': 'Mikrofon wymaga adresu, który zaczyna się od https.',
    'not-possible': 'Ta przeglądarka jest na to za stara.',
    passing: 'Proszę spróbować za chwilę jeszcze raz.',
  },

  newSinceAway: 'Nowe od ostatniego razu',
  countOf: (number, count) => `${number} z ${count}`,
  back: 'Wstecz',
  nextOne: 'Dalej',
  done: 'Gotowe',

  pictures: 'Zdjęcia',
  earlier: 'Wcześniejsze',
  later: 'Późniejsze',
  more: 'Więcej',
  textAndSound: 'Litery i dźwięk',
  textSize: 'Wielkość liter',
  onThisScreen: 'Na tym ekranie',
  sizes: { normal: 'Zwykłe', large: 'Duże', largest: 'Wielkie' },
  sound: 'Dźwięk',
  onAllScreens: 'Na wszystkich ekranach w pokoju',
  volumes: { off: 'Wyłączony', soft: 'Cichy', medium: 'Średni', loud: 'Głośny' },
  familySeesChanges: 'Rodzina widzi, co się tu zmienia.',
  pause: 'Przerwa',
  pauseQuestion: 'Wstrzymać ekran?',
  pauseMeans: 'Ekran pozostanie ciemny i cichy do jutra rano. Rodzina zobaczy, że jest wstrzymany.',
  pauseUntilTomorrow: 'Przerwa do jutra',
  notNow: 'Nie teraz',
  pausedUntilTomorrow: 'Przerwa do jutra',
  pausedUntilMorning: 'Przerwa do rana',
  showPicturesAgain: 'Pokaż znowu zdjęcia',
  whoSeesWhat: 'Kto co widzi',
  yourFamilyHere: 'Rodzina na tym ekranie',
  whatTheySee: 'Co może zobaczyć',
  seesUse: 'Kiedy ostatnio używano tego ekranu',
  seesShown: 'Co pokazuje i czy ma przerwę',
  seesAnswers: 'Serca, podziękowania i prośby o telefon',
  seesVoice: 'To, co zostało powiedziane, po naciśnięciu „Wyślij”',
  seesDevice: 'Jego baterię i połączenie',
  noCamera: 'Ta strona nie używa kamery ani mikrofonu. Nikt przez nią nie patrzy i nikt nie słucha.',
  usesMicrophone:
    'Ta strona nie używa kamery. Mikrofon działa tylko podczas mówienia, po naciśnięciu „Powiedz coś”. Nikt przez nią nie patrzy i nikt nie słucha.',
  lifeSince: (date) =>
    `Od dnia ${date} rodzina dowiaduje się, jeśli ten ekran nie był używany do ustalonej godziny.`,
  lifeOff: 'Nikt nie dostaje wiadomości, jeśli ekran nie jest używany.',

  quietHours: 'Godziny ciszy. Proszę dotknąć ekranu, aby zobaczyć godzinę.',
  offline: 'Chwilowo brak połączenia. Zdjęcia zostają tutaj.',
  fullScreen: 'Pełny ekran',

  allWell: (name) => (name ? `Wszystko w porządku, ${name}?` : 'Wszystko w porządku?'),
  iAmWell: 'U mnie wszystko dobrze',
  pleaseCallMe: 'Proszę o telefon',
  thanks: (name) => (name ? `Dziękujemy, ${name}.` : 'Dziękujemy.'),
  whatFamilyHears: 'Czego dowiaduje się rodzina',
  familyAsked: (time) => `Rodzina chce wiedzieć, jeśli nikt nie dotknie tego ekranu do godziny ${time}.`,
  familyOnlySees: 'Widzi tylko, czy był używany. Nikt nie patrzy i nikt nie słucha.',
  stopWasAsked: 'Prośba, aby przestać, została wysłana. Rodzina ją ma.',
  stopSeen: 'Rodzina przeczyta prośbę, aby przestać.',
  tryAgainLater: 'Chwilowo brak połączenia. Proszę spróbować później.',
  fine: 'W porządku',
  askToStop: 'Poproś, aby przestali',
  close: 'Zamknij',

  connectScreen: 'Połącz ten ekran',
  code: (digits) => `Kod ${digits}`,
  waitingForCode: 'Kod zaraz się pojawi',
  whereToTypeCode:
    'W aplikacji Sunporch proszę otworzyć „Ustawienia”, potem „Ekran: …”, nacisnąć „Połącz ekran” i wpisać ten kod.',
  linkGone: 'Ten link został już użyty albo jest za stary. Nowy można utworzyć w „Ustawienia”.',
  notConnected: 'Ten ekran nie jest połączony',
  wasRemoved: 'Rodzina go usunęła. Nie pokazuje już niczego.',
  connectAgain: 'Połącz ponownie',
}

const parts = { morning: 'rano', afternoon: 'po południu', evening: 'wieczorem', night: 'w nocy' }
const greetings = {
  morning: 'Dzień dobry',
  afternoon: 'Dzień dobry',
  evening: 'Dobry wieczór',
  night: 'Dobranoc',
}
const weekdays = [
  'w niedzielę',
  'w poniedziałek',
  'we wtorek',
  'w środę',
  'w czwartek',
  'w piątek',
  'w sobotę',
]

/** "1 sekunda", "2 sekundy", "5 sekund". */
function secondsIn(count: number): string {
  if (count === 1) return '1 sekunda'
  return `${count} ${new Intl.PluralRules('pl').select(count) === 'few' ? 'sekundy' : 'sekund'}`
}

/** "1 minuta", "2 minuty", "5 minut". */
function minutesIn(count: number): string {
  if (count === 1) return '1 minuta'
  return `${count} ${new Intl.PluralRules('pl').select(count) === 'few' ? 'minuty' : 'minut'}`
}

/** "rok", "2 lata", "5 lat". */
function yearsAgo(years: number): string {
  if (years === 1) return 'rok'
  return `${years} ${new Intl.PluralRules('pl').select(years) === 'few' ? 'lata' : 'lat'}`
}
