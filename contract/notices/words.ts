import { type ActivityAction, activityLabel } from '../family/activity.ts'
import { pagePaths, photoParam, programsPath, questionPath } from '../pages/page-paths.ts'
import { cleanText } from '../platform/text.ts'
import type { NoticeTopic } from './topics.ts'

/** What a sentence is made of. */
export type Told = {
  action: string
  /** Who did it; null for nobody. A device stands for the loved one; its `name` is null when they have none. */
  actor: { kind: 'person' | 'device'; name: string | null } | null
  subject: { kind: string; title: string | null } | null
  /** Whether the subject is the person who reads it. */
  isAboutReader: boolean
  lovedOneName: string | null
  /** The instant that the sentence names, in words: "yesterday 2:10 PM". */
  since: string | null
  /** How many of them came together. */
  count: number
}

/** The words that stand in a sentence, cut and cleaned. */
type Words = {
  /** At the beginning of a sentence. */
  actor: string
  /** The title in quotation marks; null when there is none. */
  quoted: string | null
  title: string | null
  /** In the middle of a sentence. */
  lovedOne: string
  since: string | null
  you: boolean
}

type Sentences = {
  one: (words: Words) => string
  /** Whether and how several of one person are one line. */
  many?: (words: Words, count: number) => string
}

/** The longest name and the longest title in a sentence, in characters as people see them. */
const longestName = 60
const longestTitle = 80

/** The word of an answer: what was answered decides the sentence. */
type AnswerWord = 'answer_heart' | 'answer_thank_you' | 'answer_call_me' | 'answer_note'

const asksForCall: Sentences = {
  one: ({ actor, you }) => (you ? `${actor} asks you for a call` : `${actor} asks for a call`),
}

