import { useEffect, useState } from 'react'
import { askBeforeSignOut } from '../../platform/app/sign-out.ts'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { answerOr, forgetPerson, listKept } from './kept/kept-store.ts'
import { closeBatch, openBatches } from './open/open-batches.ts'

const SignOutQuestion = lazyComponent(() =>
  import('./kept/sign-out-question.tsx').then((question) => question.SignOutQuestion),
)

/** Asks before a sign-out what becomes of pictures that were not sent yet. */
export function AskUnsent({ personId }: { personId: string }) {
  const question = useSignOutQuestion(personId)
  return question && <SignOutQuestion {...question} />
}

type Asked = { count: number; onAnswer: (isLeaving: boolean) => void }

/** Pictures leave the browser with the person: the next one at it must not find them. */
function useSignOutQuestion(personId: string): Asked | null {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const count = await countUnsent(personId)
        if (count === 0) return async () => {}
        const isLeaving = await new Promise<boolean>((onAnswer) => setAsked({ count, onAnswer }))
        setAsked(null)
        return isLeaving ? () => discardAll(personId) : null
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
