import type { ClipsWords } from './en.ts'

export const words: ClipsWords = {
  title: 'Een video sturen',
  addTitle: 'Een video toevoegen',
  upTo: (screen) =>
    screen ? `Hooguit 30 seconden, voor het scherm: ${screen}.` : 'Hooguit 30 seconden, voor het scherm.',
  oneMoment: 'Een ogenblik…',

  yourVideo: 'Je video',
  play: 'Afspelen',
  pause: 'Pauze',
  begins: 'Begint bij',
  ends: 'Eindigt bij',
  partOf: (seconds) =>
    seconds === 1
      ? 'Deze 1 seconde wordt gestuurd. Wat je afknipt, blijft bij jou.'
      : `Deze ${seconds} seconden worden gestuurd. Wat je afknipt, blijft bij jou.`,
  allOf: (seconds) => (seconds === 1 ? 'De hele video: 1 seconde.' : `De hele video: ${seconds} seconden.`),
  soundIsLost:
    'Deze browser kan het geluid niet meenemen: de video heeft dan geen geluid. Een andere browser of je telefoon kan het misschien wel.',

  inWords: 'In woorden (hoeft niet)',
  besideIt: 'Het staat onder de video.',
  example: 'bijv. De eerste stapjes van Emma!',
  sendTo: (screen) => (screen ? `Naar het scherm sturen: ${screen}` : 'Naar het scherm sturen'),
  add: 'Toevoegen',
  making: (percent) => `Klaarmaken, ${percent}%`,
  uploading: (percent) => `Uploaden, ${percent}%`,
  finishing: 'Bijna klaar…',
  keepOpen: 'Laat deze pagina open.',
  stop: 'Stoppen',
  stopQuestion: 'Stoppen met het sturen van deze video?',
  notSentYet: 'Hij is nog niet gestuurd.',
  leaveOut: 'Weglaten',
  leaveOutQuestion: 'Deze video weglaten?',
  sent: 'Video verstuurd',
  isKept: 'Je video is bewaard',
  videoIsHere: 'Je video is er nog.',
  chooseAnother: 'Een andere kiezen',

  problems: {
    'no-film': 'Dit is geen video die we kunnen lezen. Kies een MP4, MOV of WebM.',
    'not-here':
      'Deze browser kan deze video niet klaarmaken. Stuur hem vanaf de telefoon die hem heeft gefilmd. Telefoons filmen in een vorm die overal werkt als in hun camera ‘Meest compatibel’ is ingesteld.',
    'too-large': 'Dit deel van de video is groter dan 60 MB. Kies een korter deel.',
    'too-short': 'Deze video is korter dan een halve seconde. Kies een langere.',
    'not-readable': 'Deze browser kan de video niet meer lezen. Kies hem opnieuw.',
  },
}
