import type { Messages } from './en.ts'

const roles = {
  primary_caretaker: 'główna opieka',
  caretaker: 'opieka',
  member: 'rodzina',
}

export const messages: Messages = {
  hello: (name) => (name ? `Cześć, ${name}!` : 'Cześć!'),
  openSunporch: 'Otwórz Sunporch',

  invitation: {
    subject: (inviter, family) => `${inviter} zaprasza cię do Sunporch: ${family}`,
    title: (inviter) => `${inviter} zaprasza cię`,
    text: (inviter, family, role) =>
      `${inviter} zaprasza cię do grupy „${family}”. Twoja rola: ${roles[role]}.`,
    about: 'W Sunporch rodzina dzieli się zdjęciami, poleceniami i listą zakupów z bliską osobą.',
    lasts: 'Link działa przez siedem dni.',
    button: 'Dołącz do rodziny',
    note: 'Jeśli nie wiesz, o co chodzi, nie musisz nic robić.',
  },

  confirm: {
    subject: 'Potwierdź swój adres e-mail w Sunporch',
    title: 'Czy to twój adres e-mail?',
    text: 'Ktoś podał ten adres dla konta w Sunporch. Jeśli to ty, otwórz ten link w ciągu 24 godzin. Dopiero potem będą tu przychodzić wiadomości o rodzinie.',
    button: 'Tak, to mój adres',
    note: 'Jeśli to nie ty, nie musisz nic robić.',
  },

  addressChanged: {
    subject: 'Zmieniono twój adres e-mail w Sunporch',
    title: 'Zmieniono twój adres e-mail',
    byPerson:
      'Twoje konto w Sunporch ma teraz inny adres e-mail. Zmiany dokonano z użyciem twojego hasła. Logujesz się nowym adresem i tam przychodzą wiadomości.',
    byOperator:
      'Twoje konto w Sunporch ma teraz inny adres e-mail. Na czyjąś prośbę wpisała go osoba, która prowadzi twój Sunporch. Logujesz się nowym adresem i tam przychodzą wiadomości.',
    note: 'Jeśli to nie ty, daj od razu znać osobie, która prowadzi twój Sunporch.',
  },

  reset: {
    subject: 'Wybierz nowe hasło do Sunporch',
    title: 'Wybierz nowe hasło',
    text: 'Aby wybrać nowe hasło do Sunporch, otwórz ten link w ciągu godziny.',
    button: 'Wybierz nowe hasło',
    note: 'Jeśli to nie twoja prośba, nie musisz nic robić. Twoje hasło pozostaje bez zmian.',
  },

  passkey: {
    added: {
      title: 'Do twojego konta dodano klucz dostępu',
      text: 'Do twojego konta w Sunporch dodano klucz dostępu. Urządzenie, które go ma, loguje się bez twojego hasła.',
    },
    removed: {
      title: 'Z twojego konta usunięto klucz dostępu',
      text: 'Z twojego konta w Sunporch usunięto klucz dostępu. Nikt już się nim nie zaloguje.',
    },
    button: 'Zobacz moje klucze dostępu',
    note: 'Jeśli to ty, nie musisz nic robić. Jeśli nie, zaloguj się i odzyskaj konto w ustawieniach: to kończy wszystkie klucze dostępu i wylogowuje wszystkich innych. Potem wybierz nowe hasło.',
  },

  account: {
    reset: {
      title: 'Masz nowe hasło',
      text: 'Za pomocą linku wybrano nowe hasło do twojego konta w Sunporch. Stare już nie działa, a wszystkich innych wylogowano.',
    },
    password: {
      title: 'Zmieniono twoje hasło',
      text: 'Hasło do twojego konta w Sunporch zmieniono w ustawieniach. Zrobił to ktoś, kto znał stare hasło. Wylogowano wszystkie inne przeglądarki i zakończono dostęp innych programów. Zakończono też klucze dostępu, pozostałe klucze i otwarte zaproszenia, chyba że zaznaczono, że mają zostać.',
    },
    taken: {
      title: 'Wszystkich innych wylogowano',
      text: 'Wiemy od ciebie, że na twoim koncie w Sunporch był ktoś inny. Wylogowano wszystkich oprócz ciebie.',
    },
    signedOut: {
      title: 'Wylogowano cię wszędzie',
      text: 'Na twoim koncie w Sunporch wybrano wylogowanie wszędzie, więc zaloguj się ponownie na każdym urządzeniu.',
    },
    changeNow: {
      password: 'Wybierz teraz nowe hasło: do tego czasu ktoś, kto zna stare, może wejść ponownie.',
      provider:
        'Zmień teraz hasło w usłudze, przez którą się logujesz: do tego czasu ktoś, kto je zna, może wejść ponownie.',
    },
    ended:
      'Zakończyło się to, co wpuszcza programy i urządzenia do twojego konta: klucze dostępu, klucze, którymi telefony wysyłają zdjęcia, dostęp innych programów, adres kalendarza oraz zaproszenia, których nikt nie przyjął. To, czego potrzebujesz, możesz utworzyć ponownie.',
    lookThrough:
      'Ekrany, programy i osoby, które pojawiły się w twoim imieniu w ciągu ostatnich 30 dni, pozostają, podobnie jak ekran w pokoju. Są w ustawieniach: zakończ to, czego nie znasz.',
    ifNot: {
      password: 'To nie ty? Poproś od razu o nowe hasło na stronie logowania.',
      provider: 'To nie ty? Zmień od razu hasło w usłudze, przez którą się logujesz.',
    },
    ifNotReset: {
      password:
        'To nie ty? Być może ktoś inny czyta twoją pocztę: zmień najpierw hasło do skrzynki. Potem od razu poproś o nowe hasło na stronie logowania.',
      provider:
        'To nie ty? Być może ktoś inny czyta twoją pocztę: zmień najpierw hasło do skrzynki. Potem od razu zmień hasło w usłudze, przez którą się logujesz.',
    },
    button: 'Zobacz moje konto',
    signIn: 'Zaloguj się',
  },

  signOut: {
    title: 'Wylogować się?',
    question: 'Czy chcesz się wylogować z Sunporch?',
    yes: 'Wyloguj się',
    no: 'Nie wylogowuj mnie',
  },

  operator: {
    unnamed:
      'Za serwer odpowiada osoba, która go prowadzi. Zwykle jest to ktoś z rodziny: zapytaj osobę, od której masz zaproszenie.',
    named: (operator) => `Ten serwer prowadzi i za niego odpowiada: ${operator}.`,
  },

  someoneOfFamily: 'Ktoś z twojej rodziny',
}
