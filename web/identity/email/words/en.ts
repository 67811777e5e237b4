/** What the page says that the link in a mail opens, by which an address is confirmed. */
export const words = {
  pageTitle: 'Your e-mail address',
  thankYou: 'Thank you',
  confirmed: (email: string) => `Your address is ${email}. News of your family comes there from now on.`,
  open: 'Open Sunporch',
  didNotWork: 'This did not work',
  openSettings: 'Open Settings',
  isItYours: 'Is this your address?',
  pressIfSo: 'If you use Sunporch with the address at which you got our mail, press the button.',
  yes: 'Yes, this is my address',
}
export type ConfirmEmailWords = typeof words
