export const words = {
  title: 'Share From Your Phone',
  text: (group: string) =>
    `On Android, install Sunporch by the browser’s menu: it is in “Share” then. On an iPhone, a Shortcut adds the pictures that you share to the gallery of ${group}.`,
  setUp: 'Set up an iPhone',
  setUpText:
    'Do this on the iPhone itself, so that you can copy the address and the key there. The key can add photos to this group, and nothing else. You can end it here at any time.',
  phoneName: 'Name of the phone',
  myPhone: 'My iPhone',
  make: 'Make a key',
  makeShortcut: 'Make the Shortcut',
  keepOpen: 'Keep this page open until the Shortcut works: the key is shown only now.',
  askWorks: 'Does the Shortcut work?',
  notAgain: 'The key is not shown again. You can make a new one at any time.',
  lastUsed: (ago: string) => `Last used ${ago}`,
  notUsed: 'Not used yet',
  end: 'End',
  endThis: (name: string) => `End the key of ${name}`,
  askEnd: (name: string) => `End the key of ${name}?`,
  doEnd: 'End it',
  endMeans: 'The Shortcut there adds no more pictures. Those that it has added stay.',
  ended: {
    title: 'Key ended',
    description: 'That Shortcut adds no more pictures.',
  },

  // What is shown once: the key, or the secret of a program.
  copies: {
    token: ['Copy the token', 'To copy: the token'],
    address: ['Copy the address', 'To copy: the address'],
    secret: ['Copy the secret', 'To copy: the secret'],
    text: ['Copy the text', 'To copy: the text'],
  } satisfies Record<string, [button: string, field: string]>,
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  close: 'Close',

  // The steps of the Shortcut. What stands in quotes are the names of Apple's app; in parentheses its English ones.
  steps: {
    open: 'Open the app Shortcuts and press +',
    repeat: 'Add the action “Repeat with Each”',
    repeatText: 'It runs for every picture that you share.',
    contents: 'Inside of it, add “Get Contents of URL”',
    addressIs: 'The address is:',
    ofServer: (path: string) => `your server’s, followed by ${path}`,
    fillIn: 'Press the arrow beside the address, and fill in',
    method: 'Method',
    headers: 'Headers',
    addHeader: 'add one: key [Authorization](name), text as below',
    body: 'Request Body',
    file: 'File',
    repeatItem: 'Repeat Item',
    nameIt: 'Name it Sunporch and switch on “Show in Share Sheet”',
    nameItText: 'Press the name at the top, then “Details”. It should receive images only.',
    tryIt: 'Try it: share a photo and choose Sunporch',
    tryItText:
      'It is in the gallery a moment later. The phone must reach this server, at home or on the way.',
  },
}
export type UploadKeyWords = typeof words
