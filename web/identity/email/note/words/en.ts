export const words = {
  title: 'Your e-mail address',
  pleaseConfirm: (email: string) =>
    `Please confirm ${email}: press “Send”, then open the link in the mail. Then news of your family comes there too.`,
  send: 'Send',
  sending: 'Sending…',
  another: 'Another address',
  lost: 'Your account has no e-mail address at the moment, so nobody could help you with a forgotten password. Open the link that we mailed you, or enter an address.',
  enter: 'Enter an address',
  sent: { title: 'Sent', description: (email: string) => `Please look for our mail to ${email}.` },
  notSent: {
    title: 'The mail could not be sent',
    description: (email: string) => `Is ${email} right? You can change it in Settings.`,
  },
}
export type ConfirmNoteWords = typeof words
