export const words = {
  markAll: 'Mark all as read',
  choose: 'Choose what reaches you, and when',
  whatIsNew: 'What is new',
  /** For who listens, before a line that is unread. */
  isNew: 'New:',
  nothingNew: 'Nothing new just now',
  nothingNewMeans: (lovedOne: string) =>
    `When ${lovedOne} answers, or somebody in the family adds something, you read it here.`,
  nothingNewInMemory: 'When somebody in the family adds something, you read it here.',
  lovedOne: 'your loved one',
}
export type BellWords = typeof words
