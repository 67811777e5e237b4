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
    subject: (inviter, family) => `${inviter} zaprasza Cię do Sunporch: ${family}`,
    title: (inviter) => `${inviter} zaprasza Cię`,
    text: (inviter, family, role) =>
      `${inviter} zaprasza Cię do grupy „${family}”. Twoja rola: ${roles[role]}.`,
    about: 'W Sunporch rodzina dzieli się zdjęciami, poleceniami i listą zakupów z bliską osobą.',
    lasts: 'Link działa przez siedem dni.',
    button: 'Dołącz do rodziny',
    note: 'Jeśli nie wiesz, o co chodzi, nie musisz nic robić.',
  },

  confirm: {
    subject: 'Potwierdź swój adres e-mail w Sunporch',
    title: 'Czy to Twój adres e-mail?',
    text: 'Ktoś podał ten adres dla konta w Sunporch. Jeśli to Ty, otwórz ten link w ciągu 24 godzin. Dopiero potem będą tu przychodzić wiadomości o rodzinie.',
    button: 'Tak, to mój adres',
    note: 'Jeśli to nie Ty, nie musisz nic robić.',
  },

  addressChanged: {
    subject: 'Zmieniono Twój adres e-mail w Sunporch',
    title: 'Zmieniono Twój adres e-mail',
    byPerson:
      'Twoje konto w Sunporch ma teraz inny adres e-mail. Zmiany dokonano z użyciem Twojego hasła. Logujesz się nowym adresem i tam przychodzą wiadomości.',
    byOperator:
      'Twoje konto w Sunporch ma teraz inny adres e-mail. Na czyjąś prośbę wpisała go osoba, która prowadzi Twój Sunporch. Logujesz się nowym adresem i tam przychodzą wiadomości.',
    note: 'Jeśli to nie Ty, daj od razu znać osobie, która prowadzi Twój Sunporch.',
  },

  reset: {
    subject: 'Wybierz nowe hasło do Sunporch',
    title: 'Wybierz nowe hasło',
    text: 'Aby wybrać nowe hasło do Sunporch, otwórz ten link w ciągu godziny.',
    button: 'Wybierz nowe hasło',
    note: 'Jeśli to nie Twoja prośba, nie musisz nic robić. Twoje hasło pozostaje bez zmian.',
  },

  passkey: {
    added: {
      title: 'Do Twojego konta dodano klucz dostępu',
      text: 'Do Twojego konta w Sunporch dodano klucz dostępu. Urządzenie, które go ma, loguje się bez Twojego hasła.',
    },
    removed: {
      title: 'Z Twojego konta usunięto klucz dostępu',
      text: 'Z Twojego konta w Sunporch usunięto klucz dostępu. Nikt już się nim nie zaloguje.',
    },
    button: 'Zobacz moje klucze dostępu',
    note: 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, zaloguj się i odzyskaj konto w ustawieniach: to kończy wszystkie klucze dostępu i wylogowuje wszystkich innych. Potem wybierz nowe hasło.',
  },

  account: {
    reset: {
      title: 'Masz nowe hasło',
      text: 'Za pomocą linku wybrano nowe hasło do Twojego konta w Sunporch. Stare już nie działa, a wszystkich innych wylogowano.',
    },
    password: {
      title: 'Zmieniono Twoje hasło',
      text: 'Hasło do Twojego konta w Sunporch zmieniono w ustawieniach. Zrobił to ktoś, kto znał stare hasło. Wylogowano wszystkie inne przeglądarki i zakończono dostęp innych programów. Zakończono też klucze dostępu, pozostałe klucze i otwarte zaproszenia, chyba że zaznaczono, że mają zostać.',
    },
    taken: {
      title: 'Wszystkich innych wylogowano',
      text: 'Wiemy od Ciebie, że na Twoim koncie w Sunporch był ktoś inny. Wylogowano wszystkich oprócz Ciebie.',
    },
    signedOut: {
      title: 'Wylogowano Cię wszędzie',
      text: 'Na Twoim koncie w Sunporch wybrano wylogowanie wszędzie, więc zaloguj się ponownie na każdym urządzeniu.',
    },
    changeNow: {
      password: 'Wybierz teraz nowe hasło: do tego czasu ktoś, kto zna stare, może wejść ponownie.',
      provider:
        'Zmień teraz hasło w usłudze, przez którą się logujesz: do tego czasu ktoś, kto je zna, może wejść ponownie.',
    },
    ended:
      'Zakończyło się to, co wpuszcza programy i urządzenia do Twojego konta: klucze dostępu, klucze, którymi telefony wysyłają zdjęcia, dostęp innych programów, adres kalendarza oraz zaproszenia, których nikt nie przyjął. To, czego potrzebujesz, możesz utworzyć ponownie.',
    lookThrough:
      'Ekrany, programy i osoby, które pojawiły się w Twoim imieniu w ciągu ostatnich 30 dni, pozostają, podobnie jak ekran w pokoju. Są w ustawieniach: zakończ to, czego nie znasz.',
    ifNot: {
      password: 'To nie Ty? Poproś od razu o nowe hasło na stronie logowania.',
      provider: 'To nie Ty? Zmień od razu hasło w usłudze, przez którą się logujesz.',
    },
    ifNotReset: {
      password:
        'To nie Ty? Być może ktoś inny czyta Twoją pocztę: zmień najpierw hasło do skrzynki. Potem od razu poproś o nowe hasło na stronie logowania.',
      provider:
        'To nie Ty? Być może ktoś inny czyta Twoją pocztę: zmień najpierw hasło do skrzynki. Potem od razu zmień hasło w usłudze, przez którą się logujesz.',
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
}
