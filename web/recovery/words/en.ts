export const words = {
  title: 'If somebody else was in your account',
  lookThrough: 'Please look through this',
  means:
    'A password that somebody knows, a telephone that is gone, a browser that was left open: one press signs everybody else out, ends the keys that they may have kept, and shows what came in your name.',
  wasTaken: 'My account was taken',
  ask: 'Was your account taken?',
  askMeans:
    'Everybody else is signed out at once, and what they could come back with ends, yours too: passkeys, keys for pictures, access of other programs, the calendar’s address, links, codes, and invitations and hand-overs that nobody accepted. You can make them again. The screens in the room stay connected. Caretakers of your families are told.',
  endAll: 'End all of it',
  takenBack: { title: 'Everybody else is signed out', description: 'Please read what to do next.' },

  /** `ended` says what, in the server's words; null for nothing. */
  signedOutOn: ({ date, ended }: { date: string; ended: string | null }) =>
    ended
      ? `Everybody else was signed out on ${date}. This ended, too: ${ended}. What you need of it, you can make again.`
      : `Everybody else was signed out on ${date}.`,
  newPassword:
    'Have you chosen a new password since? If not, please do it now, under “Signed-in Browsers”: whoever knows the old one can come in again until you do.',
  goesOn: 'This came in your name in the 30 days before, and goes on. End what you do not know.',
  nothingCame: 'No screen, program, calendar or person came in your name in the 30 days before.',
  kinds: {
    screens: 'Screens that you connected',
    webhooks: 'Programs that are told what happens',
    calendars: 'Calendars that you brought in by an address',
    people: 'People who came by your invitation',
    successors: 'Successors that you named',
  },
  since: {
    screens: (date: string) => `Connected ${date}`,
    webhooks: (date: string) => `Added ${date}`,
    calendars: (date: string) => `Added ${date}`,
    people: (date: string) => `Joined ${date}`,
    successors: (date: string) => `Named ${date}`,
  },
  ends: {
    screens: 'Disconnect',
    webhooks: 'Remove',
    calendars: 'Remove',
    people: 'Shut out',
    successors: 'Take back',
  },
  endThis: ({ end, name }: { end: string; name: string }) => `${end} ${name}`,
  isUnsure: 'Probably: somebody else joined in the same second, and it may have been them.',
  handedOver: ({ name, group, date }: { name: string; group: string; date: string }) =>
    `${name} is the primary caretaker of ${group} since ${date}, because your account asked them.`,
  handBack: (name: string) =>
    `If that was not you, tell ${name}, and ask them to hand the family back under Family Members. If you do not know them, tell the person who runs this server at once.`,
  finished: 'I have looked through it',
}
export type RecoveryWords = typeof words
