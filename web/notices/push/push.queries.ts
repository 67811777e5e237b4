import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type PushBrowser, pushApi } from '#contract/notices/push.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { pushWords } from './push-words.ts'
import { findBrowser, removeFromServer } from './subscription.ts'
import { readSupport, type Support } from './support.ts'
import { onChangeElsewhere, PushFailure, readEndpoint, switchOff, switchOn } from './this-browser.ts'

const pushKey = ['/api/push'] as const
const hereKey = ['push', 'this browser'] as const

type Here = { support: Support; permission: NotificationPermission | null; endpoint: string | null }

/** How this browser stands, and the person's browsers; undefined until that is known. */
export function usePush() {
  const client = useQueryClient()
  const server = useQuery({
    queryKey: pushKey,
    queryFn: () => call(pushApi.list),
    refetchOnMount: 'always',
  })
  const here = useQuery({ queryKey: hereKey, queryFn: readHere, refetchOnMount: 'always' })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const readAgain = () => {
      void client.invalidateQueries({ queryKey: pushKey })
      void client.invalidateQueries({ queryKey: hereKey })
    }
    // The person comes back from the browser's settings, or another tab has changed something.
    document.addEventListener('visibilitychange', () => document.hidden || readAgain(), { signal })
    const endListening = onChangeElsewhere(readAgain)
    navigator.permissions?.query({ name: 'notifications' }).then(
      (status) => status.addEventListener('change', readAgain, { signal }),
      () => {},
    )
    return () => {
      ending.abort()
      endListening()
    }
  }, [client])
  const browsers = server.data?.browsers
  const own = findBrowser(browsers ?? [], here.data?.endpoint ?? null)
  const others = browsers?.filter((browser) => browser !== own) ?? []
  return { server, here: here.data, own, others }
}

/** Switches notices on here. The failure is shown by the caller: see `failureOf`. */
export function useSwitchOn() {
  const { id } = useUser()
  return useServerMutation({ run: () => switchOn(id), meta: { isQuiet: true }, refresh: useRefresh() })
}

export function useSwitchOff() {
  return useServerMutation({
    run: (browser: PushBrowser) => switchOff(browser),
    meta: { success: pushWords().isOff },
    refresh: useRefresh(),
  })
}

export function useRemoveBrowser() {
  return useServerMutation({
    run: (browserId: string) => removeFromServer(browserId),
    meta: { success: pushWords().removed },
    refresh: useRefresh(),
  })
}

export function useTestPush() {
  return useServerMutation({
    run: (browserId: string) => call(pushApi.test, { params: { browserId } }),
    meta: { isQuiet: true },
    refresh: useRefresh(),
  })
}

/** The sentence of a failed `useSwitchOn`; null without one. */
export function failureOf(error: unknown): string | null {
  if (error === null) return null
  return error instanceof PushFailure ? error.message : pushWords().failed
}

function useRefresh() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([pushKey, hereKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

async function readHere(): Promise<Here> {
  const support = readSupport()
  if (support !== 'possible') return { support, permission: null, endpoint: null }
  return { support, permission: Notification.permission, endpoint: await readEndpoint().catch(() => null) }
}
