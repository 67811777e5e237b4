/** The address for one's own calendar. */
export const words = {
  showInMine: 'Show in my own calendar',
  feedMeans:
    'A secret address from which the calendar on your phone or computer reads the visits, by itself. It is yours alone, and ends when you leave the family.',
  makeAddress: 'Make my address',
  makeNewAddress: 'Make a new address',
  endAddress: 'End the address',
  oldEnds: 'With a new address the one from before ends at once.',
  yourAddress: 'Your address',
  openInCalendar: 'Open in this device’s calendar',
  copyNow:
    'Please copy it now: it is shown only this once. Whoever has it can read who comes and what is on, so treat it like a password. A calendar on the web, such as Google’s, reads it only if this server can be reached from the Internet.',
  madeAndRead: ({ date, ago }: { date: string; ago: string }) =>
    `You made an address on ${date}. A calendar read it ${ago}.`,
  madeNotRead: (date: string) => `You made an address on ${date}. No calendar has read it yet.`,
  addressEnded: { title: 'The address has ended', description: 'No calendar can read it any more.' },
}
export type FeedWords = typeof words
