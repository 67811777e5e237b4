import type * as z from 'zod/mini'
import {
  type KnownPerson,
  type KnownPersonChange,
  type NewKnownPerson,
  peopleApi,
  peopleLimits,
} from '#contract/photos/people.ts'
import { useRoom } from '../delivery/room.queries.ts'
import { groupQuery, useGroupMutation } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { peopleWords } from './people-words.ts'

export const usePeople = groupQuery('people', peopleApi.list)

/** The language of the loved one: relations are said in it. */
export function useRoomLanguage() {
  return useRoom().data?.language ?? 'en'
}

/** Adds a person, and says that they are on the photos. */
export function useAddPerson(photoIds: string[]) {
  return useGroupMutation({
    run: async (groupId, body: z.input<typeof NewKnownPerson>) => {
      const person = await call(peopleApi.add, { params: { groupId }, body })
      await setTags(groupId, { personId: person.id, photoIds, isOn: true })
      return person
    },
    touches: photoIds.length > 0 ? ['people', 'photos'] : ['people'],
  })
}

export function useUpdatePerson(personId: string) {
  return useGroupMutation({
    run: (groupId, body: KnownPersonChange) =>
      call(peopleApi.update, { params: { groupId, personId }, body }),
    touches: ['people', 'photos'],
  })
}

export function useRemovePerson() {
  const restore = useGroupMutation({
    run: (groupId, personId: string) => call(peopleApi.restore, { params: { groupId, personId } }),
    touches: ['people', 'photos'],
  })
  return useGroupMutation({
    run: (groupId, { id }: KnownPerson) => call(peopleApi.remove, { params: { groupId, personId: id } }),
    touches: ['people', 'photos'],
    onSuccess: ({ id }, { name }) =>
      showToast({
        title: peopleWords().removed(name),
        description: peopleWords().namedNoMore,
        action: { label: peopleWords().undo, run: () => restore.mutate(id) },
      }),
  })
}

/** Who a member is to the loved one. */
export function useSetRelation(memberId: string) {
  return useGroupMutation({
    run: (groupId, body: { relation: string | null }) =>
      call(peopleApi.setRelation, { params: { groupId, memberId }, body }),
    touches: ['people', 'photos'],
  })
}

export type Tags = { personId: string; photoIds: string[]; isOn: boolean }

/** Says whether a person is on photos. Presses count in their order. */
export function useSetTags() {
  return useGroupMutation({ run: setTags, touches: ['photos', 'people'], queue: 'tags' })
}

async function setTags(groupId: string, { personId, photoIds, isOn }: Tags): Promise<void> {
  for (let from = 0; from < photoIds.length; from += peopleLimits.photos) {
    const body = { photoIds: photoIds.slice(from, from + peopleLimits.photos), isOn }
    await call(peopleApi.tagSeveral, { params: { groupId, personId }, body })
  }
}
