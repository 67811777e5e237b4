import type { ActivityAction } from '../family/activity.ts'

/**
 * The rules for notices: which topic reaches which people. The server follows this table, and Settings shows it. Nobody
 * gets a notice of their own change.
 */
type TopicRule = {
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

function topic(hears: Hears, pace: TopicRule['pace']): TopicRule {
  return { hears, pace }
}

/** In the order of Settings, whose words say what each is about. */
const topics = {
  calls: topic('everybody', 'urgent'),
  life: topic('listed', 'urgent'),
  answers: topic('sender', 'soon'),
  trouble: topic('author_and_caretakers', 'soon'),
  silence: topic('caretakers', 'soon'),
  pause: topic('everybody', 'chosen'),
  question: topic('caretakers', 'chosen'),
  reminder: topic('everybody', 'soon'),
  members: topic('everybody', 'chosen'),
  roles: topic('person_and_caretakers', 'chosen'),
  take_over: topic('person_and_primary', 'always'),
  accounts: topic('caretakers', 'soon'),
  photos: topic('everybody', 'chosen'),
  content: topic('everybody', 'chosen'),
  notes: topic('everybody', 'chosen'),
  schedule: topic('everybody', 'chosen'),
  visits: topic('everybody', 'chosen'),
  shopping: topic('everybody', 'chosen'),
  devices: topic('caretakers', 'chosen'),
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
  voice_received: 'answers',
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
  voice_sent: 'notes',
  clip_sent: 'photos',
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
