import type { RoomRow } from './room.tables.ts'

/** When the pause of the group's screens ends (epoch ms); null while they are not paused. */
export function pausedUntil({ paused_until }: RoomRow, now: number): number | null {
  return paused_until !== null && paused_until > now ? paused_until : null
}
