import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { type FamilyGroup, groupsApi } from '#contract/family/groups.ts'
import type { User } from '#contract/identity/identity.ts'
import { useGroups } from '../family/groups/groups.queries.ts'
import { SelectedGroup } from '../family/selection/selected-group.tsx'
import { SignedInUser } from '../identity/signed-in-user.tsx'
import { makeQueryClient } from '../platform/cache/query-client.ts'
import { dismissToast, useToasts } from '../platform/toast-store.ts'
import { Toaster } from '../platform/toaster.tsx'
import { Tooltips } from '../platform/ui/dialog/tooltips.tsx'
import { FakeServer } from './fake-server.ts'
import { emma, hartleys } from './given.ts'

/** Of the test that runs. */
export let server = new FakeServer()
let cleanups: (() => void)[] = []

type RenderOptions = { user?: User; group?: Partial<FamilyGroup>; path?: string }

/** Shows a card or a page as the frame of the app does: to a signed-in person in a group, with the toasts. */
export function render(shown: ReactNode, { user = emma, group = {}, path = '/' }: RenderOptions = {}): void {
  const here = location.href
  history.replaceState(null, '', path)
  vi.stubGlobal('fetch', server.fetch)
  server.answer(groupsApi.listGroups, [{ ...hartleys, ...group }])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <QueryClientProvider client={makeQueryClient()}>
      <SignedInUser user={user}>
        <InGroup>{shown}</InGroup>
      </SignedInUser>
      <Toaster />
      <ForgetToasts />
    </QueryClientProvider>,
  )
  cleanups.push(() => {
    root.unmount()
    container.remove()
    history.replaceState(null, '', here)
  })
}

function InGroup({ children }: { children: ReactNode }) {
  const groups = useGroups()
  return (
    groups.data && (
      <SelectedGroup groups={groups.data}>
        <Tooltips>{children}</Tooltips>
      </SelectedGroup>
    )
  )
}

/** A toast of one test is none of the next one. */
function ForgetToasts() {
  const toasts = useToasts()
  const shown = useRef(toasts)
  shown.current = toasts
  useEffect(() => {
    return () => {
      for (const { id } of shown.current) dismissToast(id)
    }
  }, [])
  return null
}

/** After each test. Fails one in which the server was asked or made to answer something wrong. */
export function cleanUp(): void {
  for (const cleanup of cleanups) cleanup()
  cleanups = []
  vi.unstubAllGlobals()
  localStorage.clear()
  // The modules of the page live on: they hear that all is gone as they would of another tab.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  const { problems } = server
  server = new FakeServer()
  expect(problems).toEqual([])
}

// A notification stays while the mouse is on it: on a busy machine a test may look at it after its five seconds.
new MutationObserver(() => {
  const toast = document.querySelector('[data-swipe-direction]')
  setTimeout(() => toast?.closest('[role="region"]')?.dispatchEvent(new PointerEvent('pointermove')), 50)
}).observe(document, { subtree: true, childList: true })
