import type { SignInWords } from './en.ts'

export const words: SignInWords = {
  titles: {
    'sign-in': 'Accedi',
    'sign-up': 'Crea un account',
    forgot: 'Password dimenticata',
    reset: 'Scegli una nuova password',
  },
  invitedOnly: 'Ti serve un invito',
  noNewAccounts: 'Nessun nuovo account',
  askFamily:
    'Chiedi a qualcuno della famiglia di invitarti. Riceverai un link con cui creare il tuo account.',
  askOperator:
    'Qui non si creano nuovi account. Se la tua famiglia usa questo server, chiedi a chi lo gestisce.',
  toStart: 'Sunporch, alla pagina iniziale',
  newHere: 'È la prima volta?',
  createAccount: 'Crea un account',
  signIn: 'Accedi',
  iHaveAnAccount: 'Ho già un account',
  iHaveNoAccount: 'Non ho un account',
  forgotPassword: 'Password dimenticata',
  backToSignIn: 'Torna all’accesso',
  sendLink: 'Inviami un link',
  linkIsMailed:
    'Se c’è un account con questo indirizzo, un link è in arrivo. Ancora niente dopo qualche minuto? Guarda nella posta indesiderata, prova un altro indirizzo che potresti aver usato, oppure chiedi a chi gestisce questo server.',
  noMail:
    'Questo server non invia mail. Chiedi a chi lo gestisce: se c’è un account con questo indirizzo, trova un link per te nella cartella «mail» dei dati del server, valido per un’ora.',
  saveAndSignIn: 'Salva e accedi',
  newLink: 'Chiedi un nuovo link',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Nuova password',
  passwordHint: (min) => `Almeno ${min} caratteri. Tre parole ne fanno una buona.`,
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  firstName: 'Nome',
  lastName: 'Cognome',
  agreement:
    'Creando un account accetti le [condizioni d’uso](terms). Che cosa si conserva di te: [privacy](privacy).',
  usePasskey: 'Usa una passkey',
  noPasskeyUsed: 'Non è stata usata nessuna passkey. Riprova, oppure accedi con la password.',
}
