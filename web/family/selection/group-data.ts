import { type MutationMeta, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { LiveTopic } from '#contract/live.ts'
import { groupKey, groupsKey } from './group-keys.ts'
import { requireGroupId, useSelection } from './selected-group.tsx'

/** One of the chosen group's lists; nothing is asked for while no group is chosen. */
export function useGroupQuery<Data>(topic: LiveTopic, read: (groupId: string) => Promise<Data>) {
  const { group } = useSelection()
  return useQuery({
    queryKey: groupKey(group?.id ?? null, topic),
    queryFn: () => read(requireGroupId(group)),
    enabled: group !== null,
  })
}

type GroupMutation<Input, Output> = {
  run: (groupId: string, input: Input) => Promise<Output>
  /** The lists of the group that it changes, besides the activity. */
  touches: LiveTopic[]
  meta?: MutationMeta
  onSuccess?: (output: Output, input: Input) => void
}

/** A change in the chosen group; fails with the specification's sentence when there is none. */
export function useGroupMutation<Input, Output>({
  run,
  touches,
  meta,
  onSuccess,
}: GroupMutation<Input, Output>) {
  const { group } = useSelection()
  const refresh = useRefresh()
  const oneAtATime = useOneAtATime<Output>()
  return useMutation({
    mutationKey: groupKey(group?.id ?? null, touches[0] ?? 'group'),
    mutationFn: async (input: Input) => oneAtATime(input, () => run(requireGroupId(group), input)),
    ...(meta && { meta }),
    onSuccess: (output, input) => onSuccess?.(output, input),
    onSettled: () => refresh(...touches, 'activity'),
  })
}

/** A second click, before the first one's answer, is the same change. */
function useOneAtATime<Output>() {
  const running = useRef(new Map<string, Promise<Output>>())
  return (input: unknown, start: () => Promise<Output>): Promise<Output> => {
    const key = JSON.stringify(input) ?? ''
    const twin = running.current.get(key)
    if (twin) return twin
    const promise = start().finally(() => running.current.delete(key))
    running.current.set(key, promise)
    return promise
  }
}

/** Reads lists of the chosen group again. */
export function useRefresh() {
  const client = useQueryClient()
  const { group } = useSelection()
  return (...topics: LiveTopic[]) =>
    Promise.all(
      topics.map((topic) =>
        topic === 'group'
          ? client.invalidateQueries({ queryKey: groupsKey, exact: true })
          : client.invalidateQueries({ queryKey: groupKey(group?.id ?? null, topic) }),
      ),
    )
}
