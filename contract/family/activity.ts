import * as z from 'zod/mini'
import { type SendableActivityKind, type SendableTopic, sendables } from '../delivery/sendable.ts'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'

/** Every action that is recorded, with its label. An older or newer release may have recorded others. */
export const activityLabels = {
  photo_uploaded: 'Photo uploaded',
  photo_sent_to_alexa: 'Photo sent to Alexa',
  content_added: 'Content added',
  content_sent_to_alexa: 'Content sent to Alexa',
  shopping_item_added: 'Item added to shopping list',
  items_sent_to_amazon: 'Items sent to Amazon',
  alexa_test_message_sent: 'Test message sent to Alexa',
  family_group_created: 'Family group created',
  member_invited: 'Family member invited',
  family_group_updated: 'Family group edited',
  family_group_restored: 'Family group brought back',
  memory_begun: 'Kept in memory from now on',
  memory_ended: 'Not kept in memory any more',
  member_joined: 'Family member joined',
  member_role_changed: 'Role changed',
  member_removed: 'Family member removed',
  member_left: 'Family member left',
  invitation_cancelled: 'Invitation cancelled',
  hand_over_offered: 'Hand-over offered',
  hand_over_accepted: 'New primary caretaker',
  hand_over_cancelled: 'Hand-over cancelled',
  successor_named: 'Successor named',
  successor_cleared: 'No successor any more',
  successor_followed: 'The successor is the primary caretaker',
  take_over_asked: 'Asks to take over',
  take_over_ended: 'Does not take over',
  take_over_done: 'Took over as primary caretaker',
  settings_changed: 'Settings changed',
  member_deactivated: 'Family member deactivated',
  member_reactivated: 'Family member reactivated',
  account_secured: 'Account closed to others',
  account_taken_back: 'Account taken back',
  photo_removed: 'Photo deleted',
  photo_restored: 'Photo brought back',
  photo_caption_changed: 'Photo caption changed',
  person_added: 'Person added',
  person_edited: 'Person changed',
  person_removed: 'Person removed',
  person_restored: 'Person brought back',
  delivery_taken_back: 'Taken back from the screen',
  delivery_answered: 'Answer from the screen',
  answer_taken_back: 'Answer taken back',
  device_connected: 'Screen connected',
  device_renamed: 'Screen renamed',
  device_settings_changed: 'Screen settings changed',
  device_kept: 'Screen kept',
  device_removed: 'Screen removed',
  device_unlinked: 'Echo disconnected',
  device_silent: 'Screen away for a day',
  device_back: 'Screen back again',
  delivery_failed: 'Delivery failed',
  delivery_expired: 'Delivery expired',
  schedule_missed: 'Scheduled delivery missed',
  schedule_failed: 'Scheduled delivery failed',
  schedule_held: 'Scheduled delivery waits for “Send now”',
  call_requested: 'Asks for a call',
  call_taken: 'Will call',
  call_returned: 'Cannot call after all',
  call_withdrawn: 'Needs no call any more',
  note_received: 'A note from the Echo',
  voice_received: 'Said something into the screen',
  note_added: 'Note written',
  note_sent: 'Note sent',
  note_edited: 'Note edited',
  note_removed: 'Note deleted',
  note_restored: 'Note brought back',
  voice_added: 'Voice recording added',
  voice_sent: 'Voice recording sent',
  voice_removed: 'Voice recording deleted',
  voice_restored: 'Voice recording brought back',
  clip_added: 'Video added',
  clip_sent: 'Video sent',
  clip_removed: 'Video deleted',
  clip_restored: 'Video brought back',
  note_unseen: 'A note ended, and no screen reported that it was shown',
  content_edited: 'Content edited',
  content_removed: 'Content deleted',
  content_restored: 'Content brought back',
  schedule_created: 'Delivery scheduled',
  schedule_edited: 'Scheduled delivery changed',
  schedule_paused: 'Scheduled delivery paused',
  schedule_resumed: 'Scheduled delivery resumed',
  schedule_skipped: 'Scheduled delivery skipped once',
  schedule_sent_now: 'Scheduled delivery sent now',
  schedule_cancelled: 'Scheduled delivery cancelled',
  shopping_item_edited: 'Shopping item changed',
  shopping_item_completed: 'Shopping item ticked off',
  shopping_item_reopened: 'Shopping item put back',
  shopping_item_removed: 'Shopping item deleted',
  shopping_item_restored: 'Shopping item brought back',
  items_marked_not_sent: 'Items marked as not sent',
  shopping_item_in_cart: 'Shopping item ticked as in the cart',
  shopping_item_in_echo_cart: 'Item put in Amazon’s cart by the Echo',
  shopping_item_not_in_cart: 'Shopping item not in the cart after all',
  visit_planned: 'Visit planned',
  visit_changed: 'Visit changed',
  visit_removed: 'Visit deleted',
  visit_restored: 'Visit brought back',
  visit_skipped: 'Visit left out once',
  visit_unskipped: 'Visit takes place after all',
  calendar_added: 'Calendar added',
  calendar_changed: 'Calendar changed',
  calendar_removed: 'Calendar removed',
  life_switched_on: 'Daily sign of life switched on',
  life_switched_off: 'Daily sign of life switched off',
  life_changed: 'Daily sign of life changed',
  life_away_added: 'Away dates added',
  life_away_removed: 'Away dates removed',
  life_missed: 'No sign of life yet, so somebody was told',
  life_unknown: 'The screen is away, so nobody can know: somebody was told',
  life_not_checked: 'No sign of life could be looked for',
  life_well: 'A sign of life came',
  life_taken: 'Will look after it',
  life_given_back: 'Cannot look after it after all',
  life_stop_asked: 'Asks you to stop the daily sign of life',
  room_changed: 'Settings of the room changed',
  device_set_in_room: 'Text size or volume set in the room',
  screen_paused: 'Screen paused',
  screen_resumed: 'Pause of the screen ended',
  room_question: 'Time to ask whether the screen is still welcome',
} as const

