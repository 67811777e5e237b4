type Move = { title: string; from: string; to: string }

/** What the page of the schedule says. */
export const words = {
  title: 'Schedule',
  scheduleContent: 'Schedule Content',
  edit: 'Edit',
  editIt: (title: string) => `Edit ${title}`,
  save: 'Save',
  cancel: 'Cancel',
  move: 'Move',
  moveMenu: 'Move…',
  undo: 'Undo',
  timeHasPassed: 'This time has passed. Please choose a later one.',
  whatToDo: (title: string) => `What to do with ${title}`,

  // The lists.
  wasPlanned: 'What was planned',
  nothingPlanned: 'Nothing is planned.',
  deliveriesRest: 'These deliveries rest: nothing is sent any more.',
  upcoming: 'Upcoming Deliveries',
  noDeliveries: 'No scheduled deliveries',
  firstDelivery: 'Schedule Your First Delivery',
  whatFor: 'A photo every morning, a story every evening: at the right time, where your loved one is.',
  statuses: {
    pending: 'pending',
    sent: 'sent',
    failed: 'failed',
    missed: 'missed',
    held: 'held',
    paused: 'paused',
    cancelled: 'cancelled',
    skipped: 'skipped',
  },
  onItsWay: 'on its way',
  resume: 'Resume',
  pause: 'Pause',
  skipNext: 'Skip next',
  history: 'History',
  notCome: 'It has not come yet.',
  outcomes: {
    pending: (time: string) => `On its way: ${time}`,
    sent: (time: string) => `Sent: ${time}`,
    failed: (time: string) => `Could not be sent: ${time}`,
    missed: (time: string) => `Missed: ${time}`,
    held: (time: string) => `Held: ${time}`,
    skipped: (time: string) => `Skipped: ${time}`,
  },

  // The dialog.
  templates: 'Quick Schedule Templates',
  template: {
    photo: { name: 'Morning Photo', text: 'Family photo every morning at 8 AM' },
    story: { name: 'Evening Story', text: 'Audiobook every evening at 7 PM' },
    music: { name: 'Weekend Music', text: 'Favorite music every Saturday morning' },
  },
  editSchedule: 'Edit Schedule',
  saving: 'Saving…',
  schedule: 'Schedule',
  scheduling: 'Scheduling…',
  contentItem: 'Content Item',
  noContent: 'There is nothing in the Content Library for this yet.',
  photo: 'Photo',
  automaticChoice: 'Automatic choice',
  nextPhotoNotShown: 'Next photo not yet shown',
  photoFrom: (date: string) => `Photo from ${date}`,
  noPhotos: 'There are no photos yet.',
  note: 'Note',
  writeNote: 'Write a note',
  voice: 'Voice recording',
  clip: 'Video',
  recurring: 'Recurring',
  recurrence: 'Recurrence',
  comesOn: 'Comes on',
  clocksChanged: (time: string) => `${time} [(the clocks have changed)](aside)`,
  date: 'Date',
  time: 'Time',
  byTheClock: (city: string) => `By the clock in ${city}`,

  // The week.
  thisWeek: 'This week',
  weekBefore: 'Week before',
  weekAfter: 'Week after',
  clockOfWeek: (zone: string) => `By the clock in ${zone}.`,
  nothingThisWeek: 'Nothing comes in this week.',
  earlierThisWeek: 'Earlier this week',
  today: (day: string) => `Today, ${day}`,
  nothingToday: 'Nothing today.',
  visits: 'Visits',
  visitsOfWeek: 'Visits of this week',
  visitsOn: (day: string) => `Visits on ${day}`,
  whatToDoOn: ({ title, day }: { title: string; day: string }) => `What to do with ${title} on ${day}`,
  keys: 'Press Space to move it, Enter to open it.',
  nextPhoto: 'Next photo',
  states: {
    'to come': 'to come',
    paused: 'paused',
    'on its way': 'on its way',
    sent: 'sent',
    shown: 'seen on the screen',
    'left out': 'left out',
    held: 'held',
    trouble: 'not sent',
  },

  // Moving. A rule says when something comes each time.
  rules: {
    daily: (time: string) => `every day at ${time}`,
    weekly: ({ weekday, time }: { weekday: string; time: string }) => `every ${weekday} at ${time}`,
    monthly: ({ day, time }: { day: number; time: string }) =>
      `every month on the ${ordinal(day)} at ${time}`,
  },
  moveIt: (title: string) => `Move ${title}`,
  moveAll: 'Move all',
  allMove: (rule: string) => `All of them move: from now on it comes ${rule}.`,
  moveAllQuestion: 'Move all of them?',
  moveAllMeans: ({ title, from, to }: Move) =>
    `${title} comes ${from}. From now on it would come [${to}](strong). To leave out a single one, use “Skip next”.`,
  moved: 'Moved',
  movedBack: 'Moved back',
  comes: ({ title, time }: { title: string; time: string }) => `${title} comes ${time}.`,
  pickedUp: ({ title, slot }: { title: string; slot: string }) =>
    `Picked up ${title}, ${slot}. Arrow keys move it, up and down with Shift by an hour. Enter drops it, Escape puts it back.`,
  onlyTime: 'It comes every day. Only its time can be moved.',
  movedTo: ({ title, slot }: { title: string; slot: string }) => `Moved ${title} to ${slot}.`,
  putBack: (slot: string) => `Put back to ${slot}.`,
}
export type PlanWords = typeof words

function ordinal(day: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  return `${day}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)]}`
}
