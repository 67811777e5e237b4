export const words = {
  // The devices, and how one is connected.
  devices: 'Devices',
  devicesText:
    "Any tablet, television or old phone can be the screen in your loved one's room. It needs a browser, nothing else.",
  devicesTextInMemory: 'They go on showing the photos that were sent to them.',
  connect: 'Connect a screen',
  openHere: 'Open a screen here',
  caretakerConnects: 'A caretaker can connect a screen.',
  doConnect: 'Connect',
  connecting: 'Connecting…',
  code: 'Code',
  codeExample: 'e.g. 7KQ4MP',
  openPage: 'On the tablet, television or Echo Show, open the page /screen of this server in the browser.',
  openAddress:
    'On the tablet, television or Echo Show, open this address in the browser, or point its camera at the code:',
  typeCode: 'Type the code that it shows. It connects by itself at the last letter.',
  isItHere: 'Is this the device that stands in the room?',
  codeOfAddress: "A code with this address, for the tablet's camera",
  otherwise: (addresses: string) => `If it does not open: ${addresses}`,
  sameNetwork: 'Both devices must be in the same network.',
  openScreen: 'Open a screen',
  linkMeans: 'This link turns the browser that opens it into a screen. It works once, for 15 minutes.',
  openLink: 'Open this link on the other device',
  openLinkMessage: 'Open this on the tablet that will be the screen:',
  codeOfLink: 'A code with the link, for the camera of the other device',
  isOpen: (device: string) => `${device} is open`,
  openInThis: 'Open it in this browser',
  accepted: {
    title: 'Code accepted',
    description: 'The screen shows what you send as soon as it has connected.',
  },
  nowOn: ({ device, title }: { device: string; title: string | null }) =>
    `Now on ${device}: ${title ?? 'a picture'}`,
  quietHours: 'Quiet hours',
  paused: 'Paused',
  theDay: 'The day',
  aMessage: 'A message',
  nothingShown: 'Nothing is shown just now',

  // The settings of one device.
  settingsOf: (device: string) => `Settings of ${device}`,
  saved: { title: 'Saved', description: 'The screen follows as soon as it is in contact.' },
  save: 'Save',
  saving: 'Saving…',
  whatItShows: 'What it shows',
  looks: {
    pictures: { label: 'Pictures', text: 'They come round, with the day in between.' },
    board: {
      label: 'Still board',
      text: 'Nothing moves. The day, who comes, one picture, and the last note of each of you.',
    },
    ink: { label: 'Still board in black on white', text: 'For paper-like screens: without a clock.' },
  },
  textSize: 'Text size',
  sizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  quiet: {
    screen: 'No light and no sound. What comes meanwhile is shown when they are over.',
    screenInMemory: 'No light and no sound.',
    echo: 'No light. Without its own it keeps those of the screens. What comes meanwhile is shown when they are over.',
    echoInMemory: 'No light. Without its own it keeps those of the screens.',
  },
  from: 'From',
  until: 'Until',
  clockOf: (zone: string) => `By the clock of ${zone}.`,
  clockThere: (zone: string) => `By the clock where your loved one lives: ${zone}.`,
  howFar: (name: string | null) => (name ? `How far away does ${name} sit?` : 'How far away is the chair?'),
  howFarText: 'Letters become large enough to be read from there, as far as they fit.',
  screenSize: 'Size of the screen, from corner to corner',
  notKnown: 'I do not know: the screen guesses',
  inches: ({ inches, cm }: { inches: number; cm: number }) => `${inches} inches (${cm} cm)`,
  weakEyes: 'For weak eyes',
  weakEyesText: 'More than three times as large, as far as it fits.',
  tooSmall: ({ metres, inches }: { metres: string; inches: number }) =>
    `For ${metres} m a screen of ${inches} inches or more is better: on this one letters are as large as they fit.`,

  // What holds for all screens.
  room: 'The room',
  roomText: (name: string | null) =>
    `For every screen of ${name ?? 'your loved one'}. What it shows, text size and quiet hours are set for each screen by itself, under Devices.`,
  roomInMemory: 'The screen',
  roomTextInMemory:
    'For every screen that shows the photos. What it shows, text size and quiet hours are set for each screen by itself, under Devices.',
  caretakerChanges: 'A caretaker can change this.',
  language: 'Language',
  languageText: 'Of the words on the screen, of its voice, and of the day. An Echo speaks its own language.',
  languageTextInMemory: 'Of the words on the screen. An Echo speaks its own language.',
  picturesAndTimes: 'Pictures and times',
  spokenTimes: 'Times in words',
  spokenTimesText: 'Who comes “at half past nine”, and not “at 9:30 AM”. The clock stays as it is.',
  pace: 'Pace',
  paceText:
    'How long a picture stays: a minute, half a minute or a quarter of one. Pictures that you send together follow each other in half the time.',
  paces: { calm: 'Calm', normal: 'Normal', lively: 'Lively' },
  favourites: 'Favourites more often',
  favouritesText: 'Pictures that got a heart come round more often than others.',
  onThisDay: 'On this day',
  onThisDayText: 'Pictures taken on this day in earlier years come round by themselves, and say so.',
  chime: 'Chime',
  chimeText: 'A soft chime when something new comes. Never in quiet hours or in a pause.',
  playHere: 'Play it here',
  readingAloud: 'Reading aloud',
  readingAloudText: 'Something new is read aloud by itself. Never in quiet hours or in a pause.',
  volume: 'Volume',
  volumeText: 'Of the chime and the voice. The device itself has a volume, too.',
  percent: (percent: number) => `${percent} percent`,
  voice: 'Voice',
  herVoice: (name: string | null) => `${name ?? 'Your loved one'} can answer by voice`,
  herVoiceText: '“Say something” on the screen: up to a minute, only after a press.',
  tryMicrophone:
    'First somebody tries the microphone, on the screen itself: touch it, then More, Text and sound, Try the microphone. The screen needs an address that begins with https. A small light on the device may shine while it listens.',
  microphoneTried: (screens: string) => `The microphone works on: ${screens}`,
  helpPhone: 'Number to call',
  helpPhoneText: (phone: string | null) =>
    `Without a connection “Call me” cannot reach you. The screen says so, and names this number: [${phone ?? 'none yet'}](strong). Everybody in the room can read it.`,
  changeNumber: 'Change the number',
  addNumber: 'Add a number',
  pause: 'Pause',
  pauseText: (name: string | null) =>
    `${name ?? 'Your loved one'} can pause the screen with one press: dark and quiet until the next morning. What you send waits, and nothing is lost.`,
  pauseNow: 'Pause until tomorrow',
  askPause: 'Pause the screen until tomorrow?',
  pauseMeans:
    'It goes dark and quiet as soon as it is in contact. For the rest of the day it does not ask for a sign of life. It can be ended at any time, here and on the screen.',

  // Whether the screen is still welcome.
  welcome: 'Is the screen still welcome?',
  welcomeText: ({ name, next }: { name: string | null; next: string | null }) =>
    `Twice a year the caretakers are reminded to ask ${name ?? 'your loved one'}.${next ? ` Next on ${next}.` : ''}`,
  whatToAsk: 'What to ask',
  pleaseAsk: (name: string | null) =>
    `Please ask ${name ?? 'your loved one'}, best when you are together. It stands in their room, so their answer counts.`,
  questions: {
    likes: 'Do you like what comes? Of what would you like more, of what less?',
    bothers: 'Does anything about the screen bother you: its light, its sounds, or where it stands?',
    seen: 'Is it all right that we see when you used it last?',
    seenAndHeard: 'Is it all right that we see when you used it last, and hear if you do not use it?',
  },
  quoted: (question: string) => `“${question}”`,
  ifNotRight: 'If something is not right',
  changeSounds: 'Change the sounds and the pictures',
  changeSoundsText: 'Chime, reading aloud, volume, and what comes round.',
  lifeOff: 'Switch off the daily sign of life',
  life: 'The daily sign of life',
  lifeIsOn: 'It is on.',
  lifeIsOff: 'It is off.',
  removeScreen: 'Remove the screen',
  removeScreenText: 'It goes blank as soon as it is in contact. What it has shown stays in your gallery.',
  done: 'Done',

  // What the loved one is told.
  told: (name: string | null) => `What ${name ?? 'your loved one'} is told`,
  toldText: (name: string | null) =>
    `After a touch, the screen offers “Who sees what”. There ${name ?? 'your loved one'} reads, in plain words and at any time:`,
  toldWho: ({ name, people }: { name: string | null; people: string }) =>
    `Who is in the family: ${people}. Only names and what they are to ${name ?? 'your loved one'}, no addresses.`,
  toldSeen: 'That you see when the screen was used last, what it shows, and whether it is paused.',
  toldAnswers: 'That you see hearts, thanks and calls, the battery and the connection.',
  toldNoCamera: 'That this page uses no camera and no microphone: nobody watches by it, and nobody listens.',
  toldMicrophone:
    'That this page uses no camera, and the microphone only while something is said into it, after a press; and that you hear what was sent.',
  toldLife: 'Since when you hear if the screen is not used by the hour of the daily sign of life.',
  toldNoLife: 'That nobody is told if the screen is not used.',
}
export type ScreenWords = typeof words
