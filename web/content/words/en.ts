import { contentTypeLabels, providerLabels } from '#contract/content-choices.ts'

/** The recommendations, which the specification calls content. */
export const words = {
  library: 'Content Library',
  notes: 'Notes',
  add: 'Add Content',
  kinds: 'Types',
  all: 'All Content',
  tabs: { audiobook: 'Audiobooks', movie: 'Movies', tv_show: 'TV Shows', music: 'Music' },
  types: contentTypeLabels,
  providers: providerLabels,
  none: 'No content yet',
  noneMeans: 'Add book, movie and music recommendations for your loved one.',
  noneInMemory: 'Nobody has added a book, a film or music.',

  // One of them.
  edit: 'Edit',
  showAgain: 'Show again',
  takeBack: 'Take back',
  delete: 'Delete',
  undo: 'Undo',
  whatToDo: (title: string) => `What to do with ${title}`,
  isSent: 'Sent',
  sent: 'Sent to Alexa',
  sending: 'Sending…',
  send: 'Send to Alexa',
  open: 'Open',
  openInTab: (title: string) => `Open ${title} in a new tab`,

  // The dialog.
  editContent: 'Edit Content',
  save: 'Save',
  saving: 'Saving…',
  addIt: 'Add Content',
  adding: 'Adding…',
  title: 'Title',
  titleExample: 'Enter title',
  description: 'Description',
  descriptionExample: 'Enter description (optional)',
  link: 'External URL',
  linkExample: 'Enter direct link (optional)',
  type: 'Type',
  provider: 'Provider',

  // What each change answers.
  notAdded: 'Failed to add content item.',
  added: { title: 'Content added', description: 'Content item has been added to the library.' },
  changed: { title: 'Saved', description: 'The recommendation has been changed.' },
  wasSent: 'Content sent',
  sentMeans: 'Content recommendation has been sent to the Alexa device.',
  notSent: 'Failed to send content to Alexa.',
  deleted: {
    title: 'Content deleted',
    description: 'It has left the library, and leaves every screen as soon as it is in contact.',
  },
}
export type ContentWords = typeof words
