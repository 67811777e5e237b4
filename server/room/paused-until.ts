import type { App } from '../platform/context.ts'
import type { RoomRow } from './room.tables.ts'
import { readRoomRow } from './rooms.ts'

/** When the pause of the group's screens ends (epoch ms); null while they are not paused. */
export async function findPauseEnd(app: App, groupId: string): Promise<number | null> {
  return pausedUntil(await readRoomRow(app, groupId), app.clock.now())
}

export function pausedUntil({ paused_until }: RoomRow, now: number): number | null {
  return paused_until !== null && paused_until > now ? paused_until : null
}
