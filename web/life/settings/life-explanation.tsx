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
          {isShort ? 'What it does, and what it does not' : 'What is seen and kept'}
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
      <p>
        You choose an hour. If nobody has touched, answered or asked a screen or an Echo by then, the screen
        asks “All well?”, and one tap is enough. Without an answer the people you choose are told, one after
        the other, until somebody looks after it.
      </p>
      <p>
        <strong className="text-ink">It is no emergency service and cannot replace one.</strong> It notices a
        quiet morning, not a fall.
      </p>
    </div>
  )
}

function Points({ lovedOne, hasEcho }: Omit<LifeExplanationProps, 'isShort'>) {
  const name = lovedOne ?? 'Your loved one'
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
      <li>
        <strong className="text-ink">No camera, no microphone, no movement.</strong> Only whether a device was
        used; a visitor's touch counts, too.
      </li>
      {hasEcho && (
        <li>
          <strong className="text-ink">“Alexa, open sun porch” alone is no sign.</strong> A routine can open
          it by the clock. On an Echo a touch, an answer, or a word after the opening counts.
        </li>
      )}
      <li>
        A screen without power or network gives no sign. You are told then that the screen is away, and that
        we cannot know.
      </li>
      <li>Only which days had a sign is kept, for 30 days.</li>
      <li>
        {name} is told about it on the screen, can read it there again at any time, and can ask you to stop.
      </li>
    </ul>
  )
}
