import type { RecoveryWords } from './en.ts'

export const words: RecoveryWords = {
  title: 'Jeśli ktoś inny był na twoim koncie',
  lookThrough: 'Przejrzyj to, proszę',
  means:
    'Hasło, które ktoś zna, zgubiony telefon, niezamknięta przeglądarka: jedno naciśnięcie wylogowuje wszystkich innych, kończy klucze, które mogli zachować, i pokazuje, co pojawiło się w twoim imieniu.',
  wasTaken: 'Ktoś był na moim koncie',
  ask: 'Ktoś był na twoim koncie?',
  askMeans:
    'Wszyscy inni zostaną od razu wylogowani i wygaśnie wszystko, czym mogliby wrócić, twoje także: klucze dostępu, klucze do zdjęć, dostęp innych programów, adres kalendarza, linki, kody oraz zaproszenia i prośby o przejęcie opieki, których nikt nie przyjął. Możesz utworzyć je od nowa. Ekrany w pokoju pozostają połączone. Opieka w twoich rodzinach dostanie wiadomość.',
  endAll: 'Zakończ wszystko',
  takenBack: { title: 'Wszyscy inni są wylogowani', description: 'Przeczytaj, co zrobić dalej.' },

  signedOutOn: ({ date, ended }) =>
    ended
      ? `Wszyscy inni zostali wylogowani: ${date}. Wygasło też: ${ended}. Co potrzebne, możesz utworzyć od nowa.`
      : `Wszyscy inni zostali wylogowani: ${date}.`,
  newPassword:
    'Czy od tamtej pory masz nowe hasło? Jeśli nie, zmień je teraz, w części „Zalogowane przeglądarki”: kto zna stare, może znowu wejść.',
  goesOn:
    'To pojawiło się w twoim imieniu w ciągu 30 dni wcześniej i działa dalej. Zakończ to, czego nie znasz.',
  nothingCame:
    'W ciągu 30 dni wcześniej nie pojawił się w twoim imieniu żaden ekran, program, kalendarz ani żadna osoba.',
  kinds: {
    screens: 'Ekrany połączone przez ciebie',
    webhooks: 'Programy, które dowiadują się, co się dzieje',
    calendars: 'Kalendarze dodane adresem',
    people: 'Osoby z twojego zaproszenia',
    successors: 'Osoby wskazane do przejęcia opieki',
  },
  since: {
    screens: (date) => `Połączono: ${date}`,
    webhooks: (date) => `Dodano: ${date}`,
    calendars: (date) => `Dodano: ${date}`,
    people: (date) => `W rodzinie od: ${date}`,
    successors: (date) => `Wskazano: ${date}`,
  },
  ends: {
    screens: 'Odłącz',
    webhooks: 'Usuń',
    calendars: 'Usuń',
    people: 'Wyklucz',
    successors: 'Cofnij',
  },
  endThis: ({ end, name }) => `${end}: ${name}`,
  isUnsure: 'Prawdopodobnie: w tej samej sekundzie dołączył ktoś jeszcze i mogła to być ta osoba.',
  handedOver: ({ name, group, date }) =>
    `${name} sprawuje główną opiekę w grupie ${group}, bo poprosiło o to twoje konto. Od: ${date}.`,
  handBack: (name) =>
    `Jeśli to nie ty, porozmawiaj z tą osobą (${name}) i poproś o zwrot opieki na stronie rodziny. Jeśli jej nie znasz, od razu powiedz o tym osobie, która prowadzi ten serwer.`,
  finished: 'Wszystko przejrzane',
}
