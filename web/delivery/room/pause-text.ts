import type { RoomPause } from '#contract/room/room.ts'
import { deliveryWords } from '../delivery-words.ts'

/** "Rose has paused the screen until tomorrow 8:00 AM". */
export function pausedText(pause: RoomPause, lovedOne: string, endText: string): string {
  const who = pause.by?.kind === 'person' ? pause.by.name : lovedOne
  return deliveryWords().pausedUntil({ who, end: endText })
}
