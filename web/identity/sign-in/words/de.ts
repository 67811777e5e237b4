import type { SignInWords } from './en.ts'

export const words: SignInWords = {
  titles: {
    'sign-in': 'Anmelden',
    'sign-up': 'Konto anlegen',
    forgot: 'Passwort vergessen',
    reset: 'Neues Passwort wählen',
  },
  invitedOnly: 'Du brauchst eine Einladung',
  noNewAccounts: 'Keine neuen Konten',
  askFamily:
    'Bitte jemanden aus der Familie, dich einzuladen. Du bekommst dann einen Link, mit dem du dein Konto anlegst.',
  askOperator:
    'Hier werden keine neuen Konten angelegt. Wenn deine Familie diesen Server nutzt, frag die Person, die ihn betreibt.',
  toStart: 'Sunporch, zur Startseite',
  newHere: 'Neu hier?',
  createAccount: 'Konto anlegen',
  signIn: 'Anmelden',
  iHaveAnAccount: 'Ich habe schon ein Konto',
  iHaveNoAccount: 'Ich habe noch kein Konto',
  forgotPassword: 'Passwort vergessen',
  backToSignIn: 'Zurück zur Anmeldung',
  sendLink: 'Link zuschicken',
  linkIsMailed:
    'Wenn es mit dieser Adresse ein Konto gibt, ist ein Link unterwegs. Nach ein paar Minuten noch nichts da? Schau in den Spam-Ordner, versuch dann eine andere Adresse, die du vielleicht benutzt hast, oder frag die Person, die diesen Server betreibt.',
  noMail:
    'Dieser Server verschickt keine Mails. Bitte frag die Person, die ihn betreibt: Wenn es mit dieser Adresse ein Konto gibt, findet sie im Ordner „mail“ in den Daten des Servers einen Link für dich. Er gilt eine Stunde.',
  saveAndSignIn: 'Speichern und anmelden',
  newLink: 'Neuen Link anfordern',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: (min) => `Mindestens ${min} Zeichen. Gut sind drei Wörter.`,
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  agreement:
    'Mit dem Konto stimmst du den [Nutzungsbedingungen](terms) zu. Was über dich gespeichert wird: [Datenschutz](privacy).',
  usePasskey: 'Passkey verwenden',
  noPasskeyUsed:
    'Es wurde kein Passkey verwendet. Versuch es noch einmal, oder melde dich mit deinem Passwort an.',
}
