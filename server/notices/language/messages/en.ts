// What stands in notices, and around them in mails, in push messages and on the page that ends mails. English is the model.

export const messages = {
  /** Who did something, and has no name. */
  somebody: 'Somebody',
  lovedOne: 'your loved one',
  lovedOneFirst: 'Your loved one',
  quoted: (title: string) => `“${title}”`,

  /** A time, as the language writes times, and the day before it. */
  yesterday: (time: string) => `yesterday ${time}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
  onDate: (date: string, time: string) => `${date} ${time}`,

  push: {
    today: (family: string) => `Today in ${family}`,
    newNotices: (count: number, family: string) => `${count} new notices from ${family}`,
    more: (count: number) => `and ${count} more`,
    testTitle: 'Notices arrive here',
    test: 'Sunporch tells you on this device when your loved one asks for a call.',
  },

  mail: {
    todayIn: (family: string, count: number) => `Today in “${family}”: ${count} things`,
    happenedIn: (family: string, count: number) => `${count} things happened in “${family}”`,
    today: (count: number) => `Today: ${count} things`,
    happened: (count: number) => `${count} things happened`,
    more: (count: number) => `… and ${count} more`,
    show: 'Show it',
    seeEverything: 'See everything',
    why: (family: string) => `You get this mail because you belong to “${family}”.`,
    whyDaily: (family: string) => `You get this mail once a day because you belong to “${family}”.`,
    choose: 'Choose which mails come',
    canEnd: 'You can end them without signing in.',
    end: 'No more mails about this family',
  },

  unsubscribe: {
    question: (family: string) => `No more mails about “${family}”?`,
    means:
      'Then nothing about this family comes to you by mail any more, also not when somebody asks for a call. The app itself and the notices on your phone stay as they are.',
    end: 'End these mails',
    fewer: 'You can also get fewer of them:',
    ended: (family: string) => `No mails about “${family}” come any more`,
    onItsWay: 'A mail that was on its way at this moment may still arrive.',
    again: 'Send me mails again',
    howYouHear: 'How you hear of this family:',
    restarted: (family: string) => `Mails about “${family}” come again`,
    asBefore: 'They come as they did before.',
    whenTheyCome: 'When they come:',
    settings: 'Settings',
    maySignIn: '(you may have to sign in).',
    noneComes: 'This family sends you no mails',
    noMember: 'You do not belong to it any more, or it was removed. There is nothing left to do.',
    noLink: 'This link cannot be used',
    incomplete:
      'A part of it may be missing. Please open the link in the mail again, or copy the whole of it.',
  },
}

/** The same messages in another language. */
export type Messages = typeof messages
