import type { ComponentPropsWithRef } from 'react'
import { identityWords } from '../identity-words.ts'

/** Asks what a change of the password, or signing out everywhere, leaves alone. */
export function KeepKeys(attributes: ComponentPropsWithRef<'input'>) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line p-3">
      <input type="checkbox" {...attributes} className="mt-1 size-5 shrink-0 accent-pine" />
      <span className="min-w-0">
        <span className="block font-semibold">{identityWords().keepKeys}</span>
        <span className="block text-sm text-ink-2">{identityWords().keepKeysHint}</span>
      </span>
    </label>
  )
}
