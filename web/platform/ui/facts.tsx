import type { ReactNode } from 'react'
import { frameWords } from '../frame/frame-words.ts'

/** A list of names and values; "Not set" for a missing value. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd dir="auto" className="break-words">
            {value ?? <span className="text-ink-2">{frameWords().notSet}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
