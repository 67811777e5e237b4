export const words = {
  // One line below what was sent. `at` is a time, after its date unless that is today.
  takenBackAt: (at: string) => `Taken back ${at}`,
  shownOn: ({ device, at }: { device: string; at: string }) => `On ${device} ${at}`,
  onScreen: 'On the screen',
  /** A voice, to its end. */
  heardAt: (at: string) => `Heard ${at}`,
  heard: 'Heard to its end',
  ended: 'ended',
  endedUnseen: (at: string) => `Ended ${at}, and no screen has said that it showed it`,
  waitsForScreen: 'Waiting for a screen',
  waitsFor: (devices: string) => `Waiting for ${devices}`,
  and: ({ one, other }: { one: string; other: string }) => `${one} and ${other}`,
  andMore: ({ one, count }: { one: string; count: number }) => `${one} and ${count} more`,
  onItsWay: 'On its way',
  expired: 'Not shown: no screen was opened within 72 hours',
  didNotArrive: (why: string) => `Did not arrive: ${why}`,
  notReached: 'the screen could not be reached',

  // The steps of it on one device.
  sent: 'Sent',
  sentBy: (name: string) => `Sent by ${name}`,
  inInbox: 'In its inbox',
  takenBack: 'Taken back',
  notOpened: 'No screen was opened within 72 hours',
  notShown: 'Not shown',
  answered: (answer: string) => `Answered ${answer}`,
  noAnswer: 'No answer yet',

  // What the loved one said, in quotes.
  thankYou: '“Thank you”',
  callMe: '“Call me”',
  quoted: (text: string) => `“${text}”`,
}
export type StatusWords = typeof words
