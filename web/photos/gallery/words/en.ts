/** The photos on the Dashboard. A photo is named by its caption; null without one. */
export const words = {
  title: 'Family Gallery',
  seeAll: 'See all photos',
  showAgainQuestion: (date: string) => `Sent on ${date}. Show it again?`,
  showAgain: 'Show again',
  add: 'Add photo',
  howToSend: 'Press a photo to send it.',
  viewIt: (caption: string | null) => `View ${caption ?? 'this photo'}`,
  showItAgain: (caption: string | null) => `Sent. Show ${caption ?? 'this photo'} again`,
  sendIt: (caption: string | null) => `Send ${caption ?? 'this photo'} to Alexa`,
  isSent: 'Sent',
  sending: 'Sending…',
}
export type GalleryWords = typeof words