/** A sentence is a whole: a language with other plurals or another order needs no change of the code. */
const sentences: Partial<Record<ActivityAction | AnswerWord, Sentences>> & Record<string, Sentences> = {
  photo_uploaded: {
    one: ({ actor, quoted }) => (quoted ? `${actor} added the photo ${quoted}` : `${actor} added a photo`),
    many: ({ actor }, count) => `${actor} added ${count} photos`,
  },
  photo_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted ? `${actor} sent ${lovedOne} the photo ${quoted}` : `${actor} sent ${lovedOne} a photo`,
    many: ({ actor, lovedOne }, count) => `${actor} sent ${lovedOne} ${count} photos`,
  },
  content_added: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} added the recommendation ${quoted}` : `${actor} added a recommendation`,
    many: ({ actor }, count) => `${actor} added ${count} recommendations`,
  },
  content_sent_to_alexa: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted ? `${actor} recommended ${quoted} to ${lovedOne}` : `${actor} sent ${lovedOne} a recommendation`,
    many: ({ actor, lovedOne }, count) => `${actor} sent ${lovedOne} ${count} recommendations`,
  },
  note_sent: {
    one: ({ actor, quoted, lovedOne }) =>
      quoted ? `${actor} wrote to ${lovedOne}: ${quoted}` : `${actor} wrote to ${lovedOne}`,
    many: ({ actor, lovedOne }, count) => `${actor} sent ${lovedOne} ${count} notes`,
  },
  note_unseen: {
    one: ({ quoted }) =>
      `${quoted ? `The note ${quoted}` : 'A note'} has ended, and no screen reported that it was shown`,
  },
  schedule_created: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} planned a delivery of ${quoted}` : `${actor} planned a delivery`,
    many: ({ actor }, count) => `${actor} planned ${count} deliveries`,
  },
  schedule_edited: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} changed the delivery of ${quoted}` : `${actor} changed a planned delivery`,
    many: ({ actor }, count) => `${actor} made ${count} changes to planned deliveries`,
  },
  schedule_cancelled: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} cancelled the delivery of ${quoted}` : `${actor} cancelled a planned delivery`,
    many: ({ actor }, count) => `${actor} cancelled ${count} planned deliveries`,
  },
  visit_planned: {
    one: ({ actor, quoted }) => (quoted ? `${actor} planned ${quoted}` : `${actor} planned a visit`),
    many: ({ actor }, count) => `${actor} planned ${count} visits`,
  },
  visit_changed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} changed ${quoted}` : `${actor} changed a visit`),
    many: ({ actor }, count) => `${actor} made ${count} changes to visits`,
  },
  visit_removed: {
    one: ({ actor, quoted }) => (quoted ? `${actor} cancelled ${quoted}` : `${actor} cancelled a visit`),
    many: ({ actor }, count) => `${actor} cancelled ${count} visits`,
  },
  visit_skipped: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} cancelled ${quoted} for one day` : `${actor} cancelled a visit for one day`,
    many: ({ actor }, count) => `${actor} cancelled ${count} visits for one day each`,
  },
  visit_restored: {
    one: ({ actor, quoted }) => takesPlace(actor, quoted),
    many: ({ actor }, count) => `${actor} says that ${count} visits take place after all`,
  },
  visit_unskipped: { one: ({ actor, quoted }) => takesPlace(actor, quoted) },
  shopping_item_added: {
    one: ({ actor, quoted }) => `${actor} put ${quoted ?? 'something'} on the shopping list`,
    many: ({ actor }, count) => `${actor} put ${count} things on the shopping list`,
  },
  items_sent_to_amazon: {
    one: ({ actor, title }) => `${actor} sent ${title ?? 'the shopping list'} to Amazon`,
  },
  answer_heart: {
    one: ({ actor, quoted }) => (quoted ? `${actor} sent a heart for ${quoted}` : `${actor} sent a heart`),
    many: ({ actor }, count) => `${actor} sent ${count} hearts`,
  },
  answer_thank_you: {
    one: ({ actor, quoted }) =>
      quoted ? `${actor} says thank you for ${quoted}` : `${actor} says thank you`,
    many: ({ actor }, count) => `${actor} said thank you ${count} times`,
  },
  answer_note: { one: said },
  answer_taken_back: { one: ({ actor }) => `${actor} took an answer back` },
  note_received: { one: said },
  answer_call_me: asksForCall,
  call_requested: asksForCall,
  call_waiting: {
    one: (words) => `${asked(words)}. Nobody has taken it yet`,
  },
  call_waiting_last: {
    one: (words) => `${asked(words)}. Nobody has taken it, and this is the last reminder`,
  },
  call_taken: { one: ({ actor, lovedOne }) => `${actor} is going to call ${lovedOne}` },
  call_returned: { one: ({ actor, lovedOne }) => `${actor} cannot call ${lovedOne} after all` },
  call_withdrawn: { one: ({ actor }) => `${actor} does not need a call any more` },
  member_joined: { one: ({ actor }) => `${actor} joined the family` },
  account_secured: {
    one: ({ actor, title }) =>
      `${actor} closed their account to others. What ended here: ${title ?? 'nothing'}`,
  },
  account_taken_back: {
    one: ({ actor, title }) =>
      `Somebody else was in the account of ${actor}, who has it back. ${title ? `What ended here: ${title}. ` : ''}Please look through the people and the screens`,
  },
  member_left: { one: ({ actor }) => `${actor} left the family` },
  member_removed: {
    one: ({ actor, title }) => `${actor} removed ${title ?? 'somebody'} from the family`,
  },
  member_role_changed: {
    one: ({ actor, title, you }) =>
      you ? `${actor} changed your role` : `${actor} changed the role of ${title ?? 'somebody'}`,
  },
  hand_over_offered: {
    one: ({ actor, title, you }) =>
      you
        ? `${actor} asks you to become the primary caretaker`
        : `${actor} asks ${title ?? 'somebody'} to become the primary caretaker`,
  },
  hand_over_accepted: { one: ({ actor }) => `${actor} is the primary caretaker now` },
  successor_named: {
    one: ({ actor, title, you }) => `${actor} named ${you ? 'you' : (title ?? 'somebody')} as successor`,
  },
  successor_cleared: {
    one: ({ actor, title, you }) =>
      `${actor} no longer has ${you ? 'you' : (title ?? 'somebody')} as successor`,
  },
  successor_followed: {
    one: ({ actor, title, you }) =>
      you
        ? `You are the primary caretaker now, because ${actor} left the family`
        : `${title ?? 'The successor'} is the primary caretaker now`,
  },
  take_over_asked: {
    one: ({ actor, since }) =>
      `${actor} asks to take over as primary caretaker. You can say no until ${since ?? 'then'}`,
  },
  take_over_ended: {
    one: ({ actor, you }) =>
      you ? `${actor} stays the primary caretaker` : `${actor} no longer asks to take over`,
  },
  take_over_done: {
    one: ({ actor, you }) =>
      you
        ? `${actor} took over as primary caretaker. You are a caretaker now`
        : `${actor} took over as primary caretaker`,
  },
  device_connected: {
    one: ({ quoted }) => (quoted ? `The screen ${quoted} was connected` : 'A screen was connected'),
  },
  device_removed: {
    one: ({ actor, quoted }) => `${actor} removed ${quoted ? `the screen ${quoted}` : 'a screen'}`,
  },
  device_unlinked: {
    one: ({ quoted }) => (quoted ? `The Echo ${quoted} was disconnected` : 'An Echo was disconnected'),
  },
  device_silent: {
    one: ({ quoted, since }) => {
      const screen = quoted ? `The screen ${quoted}` : 'A screen'
      return since ? `${screen} has been away since ${since}` : `${screen} has been away for a day`
    },
  },
  device_back: { one: ({ quoted }) => `${quoted ? `The screen ${quoted}` : 'A screen'} is back` },
  delivery_failed: {
    one: ({ quoted }) => (quoted ? `${quoted} could not be delivered` : 'A delivery failed'),
  },
  delivery_expired: {
    one: ({ quoted }) =>
      quoted
        ? `${quoted} was not delivered: no screen was opened in three days`
        : 'A delivery expired: no screen was opened in three days',
  },
  schedule_missed: {
    one: ({ quoted }) => (quoted ? `The delivery of ${quoted} was missed` : 'A planned delivery was missed'),
  },
  schedule_failed: {
    one: ({ quoted }) => (quoted ? `The delivery of ${quoted} failed` : 'A planned delivery failed'),
  },
  schedule_held: {
    one: ({ quoted }) =>
      quoted ? `${quoted} waits for your “Send now”` : 'A planned delivery waits for your “Send now”',
  },
  webhook_switched_off: {
    one: ({ title }) =>
      `The webhook to ${title ?? 'another program'} has failed for five days and was switched off`,
  },
  life_missed: { one: ({ lovedOne }) => `No sign of life from ${lovedOne} yet today` },
  life_unknown: {
    one: ({ lovedOne, since }) =>
      since
        ? `The screen has been away since ${since}, so we cannot know how ${lovedOne} is`
        : `The screen is away, so we cannot know how ${lovedOne} is`,
  },
  life_not_checked: {
    one: ({ lovedOne }) => `Nobody could look for a sign of life from ${lovedOne} today`,
  },
  life_well: {
    // A screen without a network says later when it was used: then nobody knows how she is now.
    one: ({ actor, lovedOne, since }) =>
      since && !isOfEarlierDay(since)
        ? `${actor} is well: there was a sign of life at ${since}`
        : `There was a sign of life from ${lovedOne}${since ? ` ${since}` : ''}`,
  },
  life_taken: { one: ({ actor, lovedOne }) => `${actor} looks after ${lovedOne}` },
  life_given_back: { one: ({ actor, lovedOne }) => `${actor} cannot look after ${lovedOne} after all` },
  life_switched_off: { one: ({ actor }) => `${actor} switched the daily sign of life off` },
  life_away_added: {
    one: ({ actor, lovedOne, title }) =>
      title ? `${actor} says that ${lovedOne} is away: ${title}` : `${actor} says that ${lovedOne} is away`,
  },
  life_stop_asked: { one: ({ actor }) => `${actor} asks you to stop the daily sign of life` },
  screen_paused: {
    one: ({ actor, since }) =>
      since
        ? `${actor} has paused the screen until ${since}`
        : `${actor} has paused the screen until tomorrow`,
  },
  room_question: { one: ({ lovedOne }) => `Please ask ${lovedOne} whether the screen is still welcome` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      isOfEarlierDay(since) ? `No photo for ${lovedOne} by ${since}` : `No photo for ${lovedOne} today yet`,
  },
}

