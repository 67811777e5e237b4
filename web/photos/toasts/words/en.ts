/** What a change of a photo answers, on every page. */
export const words = {
  sent: 'Photo sent',
  sentMeans: 'Photo has been sent to the Alexa device.',
  notSent: 'Failed to send photo to Alexa.',
  deleted: {
    title: 'Photo deleted',
    description: 'It has left the gallery, and leaves every screen as soon as it is in contact.',
  },
  undo: 'Undo',
}
export type ToastWords = typeof words
