import { useContext, useEffect, useState } from 'react'
import type { AnswerKind } from '#contract/delivery/delivery-fields.ts'
import { canBeTakenBack, takenBackWithin } from '#contract/delivery/taken-back.ts'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { getsThroughWithin, IsOnline } from '../../connection/is-online.ts'
import { hasPendingAnswer, sendReport } from '../../connection/outbox.ts'
import { useWords } from '../../language/use-words.ts'
import type { Words } from '../../language/words.ts'
import { serverNow } from '../../time/server-clock.ts'
import type { ItemSceneProps } from '../scene.ts'
import { firstName } from '../words/first-name.ts'

/** Milliseconds that a confirmation is shown. */
const confirmedFor = 6500

export type Answers = {
  /** `new` for as long as a press takes it back. */
  stateOf: (kind: AnswerKind) => 'none' | 'new' | 'given'
  /** `saysSo`: the button said that a press takes the answer back. */
  press: (kind: AnswerKind, saysSo: boolean) => void
  /** What became of the newest press, for a while; else null. */
  confirmation: string | null
}

/** What the words and the answers at the foot of a scene are about. */
export type FootProps = Pick<ItemSceneProps, 'item' | 'view' | 'isInReach'> & { answers: Answers }

/** `item` is the one that was pressed: a newer one knows of the press. `at`: when the answer was given; null without one. */
type Press = { item: ScreenItem; kind: AnswerKind; at: string | null }

/** The loved one's answers to an item, as they are given and taken back here. */
export function useAnswers(item: ScreenItem, { rests }: ScreenView): Answers {
  const words = useWords()
  const [presses, setPresses] = useState<Press[]>([])
  const [newest, setNewest] = useState<Press | null>(null)
  const [isLate, setLate] = useState(false)
  const isOnline = useContext(IsOnline)
  useEffect(() => {
    setLate(false)
    if (!newest) return
    const timers = [
      setTimeout(setLate, getsThroughWithin, true),
      setTimeout(() => setNewest(null), confirmedFor),
    ]
    return () => timers.forEach(clearTimeout)
  }, [newest])

  function timesOf(kind: AnswerKind): string[] {
    const press = presses.find((press) => press.item === item && press.kind === kind)
    if (press) return press.at === null ? [] : [press.at]
    return item.answers.flatMap((answer) => (answer.kind === kind ? answer.at : []))
  }

  return {
    stateOf(kind) {
      const times = timesOf(kind)
      if (times.length === 0) return 'none'
      return times.some((at) => Date.parse(at) > serverNow() - takenBackWithin) ? 'new' : 'given'
    },
    press(kind, saysSo) {
      const now = serverNow()
      const times = timesOf(kind)
      const given = times.map((at) => ({ kind, at }))
      const isTakenBack = saysSo && canBeTakenBack(given, kind, now)
      const isNew = times.length === 0
      const at = isTakenBack ? null : isNew ? new Date(now).toISOString() : (times[0] ?? null)
      const press = { item, kind, at }
      setNewest(press)
      if (!isNew && !isTakenBack) return
      setPresses((before) => [...before.filter((other) => other.item === item && other.kind !== kind), press])
      sendReport({ type: 'answer', deliveryId: item.deliveryId, kind, ...(isTakenBack && { isTakenBack }) })
    },
    // In memory it would not be true.
    confirmation:
      rests || !newest
        ? null
        : confirmationOf(newest, (!isOnline || isLate) && hasPendingAnswer(item.deliveryId), words),
  }
}

function confirmationOf({ kind, at, item: { sender } }: Press, isWaiting: boolean, words: Words): string {
  const name = sender && firstName(sender.name)
  if (at === null) return words.isTakenBack
  if (isWaiting) return words.seenLater(name)
  return kind === 'heart' ? words.heartSeen(name) : words.thanksSeen(name)
}
