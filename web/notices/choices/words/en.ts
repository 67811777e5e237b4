export const words = {
  title: 'Notices',
  titleOf: (group: string) => `Notices from ${group}`,
  text: 'What reaches you, and when. This is only about you. What reaches you stands in the bell too.',
  activityOff:
    'You hear nothing of what others in the family do: “Activity Notifications” are off. [Switch them on](settings)',
  paces: {
    now: 'At once',
    quiet: 'After five quiet minutes',
    daily: 'Once a day',
    calls: 'Only calls and missing signs of life',
    off: 'Nothing',
  },

  // Nobody is told of calls or of a missing sign of life any more.
  onlyMust: 'Only what you must know',
  whenCalled: (name: string | null) => `When ${name ?? 'your loved one'} asks for a call`,
  callTurns: {
    first: 'At once',
    next: 'If nobody takes it soon',
    off: 'Not at all',
  },
  everyPage: 'Every page of Sunporch shows it all the same.',
  asksForYou: (name: string | null) =>
    `When ${name ?? 'your loved one'} asks for you yourself, you hear of it at once.`,
  push: 'On your phone and computer',
  pushText: 'As a message, also while Sunporch is closed.',
  digestAt: 'The daily summary comes at',

  // By mail.
  mail: 'By e-mail',
  to: (address: string) => `To ${address}.`,
  toUnconfirmed: (address: string) =>
    `To ${address}, once you have confirmed it: press “Send” in Account Settings, then open the link in the mail.`,
  noMails: 'This server sends no mail. The person who runs it can switch it on.',
  noAddress: 'Your account has no e-mail address.',
  comeBack: ({ address, date }: { address: string; date: string }) =>
    `Mails to ${address} come back since ${date}, so none are sent.`,
  mailsAgain: {
    title: 'Mails come again',
    description: 'The next one goes to your address.',
  },

  // The hours in which nothing leaves the app.
  quiet: 'Quiet hours',
  quietText: 'Nothing comes to your phone or mail. What happened meanwhile comes when they are over.',
  from: 'From',
  until: 'Until',
  throughQuiet: 'Calls come through',
  throughQuietText: (name: string | null) =>
    `When ${name ?? 'your loved one'} asks for a call, or a sign of life is missing, you hear of it also in these hours.`,
  clock: (zone: string) => `Your times count by the clock of ${zone}.`,
  clockHere: (zone: string) => `Use the clock here: ${zone}`,

  // The rules that the server follows: what each topic is about, who hears of it, and when.
  who: 'Who hears of what',
  notOwn: 'Nobody hears of what they did themselves.',
  hears: {
    everybody: 'Everybody in the family',
    sender: 'Who sent it',
    author_and_caretakers: 'Who planned or sent it, and the caretakers',
    caretakers: 'The caretakers',
    person_and_caretakers: 'The person it is about, and the caretakers',
    person_and_primary: 'The person it is about, and the primary caretaker',
    listed: 'The people on its list, one after the other',
  },
  when: {
    urgent: 'At once',
    soon: 'At once, or with the summary if you chose one',
    chosen: 'As you chose',
    always: 'At once and by every way, whatever you chose',
  },
  topics: {
    calls: {
      label: 'Calls',
      text: 'Your loved one asks for a call, and who takes it.',
    },
    life: {
      label: 'Sign of life',
      text: 'Your loved one gave no sign by the hour you set.',
    },
    answers: {
      label: 'Answers',
      text: 'A heart, a thank-you or a note for what was sent.',
    },
    trouble: {
      label: 'Deliveries that did not arrive',
      text: 'A delivery failed, was missed or waits for "Send now".',
    },
    silence: {
      label: 'Silent screens',
      text: 'A screen has been away for a day, or is back.',
    },
    pause: {
      label: 'Pauses',
      text: 'Somebody in the room paused the screen until tomorrow.',
    },
    question: {
      label: 'Is the screen still welcome?',
      text: 'Twice a year: ask your loved one how they like it.',
    },
    reminder: {
      label: 'Photo reminder',
      text: 'No photo was sent today. Only where it is on.',
    },
    members: {
      label: 'Who belongs to the family',
      text: 'Somebody joined or left.',
    },
    roles: {
      label: 'Roles',
      text: 'A role changed, a successor was named, or the family gets a new primary caretaker.',
    },
    take_over: {
      label: 'Taking over',
      text: 'The successor asks to take over from a primary caretaker who is away, and what becomes of it.',
    },
    accounts: {
      label: 'Accounts taken back',
      text: 'Somebody closed their account to others.',
    },
    photos: {
      label: 'Photos',
      text: 'Somebody added or sent photos.',
    },
    content: {
      label: 'Recommendations',
      text: 'Somebody added or sent a recommendation.',
    },
    notes: {
      label: 'Notes and voice recordings',
      text: 'Somebody sent your loved one a note or a voice recording.',
    },
    schedule: {
      label: 'Schedule',
      text: 'Somebody planned, changed or cancelled a delivery.',
    },
    visits: {
      label: 'Visits',
      text: 'Somebody planned, changed or cancelled a visit.',
    },
    shopping: {
      label: 'Shopping',
      text: 'Somebody added to the list or sent it to Amazon.',
    },
    devices: {
      label: 'Screens',
      text: 'A screen was connected or removed.',
    },
  },

  // Those that are less in a group that is kept in memory.
  textsInMemory: {
    photos: 'Somebody added photos.',
    content: 'Somebody added a recommendation.',
  },
}
export type ChoicesWords = typeof words
