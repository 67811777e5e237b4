import type { PartOfDay } from '../../time/wall-clock.ts'
import type { Weekday } from '../grammar/weekday.ts'
import { spokenAt } from '../spoken-times/en.ts'

// Each message is one whole sentence, label or phrase. `when` is one of the phrases of `today` to `onDate`, which
// stand by themselves; a name is null when there is none to tell. No message may need to know whether somebody is a
// woman or a man.

export const messages = {
  /** The hour from which people say evening, and no longer afternoon. */
  eveningBegins: 18,

  // When something came or comes.
  today: {
    morning: 'this morning',
    afternoon: 'this afternoon',
    evening: 'this evening',
    night: 'tonight',
  } as Record<PartOfDay, string>,
  yesterday: {
    morning: 'yesterday morning',
    afternoon: 'yesterday afternoon',
    evening: 'yesterday evening',
    night: 'last night',
  } as Record<PartOfDay, string>,
  tomorrow: {
    morning: 'tomorrow morning',
    afternoon: 'tomorrow afternoon',
    evening: 'tomorrow evening',
    night: 'tomorrow night',
  } as Record<PartOfDay, string>,
  /** On the day card, by itself. */
  dayHeading: (day: Weekday, part: PartOfDay) => `${day.name} ${part}`,
  /** For what is coming. */
  partOfWeekday: (day: Weekday, part: PartOfDay) => `${day.name} ${part}`,
  onWeekday: (day: Weekday) => `on ${day.name}`,
  /** `date` as Intl writes the day and the month. */
  onDate: (date: string) => `on ${date}`,

  // The day.
  greeting: (part: PartOfDay, name: string | null) => (name ? `Good ${part}, ${name}` : `Good ${part}`),
  /** Before five in the morning no weekday is named: people still call it the day before. */
  itIsNight: 'It is night',
  picturesWillAppear: (groupName: string) => `Pictures from ${groupName} will appear here.`,
  next: {
    picture: (when: string, name: string | null) => `${when}: a picture from ${name ?? 'your family'}`,
    audiobook: (when: string, name: string | null) => `${when}: an audiobook from ${name ?? 'your family'}`,
    movie: (when: string, name: string | null) => `${when}: a film from ${name ?? 'your family'}`,
    tv_show: (when: string, name: string | null) => `${when}: a series from ${name ?? 'your family'}`,
    music: (when: string, name: string | null) => `${when}: music from ${name ?? 'your family'}`,
    note: (when: string, name: string | null) => `${when}: a note from ${name ?? 'your family'}`,
    voice: (when: string, name: string | null) => `${when}: a voice from ${name ?? 'your family'}`,
    clip: (when: string, name: string | null) => `${when}: a video from ${name ?? 'your family'}`,
  },

  /** Who comes, or what is on: all day, or at a time: `when` is `atTime` or `spokenAt`. */
  todayAllDay: 'Today',
  tomorrowAllDay: 'Tomorrow',
  todayAt: (when: string) => `Today ${when}`,
  tomorrowAt: (when: string) => `Tomorrow ${when}`,
  /** The time in words; null where it stands in digits. */
  spokenAt,
  /** One person or several. */
  visitFrom: (name: string) => `A visit from ${name}`,
  /** What else comes today, and has no place. */
  andMore: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),

  yourFamily: 'Your family',

  // A picture, a recommendation, a test message.
  from: (name: string, relation: string | null) => (relation ? `From ${name}, ${relation}` : `From ${name}`),
  noteFrom: (name: string | null) => `A note from ${name ?? 'your family'}`,
  /** Of a picture that was taken on this day so many years ago. */
  onThisDay: (years: number) => (years === 1 ? 'On this day a year ago' : `On this day ${years} years ago`),
  cameWhen: (when: string) => `It came ${when}`,
  readAll: 'Read it all',
  showLess: 'Show less',
  readOn: 'Read on',
  pictureFrom: (name: string | null) => (name ? `A picture from ${name}` : 'A picture from your family'),
  recommends: (name: string | null) => `${name ?? 'Your family'} recommends this to you`,
  /** Of music that she can hear here. */
  recommendsSong: (name: string | null) => `${name ?? 'Your family'} recommends a song to you`,
  testMessage: 'A test message',
  helloFrom: (name: string | null) => `Hello from ${name ?? 'your family'}`,
  everythingWorks: 'Everything works.',
  say: 'Say:',
  openHere: 'Open it here',
  wordsAreOnScreen: 'The words to say for it are on the screen.',

  // The answers.
  heart: 'I love it',
  thankYou: 'Thank you',
  callMe: 'Call me',
  heartSeen: (name: string | null) => `${name ?? 'Your family'} will see your heart.`,
  thanksSeen: (name: string | null) => `${name ?? 'Your family'} will see your thanks.`,
  /** A heart or thanks that has not reached the family yet. */
  seenLater: (name: string | null) =>
    `${name ?? 'Your family'} will see it as soon as there is a connection.`,
  // A heart or thanks that she has just given: on its button, and after the press.
  takeBack: 'Take back',
  isTakenBack: 'That is taken back.',
  callSeen: 'Your family will see that you want a call.',
  // What is said of an answer that came too late: it was for what the family took back, or the group is in memory.
  takenBack: 'Your family has taken back what was here just now.',
  onlyPictures: 'This screen only shows the pictures now.',
  callByTelephone: 'This screen only shows the pictures now. For a call, please use the telephone.',
  // The device could not store it, and there is no connection.
  notSent: 'This has not reached your family yet. For a call, please use the telephone.',
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  switchSoundOn: 'Switch the sound on',
  // A voice: its length, its button, and what is said where the device makes no sound before a touch, or has no connection.
  clipFrom: (name: string | null) => `A video from ${name ?? 'your family'}`,
  withSound: 'With sound',
  // On the same button, for a video without sound: before it has played, and after it.
  see: 'Play',
  seeAgain: 'See it again',
  saysSomething: (name: string | null) => `${name ?? 'Your family'} says something to you`,
  seconds: (count: number) => (count === 1 ? 'one second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? 'one minute' : `${count} minutes`),
  listen: 'Listen',
  listenAgain: 'Listen again',
  stopListening: 'Stop',
  tapToHear: 'Tap to hear',
  cannotHear: 'This cannot be heard just now. Please try again later.',
  isGoingToCall: (name: string) => `${name} is going to call you.`,
  /** How far it is with a call that she has asked for: `when` is `atTime`, or a phrase of `yesterday` to `onDate`. */
  atTime: (time: string) => `at\u00a0${time}`,
  askedForCall: (when: string) => `You asked for a call ${when}.`,
  askedAgain: (when: string) => `You asked again ${when}.`,
  tellingFamily: 'We are telling your family.',
  /** One name, or two. */
  askingNow: (names: string) => `We are asking ${names}.`,
  cannotCall: (name: string) => `${name} cannot call just now.`,
  notNeeded: 'Not needed',
  askAgain: 'Ask again',
  /** Without a connection; `phone` is the number that the family gave for this. */
  callWaits: (phone: string | null) =>
    `Please use the telephone${phone ? `: ${phone}` : ''}. Your family hears of it as soon as there is a connection.`,

  // Her voice.
  saySomething: 'Say something',
  sayToFamily: 'Say something to your family',
  voiceMeans:
    'Your family hears what you send them. The microphone is on only while you speak, and you can listen before you send.',
  /** Said before the first time, while somebody tries the microphone, and in “Who sees what”. */
  microphoneLight: 'A small light on the device may shine while it listens.',
  speakNow: 'Speak now',
  oneMoment: 'One moment',
  pleaseSpeak: 'Please speak',
  secondsLeft: (seconds: number) => (seconds === 1 ? 'One second left' : `${seconds} seconds left`),
  stopSpeaking: 'Stop',
  /** The first name of who sent what she answers. */
  sendTo: (name: string | null) => (name ? `Send it to ${name}?` : 'Send it to your family?'),
  sendVoice: 'Send',
  hearIt: 'Hear it',
  stopHearing: 'Stop',
  voiceSent: (name: string | null) => `${name ?? 'Your family'} will hear it.`,
  voiceWaits: 'No connection just now. It is kept here, and is sent by itself later.',
  saySomethingElse: 'Say something else',
  voiceRefused: 'What you said could not reach your family. Please press “Call me”.',
  tryMicrophone: 'Try the microphone',
  microphoneWorks: 'The microphone works',
  notHeard: 'That did not work',
  tryAgain: 'Try again',
  microphoneProblems: {
    'not-allowed': 'Somebody of your family can allow the microphone in the browser of this screen.',
    'no-microphone': 'We find no microphone here.',
    'in-use': 'Something else is using the microphone just now.',
    'not-started': 'The recording did not start. Please try again.',
    'nothing-heard': 'We heard nothing. Please try again, a little closer.',
    'not-secure': 'A microphone needs an address that begins with https.',
    'not-possible': 'This browser is too old for it.',
    passing: 'Please try again in a moment.',
  },

  // What came while nobody was there.
  newSinceAway: 'New since you were away',
  countOf: (number: number, count: number) => `${number} of ${count}`,
  back: 'Back',
  nextOne: 'Next',
  done: 'Done',

  // Going back and forth, and what the screen says of itself.
  pictures: 'Pictures',
  earlier: 'Earlier',
  later: 'Later',
  more: 'More',
  // What a carer sets in the room.
  textAndSound: 'Text and sound',
  textSize: 'Text size',
  onThisScreen: 'On this screen',
  sizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  sound: 'Sound',
  onAllScreens: 'On all screens of the room',
  volumes: { off: 'Off', soft: 'Soft', medium: 'Medium', loud: 'Loud' },
  familySeesChanges: 'Your family sees what is changed here.',
  pause: 'Pause',
  pauseQuestion: 'Pause the screen?',
  pauseMeans:
    'The screen stays dark and quiet until tomorrow morning. Your family can see that you paused it.',
  pauseUntilTomorrow: 'Pause until tomorrow',
  notNow: 'Not now',
  pausedUntilTomorrow: 'Paused until tomorrow',
  /** After midnight, when the pause ends on the same day. */
  pausedUntilMorning: 'Paused until the morning',
  showPicturesAgain: 'Show pictures again',
  whoSeesWhat: 'Who sees what',
  yourFamilyHere: 'Your family on this screen',
  whatTheySee: 'What they can see',
  seesUse: 'When this screen was used last',
  seesShown: 'What it shows, and whether it is paused',
  seesAnswers: 'Your hearts, your thanks and your calls',
  seesVoice: 'What you say, once you have pressed “Send”',
  seesDevice: 'Its battery and its connection',
  noCamera: 'This page uses no camera and no microphone. Nobody watches by it, and nobody listens.',
  /** Where she can answer by voice. */
  usesMicrophone:
    'This page uses no camera. The microphone is on only while you say something, after you have pressed “Say something”. Nobody watches, and nobody listens.',
  /** `date` as Intl writes it. */
  lifeSince: (date: string) =>
    `Since ${date}, your family hears if this screen is not used by a set time of the day.`,
  lifeOff: 'Nobody is told if you do not use it.',

  // The screen itself.
  quietHours: 'Quiet hours. Touch the screen for the time.',
  offline: 'No connection just now. The pictures stay here.',
  fullScreen: 'Full screen',

  // The daily sign of life.
  allWell: (name: string | null) => (name ? `All well, ${name}?` : 'All well?'),
  iAmWell: 'I am well',
  pleaseCallMe: 'Please call me',
  thanks: (name: string | null) => (name ? `Thank you, ${name}.` : 'Thank you.'),
  whatFamilyHears: 'What your family hears',
  familyAsked: (time: string) => `Your family asked to hear if you do not use this screen by ${time}.`,
  familyOnlySees: 'They only see whether it was used. Nobody watches and nobody listens.',
  stopWasAsked: 'You have asked them to stop. They have your note.',
  stopSeen: 'Your family will read that you ask them to stop.',
  tryAgainLater: 'No connection just now. Please try again later.',
  fine: "That's fine",
  askToStop: 'Ask them to stop',
  close: 'Close',

  // Before a pairing and after it.
  connectScreen: 'Connect this screen',
  code: (digits: string) => `Code ${digits}`,
  waitingForCode: 'Waiting for a code',
  /** The app's own pages and buttons, by the names that they have in the language. */
  whereToTypeCode:
    'In Sunporch, open Settings, then “… screen”, press “Connect a screen”, and type this code.',
  linkGone: 'This link has been used or is too old. Please make a new one in Sunporch, in Settings.',
  notConnected: 'This screen is not connected',
  wasRemoved: 'The family has removed it. It shows nothing any more.',
  connectAgain: 'Connect again',
}

/** English is the model: every other language has the same messages with the same parameters. */
export type Messages = typeof messages
