import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { choicesApi } from '#contract/notices/choices.ts'
import { noticeMailApi } from '#contract/notices/mail.ts'
import { takeFirstList } from '../../family/selection/first-list.ts'
import { noticesKey } from '../../family/selection/group-keys.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { choicesWords } from './choices-words.ts'

export type Choices = z.infer<typeof choicesApi.read.response>
export type ChoicesChange = z.input<typeof choicesApi.change.body>

const choicesKey = (groupId: string) => [...noticesKey, 'choices', groupId]

export function useChoices(groupId: string) {
  return useQuery({
    queryKey: choicesKey(groupId),
    queryFn: () => call(choicesApi.read, { params: { groupId } }),
    initialData: () => takeFirstList<Choices>(groupId, 'notice-choices'),
  })
}

/**
 * Shows a choice at once and saves it. If that fails, it goes back and a toast says so. Several in a row are saved in
 * their order, and the last one reads again what the server has.
 */
export function useChoose(groupId: string): (change: ChoicesChange) => void {
  const client = useQueryClient()
  const queryKey = choicesKey(groupId)
  const { mutate } = useServerMutation({
    run: (body: ChoicesChange) => call(choicesApi.change, { params: { groupId }, body }),
    key: queryKey,
    queue: 'notice-choices',
    refresh: async () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) await client.invalidateQueries({ queryKey })
    },
  })
  return (change) => {
    client.setQueryData<Choices>(queryKey, (before) => before && withChange(before, change))
    mutate(change)
  }
}

function withChange(before: Choices, { times, ...change }: ChoicesChange): Choices {
  return { ...before, ...defined(change), times: { ...before.times, ...(times && defined(times)) } }
}

function defined<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

/** Mails go to the address again that has refused one. */
export function useTryMailAgain() {
  const client = useQueryClient()
  return useServerMutation({
    run: () => call(noticeMailApi.tryAgain),
    meta: {
      success: choicesWords().mailsAgain,
    },
    refresh: () => client.invalidateQueries({ queryKey: [...noticesKey, 'choices'] }),
  })
}
