import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { LiveTopic } from '#contract/family/live-topics.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { groupParams } from '#contract/platform/fields.ts'
import { call } from '../../platform/server/api.ts'
import { type ServerMutation, useServerMutation } from '../../platform/server/mutation.ts'
import { takeFirstList } from './first-list.ts'
import { groupKey, groupsKey } from './group-keys.ts'
import { requireGroupId, useSelection } from './selected-group.tsx'

/** A list that others can change, or one of the person's own, which only they change. */
type GroupList = LiveTopic | 'api-tokens' | 'upload-keys' | 'webhooks'

type ListCall<Response extends z.ZodMiniType> = Endpoint<typeof groupParams, z.ZodMiniType, null, Response>

type FirstList<Data> = {
  /** The query string of the call that `read` makes, such as "?days=62". */
  search?: string
  /** Keeps a list that came with the page, as `read` does with one that it reads. */
  keepFirst?: (groupId: string, list: Data) => Data
}

/** One of the chosen group's lists. Nothing is fetched while no group is chosen, nor what came with the page. */
export function useGroupQuery<Data>(
  topic: GroupList,
  read: (groupId: string) => Promise<Data>,
  { search = '', keepFirst = (_groupId, list) => list }: FirstList<Data> = {},
) {
  const { group } = useSelection()
  return useQuery({
    queryKey: groupKey(group?.id ?? null, topic),
    queryFn: () => read(requireGroupId(group)),
    enabled: group !== null,
    initialData: () => {
      const list = takeFirstList<Data>(group?.id, topic + search)
      return group && list !== undefined ? keepFirst(group.id, list) : undefined
    },
  })
}

type GroupMutation<Input, Output> = Pick<ServerMutation<Input, Output>, 'meta' | 'onSuccess' | 'queue'> & {
  run: (groupId: string, input: Input) => Promise<Output>
  /** The lists of the group that it changes, besides the activity. Without it no list is read again. */
  touches?: GroupList[]
}

/** A change in the chosen group. Fails with a sentence for the person when no group is chosen. */
export function useGroupMutation<Input = void, Output = unknown>({
  run,
  touches,
  ...more
}: GroupMutation<Input, Output>) {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useServerMutation<Input, Output>({
    ...more,
    run: async (input) => run(requireGroupId(group), input),
    ...(touches && {
      key: groupKey(group?.id ?? null, touches[0] ?? 'group'),
      refresh: () => refresh(...touches, 'activity'),
    }),
  })
}

/** Makes the hook of a list that its call reads with the group alone: see `useGroupQuery`. */
/* @__NO_SIDE_EFFECTS__ */
export function groupQuery<Response extends z.ZodMiniType>(topic: GroupList, list: ListCall<Response>) {
  return () => useGroupQuery(topic, (groupId) => call(list, { params: { groupId } }))
}

/** Makes the hook of a change that needs nothing else: see `useGroupMutation`. */
/* @__NO_SIDE_EFFECTS__ */
export function groupMutation<Input = void, Output = unknown>(given: GroupMutation<Input, Output>) {
  return () => useGroupMutation(given)
}

/** Reads lists of the chosen group again. */
export function useRefresh() {
  const client = useQueryClient()
  const { group } = useSelection()
  return (...topics: GroupList[]) =>
    Promise.all(
      topics.map((topic) =>
        topic === 'group'
          ? client.invalidateQueries({ queryKey: groupsKey, exact: true })
          : client.invalidateQueries({ queryKey: groupKey(group?.id ?? null, topic) }),
      ),
    )
}
