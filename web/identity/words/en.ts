export const words = {
  language: 'Language',
  languageHint: 'Of the pages, and of the mails and notices that come to you.',
  save: 'Save',
  saving: 'Saving…',
  remove: 'Remove',

  // Name, picture and address.
  accountSettings: 'Account Settings',
  nameAndPicture: 'Name and picture',
  changeName: 'Change your name',
  firstName: 'First name',
  lastName: 'Last name',
  facts: { firstName: 'First Name', lastName: 'Last Name', email: 'Email', userId: 'User ID' },
  isHere:
    'Your account is on this server. You sign in with your e-mail address and your password. You can change your name, your picture and your address under “You”.',
  isElsewhere:
    'Your profile is managed through an external authentication provider. Please contact support to change it.',
  signOutHere: 'Sign Out',
  faceIsSent: 'Your loved one sees your face beside what you send.',
  faceIsShared: 'The family sees your face beside what you share.',
  yourPicture: 'Your picture',
  choosePicture: 'Choose a picture',
  anotherPicture: 'Another picture',
  removePicture: 'Remove picture',
  pictureFailed: 'The picture did not arrive. Please try again.',
  nameSaved: { title: 'Saved', description: 'Your family sees your new name.' },
  pictureSaved: { title: 'Saved', description: 'Your family sees your picture now.' },
  pictureRemoved: { title: 'Picture removed', description: 'Your initials stand in its place.' },
  phoneTitle: 'Your telephone number',
  phone: 'Telephone',
  phoneHint: 'Your family sees it beside your name and can call you. Leave it empty if you like.',
  phoneExample: 'e.g. +49 30 1234567',
  phoneSaved: { title: 'Saved', description: 'Your family sees it beside your name.' },
  addressLost:
    'The address that you had was never confirmed, and may be somebody else’s, so no mail of ours goes there. You still sign in with it and your password. Please enter an address that you read, and open the link that we mail you. Until then “Forgot your password?” cannot help you: keep your password.',
  addressUnconfirmed:
    'Not confirmed yet: press “Send”, then open the link in the mail. Until then no notices go to it.',
  changeAddress: 'Change the address',
  email: 'E-mail',
  emailHint: 'You sign in with it.',
  lookAtMails: 'Please look at your mails',
  mailSent: ({ to, until }: { to: string; until: string | null }) =>
    `A mail to ${to} is on its way. Until you open its link you sign in with ${until ?? 'the address that you had'}. The link works for 24 hours.`,
  done: 'Done',
  addressChanged: {
    title: 'Address changed',
    description: 'You sign in with the new one from now on.',
  },

  // Browsers and the password.
  sessions: 'Signed-in Browsers',
  aBrowser: 'A browser',
  browserOn: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  thisBrowser: 'This browser',
  lastUsed: (ago: string) => `Last used ${ago}`,
  byPasskey: 'signed in with a passkey',
  signOut: 'Sign out',
  signOutThere: (browser: string) => `Sign out ${browser}`,
  signedOut: { title: 'Signed out', description: 'That browser is signed out.' },
  changePassword: 'Change password',
  changing: 'Changing…',
  passwordMeans:
    'Other browsers are signed out, and your tokens for other programs end. So does all else that lets somebody in, unless you keep it.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: (length: number) => `At least ${length} characters.`,
  passwordChanged: { title: 'Password changed', description: 'Every other browser is signed out.' },
  keepKeys: 'Keep what I have connected',
  keepKeysHint:
    'Passkeys, upload keys, the calendar’s address, links and open invitations go on. Leave it empty if somebody else may have been in your account.',
  signOutEverywhere: 'Sign out everywhere',
  askSignOutEverywhere: 'Sign out everywhere?',
  everywhereMeans:
    'Every browser is signed out, this one too. Passkeys and keys end as well, so that nobody comes back with one. The screens in the room stay connected.',
  everywhereMeansKept: 'Every browser is signed out, this one too. The screens in the room stay connected.',
  signingOut: 'Signing out…',
  passwordUnknown:
    'You do not know it? Tick the box: then every browser is signed out at once, and nothing else ends.',

  // Whether it is the person.
  yourPassword: 'Your password',
  whyAsked: 'You signed in a while ago, so we ask whether it is you.',
  usePasskey: 'Use a passkey instead',
  noPasskeyUsed: 'No passkey was used. You can try again, or enter your password.',

  // Passkeys.
  passkeys: 'Passkeys',
  passkeysMean:
    'With a passkey you sign in by a fingerprint, your face or the PIN of a device, without your password.',
  addPasskey: 'Add a passkey',
  passkeyAdded: (date: string) => `Added ${date}`,
  passkeyUsed: (ago: string) => `last used ${ago}`,
  passkeyUnused: 'not used yet',
  renameThis: (name: string) => `Rename ${name}`,
  removeThis: (name: string) => `Remove ${name}`,
  needHttps: 'New ones need HTTPS: please ask the person who runs this server.',
  addAt: (origin: string) => `You can add and use them at ${origin}.`,
  browserHasNone: 'This browser has no passkeys.',
  addPasskeyMeans:
    'This device, your telephone or a security key then signs you in by a fingerprint, your face or its PIN. Your password goes on working.',
  doAddPasskey: 'Add the passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'So that you know it again in the list.',
  renamePasskey: 'Rename the passkey',
  askRemove: (name: string) => `Remove ${name}?`,
  removePasskeyMeans:
    'Nobody can sign in with it any more, and other browsers that signed in with it are signed out. Your password goes on working. The device may go on offering it: please delete it there, too.',
  removing: 'Removing…',
  passkeyIsHere: 'This device has a passkey for your account already.',
  passkeyNotMade: 'No passkey was made. You can try again.',
  passkeyImpossible: 'This device cannot make a passkey. Please try another one.',
  passkeyIsAdded: { title: 'Passkey added', description: 'You can sign in with it from now on.' },
  passkeyRenamed: { title: 'Saved', description: 'The passkey has its new name.' },
  passkeyRemoved: { title: 'Passkey removed', description: 'Nobody can sign in with it any more.' },

  otherPerson: {
    title: 'Somebody else has signed in',
    text: 'It was in another tab of this browser. What you press here would be done in their name, so this page has stopped.',
    reload: 'Load this page again',
  },
}
export type IdentityWords = typeof words
