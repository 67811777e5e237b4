import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useBeginForOther } from '../../identity/other-person.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { AskUnsent } from './ask-unsent.tsx'
import { Retries } from './batch/retries.ts'
import { hasLines } from './kept/said-by-line.ts'
import { openBatches, useOpenBatches } from './open/open-batches.ts'
import { resumeKept } from './resume-kept.ts'

// In one file with what every page loads.
export { AskUnsent }

const UnsentLines = lazyComponent(() => import('./unsent-lines.tsx').then((lines) => lines.UnsentLines), {
  isQuiet: true,
})
const OtherPersonQuestion = lazyComponent(() =>
  import('../../identity/other-person-question.tsx').then((question) => question.OtherPersonQuestion),
)

/** Goes on with pictures that were chosen before the page was left, and asks what becomes of them at a sign-out. */
export function KeptUploads() {
  const { id: personId } = useUser()
  const [path] = useLocation()
  const { batches } = useOpenBatches()
  const isOther = useBeginForOther(freezeAll)
  useResume(personId)
  return (
    <>
      {batches.length > 0 && hasLines(path) && <UnsentLines />}
      <AskUnsent personId={personId} />
      {isOther && <OtherPersonQuestion />}
    </>
  )
}

function useResume(personId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const resume = () => {
      if (document.visibilityState !== 'visible') return
      void resumeKept({ personId, client, onUnreached: () => retries.plan() })
    }
    const retries = new Retries(resume)
    resume()
    addEventListener('online', resume)
    document.addEventListener('visibilitychange', resume)
    return () => {
      retries.stop()
      removeEventListener('online', resume)
      document.removeEventListener('visibilitychange', resume)
    }
  }, [personId, client])
}

function freezeAll(): void {
  for (const { batch } of openBatches().batches) batch.freeze()
}
