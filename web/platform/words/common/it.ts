import type { CommonWords } from './en.ts'

export const words: CommonWords = {
  motto: 'Vicino alla vita di ogni giorno di chi ami',
  oneMoment: 'Un momento…',
  loading: 'Caricamento…',
  didNotWork: 'Non ha funzionato. La connessione va bene?',
  tryAgain: 'Qualcosa è andato storto. Riprova.',
  notReached: 'Il server non è raggiungibile. Riprova.',
  again: 'Riprova',
  notLoaded: 'Non si è potuto caricare. La connessione va bene?',
  pageNotHere: 'Questa pagina non è ancora qui',
  opensByItself: 'Si apre da sola appena c’è connessione.',
  stumbled: 'Questa pagina è inciampata',
  stumbledText:
    'Quello che hai salvato è al sicuro. Di solito basta riaprire la pagina; se non basta, avvisa chi gestisce il tuo Sunporch.',
  openAgain: 'Riapri',
  loggedOut: 'Accesso scaduto',
  loggedOutText: 'La sessione è finita. Tra poco puoi accedere di nuovo…',
  error: 'Errore',
  notFound: 'Non trovato',
  notFoundTitle: '404 Pagina non trovata',
  notFoundText: 'A questo indirizzo non c’è nulla.',
  toStart: 'Vai all’inizio',
  tooMany: 'Troppi tentativi. Aspetta qualche minuto.',
  sentences: {
    'The e-mail address or the password is not right.': 'L’indirizzo e-mail o la password non sono giusti.',
    'There is already an account with this e-mail address. Please sign in instead.':
      'C’è già un account con questo indirizzo e-mail. Accedi con quello.',
    'This link has been used or is too old. Please ask for a new one.':
      'Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.',
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.':
      'Questo link è già stato usato o è troppo vecchio. Se non hai ancora confermato il tuo indirizzo, nelle Impostazioni ne ricevi uno nuovo.',
    'This passkey did not work here. Please try again, or sign in with your password.':
      'Questa passkey qui non ha funzionato. Riprova, oppure accedi con la password.',
    'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.':
      'Qui i nuovi account si creano su invito. Chiedi a qualcuno della famiglia di invitarti e apri il link che ricevi.',
    'No new accounts are made here. If your family uses this server, ask the person who runs it.':
      'Qui non si creano nuovi account. Se la tua famiglia usa questo server, chiedi a chi lo gestisce.',
    'This invitation is not valid any more. Please ask for a new one.':
      'Questo invito non vale più. Chiedine uno nuovo.',
    'This invitation has been used already. Please ask for a new one.':
      'Questo invito è già stato usato. Chiedine uno nuovo.',
    'You were deactivated in this group. The primary caretaker can let you in again.':
      'Il tuo accesso a questo gruppo è disattivato. Chi è responsabile principale può farti rientrare.',
    'Another account has this e-mail address by now. Yours keeps the one that it has.':
      'Un altro account ha ormai questo indirizzo e-mail. Il tuo tiene quello che ha.',
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.':
      'Questa password è tra le prime che si provano. Tre parole che non c’entrano tra loro ne fanno una buona.',
    'Please enter your e-mail address.': 'Scrivi il tuo indirizzo e-mail.',
    'This e-mail address is too long.': 'Questo indirizzo e-mail è troppo lungo.',
    'Please enter a full e-mail address, like mia@example.com.':
      'Scrivi un indirizzo e-mail completo, come mia@example.com.',
    'Please choose a password.': 'Scegli una password.',
    'Please use at least 10 characters.': 'Usa almeno 10 caratteri.',
    'Please use at most 200 characters.': 'Usa al massimo 200 caratteri.',
    'Please enter your password.': 'Scrivi la tua password.',
    'Please enter your first name.': 'Scrivi il tuo nome.',
    'Please enter your last name.': 'Scrivi il tuo cognome.',
  },
}
