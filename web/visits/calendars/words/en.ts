import { screenName } from '../../../family/selection/screen-name.ts'

/** The calendars that a family reads. */
export const words = {
  title: 'Calendars',
  cannotBeRead: (name: string) => `The calendar “${name}” cannot be read.`,
  severalCannotBeRead: (count: number) => `${count} calendars cannot be read.`,
  /** `screen` is the name of the loved one; null while nobody has said. */
  eventsDoNotReach: (screen: string | null) =>
    `Its new events do not reach ${screenName({ lovedOneName: screen })} until it can be read again.`,
  seeWhy: 'See why',
  means:
    'Their events of the next 60 days stand beside the visits. Only titles and times are read; what is marked as private stays out.',
  none: 'No calendar is read yet.',
  full: 'These are as many calendars as a family can read. To bring in another one, remove one first.',
  byCaretakers: 'Caretakers bring in calendars and remove them.',

  bringIn: 'Bring in a calendar',
  address: 'Address',
  addressHint:
    'Google: Settings, your calendar, “Secret address in iCal format”. iCloud: “Public Calendar”. Outlook: “Publish a calendar”, ICS. Only caretakers see where it is, and nobody sees all of it.',
  addressExample: 'https://… or webcal://…',
  name: 'Name',
  nameExample: 'As the calendar calls itself',
  read: 'Read it',
  reading: 'Reading…',
  file: 'Calendar file',
  chooseFile: 'Choose a file',
  fileHint: 'An .ics file of at most 2 MB. It is read once.',

  whatToDo: (name: string) => `What to do with ${name}`,
  readAgain: 'Read again now',
  lookAgain: 'Look through it again',
  remove: 'Remove',
  onTheScreen: 'On the screen',
  removeQuestion: (name: string) => `Remove “${name}”?`,
  removeMeans:
    'Its events leave the list and the screen, and its address is forgotten. The calendar itself stays as it is.',
  removed: {
    title: 'Calendar removed',
    description: 'Its events leave the screen as soon as it is in contact.',
  },
  aFile: 'A file',
  anAddress: 'An address',
  isReading: (from: string) => `${from}\u00a0· reading…`,
  wasRead: ({ from, ago }: { from: string; ago: string }) => `${from}\u00a0· read ${ago}`,
  /** `failure` is a sentence. */
  failingSince: ({ time, failure }: { time: string; failure: string }) =>
    `Could not be read since ${time}: ${failure}`,
  staysUntil: (time: string) => `What was read before stays until ${time}.`,
  takenDown: 'What was read before was too old and has been taken down.',

  // Of the next 60 days.
  nothingOn: 'Nothing is on in the next 60 days.',
  kept: (count: number) => `${events(count)} in the next 60 days.`,
  private: (count: number) => `${events(count, 'private')} left out.`,
  broken: (count: number) => `${events(count)} could not be read fully.`,
  beyond: (count: number) => `${events(count, 'further')} left out, because these are too many.`,
}
export type CalendarsWords = typeof words

function events(count: number, kind = ''): string {
  return [count, kind, count === 1 ? 'event' : 'events'].filter(Boolean).join(' ')
}
