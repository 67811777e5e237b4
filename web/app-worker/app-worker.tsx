import { useEffect, useState } from 'react'
import { useGroups } from '../family/groups/groups.queries.ts'
import { PushCompanion } from '../notices/push/push-companion.tsx'
import { mayHaveWorker, registerAppWorker } from '../platform/app/register-app-worker.ts'
import { askForRelease, followReleases } from './new-release.ts'

/** Installs the app's service worker, quietly, and follows what it says. */
export function AppWorker() {
  // The groups are read again when the live stream was broken, as it is when a server starts in a new release.
  const { dataUpdatedAt } = useGroups()
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null)
  useEffect(() => {
    if (!mayHaveWorker()) return
    // Without storage or permission for it nothing opens offline and no notice comes, and all else works.
    const end = whenIdle(() => void registerAppWorker().then(setRegistration, () => {}))
    const endFollowing = followReleases()
    return () => {
      end()
      endFollowing()
    }
  }, [])
  useEffect(() => {
    if (mayHaveWorker() && dataUpdatedAt > 0) askForRelease()
  }, [dataUpdatedAt])
  return mayHaveWorker() && <PushCompanion registration={registration} />
}

/** When the page has what it shows. Safari knows no idle time. Returns the function that calls it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 10_000 })
  return () => cancelIdleCallback(asked)
}
