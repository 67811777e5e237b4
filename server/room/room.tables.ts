import type { Language } from '#contract/platform/languages.ts'
import type { Pace } from '#contract/room/pace.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    rooms: RoomsTable
  }
}

/** What a group has chosen for the room, and its pause. A group without a row has never chosen anything. */
type RoomsTable = {
  family_group_id: string
  language: Language
  chime_on_at: number | null
  reads_aloud_on_at: number | null
  /** In percent. */
  volume: number
  /** When that was set last, as `text_size_set_at` of a device. */
  volume_set_at: number | null
  favourites_off_at: number | null
  on_this_day_off_at: number | null
  /** Null: normal. */
  pace: Pace | null
  /** Since when she can answer by voice. */
  voice_on_at: number | null
  spoken_times_on_at: number | null
  /** The number that she can call herself, as it was typed. */
  help_phone: string | null
  /** The newest press of "Pause" or of its end: a report of an earlier one comes too late. */
  pause_pressed_at: number | null
  paused_at: number | null
  /** When the pause ends; it stays after that. Null when somebody has ended the pause. */
  paused_until: number | null
  /** The screen on which it was pressed, or the member who did. */
  paused_device_id: string | null
  paused_user_id: string | null
  /** When the family was asked last whether the loved one likes the screen. */
  asked_at: number | null
  /** When it is asked next. `due_at` is the same, until a worker leases the row; null while nobody is asked. */
  question_at: number | null
  due_at: number | null
}

export type RoomRow = RoomsTable