/** `since` has a day before its time, unless it is of the same day. */
function isOfEarlierDay(since: string | null): since is string {
  return since?.includes(' ') ?? false
}

function asked({ actor, you, since }: Words): string {
  const at = since === null ? '' : isOfEarlierDay(since) ? ` ${since}` : ` at ${since}`
  return `${actor} asked ${you ? 'you ' : ''}for a call${at}`
}

function takesPlace(actor: string, quoted: string | null): string {
  return quoted
    ? `${quoted} takes place after all, says ${actor}`
    : `${actor} says that a visit takes place after all`
}

function said({ actor, title, quoted }: Words): string {
  return title ? `${actor} says: ${quoted}` : `${actor} sent a note`
}

/** What happened, without a full stop. An action that an older or newer release has recorded gives its label. */
export function noticeSentence(told: Told): string {
  const found = sentences[wordOf(told)]
  if (!found) return activityLabel(told.action)
  const words = wordsOf(told)
  return told.count > 1 && found.many ? found.many(words, told.count) : found.one(words)
}

/** Whether several of these, of one person, are one line. */
export function isCounted(told: Pick<Told, 'action' | 'subject'>): boolean {
  return Boolean(sentences[wordOf(told)]?.many)
}

/** The action, or what was answered. */
export function wordOf({ action, subject }: Pick<Told, 'action' | 'subject'>): string {
  return action === 'delivery_answered' && subject ? `answer_${subject.kind}` : action
}

