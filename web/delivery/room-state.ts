import { useQueryClient } from '@tanstack/react-query'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { type Room, roomApi } from '#contract/room/room.ts'
import { roomState } from '#contract/room/state.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/server/api.ts'
import { nearTimeThere } from '../platform/time-there.ts'
import { deliveryWords } from './delivery-words.ts'
import { useRoom } from './room.queries.ts'
import { type Said, sentAnd, whatItWaitsFor, whereItIs } from './sent-text.ts'

/** The state of the group's room, and how it is said to the reader. `now` in epoch milliseconds. */
function saidOf(group: FamilyGroup, room: Room, now: number): Said {
  const { timeZone, lovedOneName } = group
  const pausedUntil = room.pause && Date.parse(room.pause.until)
  const facts = { isInMemory: isInMemory(group), pausedUntil, timeZone, devices: room.devices }
  const time = (at: number) => nearTimeThere(at, now, timeZone)
  return { state: roomState(facts, now), facts, lovedOneName, time }
}

/** What a delivery waits for that no device has shown; null where only the device can say. */
export function useWaitingText(now: number): string | null {
  const { group } = useSelection()
  const room = useRoom().data
  return group && room ? whatItWaitsFor(saidOf(group, room, now)) : null
}

/** Says where something is that was just sent; to the selected group, or to the given one. */
export function useWhereItIs(to?: FamilyGroup): (options?: { count: number }) => Promise<string> {
  const read = useReadRoom(to)
  return async (options) => {
    const said = await read()
    return said ? whereItIs(said, options) : deliveryWords().sent.whenItCan
  }
}

/** The specification's sentence, and where it is when that leaves something open. `to` as above. */
export function useSentAnd(to?: FamilyGroup): (sentence: string) => Promise<string> {
  const read = useReadRoom(to)
  return async (sentence) => {
    const said = await read()
    return said ? sentAnd(sentence, said) : sentence
  }
}

/** The room as it is: read anew where it has changed since a page showed it. Null when it cannot be read. */
function useReadRoom(to?: FamilyGroup): () => Promise<Said | null> {
  const client = useQueryClient()
  const { group: selected, groups } = useSelection()
  const group = to ? (groups.find(({ id }) => id === to.id) ?? to) : selected
  return async () => {
    if (!group) return null
    const room = await client
      .fetchQuery({
        queryKey: groupKey(group.id, 'room'),
        queryFn: () => call(roomApi.read, { params: { groupId: group.id } }),
      })
      .catch(() => null)
    return room && saidOf(group, room, Date.now())
  }
}
