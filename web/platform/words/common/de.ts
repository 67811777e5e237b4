import type { CommonWords } from './en.ts'

export const words: CommonWords = {
  motto: 'Ganz nah am Alltag deiner Lieben',
  oneMoment: 'Einen Moment…',
  loading: 'Wird geladen…',
  didNotWork: 'Das hat nicht geklappt. Ist die Verbindung in Ordnung?',
  tryAgain: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
  notReached: 'Der Server war nicht zu erreichen. Bitte versuch es noch einmal.',
  again: 'Noch einmal',
  notLoaded: 'Das ließ sich nicht laden. Ist die Verbindung in Ordnung?',
  pageNotHere: 'Diese Seite ist noch nicht da',
  opensByItself: 'Sie öffnet sich von selbst, sobald es eine Verbindung gibt.',
  stumbled: 'Diese Seite ist gestolpert',
  stumbledText:
    'Was du gespeichert hast, ist sicher. Meist hilft es, die Seite neu zu öffnen; wenn nicht, sag bitte Bescheid, wo dein Sunporch betrieben wird.',
  openAgain: 'Neu öffnen',
  loggedOut: 'Nicht angemeldet',
  loggedOutText: 'Du bist abgemeldet. Gleich kannst du dich wieder anmelden …',
  error: 'Fehler',
  notFound: 'Nicht gefunden',
  notFoundTitle: '404 Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es hier nichts.',
  toStart: 'Zur Startseite',
  tooMany: 'Zu viele Versuche. Bitte warte ein paar Minuten.',
  sentences: {
    'The e-mail address or the password is not right.': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    'There is already an account with this e-mail address. Please sign in instead.':
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich damit an.',
    'This link has been used or is too old. Please ask for a new one.':
      'Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordere einen neuen an.',
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.':
      'Dieser Link wurde schon benutzt oder ist zu alt. Wenn du deine Adresse noch nicht bestätigt hast, bekommst du in den Einstellungen einen neuen.',
    'This passkey did not work here. Please try again, or sign in with your password.':
      'Dieser Passkey hat hier nicht funktioniert. Versuch es noch einmal, oder melde dich mit deinem Passwort an.',
    'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.':
      'Neue Konten gibt es hier nur mit Einladung. Bitte jemanden aus der Familie, dich einzuladen, und öffne den Link, den du dann bekommst.',
    'No new accounts are made here. If your family uses this server, ask the person who runs it.':
      'Hier werden keine neuen Konten angelegt. Wenn deine Familie diesen Server nutzt, frag die Person, die ihn betreibt.',
    'This invitation is not valid any more. Please ask for a new one.':
      'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
    'This invitation has been used already. Please ask for a new one.':
      'Diese Einladung wurde schon benutzt. Bitte lass dir eine neue schicken.',
    'You were deactivated in this group. The primary caretaker can let you in again.':
      'Dein Zugang zu dieser Gruppe ist abgeschaltet. Die Hauptbetreuung kann dich wieder hereinlassen.',
    'Another account has this e-mail address by now. Yours keeps the one that it has.':
      'Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Deines behält die bisherige.',
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.':
      'Dieses Passwort probieren andere als Erstes. Gut sind drei Wörter, die nichts miteinander zu tun haben.',
    'Please enter your e-mail address.': 'Bitte gib deine E-Mail-Adresse ein.',
    'This e-mail address is too long.': 'Diese E-Mail-Adresse ist zu lang.',
    'Please enter a full e-mail address, like mia@example.com.':
      'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel mia@example.com.',
    'Please choose a password.': 'Bitte wähle ein Passwort.',
    'Please use at least 10 characters.': 'Bitte nimm mindestens 10 Zeichen.',
    'Please use at most 200 characters.': 'Bitte nimm höchstens 200 Zeichen.',
    'Please enter your password.': 'Bitte gib dein Passwort ein.',
    'Please enter your first name.': 'Bitte gib deinen Vornamen ein.',
    'Please enter your last name.': 'Bitte gib deinen Nachnamen ein.',
  },
}
