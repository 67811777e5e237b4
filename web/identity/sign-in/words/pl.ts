import type { SignInWords } from './en.ts'

export const words: SignInWords = {
  titles: {
    'sign-in': 'Zaloguj się',
    'sign-up': 'Załóż konto',
    forgot: 'Nie pamiętam hasła',
    reset: 'Wybierz nowe hasło',
  },
  invitedOnly: 'Potrzebujesz zaproszenia',
  noNewAccounts: 'Brak nowych kont',
  askFamily: 'Poproś kogoś z rodziny o zaproszenie. Dostaniesz link, dzięki któremu założysz konto.',
  askOperator:
    'Nie zakłada się tu nowych kont. Jeśli twoja rodzina używa tego serwera, zapytaj osobę, która go prowadzi.',
  toStart: 'Sunporch, na początek',
  newHere: 'Pierwszy raz tutaj?',
  createAccount: 'Załóż konto',
  signIn: 'Zaloguj się',
  iHaveAnAccount: 'Mam już konto',
  iHaveNoAccount: 'Nie mam konta',
  forgotPassword: 'Nie pamiętam hasła',
  backToSignIn: 'Wróć do logowania',
  sendLink: 'Wyślij mi link',
  linkIsMailed:
    'Jeśli jest konto z tym adresem, link jest już w drodze. Po kilku minutach nadal nic? Zajrzyj do spamu, potem spróbuj innego adresu, którego może używasz, albo zapytaj osobę, która prowadzi ten serwer.',
  noMail:
    'Ten serwer nie wysyła poczty. Zapytaj osobę, która go prowadzi: jeśli jest konto z tym adresem, znajdzie link dla ciebie w folderze „mail” w danych serwera. Jest ważny przez godzinę.',
  saveAndSignIn: 'Zapisz i zaloguj się',
  newLink: 'Poproś o nowy link',
  email: 'E-mail',
  password: 'Hasło',
  newPassword: 'Nowe hasło',
  passwordHint: (min) => `Co najmniej ${min} znaków. Dobre są trzy słowa.`,
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  agreement:
    'Zakładając konto, zgadzasz się na [warunki korzystania](terms). Co o tobie przechowujemy: [prywatność](privacy).',
  usePasskey: 'Użyj klucza dostępu',
  noPasskeyUsed: 'Nie użyto klucza dostępu. Spróbuj ponownie albo zaloguj się hasłem.',
}
