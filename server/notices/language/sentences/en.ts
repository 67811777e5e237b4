import type { Many, One, Sentence, SentenceWords } from './sentence-words.ts'

const asksForCall = {
  one: ({ actor, you }: SentenceWords) => (you ? `${actor} asks you for a call` : `${actor} asks for a call`),
}

export const sentences = {
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
  voice_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      return `${actor} sent ${lovedOne} a voice recording${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} sent ${lovedOne} ${count} voice recordings`,
  },
  clip_sent: {
    one: ({ actor, quoted, lovedOne, seconds }) => {
      const length = seconds === null ? '' : `, ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      return `${actor} sent ${lovedOne} a video${length}${quoted ? `: ${quoted}` : ''}`
    },
    many: ({ actor, lovedOne }, count) => `${actor} sent ${lovedOne} ${count} videos`,
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
  voice_received: {
    one: ({ actor }) => `${actor} has said something`,
    many: ({ actor }, count) => `${actor} has said something ${count} times`,
  },
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
      `${actor} asks to take over as primary caretaker. You can say no until ${since?.text ?? 'then'}`,
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
      return since ? `${screen} has been away since ${since.text}` : `${screen} has been away for a day`
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
        ? `The screen has been away since ${since.text}, so we cannot know how ${lovedOne} is`
        : `The screen is away, so we cannot know how ${lovedOne} is`,
  },
  life_not_checked: {
    one: ({ lovedOne }) => `Nobody could look for a sign of life from ${lovedOne} today`,
  },
  life_well: {
    // A screen without a network says later when it was used: then nobody knows how she is now.
    one: ({ actor, lovedOne, since }) =>
      since?.isToday
        ? `${actor} is well: there was a sign of life at ${since.text}`
        : `There was a sign of life from ${lovedOne}${since ? ` ${since.text}` : ''}`,
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
        ? `${actor} has paused the screen until ${since.text}`
        : `${actor} has paused the screen until tomorrow`,
  },
  room_question: { one: ({ lovedOne }) => `Please ask ${lovedOne} whether the screen is still welcome` },
  photo_reminder: {
    one: ({ lovedOne, since }) =>
      since && !since.isToday
        ? `No photo for ${lovedOne} by ${since.text}`
        : `No photo for ${lovedOne} today yet`,
  },
} satisfies Record<string, Sentence>

function asked({ actor, you, since }: SentenceWords): string {
  const at = since === null ? '' : since.isToday ? ` at ${since.text}` : ` ${since.text}`
  return `${actor} asked ${you ? 'you ' : ''}for a call${at}`
}

function takesPlace(actor: string, quoted: string | null): string {
  return quoted
    ? `${quoted} takes place after all, says ${actor}`
    : `${actor} says that a visit takes place after all`
}

function said({ actor, title, quoted }: SentenceWords): string {
  return title ? `${actor} says: ${quoted}` : `${actor} sent a note`
}

type English = typeof sentences

/** The same sentences in another language. */
export type Sentences = {
  [Action in keyof English]: { [Form in keyof English[Action]]: Form extends 'many' ? Many : One }
}
