import { type RoomChange, type RoomPause, roomApi } from '#contract/room/room.ts'
import { groupMutation, groupQuery } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'
import { deliveryWords } from './delivery-words.ts'

/** What the family has chosen for the room, and whether its screens are paused. */
export const useRoom = groupQuery('room', roomApi.read)

/** The pause that goes on; null for none. `now` in epoch milliseconds: a pause ends by itself. */
export function usePause(now: number): RoomPause | null {
  const pause = useRoom().data?.pause ?? null
  return pause !== null && Date.parse(pause.until) > now ? pause : null
}

/** Changes run one after the other: who presses on, off, on quickly ends with on. */
export const useChangeRoom = groupMutation({
  run: (groupId, body: RoomChange) => call(roomApi.change, { params: { groupId }, body }),
  touches: ['room'],
  queue: 'room',
})

export const usePauseRoom = groupMutation({
  run: (groupId) => call(roomApi.pause, { params: { groupId } }),
  touches: ['room'],
  meta: {
    get success() {
      return deliveryWords().isPaused
    },
  },
})

export const useResumeRoom = groupMutation({
  run: (groupId) => call(roomApi.resume, { params: { groupId } }),
  touches: ['room'],
  meta: {
    get success() {
      return deliveryWords().pauseIsOver
    },
  },
})
