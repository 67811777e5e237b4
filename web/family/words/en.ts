export const words = {
  // A group: made, edited, deleted, brought back.
  groups: 'Family Groups',
  createGroup: 'Create Group',
  creating: 'Creating…',
  edit: 'Edit',
  editThis: (name: string) => `Edit ${name}`,
  editGroup: 'Edit Group',
  save: 'Save',
  saving: 'Saving…',
  whom: 'Whom do you look after?',
  whomHint: 'As you call them. Their screen is named and greeted by it; you can leave this empty.',
  whomExample: 'e.g. Mom',
  name: 'Name',
  nameHint: 'The name of your family group.',
  nameExample: 'e.g. The Hartleys',
  /** As a first group is mostly named, after a last name. */
  familyOf: (name: string) => `The ${name}${/(?:[sxz]|[cs]h)$/i.test(name) ? 'es' : 's'}`,
  description: 'Description',
  lovedOneName: "Loved one's name",
  lovedOnePhone: "Loved one's telephone",
  lovedOnePhoneHint: "So that whoever says “I'll call” can dial at once.",
  phoneExample: 'e.g. +49 30 1234567',
  timeZone: 'Time zone',
  timeZoneHint: 'Where your loved one lives.',
  alexaId: 'Alexa device ID',
  alexaIdHint: 'Found in the Alexa app under device settings.',
  alexaIdHintNew: 'Found in the Alexa app under device settings. You can leave this empty.',
  created: {
    title: 'Family group created',
    description: 'Your new family group has been created successfully.',
  },
  notCreated: 'Failed to create family group.',
  changed: { title: 'Saved', description: 'The family group has been changed.' },
  welcome: 'Welcome to Sunporch',
  welcomeText:
    'A family group is the circle around the person you look after. Make one, open a screen in their room, and send the first picture.',
  createFirst: 'Create your family group',

  delete: 'Delete the group',
  deleteText: (group: string) =>
    `Nobody in ${group} sees it any more, and its screens go blank. For 30 days you can bring it back.`,
  deleteMore: 'Delete group…',
  doDelete: 'Delete group',
  keepIt: 'Keep it',
  askDelete: (group: string) => `Delete ${group}?`,
  deleteMeans:
    'Nobody in the family sees it any more, and its screens go blank. You can bring it back for 30 days; after that everything in it is gone.',
  typeName: (group: string) => `Type "${group}" to be sure`,
  deleted: { title: 'Family group deleted', description: 'You can bring it back in Settings for 30 days.' },
  deletedGroups: 'Deleted groups',
  deletedUntil: (date: string) => `Deleted. Can be brought back until ${date}.`,
  bringBack: 'Bring back',
  isBack: { title: 'Family group is back', description: 'Everything is as it was.' },
  yourData: 'Your data',
  exportText:
    'One ZIP file with the original photos, all that was written and answered, and a page to look at it without Sunporch. What was deleted is not in it, but for its title in the list of all that happened.',
  download: 'Download everything',

  // Another time zone, and what is planned.
  zone: {
    title: 'What shall the scheduled deliveries keep?',
    legend: 'What the scheduled deliveries keep',
    planned: ({ count, from, to }: { count: number; from: string; to: string }) =>
      `${count === 1 ? 'One is' : `${count} are`} planned by the clock in ${from}. From now on the clock in ${to} counts.`,
    hour: 'Their hour',
    hourMeans: ({ title, hour, to }: { title: string; hour: string; to: string }) =>
      `${title} stays at ${hour}, by the clock in ${to}.`,
    moment: 'Their moment',
    momentMeans: ({
      title,
      there,
      hour,
      from,
    }: {
      title: string
      there: string
      hour: string
      from: string
    }) => `${title} goes on at ${there} there, the same moment as ${hour} in ${from}.`,
    back: 'Back',
  },

  // The settings of the group that is chosen.
  current: 'Current Group Settings',
  facts: { name: 'Group name', role: 'Your role' },
  changePhone: 'Change the telephone number',
  addPhone: 'Add a telephone number',
  phoneOf: (name: string | null) => `${name ? `${name}'s` : "Your loved one's"} telephone number`,
  phone: 'Telephone',
  phoneHint: "The whole family sees it. Whoever says “I'll call” can dial at once.",
  phoneSaved: { title: 'Saved', description: 'Your family can dial it now.' },
  helpPhone: 'Number to call',
  helpPhoneHint: 'Somebody who answers: one of you, a neighbour, the nurses’ station. Empty removes it.',
  sending: 'Automatic sending and notices',
  autoSend: 'Auto-send Content',
  autoSendText: 'Scheduled deliveries go out by themselves. Off: they wait until somebody sends them.',
  reminder: 'Daily Photo Reminder',
  reminderText: 'A reminder at 5 PM, where your loved one lives, on days without a photo sent or planned.',
  activity: 'Activity Notifications',
  activityText:
    'Hear what others in the family do. Off: you hear only of calls, answers, the reminder and what went wrong.',
  activityTextInMemory: 'Hear what others in the family do.',

  // In memory of somebody who has died.
  memory: {
    title: 'In memory',
    since: ({ name, date }: { name: string | null; date: string }) =>
      `In memory of ${name ?? 'your loved one'} since ${date}. The pictures and words are all here, and the family can go on adding to them. Nothing is sent, planned or asked.`,
    takeBack: 'Take this back',
    offer: (name: string | null) =>
      `If ${name ?? 'your loved one'} has died, the group can be kept in memory. All pictures and words stay, and nobody is reminded or asked of anything any more.`,
    keepMore: 'Keep in memory…',
    keep: 'Keep in memory',
    ask: (name: string | null) => `Keep the group in memory of ${name ?? 'your loved one'}?`,
    stays:
      'All pictures, notes and answers stay, and the family can look at them, share more and write to each other.',
    rests:
      'Nothing is sent to the screen any more. Planned deliveries pause, and there are no reminders, no calls, no sign of life and no notices about the screen. The screen shows the photos, and asks nothing.',
    canTakeBack: 'You can take this back at any time: then all goes on as before.',
    of: (name: string | null) => `In memory of ${name ?? 'your loved one'}`,
    note: 'The pictures and words are all here. You can look at them, share more and write to each other. Nothing is sent or asked any more.',
  },
}
export type FamilyWords = typeof words
