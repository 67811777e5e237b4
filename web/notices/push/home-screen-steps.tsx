import { Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { linked } from '../../platform/words/linked.tsx'
import { pushWords } from './push-words.ts'
import { deviceWord } from './support.ts'

/** What stands in the sentences of the steps: words of the browser's menus, and its icons. */
const shown = {
  strong: (text: string) => <strong>{text}</strong>,
  share: () => <Share size={18} aria-hidden className="inline align-[-3px]" />,
  add: () => <SquarePlus size={18} aria-hidden className="inline align-[-3px]" />,
}

/** On an iPhone or iPad only what stands on the home screen may show notices. */
export function HomeScreenSteps() {
  const words = pushWords()
  const device = deviceWord(navigator) === 'phone' ? 'iPhone' : 'iPad'
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-2">{words.homeScreen(device)}</p>
      <ol className="mt-4 grid gap-3">
        <Step number={1}>{linked(words.steps.share, shown)}</Step>
        <Step number={2}>{linked(words.steps.add, shown)}</Step>
        <Step number={3}>{linked(words.steps.open, shown)}</Step>
      </ol>
      <p className="mt-4 text-sm text-ink-2">{words.needsIos}</p>
    </>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-pine-soft font-semibold text-pine"
      >
        {number}
      </span>
      <p className="min-w-0 pt-0.5">{children}</p>
    </li>
  )
}
