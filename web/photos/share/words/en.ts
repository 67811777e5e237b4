/** What another app has shared. */
export const words = {
  title: 'Share',
  forWhich: 'For which family is this?',
  forWhichOne: 'For which family is this picture?',
  forWhichMany: (count: number) => `For which family are these ${count} pictures?`,
  leftOut: ({ taken, left }: { taken: number; left: string }) =>
    `The first ${taken} were taken. Please share the other ${left} afterwards.`,
  missed: {
    title: 'The pictures did not arrive',
    text: 'Sunporch was not ready to take them. Please share them once more.',
  },
  none: {
    title: 'No picture is waiting here',
    text: 'Choose pictures in another app, press Share, and choose Sunporch.',
  },
  toDashboard: 'Go to the Dashboard',
}
export type ShareWords = typeof words
