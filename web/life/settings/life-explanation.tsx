import { linked } from '../../platform/words/linked.tsx'
import { lifeWords } from './life-words.ts'

const stressed = { strong: (text: string) => <strong className="text-ink">{text}</strong> }

type LifeExplanationProps = {
  /** Only the folded part, because it is on already. */
  isShort: boolean
  lovedOne: string | null
  /** An Echo is linked. */
  hasEcho: boolean
}

/** In plain words: what it does, what it does not, what is kept, and that the loved one is told. */
export function LifeExplanation({ isShort, ...points }: LifeExplanationProps) {
  return (
    <>
      {!isShort && (
        <div className="mt-2 max-w-prose">
          <WhatItDoes />
        </div>
      )}
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">
          {isShort ? lifeWords().whatItDoes : lifeWords().whatIsSeen}
        </summary>
        <div className="mt-2 grid max-w-prose gap-3">
          {isShort && <WhatItDoes />}
          <Points {...points} />
        </div>
      </details>
    </>
  )
}

function WhatItDoes() {
  return (
    <div className="grid gap-3 text-ink-2">
      <p>{lifeWords().doesText}</p>
      <p>{linked(lifeWords().quietMorning, stressed)}</p>
    </div>
  )
}

function Points({ lovedOne, hasEcho }: Omit<LifeExplanationProps, 'isShort'>) {
  const words = lifeWords()
  return (
    <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
      <li>{linked(words.noCamera, stressed)}</li>
      {hasEcho && <li>{linked(words.noSignOnEcho, stressed)}</li>}
      <li>{words.noPower}</li>
      <li>{words.kept}</li>
      <li>{words.isTold(lovedOne)}</li>
    </ul>
  )
}
