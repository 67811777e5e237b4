import type { Pace } from '#contract/room/pace.ts'
import { roomDefaults } from '#contract/room/room.ts'
import type { App } from '../platform/context.ts'
import { readRoomRow } from './rooms.ts'

/** How fast pictures follow each other in the group's room. */
export async function readPace(app: App, groupId: string): Promise<Pace> {
  return (await readRoomRow(app, groupId)).pace ?? roomDefaults.pace
}
