import { useEffect, useState } from 'react'
import type { AnswerKind } from '#contract/delivery/delivery-fields.ts'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { sendReport } from '../../connection/outbox.ts'
import { useWords } from '../../language/use-words.ts'
import type { Words } from '../../language/words.ts'
import type { ItemSceneProps } from '../scene.ts'
import { firstName } from '../words/first-name.ts'

/** Milliseconds that a confirmation is shown. */
const confirmedFor = 6500

export type Answers = {
  isGiven: (kind: AnswerKind) => boolean
  give: (kind: AnswerKind) => void
  /** What became of the newest answer, for a while; else null. */
  confirmation: string | null
}

/** What the words and the answers at the foot of a scene are about. */
export type FootProps = Pick<ItemSceneProps, 'item' | 'view' | 'isInReach'> & { answers: Answers }

/** The loved one's answers to an item, as they are given here. */
export function useAnswers(item: ScreenItem, { rests }: ScreenView): Answers {
  const words = useWords()
  const [given, setGiven] = useState<AnswerKind[]>([])
  const [newest, setNewest] = useState<{ kind: AnswerKind } | null>(null)
  useEffect(() => {
    if (!newest) return
    const timer = setTimeout(() => setNewest(null), confirmedFor)
    return () => clearTimeout(timer)
  }, [newest])
  return {
    isGiven: (kind) => given.includes(kind) || item.answers.some((answer) => answer.kind === kind),
    give: (kind) => {
      setGiven((before) => [...before, kind])
      setNewest({ kind })
      sendReport({ type: 'answer', deliveryId: item.deliveryId, kind })
    },
    // In memory it would not be true.
    confirmation: rests ? null : newest && confirmationOf(newest.kind, item, words),
  }
}

function confirmationOf(kind: AnswerKind, { sender }: ScreenItem, words: Words): string {
  const name = sender && firstName(sender.name)
  return kind === 'heart' ? words.heartSeen(name) : words.thanksSeen(name)
}
