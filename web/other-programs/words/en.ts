export const words = {
  title: 'Other Programs',
  text: (group: string) =>
    `With a token a program such as Home Assistant reads and changes what is in ${group}, as you. It never reaches your account, the members or the settings.`,
  none: 'No program has a token of yours yet. Make one, and paste it into the program.',
  make: 'Make a token',
  makeIt: 'Make the token',
  makeText: 'It ends when you end it here, leave the group, or choose a new password.',
  name: 'Name of the program',
  whatMay: 'What it may do',
  rights: {
    read: {
      label: 'May read',
      hint: 'The shopping list, photos, visits and notes.',
    },
    change: {
      label: 'May read and change',
      hint: 'It can also add, edit, send and delete, as far as you may.',
    },
  },
  copyTitle: 'Copy the token',
  copyText: 'It is shown only now. Whoever has it can do what you have allowed, so treat it like a password.',
  askCopied: 'Have you copied the token?',
  notAgain: 'It is not shown again. You can make a new one at any time.',
  token: 'Token',
  address: 'Address of this group, with which every call begins',
  made: (date: string) => `made ${date}`,
  usedToday: 'last used today',
  usedOn: (date: string) => `last used on ${date}`,
  notUsed: 'not used yet',
  end: 'End',
  endThis: (name: string) => `End the token of ${name}`,
  askEnd: (name: string) => `End the token of ${name}?`,
  doEnd: 'End it',
  endMeans: 'The program can read and change nothing here from this moment on. What it has added stays.',
  ended: {
    title: 'Token ended',
    description: 'That program can do nothing here any more.',
  },
  assistants: 'Assistants',
  assistantsText:
    'Claude and other assistants take this address, without a token. A page of Sunporch then asks you what they may do.',

  // The addresses that are told what happens.
  webhooks: 'Webhooks',
  webhooksText:
    'A program is told in the moment in which something happens: what it was and who did it, never a caption or a picture.',
  noWebhooks: 'No program is told yet. Copy an address from the program, and add it here.',
  addWebhook: 'Add a webhook',
  addText: 'It ends when somebody removes it, or when you leave the group.',
  webhookAddress: 'Address',
  toldOfWhat: 'What it is told of',
  add: 'Add',
  copySecret: 'Copy the secret',
  copySecretText:
    'Every message is signed with it, so that the program knows that it comes from here. It is shown only now.',
  noNeed: 'Do you not need the secret any more?',
  secretNotAgain: 'It is not shown again. To get another one, remove the webhook and add it again.',
  withoutSecret: 'A program that does not check signatures, such as Home Assistant, does without it.',
  toldOf: (topics: string) => `Told of ${topics}`,
  everything: 'everything',
  addedBy: ({ name, at }: { name: string; at: string }) => `Added by ${name}, ${at}`,
  test: 'Send a test',
  testing: 'Sending…',
  testThis: (host: string) => `Send a test to ${host}`,
  remove: 'Remove',
  removeThis: (host: string) => `Remove the webhook to ${host}`,
  askRemove: (host: string) => `Remove the webhook to ${host}?`,
  removeMeans: ({ topics, name, at }: { topics: string; name: string; at: string }) =>
    `It is told of ${topics}. Added by ${name}, ${at}. From now on the program there is told nothing, not even what was still on the way.`,
  removed: {
    title: 'Webhook removed',
    description: 'That program is told nothing any more.',
  },
  nothingSent: 'Nothing was sent yet.',
  taken: (ago: string) => `The last message was taken ${ago}.`,
  isOff: (days: number) =>
    `It has failed for ${days} days and is switched off. A test that succeeds switches it on again.`,
}
export type ProgramWords = typeof words
