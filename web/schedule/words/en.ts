/** What the Dashboard says of the schedule, and what each of its changes answers. */
export const words = {
  patterns: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  /** The name of what has no words of its own. */
  untitled: {
    photo: 'A photo',
    content: 'A recommendation',
    note: 'A note',
    voice: 'A voice recording',
    clip: 'A video',
  },
  created: { title: 'Schedule created', description: 'Content has been scheduled for delivery.' },
  notCreated: 'Failed to create schedule.',
  changed: { title: 'Saved', description: 'The scheduled delivery has been changed.' },
  leftOut: 'Left out',
  nextStays: 'The next one stays planned.',
  notSent: 'It will not be sent.',
  cancelled: { title: 'Delivery cancelled', description: 'It will not be sent.' },
  skipped: { title: 'Skipped once', description: 'The delivery after it stays planned.' },
  sent: 'Sent',

  notAsPlanned: 'Not sent as planned',
  byCaretaker: 'A caretaker can send it now.',
  open: 'Open',
  openIt: (title: string) => `Open the schedule: ${title}`,
  sendNow: 'Send now',
  sendItNow: (title: string) => `Send now: ${title}`,
  cancelDelivery: 'Cancel delivery',
  cancelIt: (title: string) => `Cancel delivery: ${title}`,
  leaveOut: 'Leave it out',
  leaveItOut: (title: string) => `Leave it out: ${title}`,
}
export type ScheduleWords = typeof words
