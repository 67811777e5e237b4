declare module '../platform/db/database.ts' {
  interface Database {
    life_watches: LifeWatchesTable
    life_people: LifePeopleTable
    life_told: LifeToldTable
    life_away: LifeAwayTable
    life_days: LifeDaysTable
  }
}

/** How a group has set the daily sign of life, and how far today has come. The row is the queue. */
type LifeWatchesTable = {
  family_group_id: string
  /** Null while it is off. */
  on_at: number | null
  /** Local time, like "11:00". */
  hour: string
  wait_minutes: number
  pause_minutes: number
  /** When the loved one said on the screen that this is fine; null until then. */
  read_at: number | null
  /** When the loved one asked the family to stop. */
  stop_asked_at: number | null
  /** The newest use of a device. */
  signed_at: number | null
  /**
   * `check`: look whether the day had a sign. `tell`: tell the next person. `sweep`: it was switched off, or the group is
   * in memory, and what is left of it is deleted.
   */
  next_step: 'check' | 'tell' | 'sweep'
  /** For when that step was planned. `due_at` is the same, until a worker leases the row. */
  next_at: number | null
  due_at: number | null
  /** From the question on the screen until a sign comes or the next round begins. */
  round_id: string | null
  /** The day of the round, like "2026-11-22". */
  round_day: string | null
  asked_at: number | null
  /** When the first person was told. */
  alarm_at: number | null
  /** Who looks after it. */
  taken_by: string | null
  taken_at: number | null
}

/** Who is told, by position. Who is no member any more is left out. */
type LifePeopleTable = {
  family_group_id: string
  user_id: string
  position: number
}

/** Who was told in the last round. */
type LifeToldTable = {
  round_id: string
  user_id: string
  family_group_id: string
  told_at: number
}

/** Days on which nobody is at home, the first and the last one included. */
type LifeAwayTable = {
  id: string
  family_group_id: string
  from_date: string
  until_date: string
}

/** The days that had a sign. Kept for 30 days. */
type LifeDaysTable = {
  family_group_id: string
  local_date: string
}

export type LifeWatchRow = LifeWatchesTable
export type LifeAwayRow = LifeAwayTable
