/** Asked at a sign-out while something waits to be sent. */
export const words = {
  recordingsNotYet: (count: number) =>
    count === 1 ? '1 recording was not sent yet' : `${count} recordings were not sent yet`,
  picturesAndRecordings: 'Pictures and recordings were not sent yet',
  signOutWithOne:
    'If you sign out now, it leaves this browser and will not be sent. Your own files stay where they are.',
  signOutWithMany:
    'If you sign out now, they leave this browser and will not be sent. Your own files stay where they are.',
  signOutWithRecording: 'If you sign out now, it leaves this browser and will not be sent.',
  signOutWithRecordings: 'If you sign out now, they leave this browser and will not be sent.',
  discardAndSignOut: 'Discard and sign out',
}
export type SignOutWords = typeof words
