/**
 * Sentences of the server and of the contract, as they stand there. Another language says them in its own words; what is
 * not among them is said in English.
 */
export type KnownSentence =
  | 'The e-mail address or the password is not right.'
  | 'There is already an account with this e-mail address. Please sign in instead.'
  | 'This link has been used or is too old. Please ask for a new one.'
  | 'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.'
  | 'This passkey did not work here. Please try again, or sign in with your password.'
  | 'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.'
  | 'No new accounts are made here. If your family uses this server, ask the person who runs it.'
  | 'This invitation is not valid any more. Please ask for a new one.'
  | 'This invitation has been used already. Please ask for a new one.'
  | 'You were deactivated in this group. The primary caretaker can let you in again.'
  | 'Another account has this e-mail address by now. Yours keeps the one that it has.'
  | 'This password is one that others try first. Three words that have nothing to do with each other are a good one.'
  | 'Please enter your e-mail address.'
  | 'This e-mail address is too long.'
  | 'Please enter a full e-mail address, like mia@example.com.'
  | 'Please choose a password.'
  | 'Please use at least 10 characters.'
  | 'Please use at most 200 characters.'
  | 'Please enter your password.'
  | 'Please enter your first name.'
  | 'Please enter your last name.'

/** What pages of several areas say. */
export const words = {
  motto: "Stay connected with your loved one's daily life",
  oneMoment: 'One moment…',
  loading: 'Loading...',
  didNotWork: 'This did not work. Is the connection all right?',
  tryAgain: 'Something went wrong. Please try again.',
  notReached: 'The server could not be reached. Please try again.',
  again: 'Try again',
  notLoaded: 'This could not be loaded. Is the connection all right?',
  pageNotHere: 'This page is not here yet',
  opensByItself: 'It opens by itself as soon as there is a connection.',
  stumbled: 'This page has stumbled',
  stumbledText:
    'What you have saved is safe. Opening the page again most often helps; if it does not, please tell whoever runs your Sunporch.',
  openAgain: 'Open it again',
  loggedOut: 'Unauthorized',
  loggedOutText: 'You are logged out. Logging in again...',
  error: 'Error',
  notFound: 'Not found',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'Did you forget to add the page to the router?',
  toStart: 'Go to the start',
  /** The code `too_many`, whose sentence says how long. Null: the server's sentence is said. */
  tooMany: null,
  sentences: {},
}
type OwnWords = Omit<typeof words, 'tooMany' | 'sentences'>
type Translated = { tooMany: string; sentences: Record<KnownSentence, string> }
export type CommonWords = OwnWords & Translated