export type ActivityAction = keyof typeof activityLabels

/** An unknown action is shown as it is. */
export function activityLabel(action: string): string {
  return (activityLabels as Record<string, string>)[action] ?? action
}

/**
 * The subjects of an activity besides what can be sent, each with the lists of the group that show it: a list that is
 * named here is one that the live stream tells of.
 */
export const otherSubjects = {
  test: [],
  schedule: ['schedule'],
  shopping: ['shopping'],
  visit: ['visits'],
  calendar: ['visits'],
  device: ['devices', 'contact'],
  member: ['members', 'group'],
  group: ['group'],
  /** Somebody whom the loved one knows. */
  known_person: ['people', 'photos'],
  /** A person who is told. */
  person: ['life'],
  /** A day without a sign of life: the people who were told of it. */
  life: ['life'],
  /** What was chosen for the room, or its pause. */
  room: ['room'],
  // The answers that were given on a device.
  heart: ['answers'],
  thank_you: ['answers'],
  call_me: ['answers'],
  note: ['answers'],
} as const

type OtherSubject = keyof typeof otherSubjects
export type SubjectKind = SendableActivityKind | OtherSubject
/** A list that shows a subject. The schedule is among them. */
export type SubjectTopic = SendableTopic | (typeof otherSubjects)[OtherSubject][number]

/** The lists that show subjects of the kind. The schedule names what it delivers. */
export function topicsOf(kind: SubjectKind): readonly SubjectTopic[] {
  const sendable = Object.values(sendables).find(({ activity }) => activity === kind)
  return sendable ? [...sendable.topics, 'schedule'] : otherSubjects[kind as OtherSubject]
}

export const Activity = z.object({
  id,
  action: z.string(),
  createdAt: instant,
  /**
   * A person, or the device that the loved one used. Null where the person's account was deleted, and for a change
   * that the server made by itself, such as a missed delivery.
   */
  actor: z.nullable(
    z.object({
      kind: z.enum(['person', 'device']),
      id,
      name: z.string(),
      profileImageUrl: z.nullable(z.string()),
    }),
  ),
  /** What it was about, in the family's own words (a caption, a name), when there are any. */
  subject: z.nullable(
    z.object({
      kind: z.string(),
      id: z.nullable(id),
      title: z.nullable(z.string()),
      /** How long a voice or a clip is; left out of all others. */
      seconds: z.optional(z.number()),
    }),
  ),
})
export type Activity = z.infer<typeof Activity>

/** Null where the list has everything that ever happened. */
export const BeginOfActivity = z.object({ since: z.nullable(instant) })
export type BeginOfActivity = z.infer<typeof BeginOfActivity>

export const activityApi = {
  list: endpoint('GET /api/family-groups/:groupId/activity', {
    summary: 'What happened in the group, newest first',
    access: 'group:read',
    query: z.object({
      /** The id of the last entry of the page before. */
      before: z.optional(id),
      /** The length of a page; without it everything is answered. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    response: z.array(Activity),
  }),
  begin: endpoint('GET /api/family-groups/:groupId/activity/begin', {
    summary: 'From when on the list has everything: older years are in the download of the group',
    access: 'group:read',
    response: BeginOfActivity,
  }),
  contributions: endpoint('GET /api/family-groups/:groupId/members/:memberId/contributions', {
    summary: 'How often a member did what in the group',
    access: 'group:read',
    response: z.array(z.object({ action: z.string(), count: z.number() })),
  }),
}
