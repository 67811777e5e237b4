import { contentTypeLabels, providerLabels } from '#contract/content-choices.ts'
import { roleLabels } from '#contract/platform/policy.ts'

/** What the page of a download says. The names of its folders and files stay as they are. */
export const words = {
  photos: 'Photos',
  said: (name: string | null) => `What ${name ?? 'your loved one'} said`,
  sections: {
    voices: 'Voice recordings',
    clips: 'Videos',
    notes: 'Notes',
    recommendations: 'Recommendations',
    visits: 'Visits',
    schedule: 'Schedule',
    shopping: 'Shopping',
    people: 'People',
    members: 'Family members',
  },

  // At the top of the page, and at its end.
  forName: (name: string) => `For ${name}`,
  onePhoto: '1 photo',
  photoCount: (count: number) => `${count} photos`,
  savedOn: (day: string) => `saved on ${day}`,
  onThisPage: 'On this page',
  worksAlone: 'This folder works without Sunporch and without the internet.',
  originals: (folder: string) => `The original pictures are in the folder ${folder}.`,
  everything: (file: string) =>
    `The file ${file} has everything that is on this page, and also every delivery and all that happened, for other programs to read.`,
  deletedIsNot: 'What was deleted is not in it, but for its title where all that happened is listed.',
  oldYears: 'What happened longest ago is in the folder years, a file for each year, and not in family.json.',

  // The photos.
  noPhotos: 'There are no photos yet.',
  oneMissing: 'The file of one photo is missing on the server. You find “Missing” beside each.',
  missing: (count: number) =>
    `The files of ${count} photos are missing on the server. You find “Missing” beside each.`,
  isMissing: 'Missing',
  originalMissing: 'Missing: the original.',
  onlySmaller: 'Missing: the original; this is a smaller one.',
  originalFile: 'Original file',
  sharedBy: (name: string) => `Shared by ${name}`,
  photoOf: (day: string) => `Photo of ${day}`,

  // What the loved one said.
  askedForCall: 'Asked for a call',
  willCall: (name: string) => `${name} said “I’ll call”`,
  noWords: 'No words of their own yet. Hearts and thanks stand beside the photos and notes.',
  quoted: (text: string) => `“${text}”`,
  aTest: 'a test message',
  kinds: {
    photo: 'a photo',
    content: 'a recommendation',
    note: 'a note',
    voice: 'a voice recording',
    clip: 'a video',
  },
  answerTo: (what: string) => `To ${what}`,
  answerToFrom: ({ what, name }: { what: string; name: string }) => `To ${what} from ${name}`,
  thankYou: '“Thank you”',
  callMe: '“Call me”',
  times: ({ what, count }: { what: string; count: number }) => `${what} ${count} times`,

  // Cards of what the family has written.
  until: (day: string) => `until ${day}`,
  repeats: {
    daily: 'daily',
    weekly: 'weekly',
    monthly: 'monthly',
  },
  statuses: {
    pending: 'pending',
    sent: 'sent',
    failed: 'failed',
    missed: 'missed',
    held: 'held',
    paused: 'paused',
    cancelled: 'cancelled',
  },
  deletedSince: 'Deleted since',
  done: 'done',
  types: contentTypeLabels,
  elsewhere: providerLabels.elsewhere,
  roles: roleLabels,
  since: (day: string) => `since ${day}`,
  invited: 'invited',
}
export type ExportWords = typeof words
