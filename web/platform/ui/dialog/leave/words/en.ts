/** What is asked before a form is closed that was changed and not saved. */
export const words = {
  question: 'Leave without saving?',
  means: 'What you have entered or chosen here will be lost.',
  leave: 'Leave',
}
export type LeaveWords = typeof words
