import { unreadablePicture } from '#contract/photos/photos.ts'
import { screenName } from '../../../family/selection/screen-name.ts'

/** Pictures on their way into the gallery. `screen` is the name of the loved one, of whom it is; null while nobody has said. */
export const words = {
  // Choosing them.
  uploadPhoto: 'Upload Photo',
  choose: 'Choose Photo to Upload',
  upTo: (count: number) => `One or up to ${count}: JPEG, PNG, WebP or HEIC. Or a video.`,
  orDrop: 'You can also drop or paste them here.',
  pictures: 'Pictures',
  addMore: 'Add more',
  chooseAnother: 'Choose another',
  filmNext: 'Your video comes next: it is cut and sent by itself.',
  filmsNext: (count: number) => `Your ${count} videos come next: each is cut and sent by itself.`,
  noPreview: 'The preview comes after the upload.',
  caption: 'Caption',
  captionOf: (file: string) => `Caption of ${file}`,
  choosePointOn: (file: string) => `Choose what matters on ${file}`,
  oneCaption: 'Caption (optional)',
  captionForAll: 'One caption for all (optional)',
  whatIsInIt: 'What is in the picture?',
  whatIsInThem: 'What is in the pictures?',
  ownCaptions: 'A caption for each picture',
  upload: 'Upload',
  onlyAdd: 'Only add to the gallery',
  add: 'Add to the gallery',
  sendTo: (screen: string | null) => `Send to ${screenName({ lovedOneName: screen })}`,
  leaveOut: 'Leave out',
  leaveOutOne: 'Leave this picture out?',
  leaveOutMany: (count: number) => `Leave these ${count} pictures out?`,
  notUploadedYet: 'They have not been uploaded yet.',

  // One of them on its way. `size` is like "3.4 MB".
  ready: (size: string) => `${size}, ready to upload`,
  readyAndSmaller: (size: string) => `Made smaller to fit: ${size}, ready to upload`,
  makingSmaller: 'Making it smaller to fit…',
  waitingForTurn: 'Waiting for its turn',
  uploading: (percent: number) => `Uploading, ${percent} %`,
  makingReady: 'Making the picture ready…',
  isPaused: 'Paused',
  inGallery: 'In the gallery',
  isSent: 'Sent',
  isUploaded: 'Uploaded',
  uploadOf: (file: string) => `Upload of ${file}`,
  pause: 'Pause',
  pauseIt: (file: string) => `Pause ${file}`,
  goOnWith: (file: string) => `Go on with ${file}`,
  retry: 'Retry',
  retryIt: (file: string) => `Retry ${file}`,
  remove: 'Remove',
  removeIt: (file: string) => `Remove ${file}`,
  cancelIt: (file: string) => `Cancel ${file}`,

  // All of them.
  allPictures: 'All pictures',
  doneOf: ({ done, count }: { done: number; count: number }) => `${done} of ${count} done`,
  /** Behind it, after a comma. */
  oneNotUploaded: '1 was not uploaded',
  someNotUploaded: (count: number) => `${count} were not uploaded`,
  oneTriedAgain: '1 is tried again',
  someTriedAgain: (count: number) => `${count} are tried again`,
  pauseAll: 'Pause all',
  goOn: 'Go on',
  retryAll: 'Retry all',
  cancelRest: 'Cancel rest',
  hide: 'Hide',
  done: 'Done',
  leaveOutLast: 'Leave out the last picture?',
  leaveOutOthers: (count: number) => `Leave out the other ${count} pictures?`,
  staysThere: 'What is in the gallery already stays there.',

  // What has become of them.
  picturesSent: (count: number) => `${count} pictures sent`,
  waitingForScreen: (screen: string | null) => `Waiting for ${screenName({ lovedOneName: screen })}`,
  shownSoFar: ({ shown, count, screen }: { shown: number; count: number; screen: string | null }) =>
    `${shown} of ${count} shown on ${screenName({ lovedOneName: screen })} so far`,
  oneNotSent: 'It was not sent: this group is kept in memory.',
  manyNotSent: 'They were not sent: this group is kept in memory.',
  oneWaits: 'The picture is in the gallery. The first screen that is connected within three days shows it.',
  manyWait:
    'The pictures are in the gallery. The first screen that is connected within three days shows them.',
  askCaretaker: 'Ask a caretaker of the family to connect one.',
  photosSent: (count: number) => `${count} photos sent`,
  uploaded: { title: 'Photo uploaded', description: 'Family photo has been added to the gallery.' },
  photosUploaded: (count: number) => `${count} photos uploaded`,
  allAdded: 'They have been added to the gallery.',

  // Without the dialog.
  uploadingSome: ({ done, count }: { done: number; count: number }) => `Uploading, ${done} of ${count} done`,
  serverAwaited: ({ done, count }: { done: number; count: number }) =>
    `Waiting for the server, ${done} of ${count} done`,
  pausedSome: ({ done, count }: { done: number; count: number }) => `Paused, ${done} of ${count} done`,
  onePictureNotUploaded: '1 picture was not uploaded',
  picturesNotUploaded: (count: number) => `${count} pictures were not uploaded`,
  notThereYet: 'Pictures that are not there yet',
  oneNotYet: { sent: '1 picture was not sent yet', added: '1 picture was not added yet' },
  someNotYet: {
    sent: (count: number) => `${count} pictures were not sent yet`,
    added: (count: number) => `${count} pictures were not added yet`,
  },
  oneOnItsWay: 'It is on the way now.',
  manyOnTheirWay: 'They are on the way now.',
  oneKept: 'It is kept in this browser.',
  manyKept: 'They are kept in this browser.',
  keepOpen: 'Please keep this page open.',
  show: 'Show',
  discard: 'Discard',
  discardOne: 'Discard this picture?',
  discardMany: (count: number) => `Discard these ${count} pictures?`,
  oneLeaves: {
    sent: 'It leaves this browser without being sent. What is in the gallery already stays there, and so do your own files.',
    added:
      'It leaves this browser without being added. What is in the gallery already stays there, and so do your own files.',
  },
  manyLeave: {
    sent: 'They leave this browser without being sent. What is in the gallery already stays there, and so do your own files.',
    added:
      'They leave this browser without being added. What is in the gallery already stays there, and so do your own files.',
  },
  /** Before the reason. */
  notAdded: (file: string) => `${file} was not added.`,
  dismiss: 'Dismiss',

  // What goes wrong.
  noGroup: 'No family group selected. Please select a family group first.',
  offline: 'There is no connection. The upload goes on by itself when there is one.',
  unreached: 'The server cannot be reached.',
  serverFailed: 'Something went wrong on the server.',
  /** Behind one of these. */
  oneGoesOn: 'It is tried again by itself.',
  manyGoOn: 'They are tried again by themselves.',
  uploadFailed: 'Upload failed. Please try again.',
  addFailed: 'Failed to upload photo. Please try again.',
  onlyOne: 'One picture at a time, so this one was left out.',
  onlySome: (count: number) => `${count} pictures at a time, so this one was left out.`,
  isEmpty: 'This file is empty.',
  noPicture: unreadablePicture,
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  heicTooLarge:
    'This HEIC picture is larger than 10 MB, and this browser cannot make it smaller. Please send it from the phone that took it, or as a JPEG.',
  notReadable: 'This browser cannot read the picture any more. Please choose it again.',
  noRoom: {
    title: 'This browser has no room left',
    description: 'Please keep this page open until the pictures are in the gallery.',
  },
  onePictureNotAdded: '1 picture was not added',
  picturesNotAdded: (count: number) => `${count} pictures were not added`,
  notInGroup: (group: string) => `You are not in the family group ${group} any more.`,
  oneNotKept: '1 picture could not be kept on this device',
  someNotKept: (count: number) => `${count} pictures could not be kept on this device`,
  chooseOneAgain: 'Please choose it again.',
  chooseManyAgain: 'Please choose them again.',
  chooseItAgain: (file: string) => `Please choose it again: ${file}.`,
  chooseThemAgain: (files: string) => `Please choose them again: ${files}.`,
}
export type UploadWords = typeof words
