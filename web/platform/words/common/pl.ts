import type { CommonWords } from './en.ts'

export const words: CommonWords = {
  motto: 'Na co dzień z bliską osobą',
  oneMoment: 'Chwileczkę…',
  loading: 'Wczytywanie…',
  didNotWork: 'Nie udało się. Czy połączenie działa?',
  tryAgain: 'Coś poszło nie tak. Spróbuj ponownie.',
  notReached: 'Nie udało się połączyć z serwerem. Spróbuj ponownie.',
  again: 'Spróbuj ponownie',
  notLoaded: 'Nie udało się tego wczytać. Czy połączenie działa?',
  pageNotHere: 'Tej strony jeszcze tu nie ma',
  opensByItself: 'Otworzy się sama, gdy będzie połączenie.',
  stumbled: 'Ta strona się potknęła',
  stumbledText:
    'To, co zapisane, jest bezpieczne. Zwykle pomaga otwarcie strony od nowa; jeśli nie, powiedz o tym osobie, która prowadzi wasz Sunporch.',
  openAgain: 'Otwórz ponownie',
  loggedOut: 'Wylogowano',
  loggedOutText: 'Sesja wygasła. Za chwilę możesz zalogować się ponownie…',
  error: 'Błąd',
  notFound: 'Nie znaleziono',
  notFoundTitle: '404 Nie znaleziono strony',
  notFoundText: 'Pod tym adresem nic tu nie ma.',
  toStart: 'Przejdź na początek',
  tooMany: 'Za dużo prób. Odczekaj kilka minut.',
  sentences: {
    'The e-mail address or the password is not right.': 'Adres e-mail lub hasło się nie zgadza.',
    'There is already an account with this e-mail address. Please sign in instead.':
      'Istnieje już konto z tym adresem e-mail. Zaloguj się na nie.',
    'This link has been used or is too old. Please ask for a new one.':
      'Ten link został już użyty albo jest za stary. Poproś o nowy.',
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.':
      'Ten link został już użyty albo jest za stary. Jeśli adres nie jest jeszcze potwierdzony, w Ustawieniach dostaniesz nowy.',
    'This passkey did not work here. Please try again, or sign in with your password.':
      'Ten klucz dostępu tu nie zadziałał. Spróbuj ponownie albo zaloguj się hasłem.',
    'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.':
      'Nowe konta zakłada się tu na zaproszenie. Poproś kogoś z rodziny o zaproszenie i otwórz link, który dostaniesz.',
    'No new accounts are made here. If your family uses this server, ask the person who runs it.':
      'Nie zakłada się tu nowych kont. Jeśli twoja rodzina używa tego serwera, zapytaj osobę, która go prowadzi.',
    'This invitation is not valid any more. Please ask for a new one.':
      'To zaproszenie straciło ważność. Poproś o nowe.',
    'This invitation has been used already. Please ask for a new one.':
      'To zaproszenie zostało już użyte. Poproś o nowe.',
    'You were deactivated in this group. The primary caretaker can let you in again.':
      'Twój dostęp do tej grupy jest wyłączony. Główna opieka może go znów włączyć.',
    'Another account has this e-mail address by now. Yours keeps the one that it has.':
      'Ten adres e-mail ma już inne konto. Twoje zachowuje dotychczasowy.',
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.':
      'To hasło należy do tych, które inni sprawdzają najpierw. Dobre są trzy słowa, które nie mają ze sobą nic wspólnego.',
    'Please enter your e-mail address.': 'Wpisz swój adres e-mail.',
    'This e-mail address is too long.': 'Ten adres e-mail jest za długi.',
    'Please enter a full e-mail address, like mia@example.com.':
      'Wpisz pełny adres e-mail, np. mia@example.com.',
    'Please choose a password.': 'Wybierz hasło.',
    'Please use at least 10 characters.': 'Użyj co najmniej 10 znaków.',
    'Please use at most 200 characters.': 'Użyj najwyżej 200 znaków.',
    'Please enter your password.': 'Wpisz swoje hasło.',
    'Please enter your first name.': 'Wpisz swoje imię.',
    'Please enter your last name.': 'Wpisz swoje nazwisko.',
  },
}
