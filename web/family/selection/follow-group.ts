import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/identity/identity.ts'
import { livePath } from '#contract/platform/live.ts'
import { userKey } from '../../identity/identity.queries.ts'
import type { follow } from '../../platform/live/live.ts'
import { firstMark, forgetFirstAnswers } from '../../platform/server/first-view.ts'
import { isChanging } from '../../platform/server/mutation.ts'
import { groupKey, groupsKey, noticesKey } from './group-keys.ts'

/** Reads the group's data again whenever the server reports a change. */
export function useFollowGroup(groupId: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!groupId) return
    const readEverything = () => {
      forgetFirstAnswers()
      readAgain(client, { queryKey: [groupsKey[0], groupId] })
      readAgain(client, { queryKey: groupsKey, exact: true })
      readAgain(client, { queryKey: noticesKey })
    }
    const readChanged = (told: string[]) => {
      // The state of the room follows from which devices are in contact.
      const changed = told.map((topic) => (topic === 'contact' ? 'room' : topic))
      // The calendars are read with the visits.
      const lists = changed.flatMap((topic) => (topic === 'visits' ? ['visits', 'calendars'] : topic))
      // The group decides what a page shows: a list that nobody has taken until now may be old.
      const all = changed.includes('group')
      forgetFirstAnswers(
        (address) => all || lists.some((list) => address.startsWith(groupKey(groupId, list).join('/'))),
      )
      // A call stands above every page before anybody is told of it.
      if (changed.some((topic) => topic === 'notices' || topic === 'answers'))
        readAgain(client, { queryKey: noticesKey })
      // The person may have confirmed the address on another device.
      const user = client.getQueryData<User | null>(userKey)
      if (changed.includes('notices') && (user?.mustConfirmEmail || !user?.email))
        readAgain(client, { queryKey: userKey })
      for (const topic of changed) {
        const queryKey = topic === 'group' ? groupsKey : groupKey(groupId, topic)
        // Our own mutation reads the list again when it is answered; doing so earlier would make the list flicker.
        // A read that has begun already may be older than this change.
        const isOurs = isChanging(groupKey(groupId, topic))
        const willRefetch = isOurs && client.isFetching({ queryKey }) === 0
        if (!willRefetch) readAgain(client, { queryKey, exact: topic === 'group' })
      }
    }
    return followLater(livePath(groupId), firstMark(), {
      onChange: readChanged,
      onOpen: (changed) => (changed ? readChanged(changed) : readEverything()),
      onRefuse() {
        readAgain(client, { queryKey: groupsKey, exact: true })
        readAgain(client, { queryKey: userKey })
      },
    })
  }, [client, groupId])
}

/** Milliseconds until the code is asked for again that could not be fetched. */
const retryAfter = 4000

/** Follows once the code for it has come. No page needs it to be shown, and what changes meanwhile is told. */
function followLater(...given: Parameters<typeof follow>): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  async function begin() {
    while (!isOver && !stop) {
      const code = await import('../../platform/live/live.ts').catch(() => null)
      if (isOver) return
      if (code) stop = code.follow(...given)
      else await new Promise((resolve) => setTimeout(resolve, retryAfter))
    }
  }
  void begin()
  return () => {
    isOver = true
    stop?.()
  }
}

/** Also reads again what is being fetched for the first time: that may have been read before the change. */
function readAgain(client: QueryClient, which: { queryKey: QueryKey; exact?: boolean }): void {
  const firstFetches = client
    .getQueryCache()
    .findAll({ ...which, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void client.invalidateQueries(which)
  for (const { promise, queryKey } of firstFetches) {
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => {},
    )
  }
}
