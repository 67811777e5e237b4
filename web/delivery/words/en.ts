export const words = {
  status: { online: 'Alexa Online', offline: 'Alexa Offline', not_connected: 'Alexa not connected' },
  lastActivity: (when: string) => `Last activity: ${when}`,
  never: 'never',
  sendTest: 'Send Test Message',
  tryAgain: 'Please try again.',
  connect: 'Connect a screen',
  theRoom: 'The room',
  quoted: (title: string) => `“${title}”`,
  titleFrom: ({ title, from }: { title: string; from: string }) => `“${title}”, from ${from}`,
  from: (name: string) => `from ${name}`,
  aPhoto: 'a photo',
  aPicture: 'a picture',
  aMessage: 'a message',
  noScreen: 'No screen is connected yet',
  noScreenText: 'Any tablet, television or old phone in the room can be the screen.',

  /** `screen` is like "Rose's screen"; `device` is empty, or one of several screens in quotes, behind a space. */
  inContact: ({ screen }: { screen: string; device: string }) => `${screen} is in contact`,
  darkAtNight: ({ screen }: { screen: string; device: string }) => `Quiet hours: ${screen} is dark`,
  darkInPause: ({ screen }: { screen: string; device: string }) => `Paused: ${screen} is dark`,
  showsDay: ({ screen }: { screen: string; device: string }) => `${screen} shows the time of day`,
  since: (at: string) => `Since ${at}`,
  sinceStop: (at: string) => `Since ${at}.`,
  onSince: ({ screen, at }: { screen: string; device: string; at: string }) => `On ${screen} since ${at}`,
  note: (title: string) => `A note: “${title}”`,
  noteFrom: ({ title, from }: { title: string; from: string }) => `A note from ${from}: “${title}”`,
  lastContact: ({ screen, at }: { screen: string; device: string; at: string }) =>
    `Last contact with ${screen} ${at}`,
  notInContact: ({ screen }: { screen: string; device: string }) => `${screen} is not in contact`,
  isItOn: 'Is it switched on, and does it have a network?',
  echoLast: ({ name, at }: { name: string; at: string }) => `Last on “${name}” ${at}`,
  echoNothing: (name: string) => `“${name}” has shown nothing yet`,
  echoHelp: 'It shows what you send after “Alexa, open sun porch”.',
  lastShown: ({ what, at }: { what: string; at: string }) => `Last shown: ${what}, ${at}.`,
  nowOn: ({ screen, title }: { screen: string; title: string }) => `Now on ${screen}: ${title}`,
  lastOn: ({ screen, title }: { screen: string; title: string }) => `Last shown on ${screen}: ${title}`,
  fromName: (name: string) => `From ${name}`,
  wasShown: 'Last shown',
  lovesIt: 'Loves it',
  quietHours: 'Quiet hours',
  paused: 'Paused',
  theDay: 'The day',
  message: 'A message',

  // What the loved one answered. Without a name, they are called so.
  lovedOne: 'Your loved one',
  answersFrom: (name: string) => `Answers from ${name}`,
  showMore: (count: number) => `Show ${count} more`,
  loves: (name: string) => `${name} loves it`,
  says: ({ name, text }: { name: string; text: string }) => `${name} says “${text}”`,
  /** Of somebody who has died. */
  loved: (name: string) => `${name} loved it`,
  said: ({ name, text }: { name: string; text: string }) => `${name} said “${text}”`,
  thankYou: 'Thank you',
  callMe: 'Call me',
  // Her voice.
  hasSaid: (name: string) => `${name} has said something`,
  listenTo: (name: string) => `Listen to ${name}`,
  pauseVoice: 'Pause',
  /** The names of players, for who hears the page; null for somebody whose account was deleted. */
  voiceOf: (name: string | null) => (name ? `Voice recording of ${name}` : 'Voice recording'),
  videoOf: (name: string | null) => (name ? `Video from ${name}` : 'Video'),
  seconds: (seconds: number) => (seconds === 1 ? 'one second' : `${seconds} seconds`),
  cannotPlay: 'It cannot be played just now. Please try again.',
  isNew: 'New',
  toYou: (at: string) => `${at}, to you`,
  toSomebody: ({ at, to }: { at: string; to: string }) => `${at}, to ${to}`,
  whatAnswered: (name: string) => `What ${name} answered`,
  whatWasAnswered: 'What was answered',

  // A pause of the screens. `end` is like "tomorrow 8:00 AM".
  pause: 'Pause',
  pausedUntil: ({ who, end }: { who: string; end: string }) => `${who} has paused the screen until ${end}`,
  pauseMeans: (name: string) =>
    `A screen that is in contact shows and says nothing until then; what you send waits. ${name} or a caretaker of the family can end it.`,
  endPause: 'End the pause',
  askEndPause: 'End the pause?',
  endPauseMeans: 'What has come is shown as soon as the screen can.',
  wantedDark: 'Somebody in the room wanted it dark: please be sure that they agree.',

  // Where something is that was just sent, by the state of the room: one thing, or several. `time` is like "tomorrow 8:00 AM".
  sent: {
    one: {
      no_device: 'It will be shown as soon as a screen is connected.',
      silent: 'The screen is not in contact now. It will be shown as soon as it is back.',
      quiet: (time: string) => `It is quiet there now: it will be shown ${time}.`,
      paused: (time: string) => `The screen is paused: what you send waits until ${time}.`,
      in_memory: 'It will not be shown: the group is kept in memory.',
      onItsWay: 'It is on its way to the screen.',
      onEcho: 'It is on the Echo as soon as somebody opens Sunporch there.',
    },
    many: {
      no_device: 'They will be shown as soon as a screen is connected.',
      silent: 'The screen is not in contact now. They will be shown as soon as it is back.',
      quiet: (time: string) => `It is quiet there now: they will be shown ${time}.`,
      paused: (time: string) => `The screen is paused: what you send waits until ${time}.`,
      in_memory: 'They will not be shown: the group is kept in memory.',
      onItsWay: 'They are on their way to the screen.',
      onEcho: 'They are on the Echo as soon as somebody opens Sunporch there.',
    },
    whenItCan: 'It will be shown as soon as the screen can.',
  },
  waitsForQuietHours: (time: string) => `Waits until the quiet hours end ${time}`,
  waitsForPause: ({ name, time }: { name: string | null; time: string }) =>
    name ? `Waits until ${name}'s pause ends ${time}` : `Waits until the pause ends ${time}`,

  // Toasts.
  testFailed: 'Failed to test Alexa connection.',
  tested: { title: 'Test successful', description: 'Test message sent to Alexa device.' },
  takenBack: {
    title: 'Taken back',
    description: 'What you sent leaves every screen as soon as it is in contact.',
  },
  takeBack: 'Take back',
  isPaused: {
    title: 'Paused',
    description: 'A screen that is in contact stays dark and quiet until tomorrow.',
  },
  pauseIsOver: {
    title: 'The pause is over',
    description: 'The screen shows pictures again as soon as it can.',
  },
}
export type DeliveryWords = typeof words
