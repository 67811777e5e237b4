import { screenName } from '../../family/selection/screen-name.ts'

/** Cutting a video and sending it. `screen` is the name of the loved one, of whom it is; null while nobody has said. */
export const words = {
  title: 'Send a video',
  /** Where the group is kept in memory. */
  addTitle: 'Add a video',
  upTo: (screen: string | null) => `Up to 30 seconds, for ${screenName({ lovedOneName: screen })}.`,
  oneMoment: 'One moment…',

  yourVideo: 'Your video',
  play: 'Play',
  pause: 'Pause',
  begins: 'Begins at',
  ends: 'Ends at',
  partOf: (seconds: number) =>
    seconds === 1
      ? 'This 1 second is sent. What you cut off stays with you.'
      : `These ${seconds} seconds are sent. What you cut off stays with you.`,
  allOf: (seconds: number) =>
    seconds === 1 ? 'The whole video: 1 second.' : `The whole video: ${seconds} seconds.`,
  soundIsLost:
    'This browser cannot keep the sound: the video will be silent. Another browser or your phone may keep it.',

  inWords: 'In words (optional)',
  besideIt: 'It stands below the video.',
  example: 'e.g. Emma’s first steps!',
  sendTo: (screen: string | null) => `Send to ${screenName({ lovedOneName: screen })}`,
  add: 'Add',
  making: (percent: number) => `Making it ready, ${percent} %`,
  uploading: (percent: number) => `Uploading, ${percent} %`,
  finishing: 'Almost there…',
  keepOpen: 'Please keep this page open.',
  stop: 'Stop',
  stopQuestion: 'Stop sending this video?',
  notSentYet: 'It has not been sent yet.',
  leaveOut: 'Leave out',
  leaveOutQuestion: 'Leave this video out?',
  sent: 'Video sent',
  isKept: 'Your video is kept',
  videoIsHere: 'Your video is still here.',
  chooseAnother: 'Choose another',

  problems: {
    'no-film': 'This is no video that we can read. Please choose an MP4, MOV or WebM.',
    'not-here':
      'This browser cannot make this video ready. Please send it from the phone that took it. Phones film in a form that works everywhere when “Most compatible” is set in their camera.',
    'too-large': 'This part of the video is larger than 60 MB. Please choose a shorter one.',
    'too-short': 'This video is shorter than half a second. Please choose a longer one.',
    'not-readable': 'This browser cannot read the video any more. Please choose it again.',
  },
}
export type ClipsWords = typeof words
