import { screenName } from '../../family/selection/screen-name.ts'

/** Recording a voice and sending it. `screen` is the name of the loved one, of whom it is; null while nobody has said. */
export const words = {
  title: 'Send your voice',
  add: 'Add your voice',
  upToMinute: (screen: string | null) =>
    `Up to a minute, to be heard on ${screenName({ lovedOneName: screen })}.`,

  record: 'Record',
  onlyWhile: 'Your microphone is on only while you record.',
  mayAsk: 'Your browser may ask whether it may use the microphone.',
  stop: 'Stop',
  isRecording: 'Recording',
  secondsLeft: (count: number) => (count === 1 ? '1 second left' : `${count} seconds left`),
  oneMoment: 'One moment…',
  yourRecording: 'Your recording',
  recorded: (seconds: number) => (seconds === 1 ? 'Recorded: 1 second' : `Recorded: ${seconds} seconds`),
  fromBefore: 'This is your recording from before. It has not been sent yet.',
  wasCut: 'The recording was interrupted. This is what you said until then.',
  listen: 'Listen',
  pause: 'Pause',
  again: 'Record again',
  delete: 'Delete',

  inWords: 'In words (optional)',
  forReading: 'For ears that are no longer good: it stands beside your voice.',
  example: 'e.g. Good morning! The twins have learned to swim.',
  sendTo: (screen: string | null) => `Send to ${screenName({ lovedOneName: screen })}`,
  sending: 'Sending…',
  sent: 'Voice sent',
  isKept: 'Your voice is kept',
  recordingIsHere: 'Your recording is still here.',
  noRoom: 'This browser has no room to keep your recording. Please send it before you close this.',
  leaveQuestion: 'Leave without sending?',
  leaveMeans: 'What you have recorded or typed here will be lost.',
  leave: 'Leave',

  problems: {
    'not-secure':
      'Browsers open a microphone only over HTTPS, and this page came without it. Whoever runs your Sunporch can set that up.',
    'not-possible': 'This browser cannot record. A current Chrome, Edge, Firefox or Safari can.',
    'no-microphone': 'There is no microphone here. Please connect one, or use your phone.',
    'not-allowed':
      'The microphone is not allowed for this page. Press the icon beside the address, allow the microphone, and record again.',
    'in-use': 'Another program is using the microphone. Please close it, and record again.',
    'not-started':
      'The recording did not start. Please press again; if that does not help, load the page anew.',
    'nothing-heard':
      'Nothing was heard. Please speak a little closer, or see whether the microphone is muted.',
    'not-made': 'The recording could not be made ready. Please see whether you are online: it is still here.',
  },
  tryAgain: 'Try again',
}
export type VoicesWords = typeof words
