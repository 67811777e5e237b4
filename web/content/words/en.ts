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
  ownRecording: 'For a recording of your own, choose Music.',
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

  // What plays of a piece of music. A length is like "3:12".
  recording: 'Recording',
  addRecording: 'Add a recording (MP3)',
  onlyYours: 'Only what is your own, or what you may share with your family.',
  another: 'Another recording',
  withPicture: 'Add a picture to it',
  uploading: 'Uploading the recording',
  stopUpload: 'Stop the upload',
  removeRecording: 'Remove the recording',
  recordingLeaves: 'The recording is removed when you save.',
  keepRecording: 'Keep it',
  removedRecording: 'Recording removed',
  recordingProblems: {
    'no-mp3': 'This file is no MP3 that can be played. Please choose an MP3.',
    'too-large': 'This recording is larger than 10 MB. Please choose a smaller one.',
    'too-long': 'This recording is longer than seven minutes. Please choose a shorter one.',
  },
  lasts: (length: string) => `Recording, ${length}`,
  recordingOf: (title: string) => `Recording of ${title}`,
}
export type ContentWords = typeof words
