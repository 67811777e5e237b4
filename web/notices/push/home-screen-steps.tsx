import { Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { deviceWord } from './support.ts'

/** On an iPhone or iPad only what stands on the home screen may show notices. */
export function HomeScreenSteps() {
  const device = deviceWord(navigator) === 'phone' ? 'iPhone' : 'iPad'
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-2">
        On an {device}, notices come when Sunporch stands on the home screen. It takes a minute:
      </p>
      <ol className="mt-4 grid gap-3">
        <Step number={1}>
          Press <Share size={18} aria-hidden className="inline align-[-3px]" /> <strong>Share</strong> in
          Safari’s bar.
        </Step>
        <Step number={2}>
          Choose <SquarePlus size={18} aria-hidden className="inline align-[-3px]" />{' '}
          <strong>Add to Home Screen</strong>, then <strong>Add</strong>.
        </Step>
        <Step number={3}>
          Open Sunporch from the home screen, sign in, and come back to <strong>Settings</strong>, Notices.
        </Step>
      </ol>
      <p className="mt-4 text-sm text-ink-2">
        This needs iOS 16.4 or newer: Settings, General, About says which one it is.
      </p>
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
