import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useBeginForOther } from '../../identity/other-person.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { askBeforeSignOut } from '../../platform/app/sign-out.ts'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { Retries } from './batch/retries.ts'
import { answerOr, forgetPerson, listKept } from './kept/kept-store.ts'
import { hasLines } from './kept/said-by-line.ts'
import { closeBatch, openBatches, useOpenBatches } from './open/open-batches.ts'
import { resumeKept } from './resume-kept.ts'

const UnsentLines = lazyComponent(() => import('./unsent-lines.tsx').then((lines) => lines.UnsentLines), {
  isQuiet: true,
})
const SignOutQuestion = lazyComponent(() =>
  import('./kept/sign-out-question.tsx').then((question) => question.SignOutQuestion),
)

/** Goes on with pictures that were chosen before the page was left, and asks what becomes of them at a sign-out. */
export function KeptUploads() {
  const { id: personId } = useUser()
  const [path] = useLocation()
  const { batches } = useOpenBatches()
  const question = useSignOutQuestion(personId)
  useBeginForOther()
  useResume(personId)
  return (
    <>
      {batches.length > 0 && hasLines(path) && <UnsentLines />}
      {question && <SignOutQuestion {...question} />}
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

type Asked = { count: number; onAnswer: (isLeaving: boolean) => void }

/** Pictures leave the browser with the person: the next one at it must not find them. */
function useSignOutQuestion(personId: string): Asked | null {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const count = await countUnsent(personId)
        if (count === 0) return true
        const isLeaving = await new Promise<boolean>((onAnswer) => setAsked({ count, onAnswer }))
        setAsked(null)
        if (isLeaving) await discardAll(personId)
        return isLeaving
      }),
    [personId],
  )
  return asked
}

async function countUnsent(personId: string): Promise<number> {
  const kept = await answerOr(listKept(personId), [])
  const ids = new Set(kept.map(({ id }) => id))
  for (const { batch } of openBatches().batches)
    for (const { id, step } of batch.state().items) if (step !== 'complete') ids.add(id)
  return ids.size
}

async function discardAll(personId: string): Promise<void> {
  for (const open of openBatches().batches) closeBatch(open)
  await answerOr(forgetPerson(personId), undefined)
}
