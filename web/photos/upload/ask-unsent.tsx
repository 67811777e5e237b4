import { useEffect, useState } from 'react'
import { countRecordings } from '../../platform/app/kept-recordings.ts'
import { askBeforeSignOut } from '../../platform/app/sign-out.ts'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { answerOr, forgetPerson, listKept } from './kept/kept-store.ts'
import type { Unsent } from './kept/sign-out-question.tsx'
import { closeBatch, openBatches } from './open/open-batches.ts'

const SignOutQuestion = lazyComponent(() =>
  import('./kept/sign-out-question.tsx').then((question) => question.SignOutQuestion),
)

/** Asks before a sign-out what becomes of pictures and recordings that were not sent yet. */
export function AskUnsent({ personId }: { personId: string }) {
  const question = useSignOutQuestion(personId)
  return question && <SignOutQuestion {...question} />
}

type Asked = Unsent & { onAnswer: (isLeaving: boolean) => void }

/** They leave the browser with the person: the next one at it must not find them. */
function useSignOutQuestion(personId: string): Asked | null {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const unsent = await findUnsent(personId)
        if (unsent.pictures + unsent.recordings === 0) return async () => {}
        const isLeaving = await new Promise<boolean>((onAnswer) => setAsked({ ...unsent, onAnswer }))
        setAsked(null)
        return isLeaving ? () => discardAll(personId) : null
      }),
    [personId],
  )
  return asked
}

async function findUnsent(personId: string): Promise<Unsent> {
  const [kept, recordings] = await Promise.all([
    answerOr(listKept(personId), []),
    answerOr(countRecordings(personId), 0),
  ])
  const ids = new Set(kept.map(({ id }) => id))
  for (const { batch } of openBatches().batches)
    for (const { id, step } of batch.state().items) if (step !== 'complete') ids.add(id)
  return { pictures: ids.size, recordings }
}

async function discardAll(personId: string): Promise<void> {
  for (const open of openBatches().batches) closeBatch(open)
  await answerOr(forgetPerson(personId), undefined)
}
