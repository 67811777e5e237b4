import { noteStayLabels } from '#contract/notes/notes.ts'
import { screenName } from '../../family/selection/screen-name.ts'

/** The notes of the family. `screen` is the name of the loved one, of whom it is; null while nobody has said. */
export const words = {
  title: 'Notes',
  contentLibrary: 'Content Library',
  write: 'Write a note',
  none: 'No notes yet',
  noneMeans: 'A few words on the screen: who comes today, where the blue coat is, that the bins go out.',
  noneInMemory: 'What you write here, the whole family can read.',
  onScreenNow: 'For the screen now',
  planned: 'Planned',
  notSent: 'Not sent yet',
  earlier: 'Earlier',
  ofFamily: 'Notes of the family',

  // One of them. Times come as the reader's country writes them.
  plannedFor: (time: string) => `Planned: ${time}`,
  staysUntil: (time: string) => `Stays until ${time}`,
  until: (time: string) => `Until ${time}`,
  stays: noteStayLabels,
  sendTo: (screen: string | null) => `Send to ${screenName({ lovedOneName: screen })}`,
  sendAgain: 'Send again',
  edit: 'Edit',
  schedule: 'Schedule…',
  takeBack: 'Take back',
  delete: 'Delete',
  undo: 'Undo',
  whatToDo: (text: string) => `What to do with ${text}`,
  sent: 'Note sent',
  changed: { title: 'Saved', description: 'The note has been changed.' },
  deleted: { title: 'Note deleted', description: 'It leaves every screen as soon as it is in contact.' },

  // The dialog.
  editNote: 'Edit note',
  yourWords: (screen: string | null) =>
    `Your words on ${screenName({ lovedOneName: screen })}. [All notes](notes)`,
  note: 'Note',
  example: "e.g. Your blue coat is at the cleaner's. I bring it on Monday.",
  charactersLeft: (count: number) => `${count} characters left`,
  wordsAreHere: 'Your words are still here.',
  later: 'Later…',
  save: 'Save',
  saving: 'Saving…',
  sending: 'Sending…',
  howLong: 'It stays on the screen',
  untilDay: 'Until this day',
  atTime: 'At',
  byTheClock: (city: string) => `By the clock in ${city}`,
  amongNotes: 'You find it among your notes.',
  ifSentNow: (time: string) => `If you send it now: until ${time}.`,
}
export type NotesWords = typeof words
