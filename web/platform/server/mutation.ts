import {
  hashKey,
  type MutationKey,
  type MutationMeta,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { forgetFirstAnswers } from './first-view.ts'

export type ServerMutation<Input, Output> = {
  run: (input: Input) => Promise<Output>
  /** The toasts; without `failure` the server's own sentence is shown. */
  meta?: MutationMeta
  onSuccess?: (output: Output, input: Input) => unknown
  /** Reads again what was changed, also after a failure. The mutation stays pending until this is done. */
  refresh?: () => Promise<unknown>
  key?: MutationKey
  /** Calls with this name run one after the other, in the order in which they were made. */
  queue?: string
}

/**
 * The one way to change something on the server. A second call with an equal input, while the first is under
 * way (a double click), sends nothing and gets the first one's answer. For a change in the chosen group use
 * `useGroupMutation` (family/selection/group-data.ts), which adds the group and reads its lists again.
 */
export function useServerMutation<Input = void, Output = unknown>({
  run,
  meta,
  onSuccess,
  refresh,
  key,
  queue,
}: ServerMutation<Input, Output>): UseMutationResult<Output, Error, Input> {
  const oncePerInput = useOncePerInput<Output>()
  return useMutation({
    mutationFn(input: Input) {
      // What came with the page is older than the change.
      forgetFirstAnswers()
      return oncePerInput([key, input], () => counted(key, run(input)))
    },
    ...(key && { mutationKey: key }),
    ...(meta && { meta }),
    ...(queue && { scope: { id: queue } }),
    onSuccess: (output, input) => onSuccess?.(output, input),
    onSettled: () => refresh?.(),
  })
}

/** How many calls of each key the server has not answered yet. */
const unanswered = new Map<string, number>()

/**
 * Whether a change of this key is on its way to the server. Once it is answered its lists are read again. TanStack's
 * `isMutating` lasts longer: until all of them have been read.
 */
export function isChanging(key: MutationKey): boolean {
  return (unanswered.get(hashKey(key)) ?? 0) > 0
}

function counted<Output>(key: MutationKey | undefined, call: Promise<Output>): Promise<Output> {
  if (!key) return call
  const name = hashKey(key)
  const add = (count: number) => unanswered.set(name, (unanswered.get(name) ?? 0) + count)
  add(1)
  return call.finally(() => add(-1))
}

/** Inputs are compared as JSON, together with the key, which names the group. */
function useOncePerInput<Output>() {
  const running = useRef(new Map<string, Promise<Output>>())
  return (input: unknown, start: () => Promise<Output>): Promise<Output> => {
    const key = JSON.stringify(input) ?? ''
    const earlier = running.current.get(key)
    if (earlier) return earlier
    const promise = start().finally(() => running.current.delete(key))
    running.current.set(key, promise)
    return promise
  }
}
