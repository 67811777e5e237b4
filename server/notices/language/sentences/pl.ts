import type { Sentences } from './en.ts'

// The present tense, which does not tell whether somebody is a woman or a man. A name stands in the nominative only.

const plural = new Intl.PluralRules('pl')

function counted(count: number, few: string, many: string): string {
  return `${count} ${plural.select(count) === 'few' ? few : many}`
}

const asksForCall: Sentences['call_requested'] = {
  one: ({ actor, you }) => (you ? `${actor} prosi cię o telefon` : `${actor} prosi o telefon`),
}
const says: Sentences['answer_note'] = {
  one: ({ actor, quoted }) => (quoted ? `${actor} mówi: ${quoted}` : `${actor} przesyła kilka słów`),
}
const takesPlace: Sentences['visit_unskipped'] = {
  one: ({ actor, quoted }) =>
    quoted
      ? `${actor} informuje, że jednak się odbędzie: ${quoted}`
      : `${actor} informuje, że wizyta jednak się odbędzie`,
}

export const sentences: Sentences = {
  photo_uploaded: {
    one: ({ actor, quoted }) => (quoted ? `${actor} dodaje zdjęcie ${quoted}` : `${actor} dodaje zdjęcie`),
    many: ({ actor }, count) => `${actor} dodaje ${counted(count, 'zdjęcia', 'zdjęć')}`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} wysyła na ekran zdjęcie ${quoted}` : `${actor} wysyła na ekran zdjęcie`,
    many: ({ actor }, count) => `${actor} wysyła na ekran ${counted(count, 'zdjęcia', 'zdjęć')}`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} dodaje polecenie ${quoted}` : `${actor} dodaje polecenie`,
    many: ({ actor }, count) => `${actor} dodaje ${counted(count, 'polecenia', 'poleceń')}`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} wysyła na ekran polecenie ${quoted}` : `${actor} wysyła na ekran polecenie`,
    many: ({ actor }, count) => `${actor} wysyła na ekran ${counted(count, 'polecenia', 'poleceń')}`,
  },
  note_sent: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} pisze liścik: ${quoted}` : `${actor} wysyła na ekran liścik`,
    many: ({ actor }, count) => `${actor} wysyła na ekran ${counted(count, 'liściki', 'liścików')}`,
  },
  voice_sent: {
    one: ({ actor, quoted, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} s`
      return `${actor} wysyła na ekran nagranie głosu${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor }, count) =>
      `${actor} wysyła na ekran ${counted(count, 'nagrania głosu', 'nagrań głosu')}`,
  },
  clip_sent: {
    one: ({ actor, quoted, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} s`
      return `${actor} wysyła na ekran film${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor }, count) => `${actor} wysyła na ekran ${counted(count, 'filmy', 'filmów')}`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      quoted
        ? `Czas liściku ${quoted} minął, a żaden ekran nie zgłosił, że go pokazał`
        : 'Czas liściku minął, a żaden ekran nie zgłosił, że go pokazał',
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} planuje przesyłkę: ${quoted}` : `${actor} planuje przesyłkę`,
    many: ({ actor }, count) => `${actor} planuje ${counted(count, 'przesyłki', 'przesyłek')}`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} zmienia zaplanowaną przesyłkę: ${quoted}` : `${actor} zmienia zaplanowaną przesyłkę`,
    many: ({ actor }, count) =>
      `${actor} wprowadza ${counted(count, 'zmiany', 'zmian')} w zaplanowanych przesyłkach`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted
        ? `${actor} odwołuje zaplanowaną przesyłkę: ${quoted}`
        : `${actor} odwołuje zaplanowaną przesyłkę`,
    many: ({ actor }, count) =>
      `${actor} odwołuje ${counted(count, 'zaplanowane przesyłki', 'zaplanowanych przesyłek')}`,
  },
  visit_planned: {
    one: ({ actor, quoted }) => (quoted ? `${actor} planuje: ${quoted}` : `${actor} planuje wizytę`),
    many: ({ actor }, count) => `${actor} planuje ${counted(count, 'wizyty', 'wizyt')}`,
  },
  visit_changed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} zmienia: ${quoted}` : `${actor} zmienia wizytę`),
    many: ({ actor }, count) => `${actor} wprowadza ${counted(count, 'zmiany', 'zmian')} w wizytach`,
  },
  visit_removed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} odwołuje: ${quoted}` : `${actor} odwołuje wizytę`),
    many: ({ actor }, count) => `${actor} odwołuje ${counted(count, 'wizyty', 'wizyt')}`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} odwołuje na jeden dzień: ${quoted}` : `${actor} odwołuje wizytę na jeden dzień`,
    many: ({ actor }, count) =>
      `${actor} odwołuje ${counted(count, 'wizyty', 'wizyt')}, każdą na jeden dzień`,
  },
  visit_restored: {
    ...takesPlace,
    many: ({ actor }, count) => `${actor} przywraca ${counted(count, 'wizyty', 'wizyt')}`,
  },
  visit_unskipped: takesPlace,
  shopping_item_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} wpisuje na listę zakupów ${quoted}` : `${actor} wpisuje coś na listę zakupów`,
    many: ({ actor }, count) => `${actor} wpisuje na listę zakupów ${count} rzeczy`,
  },
  items_sent_to_amazon: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} wysyła do Amazona ${quoted}` : `${actor} wysyła do Amazona listę zakupów`,
  },
  answer_heart: {
    one: ({ actor, quoted }) => (quoted ? `${actor} przesyła serce za ${quoted}` : `${actor} przesyła serce`),
    many: ({ actor }, count) => `${actor} przesyła ${counted(count, 'serca', 'serc')}`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) => (quoted ? `${actor} dziękuje za ${quoted}` : `${actor} dziękuje`),
    many: ({ actor }, count) => `${actor} dziękuje ${count} razy`,
  },
  answer_note: says,
  answer_taken_back: { one: ({ actor }) => `${actor} wycofuje odpowiedź` },
  note_received: says,
  voice_received: {
    one: ({ actor }) => `${actor} coś mówi`,
    many: ({ actor }, count) => `Nagrania od ${actor}: ${count}`,
  },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: ({ actor, you, since }) => `${asked(actor, you, since?.text)}. Jeszcze nikt się nie zgłosił`,
  },
  call_waiting_last: {
    one: ({ actor, you, since }) =>
      `${asked(actor, you, since?.text)}. Nikt się nie zgłosił, a to ostatnie przypomnienie`,
  },
  call_taken: { one: ({ actor, lovedOneFirst }) => `${actor} zadzwoni. ${lovedOneFirst} czeka na telefon` },
  call_returned: {
    one: ({ actor, lovedOneFirst }) =>
      `${actor} jednak nie może zadzwonić. ${lovedOneFirst} czeka na telefon`,
  },
  call_withdrawn: { one: ({ actor }) => `${actor} nie prosi już o telefon` },
  member_joined: { one: ({ actor }) => `${actor} należy teraz do rodziny` },
  account_secured: {
    one: ({ actor }) => `${actor} zabezpiecza swoje konto. Przez to coś się tu zakończyło`,
  },
  account_taken_back: {
    one: ({ actor }) =>
      `${actor} odzyskuje swoje konto, na którym był ktoś inny. Sprawdź, proszę, osoby i ekrany`,
  },
  member_left: { one: ({ actor }) => `${actor} nie należy już do rodziny` },
  member_removed: {
    one: ({ actor, title }) =>
      title ? `${actor} usuwa z rodziny osobę: ${title}` : `${actor} usuwa kogoś z rodziny`,
  },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} zmienia twoją rolę`
        : title
          ? `${actor} zmienia rolę osoby: ${title}`
          : `${actor} zmienia czyjąś rolę`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} prosi, aby główna opieka należała do ciebie`
        : title
          ? `${actor} prosi o przejęcie głównej opieki: ${title}`
          : `${actor} prosi kogoś o przejęcie głównej opieki`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} sprawuje teraz główną opiekę` },
  successor_named: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} wskazuje ciebie do przejęcia opieki w przyszłości`
        : title
          ? `${actor} wskazuje osobę do przejęcia opieki w przyszłości: ${title}`
          : `${actor} wskazuje kogoś do przejęcia opieki w przyszłości`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} nie wskazuje już ciebie do przejęcia opieki`
        : title
          ? `${actor} nie wskazuje już tej osoby do przejęcia opieki: ${title}`
          : `${actor} nie wskazuje już nikogo do przejęcia opieki`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `Główna opieka należy teraz do ciebie, bo ${actor} nie należy już do rodziny`
        : `${title ?? 'Ktoś inny'} sprawuje teraz główną opiekę`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      since
        ? `${actor} chce przejąć główną opiekę. Możesz się nie zgodzić. Termin: ${since.text}`
        : `${actor} chce przejąć główną opiekę. Możesz się nie zgodzić`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you ? `${actor} nadal sprawuje główną opiekę` : `${actor} nie chce już przejąć głównej opieki`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} przejmuje główną opiekę. Twoja rola to teraz opieka`
        : `${actor} przejmuje główną opiekę`,
  },
  device_connected: {
    one: ({ quoted }) => (quoted ? `Połączono ekran ${quoted}` : 'Połączono ekran'),
  },
  device_removed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} usuwa ekran ${quoted}` : `${actor} usuwa ekran`),
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `Odłączono Echo ${quoted}` : 'Odłączono Echo'),
  },
  device_silent: {
    one: ({ quoted, since }) =>
      `${quoted ? `Ekran ${quoted}` : 'Ekran'} ${since ? `nie odpowiada (od: ${since.text})` : 'nie odpowiada od doby'}`,
  },
  device_back: {
    one: ({ quoted }) => (quoted ? `Ekran ${quoted} znów odpowiada` : 'Ekran znów odpowiada'),
  },
  delivery_failed: {
    one: ({ quoted }) => (quoted ? `Nie udało się doręczyć: ${quoted}` : 'Nie udało się doręczyć przesyłki'),
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `Nie doręczono: ${quoted}. Przez trzy dni nie otwarto żadnego ekranu`
        : 'Nie doręczono przesyłki: przez trzy dni nie otwarto żadnego ekranu',
  },
  schedule_missed: {
    one: ({ quoted }) =>
      quoted ? `Zaplanowana przesyłka przepadła: ${quoted}` : 'Zaplanowana przesyłka przepadła',
  },
  schedule_failed: {
    one: ({ quoted }) =>
      quoted
        ? `Nie udało się wysłać zaplanowanej przesyłki: ${quoted}`
        : 'Nie udało się wysłać zaplanowanej przesyłki',
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} czeka na wysłanie przez ciebie`
        : 'Zaplanowana przesyłka czeka na wysłanie przez ciebie',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      title
        ? `Webhook do ${title} nie działał przez pięć dni i został wyłączony`
        : 'Webhook nie działał przez pięć dni i został wyłączony',
  },
  life_missed: { one: ({ lovedOne }) => `Dziś jeszcze nie było znaku życia: ${lovedOne}` },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `Ekran nie odpowiada (od: ${since.text}). Nie możemy wiedzieć, jak się czuje ${lovedOne}`
        : `Ekran nie odpowiada. Nie możemy wiedzieć, jak się czuje ${lovedOne}`,
  },
  life_not_checked: { one: ({ lovedOne }) => `Dziś nie można było sprawdzić znaku życia: ${lovedOne}` },
  life_well: {
    one: ({ actor, lovedOne, since }) =>
      since?.isToday
        ? `${actor} ma się dobrze: był znak życia (${since.text})`
        : `Był znak życia${since ? ` (${since.text})` : ''}: ${lovedOne}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} sprawdzi, jak się czuje ${lovedOne}` },
  life_given_back: {
    one: ({ actor, lovedOne }) => `${actor} jednak nie może sprawdzić, jak się czuje ${lovedOne}`,
  },
  life_switched_off: { one: ({ actor }) => `${actor} wyłącza codzienny znak życia` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title
        ? `${actor} informuje, że ${lovedOne} jest poza domem: ${title}`
        : `${actor} informuje, że ${lovedOne} jest poza domem`,
  },
  life_stop_asked: { one: ({ actor }) => `${actor} prosi, aby zakończyć codzienny znak życia` },
  screen_paused: {
    one: ({ actor, since }) =>
      since ? `${actor} wstrzymuje ekran (do: ${since.text})` : `${actor} wstrzymuje ekran do jutra`,
  },
  room_question: { one: ({ lovedOne }) => `Zapytaj, czy ${lovedOne} nadal chce mieć ekran` },
  photo_reminder: {
    one: ({ since }) =>
      since && !since.isToday
        ? `Brak zdjęcia na ekran (${since.text})`
        : 'Dziś jeszcze nie ma zdjęcia na ekran',
  },
}

function asked(actor: string, you: boolean, at: string | undefined): string {
  const when = at ? ` (${at})` : ''
  return you ? `${actor} prosi cię o telefon${when}` : `${actor} prosi o telefon${when}`
}