function wordsOf({ actor, subject, isAboutReader, lovedOneName, since }: Told): Words {
  const title = subject?.title ? shown(subject.title, longestTitle) : ''
  return {
    actor:
      shown(actor?.name ?? '', longestName) || (actor?.kind === 'device' ? 'Your loved one' : 'Somebody'),
    title: title || null,
    quoted: title ? `“${title}”` : null,
    lovedOne: shown(lovedOneName ?? '', longestName) || 'your loved one',
    since,
    you: isAboutReader,
  }
}

const pagesOfTopics: Record<NoticeTopic, keyof typeof pagePaths> = {
  calls: 'dashboard',
  life: 'dashboard',
  pause: 'dashboard',
  question: 'settings',
  answers: 'dashboard',
  trouble: 'schedule',
  silence: 'settings',
  reminder: 'photoGallery',
  accounts: 'familyMembers',
  members: 'familyMembers',
  roles: 'familyMembers',
  take_over: 'familyMembers',
  photos: 'photoGallery',
  content: 'contentLibrary',
  notes: 'notes',
  schedule: 'schedule',
  visits: 'schedule',
  shopping: 'shopping',
  devices: 'settings',
}

/** The page that shows it, with the photo to open. A link from outside the app adds the group: see `pathInGroup`. */
export function noticePath({
  topic,
  photoId,
  action,
}: {
  topic: NoticeTopic
  photoId: string | null
  action: string
}): string {
  if (action === 'note_unseen') return pagePaths.notes
  if (action === 'webhook_switched_off') return programsPath
  const isPhoto = photoId !== null && (topic === 'photos' || topic === 'answers')
  if (isPhoto) return `${pagePaths.photoGallery}?${photoParam}=${photoId}`
  return topic === 'question' ? questionPath : pagePaths[pagesOfTopics[topic]]
}

/** Marks that turn the direction of the text after them, and others that nobody sees. */
const unseen = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** People's own words in one line, without what nobody sees, and cut with "…". */
export function shown(text: string, longest: number): string {
  const line = cleanText(text).replace(unseen, ' ').replace(/\s+/g, ' ').trim()
  // A grapheme may have any number of marks: the characters are limited too.
  const characters = [...graphemes.segment(line.slice(0, longest * 8))].map(({ segment }) => segment)
  if (characters.length <= longest && line.length <= longest * 8) return line
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
