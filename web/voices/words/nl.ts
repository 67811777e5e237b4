import type { VoicesWords } from './en.ts'

export const words: VoicesWords = {
  title: 'Stuur je stem',
  add: 'Je stem erbij',
  upToMinute: (screen) =>
    screen
      ? `Hooguit een minuut, te horen op het scherm: ${screen}.`
      : 'Hooguit een minuut, te horen op het scherm.',

  record: 'Opnemen',
  onlyWhile: 'Je microfoon staat alleen aan terwijl je opneemt.',
  mayAsk: 'Misschien vraagt je browser of hij de microfoon mag gebruiken.',
  stop: 'Klaar',
  isRecording: 'Opname loopt',
  secondsLeft: (count) => (count === 1 ? 'Nog 1 seconde' : `Nog ${count} seconden`),
  oneMoment: 'Een ogenblik…',
  yourRecording: 'Je opname',
  recorded: (seconds) => (seconds === 1 ? 'Opgenomen: 1 seconde' : `Opgenomen: ${seconds} seconden`),
  fromBefore: 'Dit is je opname van daarnet. Hij is nog niet verstuurd.',
  wasCut: 'De opname is onderbroken. Dit heb je tot dan gezegd.',
  listen: 'Beluisteren',
  pause: 'Pauze',
  again: 'Opnieuw opnemen',
  delete: 'Verwijderen',

  inWords: 'In woorden (hoeft niet)',
  forReading: 'Voor oren die niet meer zo goed zijn: het staat naast je stem.',
  example: 'bijv. Goedemorgen! De tweeling kan nu zwemmen.',
  sendTo: (screen) => (screen ? `Naar het scherm sturen: ${screen}` : 'Naar het scherm sturen'),
  sending: 'Bezig met versturen…',
  sent: 'Spraakopname verstuurd',
  isKept: 'Je spraakopname is bewaard',
  recordingIsHere: 'Je opname is er nog.',
  noRoom: 'Deze browser heeft geen ruimte om je opname te bewaren. Verstuur hem voordat je dit sluit.',
  leaveQuestion: 'Sluiten zonder te versturen?',
  leaveMeans: 'Wat je hier hebt opgenomen of geschreven, gaat verloren.',
  leave: 'Sluiten',

  problems: {
    'not-secure':
      'Browsers openen een microfoon alleen via HTTPS, en deze pagina kwam zonder. Wie jullie Sunporch beheert, kan dat instellen.',
    'not-possible': 'Deze browser kan niet opnemen. Een actuele Chrome, Edge, Firefox of Safari kan het wel.',
    'no-microphone': 'Hier is geen microfoon. Sluit er een aan, of pak je telefoon.',
    'not-allowed':
      'De microfoon is voor deze pagina niet toegestaan. Tik op het teken naast het adres, sta de microfoon toe en neem opnieuw op.',
    'in-use': 'Een ander programma gebruikt de microfoon. Sluit het en neem opnieuw op.',
    'not-started': 'De opname is niet begonnen. Druk nog eens; als dat niet helpt, laad de pagina opnieuw.',
    'nothing-heard': 'Er was niets te horen. Praat iets dichterbij, of kijk of de microfoon gedempt is.',
    'not-made': 'De opname kon niet klaargemaakt worden. Kijk of je online bent: hij is er nog.',
  },
  tryAgain: 'Opnieuw',
}
