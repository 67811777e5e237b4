import type { CommonWords } from './en.ts'

export const words: CommonWords = {
  motto: 'Dicht bij het dagelijks leven van wie je liefhebt',
  oneMoment: 'Een ogenblik…',
  loading: 'Laden…',
  didNotWork: 'Dat lukte niet. Is de verbinding in orde?',
  tryAgain: 'Er ging iets mis. Probeer het nog eens.',
  notReached: 'De server was niet te bereiken. Probeer het nog eens.',
  again: 'Probeer opnieuw',
  notLoaded: 'Dit kon niet worden geladen. Is de verbinding in orde?',
  pageNotHere: 'Deze pagina is er nog niet',
  opensByItself: 'Ze opent vanzelf zodra er verbinding is.',
  stumbled: 'Deze pagina is gestruikeld',
  stumbledText:
    'Wat je hebt opgeslagen, is veilig. Meestal helpt het om de pagina opnieuw te openen; zo niet, vertel het dan aan wie jullie Sunporch beheert.',
  openAgain: 'Opnieuw openen',
  loggedOut: 'Niet ingelogd',
  loggedOutText: 'Je bent uitgelogd. Je kunt zo weer inloggen…',
  error: 'Fout',
  notFound: 'Niet gevonden',
  notFoundTitle: '404 Pagina niet gevonden',
  notFoundText: 'Op dit adres is hier niets.',
  toStart: 'Naar het begin',
  tooMany: 'Te veel pogingen. Wacht een paar minuten.',
  sentences: {
    'The e-mail address or the password is not right.': 'Het e-mailadres of het wachtwoord klopt niet.',
    'There is already an account with this e-mail address. Please sign in instead.':
      'Er is al een account met dit e-mailadres. Log daarmee in.',
    'This link has been used or is too old. Please ask for a new one.':
      'Deze link is al gebruikt of te oud. Vraag een nieuwe aan.',
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.':
      'Deze link is al gebruikt of te oud. Heb je je adres nog niet bevestigd, dan krijg je bij Instellingen een nieuwe.',
    'This passkey did not work here. Please try again, or sign in with your password.':
      'Deze passkey werkte hier niet. Probeer het nog eens, of log in met je wachtwoord.',
    'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.':
      'Nieuwe accounts gaan hier op uitnodiging. Vraag iemand van de familie om je uit te nodigen, en open de link die je krijgt.',
    'No new accounts are made here. If your family uses this server, ask the person who runs it.':
      'Hier worden geen nieuwe accounts gemaakt. Gebruikt je familie deze server, vraag het dan aan wie hem beheert.',
    'This invitation is not valid any more. Please ask for a new one.':
      'Deze uitnodiging is niet meer geldig. Vraag om een nieuwe.',
    'This invitation has been used already. Please ask for a new one.':
      'Deze uitnodiging is al gebruikt. Vraag om een nieuwe.',
    'You were deactivated in this group. The primary caretaker can let you in again.':
      'Je toegang tot deze groep is uitgezet. De eerste verzorger kan je weer toelaten.',
    'Another account has this e-mail address by now. Yours keeps the one that it has.':
      'Een ander account heeft dit e-mailadres inmiddels. Het jouwe houdt het adres dat het heeft.',
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.':
      'Dit wachtwoord is er een dat anderen het eerst proberen. Drie woorden die niets met elkaar te maken hebben zijn een goed wachtwoord.',
    'Please enter your e-mail address.': 'Vul je e-mailadres in.',
    'This e-mail address is too long.': 'Dit e-mailadres is te lang.',
    'Please enter a full e-mail address, like mia@example.com.':
      'Vul een volledig e-mailadres in, zoals mia@example.com.',
    'Please choose a password.': 'Kies een wachtwoord.',
    'Please use at least 10 characters.': 'Gebruik minstens 10 tekens.',
    'Please use at most 200 characters.': 'Gebruik hoogstens 200 tekens.',
    'Please enter your password.': 'Vul je wachtwoord in.',
    'Please enter your first name.': 'Vul je voornaam in.',
    'Please enter your last name.': 'Vul je achternaam in.',
  },
}
