import type { ActivityAction } from '../family/activity.ts'

/**
 * The rules for notices: which topic reaches which people. The server follows this table, and Settings shows it. Nobody
 * gets a notice of their own change.
 */
type TopicRule = {
  label: string
  /** What it is about, in a sentence for Settings. */
  text: string
  hears: Hears
  /**
   * `urgent`: at once, also to people who chose only calls. `soon`: at once, unless the person chose a daily digest.
   * `chosen`: at the pace that the person chose. `always`: at once and by every way, whatever the person chose, because
   * they would lose something otherwise.
   */
  pace: 'urgent' | 'soon' | 'chosen' | 'always'
}

type Hears =
  | 'everybody'
  /** The sender of the delivery that was answered; everybody for a note that answers no delivery. */
  | 'sender'
  /** The person who planned or sent it, and the caretakers. */
  | 'author_and_caretakers'
  | 'caretakers'
  /** The person it is about, and the caretakers. */
  | 'person_and_caretakers'
  /** The person it is about, and the primary caretaker. */
  | 'person_and_primary'
  /** The people of the group's own list, one after the other. */
  | 'listed'

function topic(label: string, text: string, hears: Hears, pace: TopicRule['pace']): TopicRule {
  return { label, text, hears, pace }
}

/** In the order of Settings. */
const topics = {
  calls: topic('Calls', 'Your loved one asks for a call, and who takes it.', 'everybody', 'urgent'),
  life: topic('Sign of life', 'Your loved one gave no sign by the hour you set.', 'listed', 'urgent'),
  answers: topic('Answers', 'A heart, a thank-you or a note for what was sent.', 'sender', 'soon'),
  trouble: topic(
    'Deliveries that did not arrive',
    'A delivery failed, was missed or waits for "Send now".',
    'author_and_caretakers',
    'soon',
  ),
  silence: topic('Silent screens', 'A screen has been away for a day, or is back.', 'caretakers', 'soon'),
  pause: topic('Pauses', 'Somebody in the room paused the screen until tomorrow.', 'everybody', 'chosen'),
  question: topic(
    'Is the screen still welcome?',
    'Twice a year: ask your loved one how they like it.',
    'caretakers',
    'chosen',
  ),
  reminder: topic('Photo reminder', 'No photo was sent today. Only where it is on.', 'everybody', 'soon'),
  members: topic('Who belongs to the family', 'Somebody joined or left.', 'everybody', 'chosen'),
  roles: topic(
    'Roles',
    'A role changed, a successor was named, or the family gets a new primary caretaker.',
    'person_and_caretakers',
    'chosen',
  ),
  take_over: topic(
    'Taking over',
    'The successor asks to take over from a primary caretaker who is away, and what becomes of it.',
    'person_and_primary',
    'always',
  ),
  accounts: topic('Accounts taken back', 'Somebody closed their account to others.', 'caretakers', 'soon'),
  photos: topic('Photos', 'Somebody added or sent photos.', 'everybody', 'chosen'),
  content: topic('Recommendations', 'Somebody added or sent a recommendation.', 'everybody', 'chosen'),
  notes: topic('Notes', 'Somebody sent your loved one a note.', 'everybody', 'chosen'),
  schedule: topic('Schedule', 'Somebody planned, changed or cancelled a delivery.', 'everybody', 'chosen'),
  visits: topic('Visits', 'Somebody planned, changed or cancelled a visit.', 'everybody', 'chosen'),
  shopping: topic('Shopping', 'Somebody added to the list or sent it to Amazon.', 'everybody', 'chosen'),
  devices: topic('Screens', 'A screen was connected or removed.', 'caretakers', 'chosen'),
} as const satisfies Record<string, TopicRule>

export type NoticeTopic = keyof typeof topics

/** The rules without their exact types, for code that does not know which topic it asks about. */
export const topicRules: Record<NoticeTopic, TopicRule> = topics

/**
 * The topic of each recorded change that people are told of. `delivery_answered` with "Call me" is of the topic
 * `calls`: see `topicOf`.
 */
const topicsOfActions: Partial<Record<ActivityAction, NoticeTopic>> = {
  call_requested: 'calls',
  call_taken: 'calls',
  call_returned: 'calls',
  call_withdrawn: 'calls',
  device_silent: 'silence',
  device_back: 'silence',
  delivery_failed: 'trouble',
  delivery_expired: 'trouble',
  note_unseen: 'trouble',
  schedule_missed: 'trouble',
  schedule_failed: 'trouble',
  schedule_held: 'trouble',
  delivery_answered: 'answers',
  answer_taken_back: 'answers',
  note_received: 'answers',
  member_joined: 'members',
  member_left: 'members',
  member_removed: 'members',
  member_role_changed: 'roles',
  hand_over_offered: 'roles',
  hand_over_accepted: 'roles',
  successor_named: 'roles',
  successor_cleared: 'roles',
  successor_followed: 'roles',
  take_over_asked: 'take_over',
  take_over_ended: 'take_over',
  take_over_done: 'take_over',
  account_secured: 'accounts',
  account_taken_back: 'accounts',
  photo_uploaded: 'photos',
  photo_sent_to_alexa: 'photos',
  content_added: 'content',
  content_sent_to_alexa: 'content',
  note_sent: 'notes',
  schedule_created: 'schedule',
  schedule_edited: 'schedule',
  schedule_cancelled: 'schedule',
  visit_planned: 'visits',
  visit_changed: 'visits',
  visit_removed: 'visits',
  visit_restored: 'visits',
  visit_skipped: 'visits',
  visit_unskipped: 'visits',
  shopping_item_added: 'shopping',
  items_sent_to_amazon: 'shopping',
  life_missed: 'life',
  life_unknown: 'life',
  life_not_checked: 'life',
  life_well: 'life',
  life_taken: 'life',
  life_given_back: 'life',
  life_switched_off: 'life',
  life_away_added: 'life',
  life_stop_asked: 'answers',
  screen_paused: 'pause',
  room_question: 'question',
  device_connected: 'devices',
  device_removed: 'devices',
  device_unlinked: 'devices',
}

/** Null for a change that nobody is told of. `subjectKind` is what the change names. */
export function topicOf(action: string, subjectKind: string | null): NoticeTopic | null {
  if (action === 'delivery_answered' && subjectKind === 'call_me') return 'calls'
  return (topicsOfActions as Record<string, NoticeTopic | undefined>)[action] ?? null
}
