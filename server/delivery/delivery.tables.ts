import type {
  AnswerKind,
  DeliveryKind,
  Device,
  GivenAnswer,
  ScreenLook,
  TextSize,
} from '#contract/delivery/delivery.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    devices: DevicesTable
    deliveries: DeliveriesTable
    delivery_targets: DeliveryTargetsTable
    delivery_answers: DeliveryAnswersTable
    answers_taken_back: AnswersTakenBackTable
  }
}

type DevicesTable = {
  id: string
  family_group_id: string
  kind: Device['kind']
  name: string
  created_at: number
  /** When it was first opened. */
  opened_at: number | null
  /** Heartbeat of its open stream: past this time the device counts as disconnected. */
  connected_until: number | null
  last_contact_at: number | null
  /** The newest touch, answer or request of the loved one. */
  last_activity_at: number | null
  /** When she pressed “Not needed” on it last: an older “Call me” that another screen brings later opens no call. */
  not_needed_at: number | null
  /** When somebody tried its microphone last, and was heard; null where nobody has, or it did not work. */
  microphone_tried_at: number | null
  last_shown_delivery_id: string | null
  last_shown_at: number | null
  removed_at: number | null
  /** When an Echo last reported that its pictures are on; null for one that never did, and for screens. */
  pictures_on_at: number | null
  /** A problem that somebody has to solve, as a sentence. */
  attention: string | null
  text_size: TextSize | null
  /** When that was set last: a press in the room that is older, and is reported later, changes nothing. */
  text_size_set_at: number | null
  /** From how far it is read; null where nobody has said so. */
  letters_metres: number | null
  /** Its diagonal; null: nobody knows. */
  letters_inches: number | null
  /** 350 for weak eyes, else 100; null with `letters_metres`. */
  letters_percent: number | null
  look: ScreenLook | null
  /** Wall time of the group, like "21:30"; both are set or both are null. */
  quiet_from: string | null
  quiet_until: string | null
  /** JSON of `DeviceStatus`. */
  status: string | null
  /** Next check for silence, or the end of the lease of a check that runs; null: not watched. */
  silence_due_at: number | null
  /** Its last contact before it fell silent. */
  silent_since: number | null
  /** When people were told of that silence. */
  silence_told_at: number | null
  /** Whose code or link connected it. */
  opened_by: string | null
  /** Who was signed in on the browser that became this screen. */
  browser_of: string | null
  /** The caretaker who keeps it, whoever opened it. */
  kept_by: string | null
}

type DeliveriesTable = {
  id: string
  family_group_id: string
  subject_kind: DeliveryKind
  subject_id: string | null
  title: string | null
  /** JSON of `SubjectPicture`. */
  picture: string | null
  /** JSON of `SubjectCard`. */
  card: string | null
  /** JSON of `SubjectSound`. */
  sound: string | null
  /** JSON of `SubjectFilm`. */
  film: string | null
  sender_id: string | null
  created_at: number
  withdrawn_at: number | null
  /** While its subject is deleted, a delivery is on no screen. It returns with the subject. */
  subject_removed_at: number | null
  /** When it leaves the screens by itself; null when it stays. */
  ends_at: number | null
  /** When its end is to be told, or the lease of who tells it ends; null when nothing is left to tell. */
  end_due_at: number | null
  /** The photo of `picture`, where that is not the subject. While it is deleted, the delivery has no picture. */
  backdrop_photo_id: string | null
  backdrop_removed_at: number | null
}

/** One delivery on one device: an entry of the device's inbox, with its status. */
type DeliveryTargetsTable = {
  id: string
  family_group_id: string
  delivery_id: string
  device_id: string
  created_at: number
  attempts: number
  /** When the next attempt is due, or the lease of the running one ends; null when no attempt is left. */
  due_at: number | null
  accepted_at: number | null
  /** When the device was first handed it: in the list of a screen, or in an answer to an Echo. */
  handed_at: number | null
  /** When the device said that it had turned to the delivery, and that it had loaded its picture. */
  page_seen_at: number | null
  picture_loaded_at: number | null
  shown_at: number | null
  /** When the device said that it had played the sound to its end. */
  played_at: number | null
  failed_at: number | null
  /** When it expires; null, without a limit, once a device of the group was opened. */
  expires_at: number | null
  expired_at: number | null
  failure: string | null
  /** How the device was told about it, or what it could not do with it, as a sentence. */
  note: string | null
  /** Until when `note` holds; null where no time ends it. */
  note_until: number | null
  /**
   * When a device that was added later got this older delivery into its inbox. Until the device shows it the
   * delivery is no news on it, and no part of the delivery status. Null: it was sent to the device.
   */
  filled_at: number | null
}

type DeliveryAnswersTable = {
  id: string
  family_group_id: string
  target_id: string
  kind: GivenAnswer['kind']
  /** The words of a note. */
  text: string | null
  created_at: number
  /** The press it came from, as the screen names it; null for an answer that was said, or of an older page. */
  press: string | null
}

/**
 * A press of a heart or "Thank you" that does not stand any more, or the one that took it back. A screen repeats what it
 * does not know to be taken, and what it sent before may arrive after that: neither gives the answer again.
 */
type AnswersTakenBackTable = {
  id: string
  family_group_id: string
  delivery_id: string
  kind: AnswerKind
  /** As the screen names it; null for an answer that was said or touched on an Echo. */
  press: string | null
  /** When she took it back. */
  at: number
}

export type DeviceRow = DevicesTable
export type DeliveryRow = DeliveriesTable
export type DeliveryTargetRow = DeliveryTargetsTable
export type DeliveryAnswerRow = DeliveryAnswersTable
