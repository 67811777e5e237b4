import type { SignInWords } from './en.ts'

export const words: SignInWords = {
  titles: {
    'sign-in': 'Inloggen',
    'sign-up': 'Account maken',
    forgot: 'Wachtwoord vergeten',
    reset: 'Kies een nieuw wachtwoord',
  },
  invitedOnly: 'Je hebt een uitnodiging nodig',
  noNewAccounts: 'Geen nieuwe accounts',
  askFamily:
    'Vraag iemand van de familie om je uit te nodigen. Je krijgt een link waarmee je je account maakt.',
  askOperator:
    'Hier worden geen nieuwe accounts gemaakt. Gebruikt je familie deze server, vraag het dan aan wie hem beheert.',
  toStart: 'Sunporch, naar het begin',
  newHere: 'Nieuw hier?',
  createAccount: 'Account maken',
  signIn: 'Inloggen',
  iHaveAnAccount: 'Ik heb al een account',
  iHaveNoAccount: 'Ik heb geen account',
  forgotPassword: 'Wachtwoord vergeten',
  backToSignIn: 'Terug naar inloggen',
  sendLink: 'Stuur me een link',
  linkIsMailed:
    'Als er een account met dit adres is, is er een link onderweg. Na een paar minuten nog niets? Kijk bij de ongewenste mail, probeer dan een ander adres dat je misschien hebt gebruikt, of vraag het aan wie deze server beheert.',
  noMail:
    'Deze server verstuurt geen mail. Vraag het aan wie hem beheert: als er een account met dit adres is, staat er een link voor je in de map ‘mail’ bij de gegevens van de server. Die is een uur geldig.',
  saveAndSignIn: 'Opslaan en inloggen',
  newLink: 'Nieuwe link aanvragen',
  email: 'E-mail',
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  passwordHint: (min) => `Minstens ${min} tekens. Drie woorden zijn een goed wachtwoord.`,
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  agreement:
    'Met een account ga je akkoord met de [gebruiksvoorwaarden](terms). Wat er van je wordt bewaard: [privacy](privacy).',
  usePasskey: 'Passkey gebruiken',
  noPasskeyUsed: 'Er is geen passkey gebruikt. Probeer het nog eens, of log in met je wachtwoord.',
}
