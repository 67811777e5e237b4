export const words = {
  title: 'Daily sign of life',
  on: 'On',
  off: 'Off',
  onlyPrimary: 'Only the primary caretaker can change this.',
  stopAsked: ({ name, date }: { name: string | null; date: string }) =>
    `${name ?? 'Your loved one'} asked you to stop this on ${date}.`,
  pleaseTalk: 'Please talk about it. It is their day, so their word should count.',
  goesOn: 'We have talked, it goes on',
  usedBy: 'A device is used by',
  usedByClock: ({ hour, zone }: { hour: string; zone: string }) => `${hour}, by the clock in ${zone}`,
  onEcho: 'On an Echo',
  onEchoMeans:
    'A touch, an answer, or a word after the opening. Opening it is no sign: a routine does that, too',
  afterwards: 'Then',
  asksAndWaits: (time: string) => `The screen asks, and waits ${time}`,
  cannotAsk: 'Straight to the people: an Echo cannot ask first',
  whoIsTold: 'Who is told',
  between: ', then ',
  fromOneToNext: 'From one to the next',
  daysWithSign: 'Days with a sign, of the last 30',
  connectOne: 'Connect one',
  change: 'Change',
  setUp: 'Set it up',
  switchItOff: 'Switch it off',
  askOff: 'Switch off the daily sign of life?',
  switchOff: 'Switch off',
  offMeans: 'Nobody is told any more when no screen is used. Which days had a sign is deleted.',
  isOff: { title: 'Switched off', description: 'The daily sign of life is off.' },

  // The dialog.
  setUpTitle: 'Set up the daily sign of life',
  changeTitle: 'Change the daily sign of life',
  noEmergency: 'It is no emergency service and cannot replace one.',
  switchOn: 'Switch it on',
  save: 'Save',
  saving: 'Saving…',
  usedByHint: (city: string) => `By the clock in ${city}. The day begins at four in the morning.`,
  waits: 'The screen asks, and waits',
  waitsHint: 'Only then the first person is told.',
  onlyEcho:
    'You have only an Echo, which cannot ask first. The first person is told at this hour. With a screen it would ask “All well?” before.',
  nextPerson: 'From one person to the next',
  nextPersonHint: "Unless somebody presses “I'll look after it”, or a sign comes.",
  readsIt: (name: string | null) =>
    `${name ?? 'Your loved one'} reads on the screen what you ask for, and at what hour.`,
  minutes: (minutes: number) => `${minutes} minutes`,
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  hoursAndMinutes: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours} h ${minutes} min`,
  order: 'Who is told, the first one first',
  isNumber: ({ name, number }: { name: string; number: number }) => `${name} is number ${number} now.`,
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  doNotTell: (name: string) => `Do not tell ${name}`,
  addPerson: 'Add a person',
  addPersonMore: 'Add a person…',
  somebody: 'Somebody',

  // What it does and does not.
  whatItDoes: 'What it does, and what it does not',
  whatIsSeen: 'What is seen and kept',
  doesText:
    'You choose an hour. If nobody has touched, answered or asked a screen or an Echo by then, the screen asks “All well?”, and one tap is enough. Without an answer the people you choose are told, one after the other, until somebody looks after it.',
  quietMorning:
    '[It is no emergency service and cannot replace one.](strong) It notices a quiet morning, not a fall.',
  noCamera:
    "[No camera, no microphone, no movement.](strong) Only whether a device was used; a visitor's touch counts, too.",
  noSignOnEcho:
    '[“Alexa, open sun porch” alone is no sign.](strong) A routine can open it by the clock. On an Echo a touch, an answer, or a word after the opening counts.',
  noPower:
    'A screen without power or network gives no sign. You are told then that the screen is away, and that we cannot know.',
  kept: 'Only which days had a sign is kept, for 30 days.',
  isTold: (name: string | null) =>
    `${name ?? 'Your loved one'} is told about it on the screen, can read it there again at any time, and can ask you to stop.`,

  // Days on which nobody is at home.
  away: 'Away',
  awayText: 'On these days nothing is asked, and nobody is told.',
  atHome: (period: string) => `At home after all: ${period}`,
  period: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
  noDates: 'No dates yet.',
  from: 'From',
  until: 'Until',
  addDates: 'Add dates',
}
export type LifeWords = typeof words
